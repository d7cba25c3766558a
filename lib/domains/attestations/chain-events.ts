import { type Hex, zeroAddress } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import type { SourceBlock } from "../scores/index.ts";
import { rememberWallets } from "../wallets/index.ts";
import { announce } from "./announce.ts";
import type { AttestationRow } from "./attestation-rows.ts";
import { builtInSchemas } from "./built-in-schemas.ts";
import type { EasContract } from "./eas.ts";
import { nextRevocation } from "./next-revocation.ts";
import { decodeData, FieldError, type JsonObject, LONGEST_SCHEMA, parseSchema } from "./schema-fields.ts";

/** A schema as the chain's registry has it. */
export interface SchemaRecord {
  schema: string;
  revocable: boolean;
  resolver: Address;
}

interface EventPlace {
  uid: Hex;
  txHash: Hex;
  logIndex: number;
}

/** What EAS said: an attestation was made, or one was revoked. Addresses are lower-case hex, times unix seconds. */
export type AttestationEvent = EventPlace &
  (
    | {
        kind: "attested";
        subject: Address;
        issuer: Address;
        schemaUid: Hex;
        /** Null where it is not known. */
        schema: SchemaRecord | null;
        data: Hex;
        time: bigint;
        /** 0: never. */
        expirationTime: bigint;
        revocable: boolean;
        refUid: Hex;
      }
    | { kind: "revoked" }
  );
type Attested = Extract<AttestationEvent, { kind: "attested" }>;

/**
 * Take in what a chain's EAS said in one block, in the transaction that moves the chain's cursor past it, under the score lock:
 * attestations of somebody (on chains where wallets are tracked, of those), and revocations. Returns the wallets whose
 * attestations changed, to be scored anew.
 */
export async function applyAttestationEvents(
  sql: Sql,
  input: {
    eas: EasContract;
    source: SourceBlock;
    events: readonly AttestationEvent[];
    trackedOnly: boolean;
    now: Date;
  },
): Promise<Address[]> {
  const { eas, source, now } = input;
  const wanted = input.trackedOnly ? await trackedAmong(sql, eas.chainId, input.events) : null;
  const touched = new Set<Address>();
  for (const event of input.events) {
    if (event.kind === "revoked") {
      const wallet = await markRevoked(sql, eas, source, event);
      if (wallet) touched.add(wallet);
    } else if (event.subject !== zeroAddress && wanted?.has(event.subject) !== false) {
      await storeSchema(sql, event, source);
      await storeAttestation(sql, { eas, source, event, now });
      touched.add(event.subject);
    }
  }
  await rememberWallets(sql, [...touched], now);
  return [...touched];
}

async function trackedAmong(
  sql: Sql,
  chainId: number,
  events: readonly AttestationEvent[],
): Promise<ReadonlySet<string>> {
  const subjects = events.flatMap((event) => (event.kind === "attested" ? [event.subject] : []));
  const { rows } = await sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [chainId, subjects],
  );
  return new Set(rows.map((row) => row.address));
}

/** The wallet attested; null where the attestation is not kept here, or was revoked by signature before. */
async function markRevoked(
  sql: Sql,
  eas: EasContract,
  source: SourceBlock,
  event: AttestationEvent,
): Promise<Address | null> {
  const { rows } = await sql.query<{ subject: Address }>(
    `update attestation set revoked_at = to_timestamp($5), revoked_block = $4, revoked_tx_hash = $6
     where uid = $1 and chain_id = $2 and contract = $3 and signature_kind = 'onchain' and revoked_at is null
     returning subject`,
    [event.uid, eas.chainId, eas.contract, source.number, source.time, event.txHash],
  );
  return rows[0]?.subject ?? null;
}

