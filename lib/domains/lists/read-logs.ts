import { isChainError } from "../../chain/errors.ts";
import type { LogQuery, LogsAhead } from "../../chain/types.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import {
  attestationTopics,
  type Change,
  type ReadChanges,
  readAttested,
  readTransfers,
  readVotes,
  type TokenStandard,
  transferTopics,
  voteTopics,
} from "./source-changes.ts";
import { isOver, type OnChain, type Reading, refused } from "./source-reading.ts";
import type { SourceState } from "./stored-list.ts";
import { storeChanges } from "./stored-source.ts";

/** Blocks of one request at most. */
const MOST_BLOCKS = 100_000;
/** An answer with fewer logs asks for more blocks next. */
const FEW_LOGS = 2_000;
/** Logs of one list. */
const MOST_LOGS = 5_000_000;
/** Balances of one list, those of nothing too, and those that are in memory. */
const MOST_BALANCES = 2_000_000;
const BALANCES_AT_ONCE = 75_000;

/** Reads logs until the turn is over or all are read, and stores what they say. Returns how far that is; null: somebody ended the list. */
export async function readLogs(ctx: Context, reading: Reading): Promise<SourceState | null> {
  let { state } = reading;
  let turn = reading;
  let changes = new Map<string, Change>();
  // What was read is stored while more comes, and never unless all before it is.
  let storing: Promise<SourceState | null> = Promise.resolve(state);
  const store = async (): Promise<boolean> => {
    const before = await storing;
    if (!before) return false;
    state = withBalances(state, before);
    storing = storeChanges(ctx.pg, { id: reading.id, changes: [...changes.values()], state, before });
    storing.catch(() => {}); // It is thrown where it is awaited.
    changes = new Map();
    return true;
  };
  let ahead = askLogs(turn, state);
  try {
    while (ahead) {
      state = applyLogs(reading, state, await ahead, changes);
      const next = isOver(turn) ? await turn.further() : turn;
      turn = { ...turn, ...next };
      ahead = next && askLogs(turn, state);
      ahead?.catch(() => {});
      if ((changes.size >= BALANCES_AT_ONCE || !ahead) && !(await store())) return null;
    }
    return await storing;
  } catch (error) {
    // What was read until then is paid for. A node that fails is asked for less.
    const left = reading.block.number + 1 - (state.logs?.next ?? 0);
    if (isChainError(error)) state = withBlocks(state, (blocks) => Math.max(1, Math.ceil(Math.min(blocks, left) / 4)));
    if (!(await store()) || !(await storing)) return null;
    throw error;
  }
}

function withBalances(state: SourceState, { logs }: SourceState): SourceState {
  return state.logs && logs ? { ...state, logs: { ...state.logs, balances: logs.balances } } : state;
}

function withBlocks(state: SourceState, change: (blocks: number) => number): SourceState {
  return state.logs ? { ...state, logs: { ...state.logs, atOnce: change(state.logs.atOnce) } } : state;
}

/** The next logs; null if all are read. */
function askLogs(reading: Reading, state: SourceState): Promise<LogsAhead> | null {
  const { block, client, spend, signal } = reading;
  const { logs } = state;
  if (!logs || logs.next > block.number) return null;
  const to = Math.min(block.number, logs.next + logs.atOnce - 1);
  return client.logsAhead(queryOf(reading, state), logs.next, to, { signal, before: () => spend(1) });
}

function queryOf({ source }: Reading, { contract, standard }: SourceState): LogQuery {
  if (!contract) throw new Error("logs are read of a contract");
  const pad = (value: string) => `0x${value.replace(/^0x/, "").padStart(64, "0")}`;
  if (source.kind === "attested") {
    const issuer = source.issuer === undefined ? null : pad(source.issuer);
    return { address: contract, topics: [attestationTopics, null, issuer, source.schema] };
  }
  if (source.kind !== "holders") return { address: contract, topics: [voteTopics] };
  const one =
    standard === "erc721" && source.tokenId !== undefined ? [null, null, pad(BigInt(source.tokenId).toString(16))] : [];
  return { address: contract, topics: [transferTopics[standard ?? "erc20"], ...one] };
}

/** Adds what logs say to the changes. Throws for logs of no known shape, and for too many. */
function applyLogs(
  { source }: Reading,
  state: SourceState,
  { logs: found, to, asked }: LogsAhead,
  changes: Map<string, Change>,
): SourceState {
  const { logs } = state;
  if (!logs) throw new Error("logs have a first block");
  const [first] = found;
  // Old collections name no standard; their ids are indexed.
  const shown = source.kind === "holders" && first ? (first.topics.length === 4 ? "erc721" : "erc20") : null;
  const standard = state.standard ?? shown;
  if (standard === "erc20" && source.kind === "holders" && source.tokenId !== undefined) {
    throw refused(`${checksum(source.token)} is an ERC-20: it has no token ids.`);
  }
  const read = readerOf(source, standard);
  for (const log of found) {
    const own = read(log);
    if (!own)
      throw refused(
        `${checksum(log.address)} has logs of no known shape (block ${log.blockNumber}), so that they say nothing.`,
      );
    for (const change of own) {
      const key = change.tokenId === 0n ? change.holder : `${change.holder} ${change.tokenId}`;
      const known = changes.get(key);
      if (known) known.units += change.units;
      else changes.set(key, change);
    }
  }
  const count = logs.count + found.length;
  if (count > MOST_LOGS)
    throw refused(`It has more than ${MOST_LOGS.toLocaleString("en")} logs, which one list reads at most.`);
  if (logs.balances > MOST_BALANCES) {
    throw refused(`It has more than ${MOST_BALANCES.toLocaleString("en")} balances, which one list keeps at most.`);
  }
  const { failing: _, ...others } = state;
  const next = { ...others, standard, logs: { ...logs, next: to + 1, count } };
  if (asked > 1) return withBlocks(next, () => to - logs.next + 1);
  return found.length < FEW_LOGS ? withBlocks(next, (blocks) => Math.min(MOST_BLOCKS, blocks * 2)) : next;
}

function readerOf(source: OnChain, standard: TokenStandard | null): ReadChanges {
  switch (source.kind) {
    case "holders":
      return readTransfers(standard ?? "erc20", source.tokenId === undefined ? null : BigInt(source.tokenId));
    case "voters":
      return readVotes(BigInt(source.proposalId));
    default:
      return readAttested;
  }
}
