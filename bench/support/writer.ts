import { argv } from "node:process";
import { createPool } from "../../lib/core/db.ts";
import { sqlTransaction } from "../../lib/core/transaction.ts";
import type { ComputedScore, ScoreChange } from "../../lib/domains/scores/current-score.ts";
import { lockScores } from "../../lib/domains/scores/index.ts";
import { writeScores } from "../../lib/domains/scores/write-scores.ts";
import { type Breakdown, categories, currentModel, maxOf, type ScoreFacts } from "../../lib/engine/index.ts";

/** Writes score changes like the worker, at a steady rate, and reports the last one of each transaction to its parent. */
export interface WriterOrders {
  url: string;
  /** Changes in one transaction. */
  batch: number;
  everyMs: number;
  transactions: number;
}

export interface Committed {
  subject: string;
  /** `lastUpdated` of the score from then on, unix milliseconds. */
  updatedAt: number;
  /** When the commit began, unix milliseconds. */
  at: number;
}

const orders: WriterOrders = JSON.parse(argv[2] ?? "{}");
const pool = createPool(orders.url, 2);
const begun = performance.now();
for (let turn = 0; turn < orders.transactions; turn++) {
  const due = begun + turn * orders.everyMs;
  const early = due - performance.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  process.send?.(await writeOnce(turn));
}
await pool.end();
process.disconnect?.();

async function writeOnce(turn: number): Promise<Committed> {
  let last: Committed | undefined;
  await sqlTransaction(pool, async (sql) => {
    await lockScores(sql);
    const { rows } = await sql.query<ScoreRow>(
      `select subject, total, reached_at, ${categories.join(", ")} from score
       where chain_id = 0 and subject > '0x' || md5($1) order by subject limit $2`,
      [String(turn), orders.batch],
    );
    const changes = rows.map((row, index) => changeOf(row, 1 + ((turn + index) % 97)));
    const now = new Date();
    await writeScores(sql, changes, { now });
    last = { subject: changes.at(-1)?.subject ?? "", updatedAt: now.getTime(), at: Date.now() };
  });
  if (!last) throw new Error("Nothing was written.");
  return last;
}

type ScoreRow = Breakdown & { subject: string; total: number; reached_at: number };

/** A change of a row's points for age, by so many. */
function changeOf(row: ScoreRow, by: number): ScoreChange {
  const breakdown = Object.fromEntries(categories.map((category) => [category, row[category]])) as Breakdown;
  // Always change the points, also compared with the subject's previous turn.
  const age = (breakdown.age + by) % (maxOf(currentModel.spec, "age") + 1);
  const total = row.total - breakdown.age + age;
  const current = {
    ranked: true,
    confidence: "low",
    status: "final",
    bonus: {},
    unavailable: [],
    stale: [],
    modelHash: "0x00",
    nextChangeDay: null,
  } as const;
  // The facts are not read here.
  const facts = {} as ScoreFacts;
  const before: ComputedScore = { ...current, facts, total: row.total, breakdown, reachedAt: row.reached_at };
  const after: ComputedScore = {
    ...before,
    total,
    breakdown: { ...breakdown, age },
    reachedAt: row.reached_at + 1,
  };
  return { subject: row.subject, chainId: 0, before, after, day: 0, cause: "transactions", source: null };
}
