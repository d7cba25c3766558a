import { type Hex, toEventSelector, zeroAddress, zeroHash } from "viem";
import { type AttestationContents, createEasReader, easAbi } from "../chain/eas-reader.ts";
import { isChainError } from "../chain/errors.ts";
import { topicAddress } from "../chain/log-words.ts";
import type { BlockHeader, ChainBlock, ChainClient, ChainLog } from "../chain/types.ts";
import type { Address, ChainConfig } from "../core/chains.ts";
import {
  type AttestationEvent,
  applyAttestationEvents,
  easOf,
  finalizeAttestations,
  revertAttestations,
  type SchemaRecord,
} from "../domains/attestations/index.ts";
import { lockScores, markLateVouches, markStaleWeights } from "../domains/scores/index.ts";
import { DAY, dayOf } from "../engine/index.ts";
import type { ChainLeader } from "./chain-leader.ts";

const attested = toEventSelector(easAbi[0]);
const revoked = toEventSelector(easAbi[1]);
const revokedOffchain = toEventSelector(easAbi[2]);

/** Longest time for reading what the attestations of a slice of blocks contain, milliseconds. Reading them again has more. */
const LONGEST_MS = 5_000;

/** Reads attestations from the node that returns the blocks. */
export interface ContractReads {
  chain: ChainConfig;
  client: Pick<ChainClient, "request">;
  signal: AbortSignal;
  /** The client takes single calls alone. */
  oneByOne?: boolean;
  /** By UID: a schema never changes. */
  schemas: Map<Hex, SchemaRecord>;
}

/** An event of the EAS contract in its block. */
interface LoggedEvent {
  block: number;
  uid: Hex;
  txHash: Hex;
  logIndex: number;
  kind: AttestationEvent["kind"];
  subject: Address;
  issuer: Address;
  /** Who sent the transaction. */
  sender: Address;
}

/**
 * The EAS events of these blocks, by block number. An event names an attestation, whose contents and schema are read from the
 * contracts. It is `unread` if the node does not return them: it does not answer calls in time, it is behind its own head, or the
 * chain reorganised in between. Attestations whose contents no node can return are omitted. No fault of the node is thrown, and after
 * the first one `reads` asks no more.
 */
export async function readAttestations(
  reads: ContractReads & { hasFailed: boolean },
  blocks: readonly ChainBlock[],
): Promise<Map<number, AttestationEvent[]>> {
  const eas = easOf(reads.chain);
  if (!eas) return new Map();
  const found = blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash, from, logs }) =>
      logs.flatMap((log) => readEvent(eas.contract, { block: block.number, txHash: hash, sender: from }, log)),
    ),
  );
  return readLoggedEvents(reads, eas.contract, found);
}

/** What logged events refer to, by block number, in the order of the chain. */
export async function readLoggedEvents(
  reads: ContractReads & { hasFailed: boolean },
  contract: Address,
  found: readonly LoggedEvent[],
): Promise<Map<number, AttestationEvent[]>> {
  const events = new Map<number, AttestationEvent[]>();
  const uids = found.filter(({ kind }) => kind === "attested").map(({ uid }) => uid);
  const contents = await readIfAnswered(reads, contract, uids);
  for (const one of found) {
    const list = events.get(one.block) ?? [];
    events.set(one.block, list);
    list.push(...eventOf(reads, one, contents.get(one.uid)));
  }
  for (const list of events.values()) list.sort((a, b) => a.logIndex - b.logIndex);
  return events;
}

/** A logged event with what it refers to; empty for an attestation whose contents no node can return. */
function eventOf(
  reads: Pick<ContractReads, "schemas">,
  { block: _, kind, ...place }: LoggedEvent,
  contents: AttestationContents | "unknown" | undefined,
): AttestationEvent[] {
  if (kind === "revoked") return [{ ...place, kind }];
  if (kind === "revokedOffchain") return [{ ...place, kind }];
  if (contents === "unknown") return [{ ...place, kind: "unread" }];
  return contents ? [attestedEvent(reads, place, contents)] : [];
}

/** What `readContents` returns; all are `unknown` if the node failed, now or before. */
async function readIfAnswered(
  reads: ContractReads & { hasFailed: boolean },
  contract: Address,
  uids: readonly Hex[],
): Promise<Map<Hex, AttestationContents | "unknown">> {
  try {
    if (!reads.hasFailed) return await readContents(reads, { contract, uids, longestMs: LONGEST_MS });
  } catch (error) {
    reads.signal.throwIfAborted();
    if (!isChainError(error)) throw error;
    reads.hasFailed = true;
  }
  return new Map(uids.map((uid) => [uid, "unknown"]));
}

/** The event of an attestation whose contents, and schema if it has one, were read. */
export function attestedEvent(
  { schemas }: Pick<ContractReads, "schemas">,
  place: Omit<LoggedEvent, "block" | "kind" | "sender"> & Partial<Pick<LoggedEvent, "sender">>,
  { schema, data, time, expirationTime, revocable, refUID }: AttestationContents,
): AttestationEvent {
  const { uid, txHash, logIndex, subject, issuer, sender } = place;
  return {
    ...{ uid, txHash, logIndex, subject, issuer, ...(sender && { sender }) },
    kind: "attested",
    schemaUid: schema,
    schema: schemas.get(schema) ?? null,
    ...{ data, time, expirationTime, revocable, refUid: refUID },
  };
}

