import { type Hex, zeroAddress } from "viem";
import { type Columns, insertRows, rowsAsTable } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { createId } from "../../core/ids.ts";
import { rememberWallets } from "../wallets/index.ts";
import { decodeData } from "./abi-data.ts";
import { announce } from "./announce.ts";
import {
  type AttestationBlock,
  type Attested,
  type Emitted,
  otherSender,
  type SchemaRecord,
  type Unread,
} from "./attestation-events.ts";
import type { AttestationRow } from "./attestation-rows.ts";
import type { EasContract } from "./eas.ts";
import { type Bucket, leaveOutBeyondBound, type Moved, markMoved, returnRevoked } from "./live-bound.ts";
import { type JsonObject, LONGEST_DATA, LONGEST_SCHEMA, nullIfInvalid, parseSchema } from "./parse-schema.ts";
import { notePendingRevocations, revertPending, storePending } from "./pending-attestations.ts";
import { previewData } from "./preview-data.ts";
import { builtInSchemas } from "./register-schema.ts";

/** SQL: the columns of a {@link Bucket} of the row `a`, to return. */
const bucketOf = `a.contract, a.issuer, a.subject, a.schema_uid as "schemaUid", a.sender`;

interface Made extends Emitted {
  event: Attested;
}

/**
 * Stores EAS events of blocks in the caller's transaction, under the score lock: attestations with a recipient (on chains with tracked
 * wallets, about or by those) within the limit of a sender, those still unread, and revocations. Any order of calls ends the same, as
 * long as each event comes in one. Returns by block number the wallets to score again.
 */
export async function applyAttestationEvents(
  sql: Sql,
  input: {
    eas: EasContract;
    blocks: readonly AttestationBlock[];
    trackedOnly: boolean;
    now: Date;
    /** Attestations up to this block are final at once, without a notification. */
    finalTo?: number;
  },
): Promise<Map<number, Address[]>> {
  const { eas, blocks, now } = input;
  const emitted = blocks.flatMap(({ source, events }) => events.map((event): Emitted => ({ source, event })));
  const wanted = input.trackedOnly ? await trackedAmong(sql, eas.chainId, emitted) : null;
  const isRelevant = ({ event }: Emitted) => {
    if (!("subject" in event) || event.subject === undefined || event.subject === zeroAddress) return false;
    return wanted === null || wanted.has(event.subject) || (event.issuer !== undefined && wanted.has(event.issuer));
  };
  const made = emitted.filter(isMade).filter(isRelevant);
  const unread = emitted.filter(isUnread).filter(isRelevant);
  const early = await takeEarlyRevocations(sql, eas, [...made, ...unread]);
  const ended = [...emitted.filter(isEnd), ...early];
  await storeSchemas(sql, made);
  await insertChainAttestations(sql, eas, { made, now, finalTo: input.finalTo ?? -1 });
  await storePending(sql, { chainId: eas.chainId, unread, now });
  await notePendingRevocations(sql, { chainId: eas.chainId, ended });
  const { revoked, returned } = await markRevoked(sql, eas, ended);
  // Whose signed attestations will be posted is not known.
  await storeEarlyRevocations(
    sql,
    eas,
    ended.filter((one) => one.event.kind === "revokedOffchain" || isRelevant(one)),
  );
  const buckets = made.map((one) => bucketOfMade(eas, one));
  const moved = await leaveOutBeyondBound(sql, eas.chainId, [...buckets, ...[...revoked.values()].flat()]);
  await markMoved(sql, eas.chainId, [...returned, ...moved], now);
  const touched = touchedBy(made, ended, revoked);
  await rememberWallets(sql, [...new Set([...touched.values()].flat())], now);
  return touched;
}

function bucketOfMade({ contract }: EasContract, { event }: Made): Bucket {
  const { issuer, subject, schemaUid } = event;
  return { contract, issuer, subject, schemaUid, sender: otherSender(event) };
}

