import { isHash } from "viem";
import { hasCapability } from "../../chain/capabilities.ts";
import { chunks } from "../../core/chunks.ts";
import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checkedTransaction, sqlTransaction } from "../../core/transaction.ts";
import { findSchema } from "../attestations/index.ts";
import { listPolicyOf } from "../policies/index.ts";
import type { PolicyChoice } from "../policies/schemas.ts";
import type { List } from "./schemas.ts";
import type { ListSource } from "./source-schemas.ts";
import { enqueueSource, enqueueTurn, IDENTITIES, readList, requireOwn } from "./stored-list.ts";

const DAY_MS = 86_400_000;
/** Identities of a piece: less than 1 MiB. */
const PIECE_IDENTITIES = 1_000;

interface Wanted {
  name?: string | undefined;
  chainId?: number | undefined;
  at?: number | undefined;
  /** Of a file: its name, or its number from 1. */
  column?: string | undefined;
  repair?: boolean | undefined;
  read?: "missing" | "none" | undefined;
}

/** How a list begins: with everything that it is evaluated by, as it is now. */
interface Begun extends Omit<Wanted, "column"> {
  policyId: string | null;
  policy: unknown;
  column: string | null;
  repair: boolean;
  format: object | null;
  previousId: string | null;
  /** Rows that are known already. */
  rows: number;
  source?: ListSource | undefined;
}

/**
 * Stores identities as a list, which a worker reads and evaluates. Throws NOT_ELIGIBLE where the developer has a list at work or too many
 * kept, NOT_FOUND for an unknown policy, UNSUPPORTED_CHAIN, INVALID_REQUEST for a day without closes,
 * and for reading unknown wallets on a past day.
 */
export function createList(
  ctx: Context,
  input: Wanted & PolicyChoice & { identities: readonly string[] },
): Promise<List> {
  return checkedTransaction(async () => {
    const { identities, policyId = null, column, repair = false, ...wanted } = input;
    if (column !== undefined) throw invalidField("query.column", "is for files: identities have no columns");
    const policy = await judge(ctx, input);
    const format = { dialect: IDENTITIES, column: null, header: false };
    const begun = { column: null, repair, previousId: null, format, rows: identities.length };
    const pieces = chunks(identities, PIECE_IDENTITIES).map((piece) => Buffer.from(JSON.stringify(piece)));
    return begin(ctx, { ...wanted, ...begun, policyId, policy }, (sql, id) => insertPieces(sql, id, 0, pieces));
  });
}

/**
 * Makes a list of wallets that a chain or a board names, which a worker reads first. Throws as {@link createList}, UNSUPPORTED_CHAIN for a chain
 * without a node or without EAS, and INVALID_REQUEST for an unknown name of a schema.
 */
export function createSourcedList(ctx: Context, input: Wanted & PolicyChoice & { source: ListSource }): Promise<List> {
  return checkedTransaction(async () => {
    const { source: asked, policyId = null, column, ...wanted } = input;
    if (column !== undefined) throw invalidField("query.column", "is for files");
    const policy = await judge(ctx, input);
    const source = await judgeSource(ctx, asked);
    const begun = { column: null, repair: false, previousId: null, format: null, rows: 0, source };
    return begin(ctx, { ...wanted, ...begun, policyId, policy }, async () => {});
  });
}

/** What a source is stored as: a schema by its uid. Throws UNSUPPORTED_CHAIN and INVALID_REQUEST. */
async function judgeSource(ctx: Context, source: ListSource): Promise<ListSource> {
  if (source.kind === "board") return source;
  const chain = requireChain(ctx, source.chainId);
  if (!hasCapability(chain, "blocks")) {
    throw new ServiceError(
      "UNSUPPORTED_CHAIN",
      `Chain ${chain.id} (${chain.name}) has no node here that lists could be read from.`,
    );
  }
  if (source.kind !== "attested") return source;
  if (!easDeployment(chain))
    throw new ServiceError("UNSUPPORTED_CHAIN", `EAS is not available on chain ${chain.id} (${chain.name}).`);
  const schema = source.schema.trim().toLowerCase();
  const uid = isHash(schema) ? schema : (await findSchema(ctx, schema))?.uid;
  if (!uid) throw invalidField("body.source.schema", "is not a known schema; name its uid");
  return { ...source, schema: uid };
}

