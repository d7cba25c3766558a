import { isChainError } from "../chain/errors.ts";
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
import { lockScores, markLateVouches, rescore, type SourceBlock } from "../domains/scores/index.ts";
import { attestedEvent, type ContractReads, readContents } from "./attestations.ts";
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