/** A schema met for the first time is kept without a name, if it can be. */
async function storeSchema(sql: Sql, { schemaUid, schema }: Attested, source: SourceBlock): Promise<void> {
  if (!schema || !isPlain(schema.schema) || builtInSchemas.some((one) => one.uid === schemaUid)) return;
  await sql.query(
    `insert into attestation_schema (uid, schema, resolver, revocable, created_at)
     values ($1, $2, $3, $4, to_timestamp($5)) on conflict do nothing`,
    [schemaUid, schema.schema, schema.resolver, schema.revocable, source.time],
  );
}

/** Anything can stand in a registry: text that a database refuses, or that nobody reads. */
function isPlain(schema: string): boolean {
  return schema.length <= LONGEST_SCHEMA && !/[\p{Cc}\p{Cs}]/u.test(schema);
}

async function storeAttestation(
  sql: Sql,
  made: { eas: EasContract; source: SourceBlock; event: Attested; now: Date },
): Promise<void> {
  const { eas, source, event, now } = made;
  await sql.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, time,
       expiration_time, revocable, ref_uid, signature_kind, created_at, tx_hash, block_number, block_hash, final)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12, $13, 'onchain', to_timestamp($14), $15, $16, $17,
       false)
     on conflict do nothing`,
    [
      createId("attestation", now),
      event.uid,
      eas.chainId,
      eas.contract,
      event.issuer,
      event.subject,
      event.schemaUid,
      event.data,
      JSON.stringify(decodeEvent(event)),
      secondsOf(event.time),
      secondsOf(event.expirationTime),
      event.revocable,
      event.refUid,
      source.time,
      event.txHash,
      source.number,
      source.hash,
    ],
  );
}

/** Seconds beyond what a number holds are as good as never reached. */
function secondsOf(time: bigint): number {
  return Number(time > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : time);
}

function decodeEvent({ schemaUid, schema, data }: Attested): JsonObject | null {
  const known = schema?.schema ?? builtInSchemas.find((one) => one.uid === schemaUid)?.schema;
  if (known === undefined) return null;
  try {
    return decodeData(parseSchema(known), data);
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
}

/**
 * Make final what EAS said up to a block, and tell it: the webhooks, the subjects, the feed of revocations. Hold the score lock.
 */
export async function finalizeAttestations(
  sql: Sql,
  input: { chainId: number; finalized: number; now: Date },
): Promise<void> {
  const { chainId, finalized, now } = input;
  const told = `id, subject, issuer, schema_uid as "schemaUid", revocation_reason as "revocationReason"`;
  type Told = Pick<AttestationRow, "id" | "subject" | "issuer" | "schemaUid" | "revocationReason">;
  const made = await sql.query<Told>(
    `update attestation set final = true where chain_id = $1 and not final and block_number <= $2 returning ${told}`,
    [chainId, finalized],
  );
  const revoked = await sql.query<Told>(
    `with next as (
       select id as one, row_number() over (order by revoked_block, id) - 1 as place from attestation
       where chain_id = $1 and revoked_block <= $2 and revocation_seq is null)
     update attestation set revocation_seq = $3 + next.place from next where id = next.one returning ${told}`,
    [chainId, finalized, await nextRevocation(sql)],
  );
  await announce(sql, now, [
    ...made.rows.map((attestation) => ({ event: "attestation.created" as const, attestation, notify: true })),
    ...revoked.rows.map((attestation) => ({ event: "attestation.revoked" as const, attestation, notify: true })),
  ]);
}

/** Take back what EAS said above a block, which was not final. Returns the wallets whose attestations changed. */
export async function revertAttestations(sql: Sql, input: { chainId: number; above: number }): Promise<Address[]> {
  const { chainId, above } = input;
  const unmade = await sql.query<{ subject: Address }>(
    "delete from attestation where chain_id = $1 and not final and block_number > $2 returning subject",
    [chainId, above],
  );
  const unrevoked = await sql.query<{ subject: Address }>(
    `update attestation set revoked_at = null, revoked_block = null, revoked_tx_hash = null
     where chain_id = $1 and revoked_block > $2 returning subject`,
    [chainId, above],
  );
  return [...new Set([...unmade.rows, ...unrevoked.rows].map((row) => row.subject))];
}
