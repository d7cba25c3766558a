import type { Hex } from "viem";
import { type Columns, rowsAsTable } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { groupBy } from "../../core/group-by.ts";
import { markMovedVouches } from "../scores/index.ts";
import { isActive, secondsOf } from "./attestation-rows.ts";
import type { EasContract } from "./eas.ts";

/** Active signed attestations of one issuer about one subject; on each chain, those of one schema and one sender through an issuer. */
export const MOST_LIVE = 100;

/** Signed attestations of one issuer in 24 hours. */
export const MOST_A_DAY = 5_000;

/** Throws NOT_ELIGIBLE at an issuer's limit of signed attestations. The caller holds the score lock, which serialises requests. */
export async function requireRoom(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { issuer, subject }: { issuer: Address; subject: Address },
): Promise<void> {
  const { rows } = await sql.query<{ live: number; recent: number }>(
    `select
       (select count(*)::int from (select from attestation a where a.issuer = $1 and a.subject = $2
         and a.signature_kind <> 'onchain' and ${isActive("$3")} limit ${MOST_LIVE}) l) as live,
       (select count(*)::int from (select from attestation a where a.issuer = $1
         and a.created_at > to_timestamp($3) - interval '24 hours'
         and a.signature_kind <> 'onchain' limit ${MOST_A_DAY}) r) as recent`,
    [issuer, subject, secondsOf(ctx.now)],
  );
  const { live, recent } = rows[0] ?? { live: 0, recent: 0 };
  if (live >= MOST_LIVE) {
    throw new ServiceError(
      "NOT_ELIGIBLE",
      `This issuer has ${MOST_LIVE} active attestations about this subject, the maximum. Revoke one, or let one expire.`,
    );
  }
  if (recent >= MOST_A_DAY) {
    throw new ServiceError(
      "NOT_ELIGIBLE",
      `This issuer has stored ${MOST_A_DAY} attestations within 24 hours, the maximum. Post the others later.`,
    );
  }
}

/** Attestations that one sender made of one schema about one subject, through one issuer: a contract can be the issuer of many senders. */
export interface Bucket {
  contract: Address;
  issuer: Address;
  subject: Address;
  schemaUid: Hex;
  /** Null: the issuer itself. */
  sender: Address | null;
}

/** SQL: whether a row of the bucket `p` on chain $1 is in the table, or left out. */
const inBucket = (row: string) =>
  `${row}.chain_id = $1 and ${row}.contract = p.contract and ${row}.issuer = p.issuer and ${row}.subject = p.subject
   and ${row}.schema_uid = p.schema_uid`;
const inTable = `${inBucket("a")} and a.sender is not distinct from p.sender and a.signature_kind = 'onchain'`;
const isLeftOut = `${inBucket("l")} and l.sender = coalesce(p.sender, p.issuer)`;
const HALF = MOST_LIVE / 2;

/**
 * Of more than {@link MOST_LIVE} active on-chain attestations of a bucket, leaves out all but the oldest and the newest half. The result
 * depends on the attestations and revocations that are known alone, not on the order in which they were read. Returns those that it left out
 * or returned.
 */
export async function leaveOutBeyondBound(sql: Sql, chainId: number, touched: readonly Bucket[]): Promise<Moved[]> {
  const buckets = await readFull(sql, chainId, touched);
  if (buckets.length === 0) return [];
  const expired = await returnExpired(sql, chainId, buckets);
  const byBucket = groupBy(await readOpen(sql, chainId, buckets), (row) => row.bucket);
  const open = [...byBucket.values()].map((rows) => rows.sort(inOrder));
  const middle = open.flatMap((rows) => (rows.length > MOST_LIVE ? rows.slice(HALF, rows.length - HALF) : []));
  const isMiddle = new Set(middle.map((row) => row.key));
  const back = open.flat().filter((row) => row.isLeftOut && !isMiddle.has(row.key));
  const left = await leaveOut(
    sql,
    middle.filter((row) => !row.isLeftOut).map((row) => row.key),
  );
  if (back.length === 0) return [...expired, ...left];
  const uids = back.map((row) => row.uid);
  const contracts = [...new Set(buckets.map(({ contract }) => contract))];
  const returned = await returnLeftOut(sql, `${NAMED} and l.contract = any($3::text[])`, [chainId, uids, contracts]);
  return [...expired, ...left, ...returned];
}

/** An attestation that was left out, or returned to the table. */
export interface Moved extends Bucket {
  uid: Hex;
  /** Of its block, unix seconds. */
  time: number;
}

/**
 * Have the past days computed again on which moved attestations count otherwise: not those on which an older one of their bucket holds, since an
 * issuer counts once. Call it after all moves and revocations. The caller holds the score lock.
 */
export async function markMoved(sql: Sql, chainId: number, moved: readonly Moved[], now: Date): Promise<void> {
  if (moved.length === 0) return;
  const first = [...groupBy(moved, bucketKey).values()].map((rows) =>
    rows.reduce((a, b) => (a.time <= b.time ? a : b)),
  );
  const columns = { ...bucketColumns, time: ["bigint", ({ time }: Moved) => time] } satisfies Columns<Moved>;
  const { from, values } = rowsAsTable("p", { columns, rows: first, before: [chainId, moved.map(({ uid }) => uid)] });
  const end = `least(extract(epoch from a.revoked_at), nullif(a.expiration_time, 0), ${Number.MAX_SAFE_INTEGER})`;
  const { rows } = await sql.query<{ issuer: Address; subject: Address; from: number }>(
    `select p.issuer, p.subject, greatest(p.time, floor((select max(${end}) from attestation a
       where ${inTable} and a.created_at <= to_timestamp(p.time) and a.uid <> all($2::text[])))::bigint) as from from ${from}`,
    values,
  );
  await markMovedVouches(sql, chainId, rows, now);
}

