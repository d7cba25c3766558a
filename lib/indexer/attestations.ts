import { decodeFunctionResult, encodeFunctionData, type Hex, toEventSelector } from "viem";
import { easAbi, schemaRegistryAbi } from "../chain/eas-abi.ts";
import { ChainError, isChainError } from "../chain/errors.ts";
import type { ChainBlock, ChainClient, ChainLog } from "../chain/types.ts";
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
import { topicAddress } from "./decode/words.ts";
import type { Lead } from "./lead.ts";
import type { Header } from "./reorg.ts";

const attested = toEventSelector(easAbi[0]);
const revoked = toEventSelector(easAbi[1]);
const ZERO_WORD = `0x${"0".repeat(64)}`;

/**
 * What the chain's EAS said in each of these blocks, by block number. Its event names an attestation; what it says is asked
 * of the contract, as is its schema. INCONSISTENT where the contract does not know it: the chain reorganised in between.
 */
export async function readAttestations(
  chain: ChainConfig,
  client: ChainClient,
  blocks: readonly ChainBlock[],
  signal: AbortSignal,
): Promise<Map<number, AttestationEvent[]>> {
  const eas = easOf(chain);
  const events = new Map<number, AttestationEvent[]>();
  if (!eas) return events;
  const schemas = new Map<Hex, Promise<SchemaRecord | null>>();
  const schemaOf = (uid: Hex): Promise<SchemaRecord | null> => {
    const known = schemas.get(uid) ?? readSchema(chain, client, uid, signal);
    schemas.set(uid, known);
    return known;
  };
  const found = blocks.flatMap((block) =>
    block.transactions.flatMap(({ hash, logs }) =>
      logs
        .filter((log) => log.address === eas.contract && log.topics.length === 4 && log.data.length === 66)
        .map(async (log): Promise<void> => {
          const event = await readEvent(log, hash, { client, contract: eas.contract, schemaOf, signal });
          if (event) events.set(block.number, [...(events.get(block.number) ?? []), event]);
        }),
    ),
  );
  await Promise.all(found);
  for (const list of events.values()) list.sort((a, b) => a.logIndex - b.logIndex);
  return events;
}

interface Asking {
  client: ChainClient;
  contract: Address;
  schemaOf: (uid: Hex) => Promise<SchemaRecord | null>;
  signal: AbortSignal;
}

async function readEvent(log: ChainLog, txHash: string, asking: Asking): Promise<AttestationEvent | null> {
  const uid = log.data.toLowerCase() as Hex; // Read as hex, and one word long.
  const place = { uid, txHash: txHash as Hex, logIndex: log.logIndex };
  const subject = topicAddress(log.topics[1]);
  const issuer = topicAddress(log.topics[2]);
  if (!subject || !issuer) return null;
  if (log.topics[0] === revoked) return { ...place, kind: "revoked" };
  if (log.topics[0] !== attested) return null;
  const { client, contract, signal } = asking;
  const data = encodeFunctionData({ abi: easAbi, functionName: "getAttestation", args: [uid] });
  const answer = (await client.call(contract, data, signal)) as Hex; // Clients give bytes as hex.
  const told = decodeAs(() => decodeFunctionResult({ abi: easAbi, functionName: "getAttestation", data: answer }));
  if (told.uid === ZERO_WORD) throw new ChainError("INCONSISTENT", `EAS does not know the attestation ${uid} it made`);
  return {
    ...place,
    kind: "attested",
    subject: subject as Address,
    issuer: issuer as Address,
    schemaUid: told.schema,
    schema: await asking.schemaOf(told.schema),
    data: told.data,
    time: told.time,
    expirationTime: told.expirationTime,
    revocable: told.revocable,
    refUid: told.refUID,
  };
}

/** Null where the chain's registry is not configured, or has no such schema. */
async function readSchema(
  chain: ChainConfig,
  client: ChainClient,
  uid: Hex,
  signal: AbortSignal,
): Promise<SchemaRecord | null> {
  const registry = chain.contracts.schemaRegistry;
  if (!registry) return null;
  const data = encodeFunctionData({ abi: schemaRegistryAbi, functionName: "getSchema", args: [uid] });
  const answer = (await client.call(registry, data, signal)) as Hex; // Clients give bytes as hex.
  const record = decodeAs(() =>
    decodeFunctionResult({ abi: schemaRegistryAbi, functionName: "getSchema", data: answer }),
  );
  if (record.uid === ZERO_WORD) return null;
  const { schema, revocable, resolver } = record;
  return { schema, revocable, resolver: resolver.toLowerCase() as Address };
}

function decodeAs<T>(decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (isChainError(error)) throw error;
    throw new ChainError("MALFORMED", "EAS answered what it does not answer");
  }
}

/**
 * Store what EAS said in blocks, under the score lock. Returns by block number the wallets whose attestations changed: their
 * subjects are to be scored anew.
 */
export async function writeAttestations(
  lead: Lead,
  blocks: readonly (Header & { attestations?: readonly AttestationEvent[] })[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const { sql, chain } = lead;
  const eas = easOf(chain);
  const told = blocks.flatMap(({ attestations: events = [], number, hash, time }) =>
    events.length > 0 ? [{ source: { chainId: chain.id, number, hash, time }, events }] : [],
  );
  if (!eas || told.length === 0) return new Map();
  return applyAttestationEvents(sql, { eas, blocks: told, trackedOnly: chain.wallets === "tracked", now: lead.now() });
}

/** Make final, and tell, what EAS said in blocks that are final now. */
export async function settleAttestations(lead: Lead, finalized: number): Promise<void> {
  if (!easOf(lead.chain)) return;
  await lockScores(lead.sql);
  await finalizeAttestations(lead.sql, { chainId: lead.chain.id, finalized, now: lead.now() });
}

/** Take back what EAS said above a block. Returns the wallets whose attestations changed. */
export function rollBackAttestations(lead: Lead, above: number): Promise<string[]> {
  return revertAttestations(lead.sql, { chainId: lead.chain.id, above });
}