/** The EAS event in a log; empty for any other log. */
export function readEvent(
  contract: Address,
  place: { block: number; txHash: string; sender: string },
  log: ChainLog,
): LoggedEvent[] {
  if (log.address !== contract || log.topics.length !== 4) return [];
  // Hashes and addresses, read as hex.
  const at = { ...place, txHash: place.txHash as Hex, sender: place.sender as Address, logIndex: log.logIndex };
  if (log.topics[0] === revokedOffchain && log.data === "0x") return readRevokedOffchain(at, log);
  if (log.data.length !== 66) return [];
  const kind = log.topics[0] === attested ? "attested" : log.topics[0] === revoked ? "revoked" : null;
  const subject = topicAddress(log.topics[1]);
  const issuer = topicAddress(log.topics[2]);
  if (!kind || !subject || !issuer) return [];
  return [
    {
      ...at,
      uid: log.data.toLowerCase() as Hex, // Read as hex, and one word long.
      kind,
      subject: subject as Address,
      issuer: issuer as Address,
    },
  ];
}

/** `RevokedOffchain(revoker indexed, data indexed, timestamp indexed)`: the data is the UID of what the revoker signed. */
function readRevokedOffchain(
  at: Omit<LoggedEvent, "uid" | "kind" | "subject" | "issuer">,
  { topics }: ChainLog,
): LoggedEvent[] {
  const issuer = topicAddress(topics[1]);
  const uid = topics[2];
  if (!issuer || !uid) return [];
  // Topics are hashes.
  return [{ ...at, uid: uid as Hex, kind: "revokedOffchain", subject: zeroAddress, issuer: issuer as Address }];
}

/**
 * The contents of these attestations by UID: `unknown` if the contract does not have them yet, no entry if no node can return them.
 * Reads their schemas into `reads`. Throws a ChainError if the node does not answer in time.
 */
export async function readContents(
  { chain, client, signal, schemas, oneByOne = false }: ContractReads,
  { contract, uids, longestMs }: { contract: Address; uids: readonly Hex[]; longestMs: number },
): Promise<Map<Hex, AttestationContents | "unknown">> {
  const contents = new Map<Hex, AttestationContents | "unknown">();
  if (uids.length === 0) return contents;
  const eas = createEasReader(client, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]), { oneByOne });
  const found = new Set<Hex>();
  for (const [i, one] of (await eas.attestations(contract, uids)).entries()) {
    const uid = uids[i];
    if (!one || !uid) continue;
    const isKnown = one.uid !== zeroHash;
    contents.set(uid, isKnown ? one : "unknown");
    if (isKnown) found.add(one.schema);
  }
  const registry = chain.contracts.schemaRegistry;
  const missing = registry ? [...found].filter((uid) => !schemas.has(uid)) : [];
  for (const [i, one] of (registry ? await eas.schemas(registry, missing) : []).entries()) {
    const uid = missing[i];
    if (!one || !uid || one.uid === zeroHash) continue;
    const { schema, revocable, resolver } = one;
    schemas.set(uid, { schema, revocable, resolver: resolver.toLowerCase() as Address });
  }
  return contents;
}

/**
 * Stores the EAS events of blocks, under the score lock. Returns by block number the wallets whose attestations changed, so that their
 * subjects are scored again.
 */
export async function writeAttestations(
  leader: ChainLeader,
  blocks: readonly (BlockHeader & { attestations?: readonly AttestationEvent[] })[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sql, chain } = leader;
  const eas = easOf(chain);
  const sources = blocks.flatMap(({ attestations: events = [], number, hash, time }) =>
    events.length > 0 ? [{ source: { chainId: chain.id, number, hash, time }, events }] : [],
  );
  if (!eas || sources.length === 0) return new Map();
  const times = sources.map(({ source }) => source.time);
  await markLateVouches(sql, times, leader.now());
  return applyAttestationEvents(sql, {
    eas,
    blocks: sources,
    trackedOnly: chain.wallets === "tracked",
    now: leader.now(),
  });
}

/** Makes attestations of blocks that are final now final too, and emits their events. */
export async function settleAttestations(leader: ChainLeader, finalized: number): Promise<void> {
  if (!easOf(leader.chain)) return;
  await lockScores(leader.sql);
  await finalizeAttestations(leader.sql, { chainId: leader.chain.id, finalized, now: leader.now() });
}

/** Reverts the EAS events above a block. Returns the wallets whose attestations changed. */
export async function rollBackAttestations(leader: ChainLeader, above: Pick<BlockHeader, "number" | "time">) {
  const { sql, chain } = leader;
  const wallets = await revertAttestations(sql, { chainId: chain.id, above: above.number, now: leader.now() });
  if (wallets.length > 0) await markStaleWeights(sql, dayOf(above.time) + DAY, leader.now());
  return wallets;
}