/** The buckets that may have too many, or of which some are left out. */
async function readFull(sql: Sql, chainId: number, touched: readonly Bucket[]): Promise<Bucket[]> {
  const distinct = new Map(touched.map((one) => [bucketKey(one), one]));
  if (distinct.size === 0) return [];
  const { from, values } = tableOf(chainId, [...distinct.values()]);
  const { rows } = await sql.query<Bucket>(
    `select p.contract, p.issuer, p.subject, p.schema_uid as "schemaUid", p.sender from ${from}
     where exists (select from left_out_attestation l where ${isLeftOut})
       or (select count(*) from (
         select from attestation a where ${inTable} and a.revoked_at is null limit ${MOST_LIVE + 1}) live) > ${MOST_LIVE}`,
    values,
  );
  return rows;
}

const bucketKey = ({ contract, issuer, subject, schemaUid, sender }: Bucket) =>
  [contract, issuer, subject, schemaUid, sender].join();

const bucketColumns: Columns<Bucket> = {
  contract: ["word", (bucket) => bucket.contract],
  issuer: ["word", (bucket) => bucket.issuer],
  subject: ["word", (bucket) => bucket.subject],
  schema_uid: ["word", (bucket) => bucket.schemaUid],
  sender: ["word", (bucket) => bucket.sender],
};

function tableOf(chainId: number, buckets: readonly Bucket[]): { from: string; values: unknown[] } {
  return rowsAsTable("p", { columns: bucketColumns, rows: buckets, before: [chainId] });
}

/** SQL: the time of the newest block with an attestation of the bucket `p`: those that expired by then leave room for others. */
const newestTime = `(select max(extract(epoch from a.created_at)) from attestation a where ${inTable})`;

function returnExpired(sql: Sql, chainId: number, buckets: readonly Bucket[]): Promise<Moved[]> {
  const { from, values } = tableOf(chainId, buckets);
  return returnLeftOut(
    sql,
    `exists (select from ${from} where ${isLeftOut} and l.expiration_time between 1 and ${newestTime})`,
    values,
  );
}

/** An active attestation, in the table or left out. */
interface OpenRow {
  bucket: string;
  /** Of the table: its id; of those left out: the UID. */
  key: string;
  uid: string;
  block: number;
  logIndex: number;
  isLeftOut: boolean;
}

/** The active attestations of buckets; of those left out only the first and the last, which alone may belong to a half. */
async function readOpen(sql: Sql, chainId: number, buckets: readonly Bucket[]): Promise<OpenRow[]> {
  const { from, values } = tableOf(chainId, buckets);
  const columns = `block_number as block, coalesce(log_index, 0) as "logIndex", uid`;
  const ends = ["asc", "desc"].map(
    (way) => `(select uid as key, ${columns}, true as "isLeftOut" from left_out_attestation l where ${isLeftOut}
       order by block_number ${way}, log_index ${way}, uid ${way} limit ${MOST_LIVE})`,
  );
  const { rows } = await sql.query<OpenRow>(
    `select concat_ws(' ', p.contract, p.issuer, p.subject, p.schema_uid, p.sender) as bucket, o.*
     from ${from} cross join lateral (
       (select id as key, ${columns}, false as "isLeftOut" from attestation a
        where ${inTable} and a.revoked_at is null and (a.expiration_time = 0 or a.expiration_time > ${newestTime}))
       union ${ends.join(" union ")}) o`,
    values,
  );
  return rows;
}

function inOrder(a: OpenRow, b: OpenRow): number {
  return a.block - b.block || a.logIndex - b.logIndex || (a.uid < b.uid ? -1 : 1);
}

/** SQL: a {@link Moved}, of a row of the table that left it or is there again. */
const movedOf = (row: string) =>
  `${row}.contract, ${row}.issuer, ${row}.subject, ${row}.schema_uid as "schemaUid", ${row}.sender, ${row}.uid,
   extract(epoch from ${row}.created_at)::bigint as time`;

async function leaveOut(sql: Sql, ids: readonly string[]): Promise<Moved[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.query<Moved>(
    `with gone as (delete from attestation a where a.id = any($1::text[]) returning a.*), stored as (
       insert into left_out_attestation (chain_id, contract, uid, issuer, subject, schema_uid, sender, time, block_number,
         log_index, expiration_time, attestation)
       select chain_id, contract, uid, issuer, subject, schema_uid, coalesce(sender, issuer), extract(epoch from created_at)::bigint,
         block_number, coalesce(log_index, 0), expiration_time, to_jsonb(gone) from gone)
     select ${movedOf("gone")} from gone`,
    [ids],
  );
  return rows;
}

/** Returns left-out attestations `l` that meet a condition to the table. */
async function returnLeftOut(sql: Sql, condition: string, values: unknown[]): Promise<Moved[]> {
  const { rows } = await sql.query<Moved>(
    `with back as (delete from left_out_attestation l where ${condition} returning l.attestation)
     insert into attestation as a select r.* from back cross join lateral jsonb_populate_record(null::attestation, back.attestation) r
     on conflict do nothing returning ${movedOf("a")}`,
    values,
  );
  return rows;
}

const NAMED = "l.chain_id = $1 and l.uid = any($2::text[])";

/** Returns those of these UIDs that are left out to the table, because they are revoked: what is not active takes no room. */
export function returnRevoked(sql: Sql, eas: EasContract, uids: readonly string[]): Promise<Moved[]> {
  return returnLeftOut(sql, `${NAMED} and l.contract = $3`, [eas.chainId, uids, eas.contract]);
}
