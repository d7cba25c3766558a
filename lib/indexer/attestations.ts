import {
  type DecodeFunctionResultReturnType,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  toEventSelector,
} from "viem";
import { easAbi, schemaRegistryAbi } from "../chain/eas-abi.ts";
import { ChainError, isChainError } from "../chain/errors.ts";
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
import { lockScores } from "../domains/scores/index.ts";
import type { ChainLeader } from "./chain-leader.ts";
import { topicAddress } from "./decode/words.ts";

const attested = toEventSelector(easAbi[0]);
const revoked = toEventSelector(easAbi[1]);
const ZERO_WORD = `0x${"0".repeat(64)}`;

/** Where attestations are read, and what is known already. */
export interface ContractReads {
  chain: ChainConfig;
  client: Pick<ChainClient, "calls">;
  /** Schemas that were read, by UID: what a UID stands for never changes. */
  schemas: Map<Hex, SchemaRecord>;
  signal: AbortSignal;
}

/** An event of the EAS contract in its block. */
interface Found {
  block: number;
  uid: Hex;
  txHash: Hex;
  logIndex: number;
  kind: AttestationEvent["kind"];
  subject: Address;
  issuer: Address;
}

/**
 * What the chain's EAS emitted in each of these blocks, by block number. An event names an attestation; its contents and its schema are
 * read from the contracts. INCONSISTENT where the contract does not know it: the chain reorganised in between. An attestation whose
 * contents no node can give is left out.
 */
export async function readAttestations(
  asking: ContractReads,
  blocks: readonly ChainBlock[],
): Promise<Map<number, AttestationEvent[]>> {
  const events = new Map<number, AttestationEvent[]>();
  const eas = easOf(asking.chain);
  if (!eas) return events;
  const found = blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash, logs }) => logs.flatMap((log) => readEvent(eas.contract, block, hash, log))),
  );
  const uids = found.filter(({ kind }) => kind === "attested").map(({ uid }) => uid);
  const contents = await readContents(asking, eas.contract, uids);
  await readSchemas(asking, new Set([...contents.values()].map((one) => one.schema)));
  for (const { block, kind, subject, issuer, ...place } of found) {
    const list = events.get(block) ?? [];
    events.set(block, list);
    const attestation = contents.get(place.uid);
    if (kind === "revoked") list.push({ ...place, kind });
    else if (attestation) {
      list.push({
        ...place,
        kind,
        subject,
        issuer,
        schemaUid: attestation.schema,
        schema: asking.schemas.get(attestation.schema) ?? null,
        data: attestation.data,
        time: attestation.time,
        expirationTime: attestation.expirationTime,
        revocable: attestation.revocable,
        refUid: attestation.refUID,
      });
    }
  }
  for (const list of events.values()) list.sort((a, b) => a.logIndex - b.logIndex);
  return events;
}

type Contents = DecodeFunctionResultReturnType<typeof easAbi, "getAttestation">;

/** The event of a log; nothing where it is none. */
function readEvent(contract: Address, block: ChainBlock, txHash: string, log: ChainLog): Found[] {
  if (log.address !== contract || log.topics.length !== 4 || log.data.length !== 66) return [];
  const kind = log.topics[0] === attested ? "attested" : log.topics[0] === revoked ? "revoked" : null;
  const subject = topicAddress(log.topics[1]);
  const issuer = topicAddress(log.topics[2]);
  if (!kind || !subject || !issuer) return [];
  return [
    {
      block: block.number,
      uid: log.data.toLowerCase() as Hex, // Read as hex, and one word long.
      txHash: txHash as Hex,
      logIndex: log.logIndex,
      kind,
      subject: subject as Address,
      issuer: issuer as Address,
    },
  ];
}

