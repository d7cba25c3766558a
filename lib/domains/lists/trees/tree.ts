import type { Hex } from "viem";
import { runExclusive } from "../../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../../core/context.ts";
import type { Sql } from "../../../core/db.ts";
import { ServiceError } from "../../../core/errors.ts";
import { createId } from "../../../core/ids.ts";
import { invalidField } from "../../../core/invalid-field.ts";
import { enqueueJobs } from "../../../core/jobs.ts";
import { checksum, type Pagination, paginate } from "../../../core/schemas.ts";
import { checkedTransaction, sqlTransaction } from "../../../core/transaction.ts";
import { modelHash, readActiveModel } from "../../models/index.ts";
import { passPolicyId } from "../../policies/index.ts";
import { type ReceiptDomain, receiptDomain } from "../../scores/index.ts";
import { clustersKey } from "../clusters/clusters-of.ts";
import { readAmountRule, readTokens, writeTokens } from "./amounts.ts";
import type { BuiltTree, ListTreeJob } from "./build-tree.ts";
import { type ListRoot, signListRoot } from "./list-root.ts";
import type { NewTree, Tree } from "./schemas.ts";

/** Trees that a developer keeps, and their leaves together. */
const MOST_TREES = 100;
const MOST_LEAVES = 10_000_000;
const NO_POLICY: Hex = `0x${"00".repeat(32)}`;
const DAY_SECONDS = 86_400;

/** A stored tree. */
export interface TreeRow {
  id: string;
  listId: string;
  who: Tree["who"];
  amount: string | null;
  cap: string | null;
  floor: string | null;
  decimals: number | null;
  state: Tree["state"];
  reason: string | null;
  progress: number;
  root: Hex | null;
  leaves: number | null;
  sum: string | null;
  policyId: string | null;
  day: number;
  modelHash: Hex;
  issuedAt: number | null;
  domain: ReceiptDomain | null;
  signer: Hex | null;
  signature: Hex | null;
  createdAt: Date;
  readyAt: Date | null;
}

const COLUMNS = `id, list_id as "listId", who, amount, cap, floor, decimals, state, reason, progress, '0x' || encode(root, 'hex') as root, leaves,
  sum, policy_id as "policyId", day, model_hash as "modelHash", issued_at as "issuedAt", domain, signer, signature,
  created_at as "createdAt", ready_at as "readyAt"`;

/**
 * Begins a tree over a complete list of the acting developer, which a worker builds. Throws NOT_FOUND; NOT_ELIGIBLE for a list that is not
 * complete, while another tree is built, and where too many are kept; INVALID_REQUEST for amounts that are none.
 */
export function createTree(ctx: Context, { listId, ...wanted }: NewTree & { listId: string }): Promise<Tree> {
  const amounts = requireAmounts(wanted);
  const { developerId } = requireDeveloper(ctx);
  return checkedTransaction(() =>
    runExclusive(developerId, () =>
      sqlTransaction(ctx.pg, async (sql) => {
        // The lock prevents concurrent requests from beginning two.
        await sql.query("select 1 from developer where id = $1 for update", [developerId]);
        const { policyId, day } = await requireComplete(sql, { listId, developerId });
        if (wanted.who === "kept") await requireClusters(sql, listId);
        await requireRoom(sql, { listId, developerId });
        const { rows } = await sql.query<TreeRow>(
          `insert into list_tree (id, list_id, developer_id, who, amount, cap, floor, decimals, state, policy_id, day, model_hash, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, 'building', $9, $10, $11, $12) returning ${COLUMNS}`,
          [
            ...[createId("tree", ctx.now), listId, developerId, wanted.who],
            ...[amounts.amount, amounts.cap, amounts.floor, amounts.decimals],
            ...[policyId, day, modelHash(await readActiveModel(sql)), ctx.now],
          ],
        );
        const [row] = rows;
        if (!row) throw new Error("an insert returns its row");
        await enqueueJobs(sql, "build-tree", [{ payload: { treeId: row.id }, key: `tree ${row.id}` }]);
        return viewTree(row);
      }),
    ),
  );
}

/** Amounts as they are stored: cap and floor in units. */
function requireAmounts({ amount, cap, floor, decimals = 0 }: NewTree) {
  if (amount === undefined) {
    if (cap ?? floor) throw invalidField("body.amount", "is missing: cap and floor are of amounts");
    return { amount: null, cap: null, floor: null, decimals: null };
  }
  const rule = readAmountRule(amount);
  if (typeof rule === "string") throw invalidField("body.amount", rule);
  const unitsOf = (path: string, text: string | undefined) => {
    if (text === undefined) return null;
    const units = readTokens(text, decimals);
    if (units === null) throw invalidField(path, `must be a decimal number with at most ${decimals} decimals`);
    return units;
  };
  unitsOf("body.amount", rule.budget ?? undefined);
  const [most, least] = [unitsOf("body.cap", cap), unitsOf("body.floor", floor)];
  if (most !== null && most < (least ?? 0n)) throw invalidField("body.cap", "must not be less than the floor");
  return { amount: amount.trim(), cap: most?.toString() ?? null, floor: least?.toString() ?? null, decimals };
}

