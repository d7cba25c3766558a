import { type Hex, zeroAddress } from "viem";
import { type Columns, insertRows, rowsAsTable } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { rememberWallets } from "../wallets/index.ts";
import { announce } from "./announce.ts";
import {
  type AttestationBlock,
  type Emitted,
  isMade,
  isUnread,
  type Made,
  type SchemaRecord,
} from "./attestation-events.ts";
import type { AttestationRow } from "./attestation-rows.ts";
import { builtInSchemas } from "./built-in-schemas.ts";
import type { EasContract } from "./eas.ts";
import { insertChainAttestations } from "./insert-chain-attestations.ts";
import { dropBeyondBound } from "./live-bound.ts";
import { nextRevocation } from "./next-revocation.ts";
import { LONGEST_SCHEMA } from "./parse-schema.ts";
import { notePendingRevocations, revertPending, storePending } from "./pending-attestations.ts";

/**
 * Stores EAS events of consecutive blocks in the transaction that advances the chain's cursor, under the score lock: attestations
 * with a recipient (on chains with tracked wallets, of those) up to the limit of an issuer and subject, those still unread, and
 * revocations. Returns by block number the wallets to score again.
 */
export async function applyAttestationEvents(
  sql: Sql,
  input: { eas: EasContract; blocks: readonly AttestationBlock[]; trackedOnly: boolean; now: Date },
): Promise<Map<number, Address[]>> {
  const { eas, blocks, now } = input;
  const emitted = blocks.flatMap(({ source, events }) => events.map((event): Emitted => ({ source, event })));
  const wanted = input.trackedOnly ? await trackedAmong(sql, eas.chainId, emitted) : null;
  const relevant = emitted.filter(({ event }) => {
    if (event.kind !== "attested" && event.kind !== "unread") return true;
    return event.subject !== zeroAddress && wanted?.has(event.subject) !== false;
  });
  const withinBound = await dropBeyondBound(sql, eas, relevant);
  const made = withinBound.filter(isMade);
  const unread = withinBound.filter(isUnread);
  const ended = withinBound.filter(({ event }) => event.kind === "revoked" || event.kind === "revokedOffchain");
  await storeSchemas(sql, made);
  await insertChainAttestations(sql, eas, { made, now });
  await storePending(sql, { chainId: eas.chainId, unread, now });
  await notePendingRevocations(sql, { chainId: eas.chainId, ended });
  const touched = new Map<number, Address[]>();
  const touch = ({ source }: Emitted, subject: Address) => {
    const own = touched.get(source.number) ?? [];
    touched.set(source.number, own.includes(subject) ? own : [...own, subject]);
  };
  for (const one of made) touch(one, one.event.subject);
  const revoked = await markRevoked(sql, eas, ended);
  for (const one of ended) {
    for (const subject of revoked.get(one.event.uid) ?? []) touch(one, subject);
  }
  await rememberWallets(sql, [...new Set([...touched.values()].flat())], now);
  return touched;
}

async function trackedAmong(sql: Sql, chainId: number, emitted: readonly Emitted[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [chainId, [...emitted.filter(isMade), ...emitted.filter(isUnread)].map(({ event }) => event.subject)],
  );
  return new Set(rows.map((row) => row.address));
}

/**
 * Returns the attested wallets by uid, without attestations that are not stored or were revoked before. What was signed off chain
 * is revoked by its issuer alone, because a uid names no issuer.
 */
