import { isDeepStrictEqual } from "node:util";
import { type Columns, insertRows, plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { notify } from "../../core/notifications.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { categories, encodeScoreFacts, type ScoreFacts, scoreTierOf } from "../../engine/index.ts";
import {
  ALL_CHAINS,
  type ComputedScore,
  type CurrentScore,
  type ScoreChange,
  scopeKey,
  stronger,
  visiblyDiffer,
  type WriteScoresOptions,
} from "./current-score.ts";
import { readNames } from "./earned-achievements.ts";
import { explainChange } from "./explain-change.ts";
import { versionOf } from "./facts-hash.ts";
import { scopesOf } from "./ranks/scopes.ts";
import { APPEND_SAME_POINTS, appendToFeed, notifyReaders, pointsIn } from "./score-feed.ts";
import { correctReached, writeCloses } from "./write-closes.ts";

/**
 * Write the changes of a transaction, in their order: the closes, the current scores with their facts, and what is
 * published of them, the feed and events: one row and one event a subject and scope. Hold the score lock.
 */
export async function writeScores(
  sql: Sql,
  changes: readonly ScoreChange[],
  { now, silent }: WriteScoresOptions,
): Promise<void> {
  if (changes.length === 0) return;
  const earlier = await writeCloses(sql, changes, now);
  const net = joinChanges(changes);
  await correctReached(sql, { steps: changes, net, earlier });
  const shared = await upsertScores(sql, net, now);
  const published = net.filter(({ before, after }) => visiblyDiffer(before, after));
  await appendToFeed(sql, byRow(published, shared), now);
  if (!silent) await notifyChanges(sql, published, { now, isHeard: true });
}

/** One change of each subject and scope: from the score before its first to the score after its last, with the strongest cause. */
function joinChanges(changes: readonly ScoreChange[]): ScoreChange[] {
  const joined = new Map<string, ScoreChange>();
  for (const change of changes) {
    const key = `${change.chainId} ${change.subject}`;
    const one = joined.get(key);
    if (one) Object.assign(one, change, { before: one.before, cause: stronger(one.cause, change.cause) });
    else joined.set(key, { ...change });
  }
  return [...joined.values()];
}

/** A change of points, as events name it. */
interface NotifiedChange extends Pick<ScoreChange, "subject" | "chainId" | "cause" | "absorbed"> {
  before: Pick<CurrentScore, "total" | "breakdown"> | null;
  after: Pick<CurrentScore, "total" | "breakdown"> | null;
}

/** Emit score.updated for each change of a total over all chains, if anybody listens, and notify owners of falls. */
export async function notifyChanges(
  sql: Sql,
  changes: readonly NotifiedChange[],
  { now, isHeard }: { now: Date; isHeard: boolean },
): Promise<void> {
  const notified = changes.filter(
    ({ chainId, before, after, absorbed }) =>
      chainId === ALL_CHAINS &&
      !absorbed &&
      (before?.total ?? 0) !== (after?.total ?? 0) &&
      (isHeard || isNotable({ oldScore: before?.total ?? 0, newScore: after?.total ?? 0 })),
  );
  if (notified.length === 0) return;
  const names = await readNames(sql, [...new Set(notified.map((change) => change.subject))]);
  const updates = notified.map(({ subject, before, after, cause }): ScoreUpdate => {
    const newScore = after?.total ?? 0;
    return {
      address: checksum(subject),
      svcId: names.get(subject) ?? null,
      newScore,
      oldScore: before?.total ?? 0,
      tier: scoreTierOf(newScore),
      cause,
      explanation: explainChange({ before: before?.breakdown ?? null, after: after?.breakdown ?? null, cause }),
    };
  });
  const events = updates.map((data) => ({ event: "score.updated" as const, data }));
  if (isHeard) await emitEvents(sql, now, events);
  await notifyFalls(sql, now, updates);
}

export type ScoreUpdate = EventData["score.updated"];

/** Points from which on a fall within a tier is worth a notification: the passing of time takes a few. */
const NOTABLE_FALL = 10;

/**
 * Notify owners who have signed in of falls of their scores: by ten points or more, or to a lower tier. A newer one replaces one
 * that is not read, so that there are never more than were read, and one.
 */
async function notifyFalls(sql: Sql, now: Date, updates: readonly ScoreUpdate[]): Promise<void> {
  // The last fall of each subject.
  const falls = new Map(updates.filter(isNotable).map((update) => [update.address.toLowerCase(), update]));
  if (falls.size === 0) return;
  const { rows } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join developer d on d.wallet = w.address
     where w.subject = any($1::text[]) order by w.subject`,
    [plainArray([...falls.keys()])],
  );
  if (rows.length === 0) return;
  await sql.query(
    "delete from notification where address = any($1::text[]) and kind = 'score.updated' and read_at is null",
    [rows.map(({ subject }) => subject)],
  );
  const notices = rows.flatMap(({ subject }) => {
    const data = falls.get(subject);
    return data ? [{ address: subject, kind: "score.updated" as const, data }] : [];
  });
  await notify(sql, now, notices);
}

function isNotable({ oldScore, newScore }: Pick<ScoreUpdate, "oldScore" | "newScore">): boolean {
  const isLowerTier = scoreTierOf(oldScore) !== scoreTierOf(newScore);
  return newScore < oldScore && (oldScore - newScore >= NOTABLE_FALL || isLowerTier);
}

/**
 * Write current scores with their facts, given each subject and scope's net change. A change of facts alone keeps updated_at. Returns the
 * row of each subject that stands for two scopes, if it did before, too.
 */
async function upsertScores(sql: Sql, net: readonly ScoreChange[], now: Date): Promise<ReadonlyMap<string, number>> {
  const rows = scoreRows(net);
  await insertFacts(sql, rows);
  const shared = sharedRows(net, rows);
  // Where scopes part or meet, each has its row first.
  const apart = net.filter(({ subject }) => !shared.has(subject));
  await splitRows(sql, subjectsOf(apart.filter(({ before }) => before && (before.row ?? -1) < 0)));
  await upsertRows(sql, byRow(rows, shared), now);
  await removeRows(
    sql,
    net.filter((change) => change.after === null),
  );
  await joinRows(sql, subjectsOf(apart));
  await removeFacts(sql, net, rows);
  return shared;
}

const subjectsOf = (rows: readonly { subject: string }[]) => [...new Set(rows.map(({ subject }) => subject))];

/** The row of each subject whose score on a chain is that over all chains, if they had no other rows. */
function sharedRows(net: readonly ScoreChange[], rows: readonly ScoreRow[]): ReadonlyMap<string, number> {
  const overAll = new Map(rows.flatMap((row) => (row.chainId === ALL_CHAINS ? [[row.subject, row]] : [])));
  const shared = new Map<string, number>();
  for (const row of rows) {
    const other = overAll.get(row.subject);
    if (other && row !== other && isSameRow(other, row)) shared.set(row.subject, -row.chainId);
  }
  for (const { subject, chainId, before } of net) {
    const row = shared.get(subject);
    if (before && row !== undefined && before.row !== row && scopesOf(row).includes(chainId)) shared.delete(subject);
  }
  return shared;
}

/** What is of two scopes that share a row once, with the chain id of the row. */
function byRow<One extends { subject: string; chainId: number }>(
  all: readonly One[],
  shared: ReadonlyMap<string, number>,
): One[] {
  return all.flatMap((one) => {
    const row = shared.get(one.subject);
    if (row === undefined || !scopesOf(row).includes(one.chainId)) return [one];
    return one.chainId === ALL_CHAINS ? [{ ...one, chainId: row }] : [];
  });
}

/** Scores that are the same change next on the same day, unless one earns an achievement before. */
function isSameRow(overAll: ScoreRow, onChain: ScoreRow): boolean {
  const next = ({ score }: ScoreRow) => score.nextChangeDay ?? Infinity;
  return next(overAll) <= next(onChain) && compared.every(([, [, of]]) => isDeepStrictEqual(of(overAll), of(onChain)));
}

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
  const unchanged = new Set(rows.filter(({ isStored }) => isStored).map(scopeKey));
  const subjects = new Set(net.flatMap((one) => (one.before && !unchanged.has(scopeKey(one)) ? [one.subject] : [])));
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
  facts_hash: ["hex", ({ factsHash }) => factsHash],
  facts: ["hex", ({ score }) => `0x${Buffer.from(encodeScoreFacts(score.facts)).toString("hex")}`],
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
  model_hash: ["hex", ({ score }) => score.modelHash],
  reached_at: ["bigint", ({ score }) => score.reachedAt],
  next_change_day: ["bigint", ({ score }) => score.nextChangeDay],
  facts_hash: ["hex", ({ factsHash }) => factsHash],
  unavailable: ["text", ({ score }) => score.unavailable.join(",")],
  stale: ["text", ({ score }) => score.stale.join(",")],
  ...pointsColumns,
};

/** The columns that two scopes have to have the same for one row. */
const compared = Object.entries(valueColumns).filter(([name]) => name !== "next_change_day");

/** An existing row without a visible change keeps updated_at. */
async function upsertRows(sql: Sql, rows: readonly ScoreRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const columns = { ...keyColumns, ...valueColumns };
  const table: Columns<ScoreRow> = { ...columns, visible: ["bool", (row) => row.visible] };
  const { from, values } = rowsAsTable("s", { columns: table, rows, before: [now] });
  const selected = Object.keys(columns).map((name) => `s.${name}`);
  const replaced = Object.keys(valueColumns).map((name) => `${name} = excluded.${name}`);
  // An invisible change gets no time, so that the row keeps its own.
  await sql.query(
    `insert into score as old (${Object.keys(columns).join(", ")}, updated_at)
     select ${selected.join(", ")}, case when s.visible then $1::timestamptz else '-infinity' end from ${from}
     on conflict (subject, chain_id) do update set ${replaced.join(", ")},
       steps = case when old.facts_hash = excluded.facts_hash and old.model_hash = excluded.model_hash then old.steps end,
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

/** Make two rows of each that stands for two scopes, so that one can change alone. Hold the score lock. */
export async function splitRows(sql: Sql, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const columns = [...Object.keys(valueColumns), "updated_at"].join(", ");
  const shared = "subject = any($1::text[]) and chain_id < 0";
  await sql.query(
    `insert into score (subject, chain_id, ${columns}) select subject, ${ALL_CHAINS}, ${columns} from score where ${shared}`,
    [plainArray(subjects)],
  );
  await sql.query(`update score set chain_id = -chain_id, steps = null where ${shared}`, [plainArray(subjects)]);
}

/**
 * Make one row of the two of each subject whose score over all chains is that on one chain, since the same time. Hold the score lock.
 */
export async function joinRows(sql: Sql, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  const of = (row: string) => `(${compared.map(([name]) => `${row}.${name}`).join(", ")})`;
  const { rowCount } = await sql.query(
    `with pair as materialized (
       select distinct on (o.subject) o.subject, o.chain_id, a.next_change_day as next
       from score o join score a on a.subject = o.subject
       where o.subject = any($1::text[]) and o.chain_id > 0 and a.chain_id = ${ALL_CHAINS} and ${of("o")} is not distinct from ${of("a")}
         and o.updated_at = a.updated_at and a.next_change_day is not distinct from least(a.next_change_day, o.next_change_day)
       order by o.subject, o.chain_id)
     update score s set chain_id = -s.chain_id, next_change_day = pair.next, steps = null from pair
     where s.subject = pair.subject and s.chain_id = pair.chain_id`,
    [plainArray(subjects)],
  );
  if (!rowCount) return;
  await sql.query(
    `delete from score s where subject = any($1::text[]) and chain_id = ${ALL_CHAINS}
       and exists (select from score o where o.subject = s.subject and o.chain_id < 0)`,
    [plainArray(subjects)],
  );
}

/**
 * Mark provisional scores that depend on final blocks only as final, after the finality in a chain's cursor advanced. No
 * history row, since points do not change. Hold the score lock.
 */
export async function finalizeScores(sql: Sql, chainId: number): Promise<void> {
  const { rowCount } = await sql.query(
    `with provisional as materialized (
       select subject, chain_id from score where status = 'provisional' and chain_id in (0, $1, -$1::bigint)),
     open as materialized (
       select distinct p.subject, p.chain_id from provisional p join wallet w on w.subject = p.subject
         join facts f on f.wallet = w.address and (p.chain_id = 0 or f.chain_id = abs(p.chain_id))
         join chain_cursor c on c.chain_id = f.chain_id
       where f.to_block > coalesce(c.finalized_block, -1)),
     done as materialized (select subject, chain_id from provisional except select subject, chain_id from open),
     updated as (
       update score s set status = 'final'
       from done where s.subject = done.subject and s.chain_id = done.chain_id
       returning s.subject, s.chain_id, ${pointsIn("s")} as points, s.ranked, s.reached_at as reached_before, s.reached_at as reached_after)
     ${APPEND_SAME_POINTS}`,
    [chainId],
  );
  if (rowCount) await notifyReaders(sql);
}