/** Whom attestations and revocations are about, by block number. */
function touchedBy(
  made: readonly Made[],
  ended: readonly Emitted[],
  revoked: ReadonlyMap<string, readonly Bucket[]>,
): Map<number, Address[]> {
  const touched = new Map<number, Address[]>();
  const touch = ({ source }: Emitted, subject: Address) => {
    const own = touched.get(source.number) ?? [];
    touched.set(source.number, own.includes(subject) ? own : [...own, subject]);
  };
  for (const one of made) touch(one, one.event.subject);
  for (const one of ended) for (const { subject } of revoked.get(one.event.uid) ?? []) touch(one, subject);
  return touched;
}

function isUnread(emitted: Emitted): emitted is Unread {
  return emitted.event.kind === "unread";
}

function isMade(emitted: Emitted): emitted is Made {
  return emitted.event.kind === "attested";
}

async function trackedAmong(sql: Sql, chainId: number, emitted: readonly Emitted[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ address: string }>(
    "select address from tracked_wallet where chain_id = $1 and address = any($2::text[])",
    [
      chainId,
      emitted.flatMap(({ event }) => ("subject" in event ? [event.subject, event.issuer] : [])).filter(Boolean),
    ],
  );
  return new Set(rows.map((row) => row.address));
}

function isEnd({ event }: Emitted): boolean {
  return event.kind === "revoked" || event.kind === "revokedOffchain";
}

const endColumns: Columns<Emitted> = {
  uid: ["word", ({ event }) => event.uid],
  issuer: ["word", ({ event }) => (event.kind === "revokedOffchain" ? event.issuer : null)],
  block: ["bigint", ({ source }) => source.number],
  time: ["bigint", ({ source }) => source.time],
  tx_hash: ["word", ({ event }) => event.txHash],
};
/** SQL: whether the revocation `r` is of the attestation `a` of the same uid. */
const isEndOf = `case when r.issuer is null then a.signature_kind = 'onchain'
  else a.signature_kind <> 'onchain' and a.issuer = r.issuer end`;

/**
 * Returns the buckets of revoked attestations by uid, without attestations that are not stored or were revoked before, and those that were
 * left out. What was signed off chain is revoked by its issuer alone, because a uid names no issuer.
 */
async function markRevoked(
  sql: Sql,
  eas: EasContract,
  ended: readonly Emitted[],
): Promise<{ revoked: Map<string, Bucket[]>; returned: readonly Moved[] }> {
  if (ended.length === 0) return { revoked: new Map(), returned: [] };
  const returned = await returnRevoked(
    sql,
    eas,
    ended.flatMap(({ event }) => (event.kind === "revoked" ? [event.uid] : [])),
  );
  const { from, values } = rowsAsTable("r", { columns: endColumns, rows: ended, before: [eas.chainId, eas.contract] });
  const { rows } = await sql.query<Bucket & { uid: Hex }>(
    `update attestation a set revoked_at = to_timestamp(r.time), revoked_block = r.block, revoked_tx_hash = r.tx_hash
     from ${from}
     where a.uid = r.uid and a.chain_id = $1 and a.contract = $2 and a.revoked_at is null and ${isEndOf}
     returning a.uid, ${bucketOf}`,
    values,
  );
  return { revoked: groupBy(rows, ({ uid }) => uid), returned };
}

/** Remembers revocations of attestations that are not known, in case they become known: those made before the blocks that were read. */
async function storeEarlyRevocations(sql: Sql, eas: EasContract, ended: readonly Emitted[]): Promise<void> {
  if (ended.length === 0) return;
  const { from, values } = rowsAsTable("r", { columns: endColumns, rows: ended, before: [eas.chainId, eas.contract] });
  await sql.query(
    `insert into early_revocation (chain_id, contract, uid, issuer, block_number, block_time, tx_hash)
     select $1, $2, r.uid, coalesce(r.issuer, ''), r.block, r.time, r.tx_hash from ${from}
     where not exists (select from attestation a where a.uid = r.uid and a.chain_id = $1 and a.contract = $2 and ${isEndOf})
       and not exists (select from pending_attestation p where p.chain_id = $1 and p.uid = r.uid and r.issuer is null)
     on conflict do nothing`,
    values,
  );
}

