import type { Pool } from "pg";
import { type Hex, isHash } from "viem";
import type { Address } from "../../core/chains.ts";
import { formFor } from "../../core/cluster.ts";
import type { Context } from "../../core/context.ts";
import { renderRows } from "../../core/render-rows.ts";
import { replicaOf } from "../../core/replica.ts";
import { requireStoredChain } from "../../core/require-chain.ts";
import { checksum, isAddressIdentity, type Pagination, paginate } from "../../core/schemas.ts";
import { createSharedRead } from "../../core/shared-snapshot.ts";
import { isShown } from "../../core/shown.ts";
import { createTurns } from "../../core/turns.ts";
import { requireIdentity, walletsOf } from "../wallets/index.ts";
import { type AttestationRow, isActive, secondsOf, selectListed, viewAttestation } from "./attestation-rows.ts";
import { cutText } from "./preview-data.ts";
import { findSchema } from "./register-schema.ts";
import type { Attestation, AttestationsQuery, Revocation } from "./schemas.ts";
import { createSnapshotCache } from "./snapshot-cache.ts";

/** Longest text of a revocation in a list, bytes of JSON. */
const LONGEST_TEXT_IN_LIST = 1_024;

type Status = AttestationsQuery["status"];

const conditions: Record<Status, string> = {
  active: isActive("$1"),
  revoked: "a.revoked_at is not null",
  expired: "a.revoked_at is null and a.expiration_time between 1 and $1",
  all: "true",
};
const dependsOnTime: Record<Status, boolean> = { active: true, revoked: false, expired: true, all: false };
const orders: Record<AttestationsQuery["sort"], string> = {
  createdAt: "a.created_at",
  issuerScore: `"issuerScore"`,
};

interface Page {
  attestations: Attestation[];
  pagination: Pagination;
  /** Those that match and are left out; absent if none are. */
  leftOut?: number;
}

/** Left-out attestations are counted up to this number. */
const MOST_LEFT_OUT = 10_000;
/** The counts of a list without a subject and an issuer have none of those left out. */
interface Counts {
  total: number;
  leftOut: number;
}

/** A page may have a megabyte. */
const MOST_PAGES = 16;
const MOST_COUNTS = 1_000;
const pages = createSnapshotCache<Page>("attestation pages", MOST_PAGES);
const counts = createSnapshotCache<Counts>("attestation counts", MOST_COUNTS);

/** Pages without subject and issuer that are read at once in this process: each visits all attestations. */
const AT_ONCE = 2;
const takeTurn = createTurns("lists of all attestations", AT_ONCE);

/** Attestations in the given order, then by id, with long texts shortened. Throws USER_NOT_FOUND for an unknown name, UNSUPPORTED_CHAIN. */
export async function listAttestations(ctx: Context, input: AttestationsQuery): Promise<Page> {
  const { limit, offset, order } = input;
  const snapshot = await readSnapshotText(ctx.pg);
  if (input.chainId !== undefined) await requireStoredChain(ctx, input.chainId);
  const values = [
    secondsOf(ctx.now),
    input.subject === undefined ? null : await walletsNamed(ctx, input.subject),
    input.issuer === undefined ? null : await walletsNamed(ctx, input.issuer),
    input.schema === undefined ? null : [(await schemaUidOf(ctx, input.schema)) ?? "none"],
    input.chainId ?? null,
  ];
  const matches = `$1::bigint is not null and ($2::text[] is null or a.subject = any($2))
    and ($3::text[] is null or a.issuer = any($3)) and ($4::text[] is null or a.schema_uid = any($4))
    and ($5::bigint is null or a.chain_id = $5)`;
  const where = `where ${matches} and ${conditions[input.status]} and ${isShown("attestation", "a.id")}`;
  const [now, ...others] = values;
  const key = JSON.stringify([input.status, dependsOnTime[input.status] && now, others]);
  const isWide = input.subject === undefined && input.issuer === undefined;
  const count = () => countListed(ctx, { where, values, leftOutOf: isWide ? null : matches });
  // Others may wait for the same page, so that it is read even if this client is gone.
  const page = () => (isWide ? takeTurn({ ...ctx, signal: undefined }, readPage) : readPage());
  const readPage = async () => {
    const { total, leftOut } = await counts.get(ctx.pg, snapshot, key, count);
    const { rows } = await ctx.pg.query<AttestationRow & { isPreview: boolean }>(
      `${selectListed} ${where} order by ${orders[input.sort]} ${order}, a.id ${order} limit $6 offset $7`,
      [...values, limit, offset],
    );
    return {
      attestations: renderRows(ctx, "attestations", rows, (row) => listedAttestation(row, ctx.now)),
      pagination: paginate(total, limit, offset),
      ...(leftOut > 0 && { leftOut }),
    };
  };
  // Scores of issuers may be on other nodes, whose commits the coordinator's snapshot does not show.
  const unchanged = await formFor(ctx.pg, { oneServer: snapshot, cluster: null });
  // Attestations expire with time.
  return pages.get(ctx.pg, unchanged, JSON.stringify([key, now, input.sort, order, limit, offset]), page);
}

