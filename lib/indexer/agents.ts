import { type AgentRegistries, readAgentLogs } from "../chain/agent-logs.ts";
import { ChainError, isChainError } from "../chain/errors.ts";
import type { BlockLog, ChainBlock } from "../chain/types.ts";
import { LAST_TIME } from "../core/chain-states.ts";
import type { ChainConfig } from "../core/chains.ts";
import { groupBy } from "../core/group-by.ts";
import {
  type AgentBlock,
  type AgentEvent,
  beginAgentSource,
  moveAgentSource,
  readAgentSource,
  storeAgentEvents,
} from "../domains/agents/index.ts";
import { type ChainLeader, type FollowOptions, leaderTransaction } from "./chain-leader.ts";

/** Turns begin for so long between two reads of the head, milliseconds. */
const BUDGET_MS = 1_000;
/** Blocks of a turn at first, at least and at most; a turn that takes long makes the next one smaller. */
const BLOCKS = { first: 2_000, least: 100, most: 100_000 };
const TURN_MS = { short: 1_000, long: 5_000, longest: 30_000 };
/** Logs that a turn stores: of more, those of its first blocks. */
const MOST_LOGS = 1_000;
/** Wait after a turn that failed, milliseconds. */
const POSTPONED_MS = 60_000;

/**
 * How many blocks a leader's next turn reads, and when it is due, milliseconds of `performance.now()`. `isDense`: a node, or what a turn
 * stores, has cut a turn, so that longer ones would download the rest again and again.
 */
const pace = new WeakMap<ChainLeader, { blocks: number; isDense: boolean; dueAt: number }>();

/** The events of the registries of agents in a block. */
export function readAgentEvents({ contracts: { agents } }: ChainConfig, block: ChainBlock): AgentEvent[] {
  if (!agents) return [];
  return block.transactions
    .filter((transaction) => transaction.success)
    .flatMap(({ hash, logs }) => readAgentLogs(agents, logs).map((log) => ({ ...log, txHash: hash })));
}

/** Notes from which block on events come with the blocks, as soon as a leader follows the chain with these settings. */
export async function beginAgents(leader: ChainLeader): Promise<void> {
  const { sql, chain, cursor } = leader;
  const next = cursor.newest ? cursor.newest.number + 1 : chain.startBlock;
  const registries = chain.contracts.agents;
  await leaderTransaction(leader, () => beginAgentSource(sql, { chainId: chain.id, registries, next }));
}

/** Stores the events of blocks, in the transaction that writes them. */
export async function writeAgents({ sql, chain }: ChainLeader, blocks: readonly AgentBlock[]): Promise<void> {
  if (chain.contracts.agents) await storeAgentEvents(sql, chain.id, blocks);
}

/**
 * Reads by their logs the events of final blocks that were followed without the registries, or before `startBlock`. A turn is stored in one
 * transaction with how far it came. A fault of the source postpones the next turn and stops nothing else.
 */
export async function readEarlierAgents(options: FollowOptions): Promise<void> {
  const { leader, log } = options;
  const registries = leader.chain.contracts.agents;
  const startedAt = performance.now();
  while (registries && performance.now() - startedAt < BUDGET_MS && !options.signal.aborted) {
    const { blocks, isDense, dueAt } = pace.get(leader) ?? { blocks: BLOCKS.first, isDense: false, dueAt: 0 };
    const range = dueAt > performance.now() ? null : await nextRange(leader, registries, blocks);
    if (!range) return;
    const turnAt = performance.now();
    const limited = AbortSignal.any([options.signal, AbortSignal.timeout(TURN_MS.longest)]);
    try {
      const to = await takeTurn({ ...options, signal: limited }, registries, range);
      const next = nextBlocks(
        { blocks, isDense, ms: performance.now() - turnAt, read: to - range.from + 1 },
        to < range.to,
      );
      pace.set(leader, { ...next, dueAt: 0 });
    } catch (error) {
      if (options.signal.aborted || !(isChainError(error) || error === limited.reason)) throw error;
      log.warn(
        { chainId: leader.chain.id, err: error, ...range },
        "earlier events of agents could not be read; they wait",
      );
      pace.set(leader, { blocks: fewer(blocks), isDense, dueAt: performance.now() + POSTPONED_MS });
    }
  }
}