interface Ids {
  listId: string;
  developerId: string;
}

/** The policy and the judged day of a complete list. */
async function requireComplete(
  sql: Sql,
  { listId, developerId }: Ids,
): Promise<{ policyId: string | null; day: number }> {
  const { rows } = await sql.query<{
    state: string;
    policyId: string | null;
    at: number | null;
    completedAt: Date | null;
    createdAt: Date;
  }>(
    `select state, policy_id as "policyId", at, completed_at as "completedAt", created_at as "createdAt" from list
     where id = $1 and developer_id = $2`,
    [listId, developerId],
  );
  const [list] = rows;
  if (!list) throw new ServiceError("NOT_FOUND", "The list does not exist.");
  if (list.state !== "complete") throw notEligible(`The list is ${list.state}; a tree is made of a complete one.`);
  const now = Math.floor((list.completedAt ?? list.createdAt).getTime() / 1000);
  return { policyId: list.policyId, day: list.at ?? now - (now % DAY_SECONDS) };
}

/** A developer has one tree built at a time, so that nobody's trees wait for all of another's. */
async function requireRoom(sql: Sql, { listId, developerId }: Ids): Promise<void> {
  const { rows } = await sql.query<{ trees: number; leaves: number; building: string | null; rows: number }>(
    `select count(*) as trees, coalesce(sum(leaves), 0)::bigint as leaves, min(id) filter (where state = 'building') as building,
       (select count(*) from list_row where list_id = $2) as rows
     from list_tree where developer_id = $1`,
    [developerId, listId],
  );
  const { trees = 0, leaves = 0, building = null, rows: more = 0 } = rows[0] ?? {};
  if (building) throw notEligible(`The tree ${building} is being built: wait for its end, or delete it.`);
  if (trees >= MOST_TREES) throw notEligible(`${MOST_TREES} trees are kept already: delete one.`);
  if (leaves + more > MOST_LEAVES)
    throw notEligible(`Trees have at most ${MOST_LEAVES.toLocaleString("en")} leaves together: delete some.`);
}

function notEligible(message: string): ServiceError {
  return new ServiceError("NOT_ELIGIBLE", message, { details: [{ path: "tree", message }] });
}

/** The trees of a list, the newest first, also when the list is gone. Throws NOT_FOUND where there is neither. */
export async function listTrees(
  ctx: Context,
  { listId, limit, offset }: { listId: string; limit: number; offset: number },
): Promise<{ trees: Tree[]; pagination: Pagination }> {
  const { developerId } = requireDeveloper(ctx);
  const found = await ctx.pg.query<{ total: number; known: boolean }>(
    `select (select count(*) from list_tree where list_id = $1 and developer_id = $2) as total,
       exists (select from list where id = $1 and developer_id = $2) as known`,
    [listId, developerId],
  );
  const { total = 0, known = false } = found.rows[0] ?? {};
  if (total === 0 && !known) throw new ServiceError("NOT_FOUND", "The list does not exist.");
  const { rows } = await ctx.pg.query<TreeRow>(
    `select ${COLUMNS} from list_tree where list_id = $1 and developer_id = $2 order by created_at desc, id desc limit $3 offset $4`,
    [listId, developerId, limit, offset],
  );
  return { trees: rows.map(viewTree), pagination: paginate(total, limit, offset) };
}

/** A tree of the acting developer. Throws NOT_FOUND, also for others'. */
export async function requireTree(
  ctx: Pick<Context, "actor" | "pg">,
  { listId, treeId }: { listId: string; treeId: string },
): Promise<TreeRow> {
  const { developerId } = requireDeveloper(ctx);
  const { rows } = await ctx.pg.query<TreeRow>(
    `select ${COLUMNS} from list_tree where id = $1 and list_id = $2 and developer_id = $3`,
    [treeId, listId, developerId],
  );
  if (rows[0]) return rows[0];
  throw new ServiceError("NOT_FOUND", "The tree does not exist.");
}