const loadSnapshot = createSharedRead(async (sql) => {
  const { rows } = await sql.query<{ snapshot: string }>({
    name: "current-snapshot",
    text: "select pg_current_snapshot()::text as snapshot",
  });
  return rows[0]?.snapshot ?? null;
});

/** The database's snapshot, as text; null for a replica, whose snapshot does not list the transactions in progress. */
function readSnapshotText(pool: Pool): Promise<string | null> {
  return replicaOf(pool) ? Promise.resolve(null) : loadSnapshot(pool);
}

/** The uid for a uid or name; null for an unknown name. */
async function schemaUidOf(ctx: Pick<Context, "pg">, reference: string): Promise<Hex | null> {
  const key = reference.trim().toLowerCase();
  if (isHash(key)) return key;
  return (await findSchema(ctx, key))?.uid ?? null;
}

/** An attestation for lists: long fields are shortened and named in `truncated`, so that a hundred have less than 1 MB. */
function listedAttestation(row: AttestationRow & { isPreview: boolean }, now: Date): Attestation {
  const shown = viewAttestation(row, now);
  const texts = (["revocationDetails", "publicReason"] as const).flatMap((field) => {
    const [text, cut] = [shown[field], cutText(shown[field] ?? "", LONGEST_TEXT_IN_LIST)];
    return text === undefined || text === cut ? [] : [[field, cut] as const];
  });
  const truncated = [
    ...(row.isPreview ? ["data" as const] : []),
    ...(shown.dataState !== "omitted" && shown.encodedData.length < 2 + 2 * row.dataBytes
      ? ["encodedData" as const]
      : []),
    ...texts.map(([field]) => field),
  ];
  return { ...shown, ...Object.fromEntries(texts), ...(truncated.length > 0 && { truncated }) };
}

/** Counts what is listed and, where `leftOutOf` is given, what of these is left out of storage. */
async function countListed(
  ctx: Context,
  { where, values, leftOutOf }: { where: string; values: unknown[]; leftOutOf: string | null },
): Promise<Counts> {
  const leftOut = leftOutOf
    ? `(select count(*)::int from (select from left_out_attestation a where ${leftOutOf} limit ${MOST_LEFT_OUT}) l)`
    : "0";
  const text = `select count(*)::int as total, ${leftOut} as "leftOut" from attestation a ${where}`;
  return (await ctx.pg.query<Counts>(text, values)).rows[0] ?? { total: 0, leftOut: 0 };
}

/** All wallets of an identity; an unknown address itself. */
async function walletsNamed(ctx: Context, identity: string): Promise<readonly Address[]> {
  if (isAddressIdentity(identity)) return walletsOf(ctx, identity);
  return (await requireIdentity(ctx, identity)).wallets;
}

/** Final revocations after a cursor, oldest first. A reader that follows `next` misses none. */
export async function listRevocations(
  ctx: Context,
  input: { after?: number; limit: number },
): Promise<{ revocations: Revocation[]; next: string }> {
  const after = input.after ?? 0;
  const { rows } = await ctx.pg.query<Omit<Revocation, "revokedAt"> & { seq: number; revokedAt: Date }>(
    `select revocation_seq as seq, id as "attestationId", uid, subject, issuer, schema_uid as schema,
       chain_id as "chainId", revoked_at as "revokedAt", revocation_reason as reason, public_reason as "publicReason"
     from attestation where revocation_seq > $1 order by revocation_seq limit $2`,
    [after, input.limit],
  );
  return {
    revocations: rows.map(({ seq: _, ...row }) => ({
      ...row,
      subject: checksum(row.subject),
      issuer: checksum(row.issuer),
      revokedAt: row.revokedAt.toISOString(),
    })),
    next: String(rows.at(-1)?.seq ?? after),
  };
}