/** How often a process says that it still takes an upload, and after which silence another upload may replace it. */
const BEAT_MS = 10_000;
const SILENCE = "60 seconds";
const FOREIGN_KEY = "23503";

function interrupted(): ServiceError {
  return new ServiceError("SERVICE_UNAVAILABLE", "The upload was interrupted for too long; send the file again.");
}

/** Bytes of a piece. */
const PIECE = 1024 * 1024;

/**
 * Stores a file as a list, in pieces as it arrives: no connection waits for a slow client, and nobody sees the list before it is whole.
 * What a broken upload stored is deleted. Throws as {@link createList}, and what the chunks throw.
 */
export async function uploadList(
  ctx: Context,
  input: Wanted & { policyId?: string | undefined },
  chunks: AsyncIterable<Uint8Array>,
): Promise<List> {
  const { column, repair = false, policyId = null, ...wanted } = input;
  const policy = await judge(ctx, input);
  const { developerId } = requireDeveloper(ctx);
  const begun = { ...wanted, policyId, policy, repair, previousId: null, format: null, rows: 0, developerId };
  const chosen = column === undefined ? null : JSON.stringify(/^[1-9][0-9]*$/.test(column) ? Number(column) : column);
  const id = await sqlTransaction(ctx.pg, async (sql) => {
    await requireRoom(ctx, sql, developerId, 0);
    return insertList(ctx, sql, { ...begun, column: chosen, state: "uploading" });
  });
  const beat = setInterval(() => {
    // Whoever misses a few is taken for dead, and says so below.
    ctx.pg.query("update list set seen_at = now() where id = $1", [id]).catch(() => {});
  }, BEAT_MS);
  try {
    let piece = 0;
    for await (const bytes of inPieces(chunks)) await insertPieces(ctx.pg, id, piece++, [bytes]);
    if (piece === 0) throw invalidField("body", "is empty");
  } catch (error) {
    await ctx.pg.query("delete from list where id = $1", [id]);
    throw error instanceof Error && "code" in error && error.code === FOREIGN_KEY ? interrupted() : error;
  } finally {
    clearInterval(beat);
  }
  return sqlTransaction(ctx.pg, async (sql) => {
    const { rowCount } = await sql.query("update list set state = 'reading' where id = $1", [id]);
    if (rowCount === 0) throw interrupted();
    await enqueueTurn(sql, id);
    return readList({ ...ctx, pg: sql }, id);
  });
}

/** Copies: as an object of its own, a chunk of one byte would take two hundred. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let piece = Buffer.allocUnsafe(PIECE);
  let size = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE - size);
      piece.set(part, size);
      size += part.length;
      at += part.length;
      if (size < PIECE) continue;
      yield piece;
      piece = Buffer.allocUnsafe(PIECE);
      size = 0;
    }
  }
  if (size > 0) yield piece.subarray(0, size);
}

/** Makes a list again from the same upload and policy, as of now. Throws NOT_FOUND, and NOT_ELIGIBLE as {@link createList}. */
export function rerunList(ctx: Context, { listId }: { listId: string }): Promise<List> {
  return checkedTransaction(async () => {
    const list = await requireOwn(ctx, listId);
    const { name, policyId, policy, chainId, at, column, repair, read, format, counts } = list;
    const scope = { chainId: chainId ?? undefined, at: at ?? undefined };
    const begun = { name, policyId, policy, ...scope, column, repair, read };
    if (list.source !== null) {
      // The chain is read again, as of now.
      const judged = await judgeSource(ctx, list.source);
      const source = judged.kind === "holders" ? { ...judged, block: undefined } : judged;
      return begin(ctx, { ...begun, format: null, rows: 0, source, previousId: listId }, async () => {});
    }
    const known = { format: format?.dialect === IDENTITIES ? format : null, rows: counts.rows ?? 0 };
    return begin(ctx, { ...begun, ...known, previousId: listId }, async (sql, id) => {
      await sql.query(
        "insert into list_upload (list_id, piece, bytes) select $1, piece, bytes from list_upload where list_id = $2",
        [id, listId],
      );
    });
  });
}