/** The contents of these attestations, by UID; without those that no node can give. */
async function readContents(
  asking: ContractReads,
  contract: Address,
  uids: readonly Hex[],
): Promise<Map<Hex, Contents>> {
  const contents = new Map<Hex, Contents>();
  const call = (uid: Hex) => encodeFunctionData({ abi: easAbi, functionName: "getAttestation", args: [uid] });
  const answers = await callEach(asking, contract, uids.map(call));
  for (const [i, uid] of uids.entries()) {
    const data = answers[i];
    if (!data) continue;
    const one = decodeAs(() => decodeFunctionResult({ abi: easAbi, functionName: "getAttestation", data }));
    if (one.uid === ZERO_WORD) throw new ChainError("INCONSISTENT", `EAS does not know the attestation ${uid} it made`);
    contents.set(uid, one);
  }
  return contents;
}

/** Read the schemas that are not known yet. Where no registry is configured, or it has none, they stay unknown. */
async function readSchemas(asking: ContractReads, wanted: ReadonlySet<Hex>): Promise<void> {
  const { schemas } = asking;
  const registry = asking.chain.contracts.schemaRegistry;
  if (!registry) return;
  const uids = [...wanted].filter((uid) => !schemas.has(uid));
  const call = (uid: Hex) => encodeFunctionData({ abi: schemaRegistryAbi, functionName: "getSchema", args: [uid] });
  const answers = await callEach(asking, registry, uids.map(call));
  for (const [i, uid] of uids.entries()) {
    const data = answers[i];
    if (!data) continue;
    const one = decodeAs(() => decodeFunctionResult({ abi: schemaRegistryAbi, functionName: "getSchema", data }));
    if (one.uid === ZERO_WORD) continue;
    const { schema, revocable, resolver } = one;
    schemas.set(uid, { schema, revocable, resolver: resolver.toLowerCase() as Address });
  }
}

/**
 * The answers to calls of a contract; null for a call that fails by itself: it takes more gas than a node spends on one, or its answer is
 * larger than this service reads. Anybody can store such a thing on chain, and it must not hold up the others.
 */
async function callEach(asking: ContractReads, to: Address, calls: readonly Hex[]): Promise<(Hex | null)[]> {
  try {
    return (await asking.client.calls(to, calls, asking.signal)) as Hex[]; // Clients give bytes as hex.
  } catch (error) {
    if (!isChainError(error) || (error.code !== "REVERTED" && error.code !== "TOO_LARGE")) throw error;
    if (calls.length <= 1) return calls.map(() => null);
    const middle = Math.ceil(calls.length / 2);
    const first = await callEach(asking, to, calls.slice(0, middle));
    return [...first, ...(await callEach(asking, to, calls.slice(middle)))];
  }
}

function decodeAs<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (isChainError(error)) throw error;
    throw new ChainError("MALFORMED", "EAS gave an answer that is not of its ABI");
  }
}

/**
 * Store what EAS said in blocks, under the score lock. Returns by block number the wallets whose attestations changed: their
 * subjects are to be scored again.
 */
export async function writeAttestations(
  leader: ChainLeader,
  blocks: readonly (BlockHeader & { attestations?: readonly AttestationEvent[] })[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sql, chain } = leader;
  const eas = easOf(chain);
  const told = blocks.flatMap(({ attestations: events = [], number, hash, time }) =>
    events.length > 0 ? [{ source: { chainId: chain.id, number, hash, time }, events }] : [],
  );
  if (!eas || told.length === 0) return new Map();
  return applyAttestationEvents(sql, {
    eas,
    blocks: told,
    trackedOnly: chain.wallets === "tracked",
    now: leader.now(),
  });
}

/** Make final, and tell, what EAS said in blocks that are final now. */
export async function settleAttestations(leader: ChainLeader, finalized: number): Promise<void> {
  if (!easOf(leader.chain)) return;
  await lockScores(leader.sql);
  await finalizeAttestations(leader.sql, { chainId: leader.chain.id, finalized, now: leader.now() });
}

/** Take back what EAS said above a block. Returns the wallets whose attestations changed. */
export function rollBackAttestations(leader: ChainLeader, above: number): Promise<string[]> {
  return revertAttestations(leader.sql, { chainId: leader.chain.id, above });
}
