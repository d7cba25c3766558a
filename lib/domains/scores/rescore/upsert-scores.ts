import { type Columns, insertRows, plainArray, rowsAsTable } from "../../../core/bulk-write.ts";
import type { Sql } from "../../../core/db.ts";
import { categories, type ScoreFacts } from "../../../engine/index.ts";
import { type ComputedScore, visiblyDiffer } from "../current-score.ts";
import { versionOf } from "../facts-hash.ts";
import type { ScoreChange } from "../score-change.ts";

/** Write current scores with their facts, given each subject and scope's net change. A change of facts alone keeps updated_at. */
export async function upsertScores(sql: Sql, net: readonly ScoreChange[], now: Date): Promise<void> {
  const rows = scoreRows(net);
  await insertFacts(sql, rows);
  await upsertRows(sql, rows, now);
  await removeRows(
    sql,
    net.filter((change) => change.after === null),
  );
  await removeFacts(sql, net, rows);
}

const keyOf = ({ subject, chainId }: Pick<ScoreChange, "subject" | "chainId">) => `${chainId} ${subject}`;

interface ScoreRow {
  subject: string;
  chainId: number;
  score: ComputedScore;
  /** A reader sees the change. */
  visible: boolean;
  factsHash: string;
  /** The database has the facts. */
  isStored: boolean;
}

function scoreRows(net: readonly ScoreChange[]): ScoreRow[] {
  // Facts of a subject on its only chain and over all chains are the same.
  const hashes = new Map<ScoreFacts, string>();
  return net.flatMap(({ subject, chainId, before, after: score }) => {
    if (!score) return [];
    const factsHash = hashes.get(score.facts) ?? versionOf(score.facts);
    hashes.set(score.facts, factsHash);
    const visible = visiblyDiffer(before, score);
    return [{ subject, chainId, score, visible, factsHash, isStored: before?.factsHash === factsHash }];
  });
}

async function insertFacts(sql: Sql, rows: readonly ScoreRow[]): Promise<void> {
  const missing = new Map(rows.flatMap((row) => (row.isStored ? [] : [[`${row.subject} ${row.factsHash}`, row]])));
  await insertRows(sql, "score_facts", {
    columns: factsColumns,
    rows: [...missing.values()],
    onConflict: "do nothing",
  });
}

/** Deletes facts that no score has any more, of the subjects whose facts changed or whose score ended. */
async function removeFacts(sql: Sql, net: readonly ScoreChange[], rows: readonly ScoreRow[]): Promise<void> {
  const unchanged = new Set(rows.filter(({ isStored }) => isStored).map(keyOf));
  const subjects = new Set(net.flatMap((one) => (one.before && !unchanged.has(keyOf(one)) ? [one.subject] : [])));
  if (subjects.size === 0) return;
  await sql.query(
    `delete from score_facts f where f.subject = any($1::text[])
       and not exists (select from score s where s.subject = f.subject and s.facts_hash = f.facts_hash)`,
    [plainArray([...subjects])],
  );
}

const pointsColumns: Columns<ScoreRow> = Object.fromEntries(
  categories.map((category) => [category, ["int", ({ score }) => score.breakdown[category]]]),
);

const factsColumns: Columns<ScoreRow> = {
  subject: ["word", ({ subject }) => subject],
  facts_hash: ["word", ({ factsHash }) => factsHash],
  facts: ["jsonb", ({ score }) => score.facts],
};

const keyColumns: Columns<{ subject: string; chainId: number }> = {
  subject: ["word", (row) => row.subject],
  chain_id: ["bigint", (row) => row.chainId],
};

const valueColumns: Columns<ScoreRow> = {
  total: ["int", ({ score }) => score.total],
  status: ["word", ({ score }) => score.status],
  ranked: ["bool", ({ score }) => score.ranked],
  confidence: ["word", ({ score }) => score.confidence],
  bonus: ["jsonb", ({ score }) => score.bonus],
  model_hash: ["word", ({ score }) => score.modelHash],
  reached_at: ["bigint", ({ score }) => score.reachedAt],
  next_change_day: ["bigint", ({ score }) => score.nextChangeDay],
  facts_hash: ["word", ({ factsHash }) => factsHash],
  ...pointsColumns,
};

const listColumns: Columns<ScoreRow> = {
  unavailable: ["text", ({ score }) => score.unavailable.join(",")],
  stale: ["text", ({ score }) => score.stale.join(",")],
};

/** An existing row without a visible change keeps updated_at. */
async function upsertRows(sql: Sql, rows: readonly ScoreRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns = { ...keyColumns, ...valueColumns, ...listColumns };
  const table: Columns<ScoreRow> = { ...columns, visible: ["bool", (row) => row.visible] };
  const { from, values } = rowsAsTable("s", { columns: table, rows, before: [now] });
  const lists = Object.keys(listColumns);
  const selected = Object.keys(columns).map((name) =>
    lists.includes(name) ? `string_to_array(s.${name}, ',')` : `s.${name}`,
  );
  const replaced = [...Object.keys(valueColumns), ...lists].map((name) => `${name} = excluded.${name}`);
  // An invisible change gets no time, so that the row keeps its own.
  await sql.query(
    `insert into score as old (${Object.keys(columns).join(", ")}, updated_at)
     select ${selected.join(", ")}, case when s.visible then $1::timestamptz else '-infinity' end from ${from}
     on conflict (subject, chain_id) do update set ${replaced.join(", ")},
       updated_at = case when excluded.updated_at > '-infinity' then excluded.updated_at else old.updated_at end
     where excluded.updated_at > '-infinity' or old.facts_hash <> excluded.facts_hash
       or old.model_hash <> excluded.model_hash or old.reached_at <> excluded.reached_at
       or old.next_change_day is distinct from excluded.next_change_day`,
    values,
  );
}

async function removeRows(sql: Sql, rows: readonly Pick<ScoreRow, "subject" | "chainId">[]): Promise<void> {
  if (rows.length === 0) return;
  const { from, values } = rowsAsTable("r", { columns: keyColumns, rows });
  await sql.query(`delete from score s using ${from} where s.subject = r.subject and s.chain_id = r.chain_id`, values);
}
