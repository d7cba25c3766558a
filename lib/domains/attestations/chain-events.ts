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

/** What EAS said in one block. */
export interface AttestationBlock {
  source: SourceBlock;
  events: readonly AttestationEvent[];
}

/**
 * Take in what a chain's EAS said in blocks that follow each other, in the transaction that moves the chain's cursor past them, under
 * the score lock: attestations of somebody (on chains where wallets are tracked, of those), and revocations. Returns by
 * block number the wallets whose attestations changed, to be scored anew.
 */
export async function applyAttestationEvents(
  sql: Sql,
  input: { eas: EasContract; blocks: readonly AttestationBlock[]; trackedOnly: boolean; now: Date },
): Promise<Map<number, Address[]>> {
  const { eas, blocks, now } = input;
  const told = blocks.flatMap(({ source, events }) => events.map((event): Told => ({ source, event })));
  const wanted = input.trackedOnly ? await trackedAmong(sql, eas.chainId, told) : null;
  const made = told.filter(isMade).filter(({ event: { subject } }) => {
    return subject !== zeroAddress && wanted?.has(subject) !== false;
  });
  const ended = told.filter(({ event }) => event.kind === "revoked");
  await storeSchemas(sql, made);
  await storeAttestations(sql, eas, made, now);
  const touched = new Map<number, Address[]>();
  const touch = ({ source }: Told, subject: Address) => {
    const own = touched.get(source.number) ?? [];
    touched.set(source.number, own.includes(subject) ? own : [...own, subject]);
  };
  for (const one of made) touch(one, one.event.subject);
  const revoked = await markRevoked(sql, eas, ended);
  for (const one of ended) {
    const subject = revoked.get(one.event.uid);
    if (subject) touch(one, subject);
  }
  await rememberWallets(sql, [...new Set([...touched.values()].flat())], now);
  return touched;
}

interface Told {
  source: SourceBlock;
  event: AttestationEvent;
}
interface Made extends Told {
  event: Attested;
}

function isMade(told: Told): told is Made {
  return told.event.kind === "attested";
}

async function trackedAmong(sql: Sql, chainId: number, told: readonly Told[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [chainId, told.filter(isMade).map(({ event }) => event.subject)],
  );
  return new Set(rows.map((row) => row.address));
}

/** The wallets attested, by uid; without those whose attestation is not kept here, or was revoked by signature before. */
async function markRevoked(sql: Sql, eas: EasContract, ended: readonly Told[]): Promise<Map<string, Address>> {
  if (ended.length === 0) return new Map();
  const { rows } = await sql.query<{ uid: Hex; subject: Address }>(
    `update attestation a set revoked_at = to_timestamp(r.time), revoked_block = r.block, revoked_tx_hash = r.tx_hash
     from unnest($3::text[], $4::bigint[], $5::bigint[], $6::text[]) as r(uid, block, time, tx_hash)
     where a.uid = r.uid and a.chain_id = $1 and a.contract = $2 and a.signature_kind = 'onchain' and a.revoked_at is null
     returning a.uid, a.subject`,
    [
      eas.chainId,
      eas.contract,
      ended.map(({ event }) => event.uid),
      ended.map(({ source }) => source.number),
      ended.map(({ source }) => source.time),
      ended.map(({ event }) => event.txHash),
    ],
  );
  return new Map(rows.map((row) => [row.uid, row.subject]));
}

/** A schema met for the first time is kept without a name, if it can be. */
async function storeSchemas(sql: Sql, made: readonly Made[]): Promise<void> {
  const met = new Map<Hex, { schema: SchemaRecord; time: number }>();
  for (const { event, source } of made) {
    const { schemaUid, schema } = event;
    if (!schema || !isPlain(schema.schema) || builtInSchemas.some((one) => one.uid === schemaUid)) continue;
    if (!met.has(schemaUid)) met.set(schemaUid, { schema, time: source.time });
  }
  if (met.size === 0) return;
  const found = [...met.values()];
  await sql.query(
    `insert into attestation_schema (uid, schema, resolver, revocable, created_at)
     select uid, schema, resolver, revocable, to_timestamp(time)
     from unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bigint[]) as s(uid, schema, resolver, revocable, time)
     on conflict do nothing`,
    [
      [...met.keys()],
      found.map(({ schema }) => schema.schema),
      found.map(({ schema }) => schema.resolver),
      found.map(({ schema }) => schema.revocable),
      found.map(({ time }) => time),
    ],
  );
}

/** Anything can stand in a registry: text that a database refuses, or that nobody reads. */
function isPlain(schema: string): boolean {
  return schema.length <= LONGEST_SCHEMA && !/[\p{Cc}\p{Cs}]/u.test(schema);
}

async function storeAttestations(sql: Sql, eas: EasContract, made: readonly Made[], now: Date): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ event, source }) => ({
    id: createId("attestation", now),
    uid: event.uid,
    issuer: event.issuer,
    subject: event.subject,
    schema_uid: event.schemaUid,
    data: event.data,
    decoded: decodeEvent(event),
    time: secondsOf(event.time),
    expiration_time: secondsOf(event.expirationTime),
    revocable: event.revocable,
    ref_uid: event.refUid,
    created: source.time,
    tx_hash: event.txHash,
    block_number: source.number,
    block_hash: source.hash,
  }));
  await sql.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, time,
       expiration_time, revocable, ref_uid, signature_kind, created_at, tx_hash, block_number, block_hash, final)
     select id, uid, $1, $2, issuer, subject, schema_uid, data, decoded, time, expiration_time, revocable,
       ref_uid, 'onchain', to_timestamp(created), tx_hash, block_number, block_hash, false
     from jsonb_to_recordset($3::jsonb) as a(id text, uid text, issuer text, subject text, schema_uid text, data text,
       decoded jsonb, time bigint, expiration_time bigint, revocable bool, ref_uid text, created bigint, tx_hash text,
       block_number bigint, block_hash text)
     on conflict do nothing`,
    [eas.chainId, eas.contract, JSON.stringify(rows)],
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
