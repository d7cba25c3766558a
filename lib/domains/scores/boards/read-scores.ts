import type { Pool, PoolClient } from "pg";
import type { Sql } from "../../../core/db.ts";
import { readSnapshot } from "../../../core/transaction.ts";
import { categories } from "../../../engine/types.ts";
import { boardCategories } from "./board-category.ts";
import { type BoardScore, scoreStatuses } from "./scope.ts";

/** The current score of a subject, or `score: null` after it ended. */
export interface BoardChange {
  subject: string;
  chainId: number;
  score: BoardScore | null;
}

const COLUMNS = `subject, chain_id, ${boardCategories.join(", ")}, ranked, status,
  array_to_string(unavailable, ','), reached_at, extract(epoch from updated_at)::float8 * 1000, seq`;
const PAGE = 10_000;

/**
 * Every score, read as one snapshot, page by page, so that memory never holds a million of them as objects. Returns
 * the highest sequence number of that snapshot.
 */
export function readAllScores(pool: Pool, take: (changes: BoardChange[]) => void): Promise<number> {
  return readSnapshot(pool, async (client) => {
    const seq = await highestSeq(client);
    await client.query(`declare every_score no scroll cursor for select ${COLUMNS} from score`);
    for (;;) {
      const rows = await fetchRows(client, `fetch ${PAGE} from every_score`);
      take(rows.map(parse));
      if (rows.length < PAGE) break;
    }
    return seq;
  });
}

async function highestSeq(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number }>(
    `select greatest((select max(seq) from score), (select max(seq) from score_removed), 0)::bigint as seq`,
  );
  return rows[0]?.seq ?? 0;
}

/** Up to `limit` changes after a sequence number, in its order, and the number reached. */
export async function readScoresAfter(
  pool: Pool,
  after: number,
  limit: number,
): Promise<{ changes: BoardChange[]; seq: number }> {
  // One statement, so that both tables are read from one snapshot: no change can hide behind a later one.
  const nulls = `subject, chain_id, ${boardCategories.map(() => "0").join(", ")}, false, 'removed', '', 0, 0::float8, seq`;
  const { rows } = await pool.query<Row>({
    text: `(select ${COLUMNS} from score where seq > $1 order by seq limit $2)
      union all (select ${nulls} from score_removed where seq > $1 order by seq limit $2)
      order by seq limit $2`,
    values: [after, limit],
    rowMode: "array",
  });
  const last = rows.at(-1);
  return { changes: rows.map(parse), seq: last ? Number(last[SEQ]) : after };
}

type Row = (string | number | boolean)[];
const FIRST = 2;
const AFTER_POINTS = FIRST + boardCategories.length;
const SEQ = AFTER_POINTS + 5;

async function fetchRows(client: PoolClient, text: string): Promise<Row[]> {
  return (await client.query<Row>({ text, rowMode: "array" })).rows;
}

function parse(row: Row): BoardChange {
  const subject = String(row[0]);
  const [ranked, status, unavailable, reachedAt, updatedAt] = row.slice(AFTER_POINTS);
  const change = { subject, chainId: Number(row[1]) };
  if (status === "removed") return { ...change, score: null };
  return {
    ...change,
    score: {
      subject,
      points: row.slice(FIRST, AFTER_POINTS).map(Number),
      ranked: ranked === true,
      status: scoreStatuses.find((known) => known === status) ?? "partial",
      unavailable: unavailable === "" ? 0 : maskOf(String(unavailable).split(",")),
      reachedAt: Number(reachedAt),
      updatedAt: Math.round(Number(updatedAt)),
    },
  };
}

function maskOf(unavailable: readonly string[]): number {
  return categories.reduce((mask, category, bit) => (unavailable.includes(category) ? mask | (1 << bit) : mask), 0);
}
