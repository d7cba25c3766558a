import { createHash, randomBytes } from "node:crypto";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import type { List, ListCluster, NewShare, Share } from "./schemas.ts";
import { COLUMNS, type ListRow, requireOwn, viewList } from "./stored-list.ts";

const DAY_MS = 86_400_000;
/** Links of a list that open it at once. */
const MOST_SHARES = 20;
/** 24 random bytes as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{32}$/;
/** Clusters that a shared page names. */
const SHOWN_CLUSTERS = 50;

interface StoredShare {
  id: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A link never outlives its list. */
const SHARE = `s.id, s.created_at as "createdAt", least(s.expires_at, l.expires_at) as "expiresAt"`;

/**
 * Makes a link that shows a list of the developer to whoever has it. Only a hash of its token is stored. Throws NOT_FOUND; NOT_ELIGIBLE where
 * too many links of the list are open.
 */
export function createShare(
  ctx: Context,
  { listId, days }: NewShare & { listId: string },
): Promise<{ url: string; share: Share }> {
  return sqlTransaction(ctx.pg, async (sql) => {
    const { expiresAt: end } = await requireOwn({ ...ctx, pg: sql }, listId, "for update");
    if ((await openShares(sql, listId, ctx.now)).length >= MOST_SHARES) {
      const message = `${MOST_SHARES} links of this list are open: delete one.`;
      throw new ServiceError("NOT_ELIGIBLE", message, { details: [{ path: "list", message }] });
    }
    const token = randomBytes(24).toString("base64url");
    const id = createId("share", ctx.now);
    const wanted = days === undefined ? end.getTime() : ctx.now.getTime() + days * DAY_MS;
    const expiresAt = new Date(Math.min(end.getTime(), wanted));
    await sql.query(
      "insert into list_share (id, list_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)",
      [id, listId, hashOf(token), ctx.now, expiresAt],
    );
    return { url: `${ctx.env.PUBLIC_ORIGIN}/shared/${token}`, share: view({ id, createdAt: ctx.now, expiresAt }) };
  });
}

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function view({ id, createdAt, expiresAt }: StoredShare): Share {
  return { id, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

async function openShares(sql: Sql, listId: string, now: Date): Promise<StoredShare[]> {
  const { rows } = await sql.query<StoredShare>(
    `select ${SHARE} from list_share s join list l on l.id = s.list_id
     where s.list_id = $1 and s.expires_at > $2 and l.expires_at > $2 order by s.created_at desc, s.id desc`,
    [listId, now],
  );
  return rows;
}

/** The open links of a list of the developer, newest first. Throws NOT_FOUND. */
export async function listShares(ctx: Context, { listId }: { listId: string }): Promise<Share[]> {
  await requireOwn(ctx, listId);
  return (await openShares(ctx.pg, listId, ctx.now)).map(view);
}

/** Ends a link at once. Throws NOT_FOUND. */
export function deleteShare(ctx: Context, { listId, shareId }: { listId: string; shareId: string }): Promise<Share> {
  return sqlTransaction(ctx.pg, async (sql) => {
    await requireOwn({ ...ctx, pg: sql }, listId);
    const { rows } = await sql.query<StoredShare>(
      `delete from list_share s using list l where s.id = $2 and s.list_id = $1 and l.id = s.list_id returning ${SHARE}`,
      [listId, shareId],
    );
    if (!rows[0]) throw new ServiceError("NOT_FOUND", "The link does not exist.");
    return view(rows[0]);
  });
}

/** What whoever has a link sees of a list: nothing of the upload but its addresses. */
export interface SharedList
  extends Pick<List, "name" | "state" | "at" | "chainId" | "createdAt" | "completedAt" | "expiresAt" | "summary"> {
  counts: Pick<List["counts"], "rows" | "identities" | "known" | "toRead">;
  policy: unknown;
  clusters: SharedCluster[];
  /** Of all clusters, those beyond the shown ones too. */
  clusterTotal: number;
}

/** The sentence of `rows` is left out: it speaks of the upload's other columns. */
interface SharedCluster extends Omit<ListCluster, "evidence"> {
  evidence: { kind: ListCluster["evidence"][number]["kind"]; strength: number; detail: string | null }[];
}

/** The list that a link shows. Throws NOT_FOUND for a link that is unknown, revoked or ended. */
export async function getSharedList(ctx: Context, { token }: { token: string }): Promise<SharedList> {
  const { row, expiresAt } = await requireShared(ctx, token);
  const { name, state, at, chainId, createdAt, completedAt, summary, counts } = await viewList(ctx, row);
  const { rows, identities, known, toRead } = counts;
  const isComplete = state === "complete";
  const { rows: clusters } = await ctx.pg.query<ListCluster & { all: number }>(
    `select cluster as id, size, strength, members, evidence, keep, (count(*) over ())::int as all from list_cluster
     where list_id = $1 order by cluster limit ${SHOWN_CLUSTERS}`,
    [row.id],
  );
  return {
    ...{ name, state, at, chainId, createdAt, completedAt, summary, expiresAt, policy: row.policy },
    counts: { rows, identities, known, toRead },
    clusters: isComplete ? clusters.map(withoutUpload) : [],
    clusterTotal: isComplete ? (clusters[0]?.all ?? 0) : 0,
  };
}

function withoutUpload({ id, size, strength, members, evidence, keep }: ListCluster): SharedCluster {
  return {
    ...{ id, size, strength, members: members.map(checksum), keep: checksum(keep) },
    evidence: evidence.map((one) => ({ ...one, detail: one.kind === "rows" ? null : one.detail })),
  };
}

/** An address of a shared list; without a policy only its total. */
export interface SharedRow {
  address: string;
  outcome: "pass" | "fail" | "indeterminate" | null;
  total: number | null;
  cluster: number | null;
}

/**
 * Addresses of a shared list in the order of its rows, each once, from after row `after`; `next` is where the next page begins. Names that
 * nobody holds are left out. Throws as {@link getSharedList}.
 */
export async function getSharedRows(
  ctx: Context,
  { token, outcome, after, limit }: { token: string; outcome?: string | undefined; after: number; limit: number },
): Promise<{ rows: SharedRow[]; next: number | null }> {
  const { row } = await requireShared(ctx, token);
  if (row.state !== "complete") return { rows: [], next: null };
  const { rows: found } = await ctx.pg.query<SharedRow & { row: number }>(
    `select row, address, outcome, case when $4::boolean then total end as total, cluster from list_row
     where list_id = $1 and row > $2 and duplicate_of is null and address is not null
       and ($3::text is null or outcome = $3) order by row limit $5`,
    [row.id, after, outcome ?? null, row.policy === null, limit + 1],
  );
  const shown = found.slice(0, limit);
  return {
    rows: shown.map(({ row: _, address, ...rest }) => ({ ...rest, address: checksum(address) })),
    next: found.length > limit ? (shown.at(-1)?.row ?? null) : null,
  };
}

/** Not of the caller's own: whoever has the token. Reads the database each time, so that a revoked link shows nothing more. */
async function requireShared({ pg, now }: Context, token: string): Promise<{ row: ListRow; expiresAt: string }> {
  if (TOKEN.test(token)) {
    const { rows } = await pg.query<ListRow & { listId: string; shareEnds: Date }>(
      `select l.*, least(s."expiresAt", l."expiresAt") as "shareEnds" from (select ${COLUMNS} from list) l
       join (select list_id, expires_at as "expiresAt" from list_share where token_hash = $1) s on s.list_id = l.id
       where l."expiresAt" > $2 and s."expiresAt" > $2`,
      [hashOf(token), now],
    );
    if (rows[0]) return { row: rows[0], expiresAt: rows[0].shareEnds.toISOString() };
  }
  throw new ServiceError("NOT_FOUND", "The link does not exist, or it has ended.");
}