/** A ready tree, whoever asks. Throws NOT_FOUND, NOT_ELIGIBLE for one that could not be built, and SERVICE_UNAVAILABLE while it is built. */
export async function requireReadyTree(sql: Sql, treeId: string): Promise<TreeRow> {
  const { rows } = await sql.query<TreeRow>(`select ${COLUMNS} from list_tree where id = $1`, [treeId]);
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "The tree does not exist.");
  return requireReady(rows[0]);
}

export function requireReady(tree: TreeRow): TreeRow {
  if (tree.state === "ready") return tree;
  if (tree.state === "failed") throw notEligible(`The tree could not be built: ${tree.reason}`);
  throw new ServiceError("SERVICE_UNAVAILABLE", "The tree is being built; try again once it is ready.");
}

export function viewTree(row: TreeRow): Tree {
  const {
    id,
    listId,
    who,
    amount,
    decimals,
    state,
    reason,
    root,
    leaves,
    sum,
    policyId,
    modelHash,
    domain,
    signature,
  } = row;
  const inTokens = (units: string | null) => (units === null ? null : writeTokens(BigInt(units), decimals ?? 0));
  return {
    ...{ id, listId, who, amount, cap: inTokens(row.cap), floor: inTokens(row.floor), decimals, state },
    ...(reason !== null && { reason }),
    progress: Math.floor(row.progress / 10),
    ...(root !== null && { root }),
    ...{ leaves, sum, policyId, day: row.day, modelHash, issuedAt: row.issuedAt },
    ...(signature && domain && row.signer && { signature, signer: checksum(row.signer), domain }),
    createdAt: row.createdAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
  };
}

/** What a tree's signature covers. */
export function signedRoot({
  root,
  policyId,
  day,
  modelHash,
  issuedAt,
}: Pick<TreeRow, "root" | "policyId" | "day" | "modelHash" | "issuedAt">): ListRoot {
  if (root === null || issuedAt === null) throw new Error("a ready tree has a root");
  return { root, policyId: policyId === null ? NO_POLICY : passPolicyId(policyId), day, modelHash, issuedAt };
}

/** Which wallet of a cluster is kept is known once the worker has compared them. */
async function requireClusters(sql: Sql, listId: string): Promise<void> {
  const { rowCount } = await sql.query("select 1 from graphile_worker.jobs where key = $1", [clustersKey(listId)]);
  if (rowCount)
    throw new ServiceError("NOT_ELIGIBLE", "The wallets of the list are not compared yet. Ask again in a moment.");
}

/** Deletes a tree with its leaves. Throws NOT_FOUND. */
export function deleteTree(ctx: Context, ids: { listId: string; treeId: string }): Promise<Tree> {
  return checkedTransaction(async () => {
    const tree = await requireTree(ctx, ids);
    return sqlTransaction(ctx.pg, async (sql) => {
      await sql.query("delete from list_tree where id = $1", [tree.id]);
      return viewTree(tree);
    });
  });
}

/** Has a tree built, then signs its root. Does nothing if it is gone, ready, or built by another process. */
export async function finishTree(
  { env, pg, now }: Pick<Context, "env" | "pg" | "now">,
  treeId: string,
  build: (job: ListTreeJob, onProgress: (permille: number) => void) => Promise<BuiltTree>,
): Promise<void> {
  let storing: Promise<unknown> = Promise.resolve();
  const onProgress = (permille: number) => {
    // What is lost of it is only shown later.
    storing = storing.then(() => setProgress(pg, treeId, permille)).catch(() => {});
  };
  const built = await build({ databaseUrl: env.DATABASE_URL, treeId }, onProgress);
  await storing;
  if (built === null) return;
  if ("fault" in built) {
    await pg.query("update list_tree set state = 'failed', reason = $2 where id = $1 and state = 'building'", [
      treeId,
      built.fault,
    ]);
    return;
  }
  const { rows } = await pg.query<TreeRow>(`select ${COLUMNS} from list_tree where id = $1 and state = 'building'`, [
    treeId,
  ]);
  if (!rows[0]) return;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const domain = receiptDomain(env);
  const root = signedRoot({ ...rows[0], root: built.root, issuedAt });
  const { signer, signature } = await signListRoot(root, domain, env.RECEIPT_SIGNER_KEY);
  await pg.query(
    `update list_tree set state = 'ready', progress = 1000, root = decode($2, 'hex'), leaves = $3, sum = $4, issued_at = $5, domain = $6,
       signer = $7, signature = $8, ready_at = $9
     where id = $1 and state = 'building'`,
    [treeId, built.root.slice(2), built.leaves, built.sum, issuedAt, JSON.stringify(domain), signer, signature, now],
  );
}

function setProgress(sql: Sql, treeId: string, permille: number) {
  return sql.query("update list_tree set progress = $2 where id = $1 and state = 'building'", [treeId, permille]);
}
