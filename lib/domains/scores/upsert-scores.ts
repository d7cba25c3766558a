import { type Columns, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { categories } from "../../engine/index.ts";
import { type ComputedScore, type CurrentScore, SCORE_CHANNEL, visiblyDiffer } from "./current-score.ts";
import type { ScoreChange } from "./score-change.ts";
import { writeHistograms } from "./score-histograms.ts";

/** The net effect of all changes of one subject in one scope. */
export interface NetChange {
  subject: string;
  chainId: number;
  before: CurrentScore | null;
  after: ComputedScore | null;
  /** A reader sees at least one of the changes. */
  visible: boolean;
}

/**
 * Write the net changes of a transaction after their history: the current scores with a new `seq`, the histograms
 * of every board, and the notification of readers. A change of facts alone keeps seq and updated_at. Returns the newest
 * seq, null when no reader sees a change. Hold the score lock.
 */
export async function upsertScores(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<number | null> {
  if (changes.length === 0) return null;
  const net = netChanges(changes);
  await writeHistograms(sql, net);
  const first = await nextSeq(sql);
  let seq = first;
  const numbered = net.map((change) => ({ ...change, seq: change.visible ? seq++ : 0 }));
  await upsertRows(
    sql,
    numbered.flatMap(({ subject, chainId, after, seq }) => (after ? [{ subject, chainId, score: after, seq }] : [])),
    now,
  );
  await removeRows(
    sql,
    numbered.filter((change) => change.after === null),
  );
  if (seq === first) return null;
  await sql.query("select pg_notify($1, $2)", [SCORE_CHANNEL, String(seq - 1)]);
  return seq - 1;
}

/** The next free `seq`. Hold the score lock. */
export async function nextSeq(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number | null }>(
    "select greatest((select max(seq) from score), (select max(seq) from score_removed)) as seq",
  );
  return (rows[0]?.seq ?? 0) + 1;
}

/** Each change begins at the end of the previous one, so the first `before` and the last `after` suffice. */
function netChanges(changes: readonly ScoreChange[]): NetChange[] {
  const net = new Map<string, NetChange>();
  for (const { subject, chainId, before, after } of changes) {
    const key = `${chainId} ${subject}`;
    const known = net.get(key);
    if (known) {
      known.after = after;
      known.visible ||= visiblyDiffer(before, after);
    } else {
      net.set(key, { subject, chainId, before, after, visible: visiblyDiffer(before, after) });
    }
  }
  return [...net.values()];
}

interface ScoreRow {
  subject: string;
  chainId: number;
  score: ComputedScore;
  /** 0 if no reader sees the change. */
  seq: number;
}

const pointsColumns: Columns<ScoreRow> = Object.fromEntries(
  categories.map((category) => [category, ["int", ({ score }) => score.breakdown[category]]]),
);

const keyColumns: Columns<{ subject: string; chainId: number }> = {
  subject: ["word", (row) => row.subject],
  chain_id: ["bigint", (row) => row.chainId],
};

const valueColumns: Columns<ScoreRow> = {
  total: ["int", ({ score }) => score.total],
  status: ["word", ({ score }) => score.status],
  ranked: ["bool", ({ score }) => score.ranked],
  facts: ["jsonb", ({ score }) => score.facts],
  bonus: ["jsonb", ({ score }) => score.bonus],
  model_hash: ["word", ({ score }) => score.modelHash],
  reached_at: ["bigint", ({ score }) => score.reachedAt],
  ...pointsColumns,
};

const listColumns: Columns<ScoreRow> = {
  unavailable: ["text", ({ score }) => score.unavailable.join(",")],
  stale: ["text", ({ score }) => score.stale.join(",")],
};

/** An existing row without a visible change keeps seq and updated_at. */
async function upsertRows(sql: Sql, rows: readonly ScoreRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns = {
    ...keyColumns,
    ...valueColumns,
    seq: ["bigint", (row: ScoreRow) => row.seq] as const,
    ...listColumns,
  };
  const { from, values } = rowsAsTable("s", { columns, rows, before: [now] });
  const lists = Object.keys(listColumns);
  const selected = Object.keys(columns).map((name) =>
    lists.includes(name) ? `string_to_array(s.${name}, ',')` : `s.${name}`,
  );
  const replaced = [...Object.keys(valueColumns), ...lists].map((name) => `${name} = excluded.${name}`);
  await sql.query(
    `insert into score as old (${Object.keys(columns).join(", ")}, updated_at)
     select ${selected.join(", ")}, $1 from ${from}
     on conflict (subject, chain_id) do update set ${replaced.join(", ")},
       updated_at = case when excluded.seq > 0 then excluded.updated_at else old.updated_at end,
       seq = case when excluded.seq > 0 then excluded.seq else old.seq end
     where excluded.seq > 0 or old.facts is distinct from excluded.facts or old.model_hash <> excluded.model_hash
       or old.reached_at <> excluded.reached_at`,
    values,
  );
  const returned = rowsAsTable("s", { columns: keyColumns, rows });
  await sql.query(
    `delete from score_removed r using ${returned.from} where r.subject = s.subject and r.chain_id = s.chain_id`,
    returned.values,
  );
}

type RemovedRow = Pick<ScoreRow, "subject" | "chainId" | "seq">;

async function removeRows(sql: Sql, rows: readonly RemovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const columns: Columns<RemovedRow> = { ...keyColumns, seq: ["bigint", (row) => row.seq] };
  const { from, values } = rowsAsTable("r", { columns, rows });
  await sql.query(
    `with removed as (select * from ${from}), deleted as (
       delete from score s using removed r where s.subject = r.subject and s.chain_id = r.chain_id)
     insert into score_removed (subject, chain_id, seq) select subject, chain_id, seq from removed
     on conflict (subject, chain_id) do update set seq = excluded.seq`,
    values,
  );
}