const fewer = (blocks: number) => Math.min(blocks, Math.max(BLOCKS.least, Math.floor(blocks / 4)));

function nextBlocks(turn: { blocks: number; isDense: boolean; ms: number; read: number }, isCut: boolean) {
  const { blocks, isDense, ms, read } = turn;
  if (isCut) return { blocks: read, isDense: true };
  const more = Math.min(BLOCKS.most, Math.ceil(blocks * (isDense ? 1.25 : 2)));
  return { blocks: ms < TURN_MS.short ? more : ms > TURN_MS.long ? fewer(blocks) : blocks, isDense };
}

interface Range {
  from: number;
  to: number;
}

/** The next blocks below those that are followed; null if all that are final were read. */
async function nextRange(leader: ChainLeader, registries: AgentRegistries, blocks: number): Promise<Range | null> {
  const { sql, chain, cursor } = leader;
  const source = await readAgentSource(sql, { chainId: chain.id, registries });
  if (!source) return null;
  const from = source.readTo + 1;
  const to = Math.min(source.followedFrom - 1, cursor.finalized, from + blocks - 1);
  return from <= to ? { from, to } : null;
}

/** Returns the last block that was read. */
async function takeTurn({ leader, source, signal }: FollowOptions, registries: AgentRegistries, { from, to }: Range) {
  const { sql, chain } = leader;
  const identity = await source.logsAhead({ address: registries.identity }, from, to, { signal });
  const reputation = await source.logsAhead({ address: registries.reputation }, from, identity.to, { signal });
  const read = firstOf(
    [...identity.logs, ...reputation.logs].filter(({ blockNumber }) => blockNumber <= reputation.to),
    reputation.to,
  );
  const blocks = await readBlocks({ source, signal }, registries, read.logs);
  await leaderTransaction(leader, async () => {
    await storeAgentEvents(sql, chain.id, blocks);
    await moveAgentSource(sql, { chainId: chain.id, readTo: read.to });
  });
  return read.to;
}

/** At most as many logs as a turn stores, of whole blocks, in order, and the last block that they cover. */
function firstOf(logs: readonly BlockLog[], to: number): { logs: readonly BlockLog[]; to: number } {
  const sorted = [...logs].sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex);
  const beyond = sorted[MOST_LOGS];
  if (!beyond) return { logs: sorted, to };
  // A block with more than that is read as a whole.
  const last = Math.max(beyond.blockNumber - 1, sorted[0]?.blockNumber ?? to);
  return { logs: sorted.filter(({ blockNumber }) => blockNumber <= last), to: last };
}

/** The events of these logs, with the times of their blocks. */
function readBlocks(
  { source, signal }: Pick<FollowOptions, "source" | "signal">,
  registries: AgentRegistries,
  logs: readonly BlockLog[],
): Promise<AgentBlock[]> {
  return Promise.all(
    [...groupBy(logs, ({ blockNumber }) => blockNumber)].map(async ([number, own]) => {
      const header = await source.header(number, signal);
      if (!header || own.some(({ blockHash }) => blockHash !== header.hash)) {
        throw new ChainError("INCONSISTENT", `A log is of another block ${number} than the chain's`);
      }
      const agents = [...groupBy(own, ({ txHash }) => txHash)].flatMap(([txHash, of]) =>
        readAgentLogs(registries, of).map((log) => ({ ...log, txHash })),
      );
      return { number, time: Math.min(header.time, LAST_TIME), agents };
    }),
  );
}
