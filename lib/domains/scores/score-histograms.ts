import { type Columns, insertRows, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { categories } from "../../engine/index.ts";
import type { CurrentScore } from "./current-score.ts";

interface Bucket {
  chainId: number;
  board: string;
  points: number;
  /** Subjects to add; negative to remove. */
  by: number;
}

/** Move the ranked subjects of every board from their old points to their new ones. */
export async function writeHistograms(
  sql: Sql,
  changes: readonly { chainId: number; before: CurrentScore | null; after: CurrentScore | null }[],
): Promise<void> {
  const buckets = countBuckets(changes).filter((bucket) => bucket.by !== 0);
  if (buckets.length === 0) return;
  await insertRows(sql, "score_histogram", {
    columns: { ...keyColumns, subjects: ["int", (bucket) => bucket.by] },
    rows: buckets,
    onConflict: `(chain_id, category, points) do update set subjects = score_histogram.subjects + excluded.subjects`,
  });
  const { from, values } = rowsAsTable("m", { columns: keyColumns, rows: buckets });
  await sql.query(
    `delete from score_histogram h using ${from}
     where h.chain_id = m.chain_id and h.category = m.category and h.points = m.points and h.subjects = 0`,
    values,
  );
}

const keyColumns: Columns<Bucket> = {
  chain_id: ["bigint", (bucket) => bucket.chainId],
  category: ["word", (bucket) => bucket.board],
  points: ["int", (bucket) => bucket.points],
};

function countBuckets(changes: Parameters<typeof writeHistograms>[1]): Bucket[] {
  const buckets = new Map<string, Bucket>();
  const count = (chainId: number, board: string, points: number, by: number): void => {
    const key = `${chainId} ${board} ${points}`;
    const known = buckets.get(key);
    if (known) known.by += by;
    else buckets.set(key, { chainId, board, points, by });
  };
  const countScore = (chainId: number, score: CurrentScore | null, by: 1 | -1): void => {
    if (!score?.ranked) return;
    count(chainId, "total", score.total, by);
    for (const category of categories) count(chainId, category, score.breakdown[category], by);
  };
  for (const { chainId, before, after } of changes) {
    countScore(chainId, before, -1);
    countScore(chainId, after, 1);
  }
  return [...buckets.values()];
}
