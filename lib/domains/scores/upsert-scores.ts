import { type Columns, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { categories, type ScoreFacts } from "../../engine/index.ts";
import { writeCloses } from "./closes/write-closes.ts";
import { type ComputedScore, type CurrentScore, visiblyDiffer } from "./current-score.ts";
import { versionOf } from "./facts-hash.ts";
import type { ScoreChange } from "./score-change.ts";
import { appendToFeed } from "./score-feed.ts";

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
 * Write the net changes of a transaction after their history: the closes, the current scores, and the feed of what readers see. A
 * change of facts alone keeps updated_at. Hold the score lock.
 */
export async function upsertScores(sql: Sql, changes: readonly ScoreChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const net = netChanges(changes);
  await writeCloses(sql, changes, now);
  await upsertRows(sql, withFacts(net), now);
  await removeRows(
    sql,
    net.filter((change) => change.after === null),
  );
  await appendToFeed(
    sql,
    net.filter((change) => change.visible),
    now,
  );
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
  /** A reader sees the change. */
  visible: boolean;
  factsHash: string;
  /** Position of its facts in those of all rows, from 1; null: those in the database. */
  factsAt: number | null;
}

interface ScoreRows {
  rows: ScoreRow[];
  /** JSON of facts. Those of a subject on its only chain and over all chains are the same. */
  facts: string[];
}

/** The new scores, with the facts that the database does not have. */
function withFacts(net: readonly NetChange[]): ScoreRows {
  const rows: ScoreRow[] = [];
  const facts: string[] = [];
  const known = new Map<ScoreFacts, { hash: string; json: string }>();
  const positions = new Map<string, number>();
  for (const { subject, chainId, before, after: score, visible } of net) {
    if (!score) continue;
    const { hash, json } = known.get(score.facts) ?? hashed(score.facts);
    known.set(score.facts, { hash, json });
    const isStored = before?.factsHash === hash;
    if (!isStored && !positions.has(hash)) positions.set(hash, facts.push(json));
    rows.push({
      subject,
      chainId,
      score,
      visible,
      factsHash: hash,
      factsAt: isStored ? null : (positions.get(hash) ?? null),
    });
  }
  return { rows, facts };
}

function hashed(facts: ScoreFacts): { hash: string; json: string } {
  return { json: JSON.stringify(facts), hash: versionOf(facts) };
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
async function upsertRows(sql: Sql, { rows, facts }: ScoreRows, now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns = { ...keyColumns, ...valueColumns, ...listColumns };
  const helpers: Columns<ScoreRow> = {
    visible: ["bool", (row) => row.visible],
    facts_at: ["bigint", (row) => row.factsAt],
  };
  const table = { ...columns, ...helpers };
  const { from, values } = rowsAsTable("s", { columns: table, rows, before: [now, `[${facts.join(",")}]`] });
  const lists = Object.keys(listColumns);
  const selected = Object.keys(columns).map((name) =>
    lists.includes(name) ? `string_to_array(s.${name}, ',')` : `s.${name}`,
  );
  const replaced = [...Object.keys(valueColumns), ...lists].map((name) => `${name} = excluded.${name}`);
  // A change that nobody sees gets no time, which keeps that of the row. Facts that the row has are not sent: JSON null.
  await sql.query(
    `insert into score as old (${Object.keys(columns).join(", ")}, facts, updated_at)
     select ${selected.join(", ")}, coalesce(f.facts, 'null'), case when s.visible then $1::timestamptz else '-infinity' end
     from ${from} left join jsonb_array_elements($2::jsonb) with ordinality as f(facts, position) on f.position = s.facts_at
     on conflict (subject, chain_id) do update set ${replaced.join(", ")},
       facts = case when jsonb_typeof(excluded.facts) = 'null' then old.facts else excluded.facts end,
       updated_at = case when excluded.updated_at > '-infinity' then excluded.updated_at else old.updated_at end
     where excluded.updated_at > '-infinity' or old.facts_hash is distinct from excluded.facts_hash
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
