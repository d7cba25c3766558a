import type { Pool } from "pg";
import { type Columns, copyRows, rowsAsTable } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import type { Sql } from "../../core/db.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { type Change, NOBODY } from "./source-changes.ts";
import { enqueueTurn, IDENTITIES, type SourceState } from "./stored-list.ts";

const PIECE_IDENTITIES = 1_000;

/** Stores how far a source is read. Returns false if somebody ended the list. */
export async function storeState(
  sql: Pick<Sql, "query">,
  { id, state, reason }: { id: string; state: SourceState; reason: string | null },
): Promise<boolean> {
  const { rowCount } = await sql.query(
    "update list set source_state = $2, reason = $3 where id = $1 and state = 'waiting'",
    [id, JSON.stringify(state), reason],
  );
  return rowCount === 1;
}

/**
 * Adds changes to the stored balances, with how far logs are read now. Returns that state, with the number of balances; null if somebody ended
 * the list, or another turn stored these logs.
 */
export async function storeChanges(
  pg: Pool,
  { id, changes, state, before }: { id: string; changes: readonly Change[]; state: SourceState; before: SourceState },
): Promise<SourceState | null> {
  const { logs } = state;
  if (!logs) throw new Error("logs have a first block");
  return sqlTransaction(pg, async (sql) => {
    const { rowCount } = await sql.query(
      `select from list where id = $1 and state = 'waiting' and (source_state->'logs'->>'next')::int8 = $2 for update`,
      [id, before.logs?.next],
    );
    if (rowCount !== 1) return null;
    const balances = logs.balances + (await addChanges(sql, { id, changes, isFirst: logs.balances === 0 }));
    const stored = { ...state, logs: { ...logs, balances } };
    await storeState(sql, { id, state: stored, reason: null });
    return stored;
  });
}

/** Returns how many balances are new. `isFirst`: none is stored. */
async function addChanges(
  sql: Sql,
  { id, changes, isFirst }: { id: string; changes: readonly Change[]; isFirst: boolean },
): Promise<number> {
  if (changes.length === 0) return 0;
  // In the order of the key, which its index takes faster.
  const rows = changes.toSorted((a, b) => (a.holder < b.holder ? -1 : Number(a.holder > b.holder)));
  const columns: Columns<Change> = {
    holder: ["word", ({ holder }) => holder],
    token_id: ["numeric", ({ tokenId }) => tokenId],
    units: ["numeric", ({ units }) => units],
  };
  if (isFirst) {
    await copyRows(sql, "list_balance", { columns: { list_id: ["word", () => id], ...columns }, rows });
    return rows.length;
  }
  const { from, values } = rowsAsTable("c", { columns, rows, before: [id] });
  const { rows: stored } = await sql.query<{ fresh: number }>(
    `with stored as (
       insert into list_balance as b (list_id, holder, token_id, units) select $1, holder, token_id, units from ${from}
       on conflict (list_id, holder, token_id) do update set units = b.units + excluded.units
       returning xmax = 0 as is_new
     ) select count(*) filter (where is_new)::int as fresh from stored`,
    values,
  );
  return stored[0]?.fresh ?? 0;
}

interface Finished {
  id: string;
  state: SourceState;
}

/** Stores holders of at least so many units as a list's upload, those of most first. Returns whether there are any. */
export async function finishSource(pg: Pool, { id, state, minimum }: Finished & { minimum: string }): Promise<boolean> {
  return sqlTransaction(pg, async (sql) => {
    const { rowCount } = await sql.query(
      `insert into list_upload (list_id, piece, bytes)
       select $1, (place - 1) / ${PIECE_IDENTITIES}, convert_to(json_agg(holder order by place)::text, 'UTF8')
       from (
         select holder, row_number() over (order by sum(units) desc, holder) as place
         from list_balance where list_id = $1 and holder <> '${NOBODY}' group by holder having sum(units) >= $2::numeric
       ) h group by 2`,
      [id, minimum],
    );
    if (rowCount === 0) return false;
    await finish(sql, { id, state });
    return true;
  });
}

/** Stores wallets as a list's upload. */
export function finishWith(pg: Pool, { id, state, wallets }: Finished & { wallets: readonly string[] }): Promise<void> {
  return sqlTransaction(pg, async (sql) => {
    for (const [piece, part] of chunks(wallets, PIECE_IDENTITIES).entries()) {
      await sql.query("insert into list_upload (list_id, piece, bytes) values ($1, $2, $3)", [
        id,
        piece,
        Buffer.from(JSON.stringify(part)),
      ]);
    }
    await finish(sql, { id, state });
  });
}

/** From here on the list is read as one that was sent as identities. If somebody ended it, nothing is stored. */
async function finish(sql: Sql, { id, state }: Finished): Promise<void> {
  const { rowCount } = await sql.query(
    `update list set state = 'reading', reason = null, source_state = $2, format = $3
     where id = $1 and state = 'waiting' and not coalesce((source_state->>'isRead')::boolean, false)`,
    [
      id,
      JSON.stringify({ ...state, isRead: true }),
      JSON.stringify({ dialect: IDENTITIES, column: null, header: false }),
    ],
  );
  if (rowCount !== 1) throw new Error(`the list ${id} ended while its source was read`);
  await sql.query("delete from list_balance where list_id = $1", [id]);
  await enqueueTurn(sql, id);
}