/** The revocations that were read before these attestations. */
async function takeEarlyRevocations(sql: Sql, eas: EasContract, made: readonly Emitted[]): Promise<Emitted[]> {
  const uids = made.map(({ event }) => event.uid);
  const taken = await takeEarly(sql, eas, uids, "");
  return taken.map(({ event, source }) => ({ source, event: { ...event, kind: "revoked" } }));
}

/** Revokes a signed attestation that was just stored, if its issuer revoked it on chain before. The caller holds the score lock. */
export async function applyEarlyRevocation(
  sql: Sql,
  { eas, uid, issuer }: { eas: EasContract; uid: Hex; issuer: Address },
): Promise<void> {
  const taken = await takeEarly(sql, eas, [uid], issuer);
  const ended = taken.map(
    ({ event, source }): Emitted => ({ source, event: { ...event, kind: "revokedOffchain", issuer } }),
  );
  await markRevoked(sql, eas, ended);
}

/** Takes remembered revocations: of on-chain attestations, or by the issuer of signed ones. */
async function takeEarly(sql: Sql, eas: EasContract, uids: readonly Hex[], issuer: string) {
  if (uids.length === 0) return [];
  const { rows } = await sql.query<{ uid: Hex; number: number; time: number; txHash: Hex }>(
    `delete from early_revocation where chain_id = $1 and contract = $2 and uid = any($3::text[]) and issuer = $4
     returning uid, block_number as number, block_time as time, tx_hash as "txHash"`,
    [eas.chainId, eas.contract, uids, issuer],
  );
  return rows.map(({ uid, txHash, ...block }) => ({
    source: { chainId: eas.chainId, hash: null, ...block },
    event: { uid, txHash, logIndex: 0 },
  }));
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

/** The next position in the feed of revocations. The caller holds the score lock, so that positions rise in commit order. */
export async function nextRevocation(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number | null }>("select max(revocation_seq) as seq from attestation");
  return (rows[0]?.seq ?? 0) + 1;
}

/** The wallets whose attestations changed in blocks above one. */
export async function attestedAbove(
  sql: Sql,
  { chainId, above }: { chainId: number; above: number },
): Promise<string[]> {
  const { rows } = await sql.query<{ subject: string }>(
    `select subject from attestation where chain_id = $1 and block_number > $2
     union select subject from attestation where chain_id = $1 and revoked_block > $2
     union select subject from left_out_attestation where chain_id = $1 and block_number > $2`,
    [chainId, above],
  );
  return rows.map(({ subject }) => subject);
}

/** Reverts EAS events above a block. Returns the wallets whose attestations changed. */
export async function revertAttestations(
  sql: Sql,
  { chainId, above, now }: { chainId: number; above: number; now: Date },
): Promise<Address[]> {
  const values = [chainId, above];
  const changed: Bucket[] = [];
  for (const text of [
    `delete from attestation a where a.chain_id = $1 and not a.final and a.block_number > $2 returning ${bucketOf}`,
    `delete from left_out_attestation a where a.chain_id = $1 and a.block_number > $2
     returning a.contract, a.issuer, a.subject, a.schema_uid as "schemaUid", nullif(a.sender, a.issuer) as sender`,
    `update attestation a set revoked_at = null, revoked_block = null, revoked_tx_hash = null
     where a.chain_id = $1 and a.revoked_block > $2 returning ${bucketOf}`,
  ]) {
    changed.push(...(await sql.query<Bucket>(text, values)).rows);
  }
  await sql.query("delete from early_revocation where chain_id = $1 and block_number > $2", values);
  await revertPending(sql, { chainId, above });
  await markMoved(sql, chainId, await leaveOutBeyondBound(sql, chainId, changed), now);
  return [...new Set(changed.map((row) => row.subject))];
}