async function judge(ctx: Context, input: Wanted & PolicyChoice): Promise<unknown> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  if (input.read === "missing" && input.at !== undefined)
    throw invalidField("read", "`missing` does not go with `at`: past days are not read");
  return listPolicyOf(ctx, input);
}

async function insertPieces(sql: Sql, listId: string, from: number, pieces: readonly Buffer[]): Promise<void> {
  for (const [index, bytes] of pieces.entries())
    await sql.query("insert into list_upload (list_id, piece, bytes) values ($1, $2, $3)", [
      listId,
      from + index,
      bytes,
    ]);
}

function begin(ctx: Context, list: Begun, store: (sql: Sql, listId: string) => Promise<void>): Promise<List> {
  const { developerId } = requireDeveloper(ctx);
  return runExclusive(developerId, () =>
    sqlTransaction(ctx.pg, async (sql) => {
      await requireRoom(ctx, sql, developerId, list.rows);
      const id = await insertList(ctx, sql, { ...list, developerId, state: list.source ? "waiting" : "reading" });
      await store(sql, id);
      await (list.source ? enqueueSource : enqueueTurn)(sql, id);
      return readList({ ...ctx, pg: sql }, id);
    }),
  );
}

async function insertList(
  ctx: Context,
  sql: Sql,
  list: Begun & { developerId: string; state: string },
): Promise<string> {
  const id = createId("list", ctx.now);
  await sql.query(
    `insert into list (id, developer_id, name, state, policy_id, policy, chain_id, at, read, repair, "column",
       previous_id, format, created_at, expires_at, seen_at, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $15, $9, $10, $11, $12, $13, $14, case when $4 = 'uploading' then now() end, $16)`,
    [
      ...[
        id,
        list.developerId,
        list.name ?? `List of ${ctx.now.toISOString().slice(0, 10)}`,
        list.state,
        list.policyId,
      ],
      ...[list.policy === null ? null : JSON.stringify(list.policy), list.chainId ?? null, list.at ?? null],
      ...[list.repair, list.column, list.previousId, list.format === null ? null : JSON.stringify(list.format)],
      ...[ctx.now, new Date(ctx.now.getTime() + ctx.env.LIST_DAYS * DAY_MS)],
      list.read ?? (list.at === undefined ? "missing" : "none"),
      list.source ? JSON.stringify(list.source) : null,
    ],
  );
  return id;
}

/** Throws NOT_ELIGIBLE unless a developer may begin a list of at least so many rows. The lock prevents concurrent requests from beginning two. */
async function requireRoom(ctx: Context, sql: Sql, developerId: string, rows: number): Promise<void> {
  await sql.query("select 1 from developer where id = $1 for update", [developerId]);
  // Of processes that died.
  await sql.query(
    `delete from list where developer_id = $1 and state = 'uploading' and coalesce(seen_at, created_at) < now() - interval '${SILENCE}'`,
    [developerId],
  );
  const { rows: found } = await sql.query<{ lists: number; working: string | null; stored: number }>(
    `select count(*)::int as lists, coalesce(sum((counts->>'rows')::bigint), 0)::int as stored,
       min(id) filter (where state in ('uploading', 'asking', 'waiting', 'reading', 'evaluating')) as working
     from list where developer_id = $1`,
    [developerId],
  );
  const { lists = 0, working = null, stored = 0 } = found[0] ?? {};
  const { LISTS_PER_DEVELOPER: most, LIST_ROWS_PER_DEVELOPER: mostRows } = ctx.env;
  if (working !== null) throw notEligible(`The list ${working} is at work: wait for its end, or cancel it.`);
  if (lists >= most) throw notEligible(`${most} lists are kept already: delete one.`);
  if (stored + rows > mostRows) {
    throw notEligible(
      `Lists hold at most ${mostRows.toLocaleString("en")} rows together, and yours have ${stored.toLocaleString("en")}: delete some.`,
    );
  }
}

function notEligible(message: string): ServiceError {
  return new ServiceError("NOT_ELIGIBLE", message, { details: [{ path: "list", message }] });
}
