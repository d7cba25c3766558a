import { toEventSelector } from "viem";
import { indexesEveryWallet } from "../chain/capabilities.ts";
import { easAbi } from "../chain/eas-reader.ts";
import { ChainError, isChainError } from "../chain/errors.ts";
import type { BlockLog, LogQuery } from "../chain/types.ts";
import type { Address } from "../core/chains.ts";
import { easDeployment } from "../core/eas-deployments.ts";
import { groupBy } from "../core/group-by.ts";
import {
  type AttestationBlock,
  type AttestationEvent,
  applyAttestationEvents,
  duePending,
  easOf,
  finalizeAttestations,
  type PendingAttestation,
  postponePending,
  removePending,
} from "../domains/attestations/index.ts";
import { lockScores, markLateVouches, markWholeHistory, rescore, type SourceBlock } from "../domains/scores/index.ts";
import { attestedEvent, type ContractReads, readContents, readEvent, readLoggedEvents } from "./attestations.ts";
import { type ChainLeader, type FollowOptions, leaderTransaction } from "./chain-leader.ts";

/** Longest time for reading pending attestations again, milliseconds. */
const LONGEST_MS = 10_000;

/** The events of pending attestations by UID; null for one whose contents no node can return. */
type ReadEvents = ReadonlyMap<string, AttestationEvent | null>;
type Eas = NonNullable<ReturnType<typeof easOf>>;

/**
 * Retries pending attestations that are due. Those that the node knows now count as if they had been read with their block; the others
 * wait longer. A fault of the source stops nothing else.
 */
export async function retryAttestations(options: FollowOptions): Promise<void> {
  const { leader, log } = options;
  const { sql, chain } = leader;
  const eas = easOf(chain);
  if (!eas) return;
  const pending = await duePending(sql, { chainId: chain.id, now: leader.now() });
  if (pending.length === 0) return;
  const read = await readAgain(options, eas, pending);
  const known = pending.filter(({ uid }) => read.has(uid));
  const waiting = pending.filter(({ uid }) => !read.has(uid));
  await leaderTransaction(leader, async () => {
    await postponePending(sql, { chainId: chain.id, pending: waiting, now: leader.now() });
    if (known.length > 0) await writeKnown(leader, eas, { known, read });
  });
  log.info({ chainId: chain.id, read: known.length, waiting: waiting.length }, "read pending attestations again");
}

/** Those still unknown are missing. */
async function readAgain(
  { leader, source, log, signal }: FollowOptions,
  { contract }: Eas,
  pending: readonly PendingAttestation[],
): Promise<ReadEvents> {
  const { chain } = leader;
  const reads: ContractReads = { chain, client: source, signal, schemas: new Map() };
  try {
    const uids = pending.map(({ uid }) => uid);
    const contents = await readContents(reads, { contract, uids, longestMs: LONGEST_MS });
    return new Map(
      pending.flatMap((one) => {
        const found = contents.get(one.uid);
        if (found === "unknown") return [];
        return [[one.uid, found ? attestedEvent(reads, one, found) : null] as const];
      }),
    );
  } catch (error) {
    if (!isChainError(error)) throw error;
    log.warn({ chainId: chain.id, code: error.code }, error.message);
    return new Map();
  }
}

/**
 * Stores attestations that were read and still wait, with their later revocations, makes final ones final, and scores their subjects;
 * returns these. Those up to the block `silentTo` are final at once.
 */
export async function writeKnown(
  writer: EventWriter,
  eas: Eas,
  { known, read, silentTo }: { known: readonly PendingAttestation[]; read: ReadEvents; silentTo?: number },
): Promise<string[]> {
  const { sql, chain } = writer;
  await lockScores(sql);
  const removed = await removePending(
    sql,
    chain.id,
    known.map(({ uid }) => uid),
  );
  const waiting = known.filter(({ uid }) => removed.has(uid));
  const attested = waiting.map((one) => ({ source: one.source, events: [read.get(one.uid) ?? []].flat() }));
  const revoked = waiting.flatMap(({ uid, revocation }) =>
    revocation ? [{ source: revocation.source, events: [{ ...revocation, uid, kind: "revoked" as const }] }] : [],
  );
  return storeEvents(writer, eas, [...attested, ...revoked], silentTo);
}

/** Who stores events of earlier blocks: a chain's leader, or a backfill that has locked the cursor. */
type EventWriter = Pick<ChainLeader, "sql" | "chain" | "settings" | "now"> & {
  cursor: Pick<ChainLeader["cursor"], "newest" | "finalized">;
};

/**
 * Stores events of blocks that were indexed before, and scores the subjects that they concern; returns these. Those up to the block
 * `silentTo` are final at once: nobody is notified of what is old.
 */