async function markRevoked(sql: Sql, eas: EasContract, ended: readonly Emitted[]): Promise<Map<string, Address[]>> {
  const subjects = new Map<string, Address[]>();
  if (ended.length === 0) return subjects;
  const columns: Columns<Emitted> = {
    uid: ["word", ({ event }) => event.uid],
    issuer: ["word", ({ event }) => (event.kind === "revokedOffchain" ? event.issuer : null)],
    block: ["bigint", ({ source }) => source.number],
    time: ["bigint", ({ source }) => source.time],
    tx_hash: ["word", ({ event }) => event.txHash],
  };
  const { from, values } = rowsAsTable("r", { columns, rows: ended, before: [eas.chainId, eas.contract] });
  const { rows } = await sql.query<{ uid: Hex; subject: Address }>(
    `update attestation a set revoked_at = to_timestamp(r.time), revoked_block = r.block, revoked_tx_hash = r.tx_hash
     from ${from}
     where a.uid = r.uid and a.chain_id = $1 and a.contract = $2 and a.revoked_at is null
       and case when r.issuer is null then a.signature_kind = 'onchain' else a.signature_kind <> 'onchain' and a.issuer = r.issuer end
     returning a.uid, a.subject`,
    values,
  );
  for (const { uid, subject } of rows) subjects.set(uid, [...(subjects.get(uid) ?? []), subject]);
  return subjects;
}

/** Stores new schemas without a name; skips those whose text is too long or not plain. */
async function storeSchemas(sql: Sql, made: readonly Made[]): Promise<void> {
  const met = new Map<Hex, { schema: SchemaRecord; time: number }>();
  for (const { event, source } of made) {
    const { schemaUid, schema } = event;
    if (!schema || !isPlain(schema.schema) || builtInSchemas.some((one) => one.uid === schemaUid)) continue;
    if (!met.has(schemaUid)) met.set(schemaUid, { schema, time: source.time });
  }
  const columns: Columns<[Hex, { schema: SchemaRecord; time: number }]> = {
    uid: ["word", ([uid]) => uid],
    schema: ["text", ([, { schema }]) => schema.schema],
    resolver: ["word", ([, { schema }]) => schema.resolver],
    revocable: ["bool", ([, { schema }]) => schema.revocable],
    created_at: ["timestamptz", ([, { time }]) => new Date(time * 1000)],
  };
  await insertRows(sql, "attestation_schema", { columns, rows: [...met], onConflict: "do nothing" });
}

/** A registry's text can be too long, unreadable, or rejected by the database. */
function isPlain(schema: string): boolean {
  return schema.length <= LONGEST_SCHEMA && !/[\p{Cc}\p{Cs}]/u.test(schema);
}

/** Marks attestations and revocations up to a block as final, and publishes them. The caller holds the score lock. */
export async function finalizeAttestations(
  sql: Sql,
  input: { chainId: number; finalized: number; now: Date },
): Promise<void> {
  const { chainId, finalized, now } = input;
  const summaryColumns = `id, subject, issuer, schema_uid as "schemaUid", revocation_reason as "revocationReason"`;
  type AttestationSummary = Pick<AttestationRow, "id" | "subject" | "issuer" | "schemaUid" | "revocationReason">;
  const made = await sql.query<AttestationSummary>(
    `update attestation set final = true where chain_id = $1 and not final and block_number <= $2 returning ${summaryColumns}`,
    [chainId, finalized],
  );
  const revoked = await sql.query<AttestationSummary>(
    `with next as (
       select id as one, row_number() over (order by revoked_block, id) - 1 as place from attestation
       where chain_id = $1 and revoked_block <= $2 and revocation_seq is null)
     update attestation set revocation_seq = $3 + next.place from next where id = next.one returning ${summaryColumns}`,
    [chainId, finalized, await nextRevocation(sql)],
  );
  await announce(sql, now, [
    ...made.rows.map((attestation) => ({ event: "attestation.created" as const, attestation, notify: true })),
    ...revoked.rows.map((attestation) => ({ event: "attestation.revoked" as const, attestation, notify: true })),
  ]);
}

/** Reverts EAS events above a block. Returns the wallets whose attestations changed. */
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
  await revertPending(sql, { chainId, above });
  return [...new Set([...unmade.rows, ...unrevoked.rows].map((row) => row.subject))];
}