/** Maximum characters of JSON in one statement. */
const LONGEST_STATEMENT = 8 * 1024 * 1024;

/**
 * Stores on-chain attestations, whatever their data: without fields if it does not match the schema, without data if it is longer
 * than {@link LONGEST_DATA}.
 */
async function insertChainAttestations(
  sql: Sql,
  eas: EasContract,
  { made, now, finalTo }: { made: readonly Made[]; now: Date; finalTo: number },
): Promise<void> {
  let rows: string[] = [];
  let length = 0;
  for (const one of made) {
    const row = JSON.stringify({ ...rowOf(one, now), final: one.source.number <= finalTo });
    if (length + row.length > LONGEST_STATEMENT && rows.length > 0) {
      await writeAttestations(sql, eas, rows);
      rows = [];
      length = 0;
    }
    rows.push(row);
    length += row.length;
  }
  if (rows.length > 0) await writeAttestations(sql, eas, rows);
}

function rowOf({ event, source }: Made, now: Date) {
  return {
    id: createId("attestation", now),
    uid: event.uid,
    issuer: event.issuer,
    subject: event.subject,
    schema_uid: event.schemaUid,
    ...storedData(event),
    // The contract stores the stated time of its block, and another one may count.
    time: Math.min(secondsOf(event.time), source.time),
    expiration_time: secondsOf(event.expirationTime),
    revocable: event.revocable,
    ref_uid: event.refUid,
    created: source.time,
    tx_hash: event.txHash,
    block_number: source.number,
    block_hash: source.hash,
    log_index: event.logIndex,
    sender: otherSender(event),
  };
}

async function writeAttestations(sql: Sql, eas: EasContract, rows: readonly string[]): Promise<void> {
  await sql.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, omitted_bytes, decoded,
       preview, time, expiration_time, revocable, ref_uid, signature_kind, created_at, tx_hash, block_number, block_hash,
       log_index, sender, final)
     select id, uid, $1, $2, issuer, subject, schema_uid, data, omitted_bytes, decoded, preview, time, expiration_time,
       revocable, ref_uid, 'onchain', to_timestamp(created), tx_hash, block_number, block_hash,
       log_index, sender, final
     from jsonb_to_recordset($3::jsonb) as a(id text, uid text, issuer text, subject text, schema_uid text, data text,
       omitted_bytes int, decoded jsonb, preview jsonb, time bigint, expiration_time bigint, revocable bool, ref_uid text,
       created bigint, tx_hash text, block_number bigint, block_hash text, log_index int, sender text, final bool)
     where not exists (select from left_out_attestation l where l.chain_id = $1 and l.contract = $2 and l.uid = a.uid)
     on conflict (uid, issuer, chain_id, contract) do update set log_index = excluded.log_index, sender = excluded.sender
     where attestation.log_index is null and attestation.signature_kind = 'onchain'`,
    [eas.chainId, eas.contract, `[${rows.join(",")}]`],
  );
}

/** Limits times to what a number can represent. */
function secondsOf(time: bigint): number {
  return Number(time > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : time);
}

function storedData(event: Attested) {
  const bytes = event.data.length / 2 - 1;
  if (bytes > LONGEST_DATA) return { data: "0x" satisfies Hex, omitted_bytes: bytes, decoded: null, preview: null };
  const decoded = decodeEvent(event);
  return { data: event.data, omitted_bytes: null, decoded, preview: decoded && previewData(decoded) };
}

function decodeEvent({ schemaUid, schema, data }: Attested): JsonObject | null {
  const known = schema?.schema ?? builtInSchemas.find((one) => one.uid === schemaUid)?.schema;
  return known === undefined ? null : nullIfInvalid(() => decodeData(parseSchema(known), data));
}