export async function storeEvents(
  writer: EventWriter,
  eas: Eas,
  blocks: readonly AttestationBlock[],
  silentTo?: number,
): Promise<string[]> {
  const { sql, chain, settings, cursor } = writer;
  const now = writer.now();
  await lockScores(sql);
  const trackedOnly = chain.wallets === "tracked";
  const times = blocks.map(({ source: block }) => block.time);
  await markLateVouches(sql, times, now);
  const touched = await applyAttestationEvents(sql, { eas, blocks, trackedOnly, now, finalTo: silentTo });
  await finalizeAttestations(sql, { chainId: chain.id, finalized: cursor.finalized, now });
  const source: SourceBlock | null = cursor.newest && { chainId: chain.id, ...cursor.newest };
  const wallets = [...new Set([...touched.values()].flat())];
  const trigger = { cause: "attestation", source } as const;
  const since = new Date(times.reduce((a, b) => Math.min(a, b), now.getTime() / 1_000) * 1_000);
  return rescore(sql, settings, { wallets, chain: chain.id, trigger, since, now });
}

const eventTopics = [toEventSelector(easAbi[0]), toEventSelector(easAbi[1]), toEventSelector(easAbi[2])];

/** Wallets whose logs one request asks for. */
const TOGETHER = 200;
/** Turns begin for so long between two reads of the head, milliseconds. */
const BUDGET_MS = 1_000;
/** Blocks of a turn at first, at least and at most; a turn that takes long makes the next one smaller. */
const BLOCKS = { first: 2_000, least: 1_000, most: 200_000 };
const TURN_MS = { short: 1_000, long: 5_000, longest: 30_000 };
/** Logs that a turn stores: of more, those of the newest blocks. */
const MOST_LOGS = 1_000;
/** Wait after a turn that failed, milliseconds. */
const POSTPONED_MS = 60_000;

const sizes = new WeakMap<ChainLeader, number>();

/** Wallets whose earlier attestations are read together, and in which blocks. */
interface Turn {
  wallets: readonly string[];
  from: number;
  to: number;
}

/**
 * Reads attestations about and by tracked wallets, and their revocations, that following did not read: from the newest indexed block down
 * to EAS's first. Wallets have turns, the one that waited longest first; one range is read for all that need it. A turn is stored in one
 * transaction with how far it came. A fault of the source postpones its wallets and stops nothing else.
 */
export async function readEarlierAttestations(options: FollowOptions): Promise<void> {
  const { leader, log } = options;
  const startedAt = performance.now();
  while (performance.now() - startedAt < BUDGET_MS && !options.signal.aborted) {
    const turn = await nextTurn(leader);
    if (!turn) return;
    const turnAt = performance.now();
    const limited = AbortSignal.any([options.signal, AbortSignal.timeout(TURN_MS.longest)]);
    try {
      await takeTurn({ ...options, signal: limited }, turn);
    } catch (error) {
      if (options.signal.aborted || !(isChainError(error) || error === limited.reason)) throw error;
      log.warn({ chainId: leader.chain.id, err: error, ...turn }, "earlier attestations could not be read; they wait");
      await postpone(leader, turn);
    }
    const ms = performance.now() - turnAt;
    const size = sizes.get(leader) ?? BLOCKS.first;
    if (ms < TURN_MS.short) sizes.set(leader, Math.min(size * 2, BLOCKS.most));
    if (ms > TURN_MS.long) sizes.set(leader, Math.max(Math.floor(size / 4), BLOCKS.least));
  }
}

/** The next wallets and blocks; null if everything is read, or waits after a fault. */
async function nextTurn(leader: ChainLeader): Promise<Turn | null> {
  const { sql, chain, cursor } = leader;
  const eas = easDeployment(chain);
  if (!eas || !cursor.newest) return null;
  const isWhole = indexesEveryWallet(chain) && chain.startBlock <= eas.firstBlock;
  if (isWhole || cursor.newest.number < eas.firstBlock) return null;
  const followed = indexesEveryWallet(chain) ? "$3::bigint" : "coalesce(to_block + 1, $3::bigint)";
  await sql.query(
    `update tracked_wallet set attest_due = 'infinity'
     where chain_id = $1 and attest_due <= now() and least(attested_from, ${followed}) <= greatest($2::bigint, attested_to + 1)`,
    [chain.id, eas.firstBlock, chain.startBlock],
  );
  // A later block may have revoked what is not known: also what was followed since is read.
  const start = "coalesce(attested_from, $2::bigint)";
  const { rows } = await sql.query<{ address: string; position: number; listed: number }>(
    `select address, ${start} as position, coalesce(attested_to, -1) as listed from tracked_wallet
     where chain_id = $1 and attest_due <= now() order by attest_due, address limit 1`,
    [chain.id, cursor.newest.number + 1],
  );
  const [first] = rows;
  if (!first) return null;
  const to = first.position - 1;
  // An explorer's logs showed what is below.
  const from = Math.max(eas.firstBlock, first.listed + 1, to - (sizes.get(leader) ?? BLOCKS.first) + 1);
  const { rows: together } = await sql.query<{ address: string }>(
    `select address from tracked_wallet
     where chain_id = $1 and attest_due < 'infinity' and ${start} > $3::bigint and ${start} <= $4::bigint + 1
     order by address = $5 desc, attest_due, address limit ${TOGETHER}`,
    [chain.id, cursor.newest.number + 1, from, to, first.address],
  );
  return { wallets: together.map(({ address }) => address), from, to };
}

async function takeTurn({ leader, source, signal }: FollowOptions, turn: Turn): Promise<void> {
  const { chain, sql } = leader;
  const eas = easOf(chain);
  if (!eas) return;
  const reads = { chain, client: source, signal, schemas: new Map(), hasFailed: false };
  const { logs, from } = newestOf(await readLogs(reads, eas.contract, turn), turn.from);
  const blocks = await readBlocks(reads, source, eas.contract, logs);
  await leaderTransaction(leader, async () => {
    const subjects = blocks.length === 0 ? [] : await storeEvents(leader, eas, blocks, leader.cursor.finalized);
    await markWholeHistory(sql, { subjects, chainId: chain.id }, leader.now());
    await sql.query(
      `update tracked_wallet set attested_from = $3::bigint,
         attest_due = case when $3::bigint <= greatest($4::bigint, attested_to + 1) then 'infinity' else now() end
       where chain_id = $1 and address = any($2::text[])`,
      [chain.id, turn.wallets, from, easDeployment(chain)?.firstBlock ?? 0],
    );
  });
}

type Reads = Parameters<typeof readLoggedEvents>[0];

/** The logs about and by the wallets, each once. */
async function readLogs(
  reads: Reads & { client: FollowOptions["source"] },
  contract: Address,
  turn: Turn,
): Promise<BlockLog[]> {
  const topics = turn.wallets.map((wallet) => `0x${wallet.slice(2).padStart(64, "0")}`);
  const queries: LogQuery[] = [[topics], [null, topics]].map((parties) => ({
    address: contract,
    topics: [eventTopics, ...parties],
  }));
  const found = new Map<string, BlockLog>();
  for (const query of queries) {
    const logs = await reads.client.logs(query, turn.from, turn.to, reads.signal, turn.to - turn.from + 1);
    for (const log of logs) found.set(`${log.blockNumber}/${log.logIndex}`, log);
  }
  return [...found.values()];
}

/** At most as many logs as a turn stores, of whole blocks, and the first block that they cover. */
function newestOf(logs: readonly BlockLog[], from: number): { logs: readonly BlockLog[]; from: number } {
  const sorted = [...logs].sort((a, b) => b.blockNumber - a.blockNumber);
  const beyond = sorted[MOST_LOGS];
  if (!beyond) return { logs, from };
  // A block with more than that is read as a whole.
  const newest = sorted[0]?.blockNumber ?? from;
  const first = Math.min(beyond.blockNumber + 1, newest);
  return { logs: logs.filter(({ blockNumber }) => blockNumber >= first), from: first };
}

/** The events of these logs, with their blocks and senders, in the order of the chain. */
async function readBlocks(
  reads: Reads,
  source: FollowOptions["source"],
  contract: Address,
  logs: readonly BlockLog[],
): Promise<AttestationBlock[]> {
  const byBlock = [...groupBy(logs, (log) => log.blockNumber)].sort(([a], [b]) => a - b);
  const senders = new Map<string, Promise<string>>();
  const senderOf = (log: BlockLog): Promise<string> => {
    const known = senders.get(log.txHash) ?? source.sender(log, reads.signal);
    senders.set(log.txHash, known);
    return known;
  };
  const found = await Promise.all(
    logs.map(async (log) => {
      const place = { block: log.blockNumber, txHash: log.txHash, sender: await senderOf(log) };
      return readEvent(contract, place, log);
    }),
  );
  const events = await readLoggedEvents(reads, contract, found.flat());
  return Promise.all(
    byBlock.map(async ([number, [first]]) => {
      const header = await source.header(number, reads.signal);
      if (!header || header.hash !== first?.blockHash) {
        throw new ChainError("INCONSISTENT", `A log is of another block ${number} than the chain's`);
      }
      const { hash, time } = header;
      return { source: { chainId: reads.chain.id, number, hash, time }, events: events.get(number) ?? [] };
    }),
  );
}

async function postpone({ sql, chain }: ChainLeader, { wallets }: Turn): Promise<void> {
  await sql.query(
    `update tracked_wallet set attest_due = now() + $3 * interval '1 millisecond'
     where chain_id = $1 and address = any($2::text[])`,
    [chain.id, wallets, POSTPONED_MS],
  );
}
