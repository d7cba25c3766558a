import { asHex } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type Breakdown,
  type Category,
  categories,
  decodeScoreFacts,
  type Model,
  scorePoints,
  scoreTierOf,
  trustOf,
} from "../../engine/index.ts";
import { modelOfScore, readActiveModel, requireModel } from "../models/index.ts";
import type { CauseCounts, ComparedSubject, ModelComparison } from "../models/schemas.ts";
import { readPresent } from "./load-subjects.ts";
import { scoringSettings } from "./settings.ts";

/** Subjects read from one snapshot. */
const PAGE = 500;
const MOST_LISTED = 10;

/** What changes a total most: the trust in the subject, or one category beyond what trust explains. */
type ChangeCause = "trust" | Category;

interface Run {
  version: string;
  /** Names the comparison that was begun. */
  requestedAt: string;
  signal?: AbortSignal;
}

/**
 * Runs a comparison that was begun, from its start, and stores its progress and its result or error. Null if another comparison of the
 * model has replaced it, also meanwhile: that is no failure of the job.
 */
export async function runComparison(
  ctx: Pick<Context, "env" | "pg">,
  { version, requestedAt, signal }: Run,
): Promise<ModelComparison | null> {
  const replaced = new Error("another comparison of the model has begun");
  const store = async (set: string, ...values: unknown[]): Promise<boolean> => {
    const text = `update model_comparison set ${set} where version = $1 and requested_at = $2`;
    return (await ctx.pg.query(text, [version, requestedAt, ...values])).rowCount === 1;
  };
  const { rows } = await ctx.pg.query<{ count: number }>(
    "select count(*)::int as count from score where chain_id <= 0",
  );
  if (!(await store("compared = 0, error = null, subjects = $3", rows[0]?.count ?? 0))) return null;
  const storeProgress = async (subjects: number): Promise<void> => {
    signal?.throwIfAborted();
    const isOwn = await store("compared = $3", subjects);
    if (!isOwn) throw replaced;
  };
  try {
    const result = await compareModels(ctx, { version, progress: storeProgress });
    const isStored = await store("finished_at = now(), result = $3::jsonb", JSON.stringify(result));
    return isStored ? result : null;
  } catch (error) {
    if (error === replaced) return null;
    if (!signal?.aborted) await store("error = $3", error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/**
 * Scores every subject with facts on a configured chain by another model and compares the totals over all chains. Reads page by
 * page, waits for `progress` with the number of subjects after each, and writes nothing. Throws for an unknown model, and what
 * `progress` throws.
 */
export async function compareModels(
  ctx: Pick<Context, "env" | "pg">,
  input: { version: string; progress?: (subjects: number) => Promise<void> },
): Promise<ModelComparison> {
  const candidate = requireModel(input.version);
  const active = await readActiveModel(ctx.pg);
  const tally = openTally();
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    const { compared, last } = await readSnapshot(ctx.pg, (sql) => comparePage(ctx, sql, { after: from, candidate }));
    for (const one of compared) tally.add(one);
    await input.progress?.(tally.subjects);
    after = last;
  }
  return { active: active.spec.version, candidate: candidate.spec.version, ...tally.result() };
}

type Row = Breakdown & { subject: string; total: number; facts: Buffer; model_hash: string };

async function comparePage(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { after, candidate }: { after: string; candidate: Model },
): Promise<{ compared: ComparedSubject[]; last: string | undefined }> {
  const settings = scoringSettings(ctx.env);
  const { rows: page } = await sql.query<Row>(
    `select subject, total, facts, ${asHex("model_hash")} as model_hash, ${categories.join(", ")} from score
     join score_facts using (subject, facts_hash) where chain_id <= 0 and subject > $1 order by subject limit ${PAGE}`,
    [after],
  );
  const { rows: known } = await sql.query<{ subject: string }>(
    `select distinct w.subject from wallet w join facts f on f.wallet = w.address
     where w.subject = any($1::text[]) and f.chain_id = any($2::bigint[])`,
    [page.map(({ subject }) => subject), [...settings.chains.keys()]],
  );
  const withFacts = new Set(known.map(({ subject }) => subject));
  const rows = page.filter(({ subject }) => withFacts.has(subject));
  const subjects = rows.map(({ subject }) => subject);
  const { factsOf } = await readPresent(sql, settings, subjects, { model: candidate });
  const compared = rows.map((row) => {
    const facts = factsOf(row.subject);
    const { total, breakdown } = scorePoints(facts, candidate);
    const stored = { ...decodeScoreFacts(row.facts), asOf: facts.asOf };
    const trust = { before: trustOf(stored, modelOfScore(row.model_hash)), after: trustOf(facts, candidate) };
    const cause = causeOf({ before: row, after: breakdown, trust });
    const tiers = { tierBefore: scoreTierOf(row.total), tierAfter: scoreTierOf(total) };
    return { subject: row.subject, before: row.total, after: total, ...tiers, cause };
  });
  return { compared, last: page.at(-1)?.subject };
}

/** The part that moved most in the direction of the total. Trust multiplies every category, so its share is subtracted from each. */
function causeOf(input: {
  before: Breakdown;
  after: Breakdown;
  trust: { before: number; after: number };
}): ChangeCause {
  const { before, after, trust } = input;
  const share = trust.before === 0 ? 0 : (trust.after - trust.before) / trust.before;
  const byTrust = categories.map((category) => before[category] * share);
  const parts: [ChangeCause, number][] = [["trust", byTrust.reduce((sum, part) => sum + part, 0)]];
  for (const [i, category] of categories.entries()) {
    parts.push([category, after[category] - before[category] - (byTrust[i] ?? 0)]);
  }
  const direction = parts.reduce((sum, [, part]) => sum + part, 0) < 0 ? -1 : 1;
  return parts.reduce((most, part) => (direction * part[1] > direction * most[1] ? part : most))[0];
}

/** Counts in memory of constant size. */
function openTally() {
  const changes = new Map<number, number>();
  const tiers: ModelComparison["tiers"] = {};
  const causes: ModelComparison["causes"] = {};
  const falls = openLargest(({ before, after }) => before - after);
  const rises = openLargest(({ before, after }) => after - before);
  let subjects = 0;
  return {
    get subjects() {
      return subjects;
    },
    add(one: ComparedSubject): void {
      const change = one.after - one.before;
      subjects++;
      changes.set(change, (changes.get(change) ?? 0) + 1);
      const { tierBefore: from, tierAfter: to } = one;
      tiers[from] = { ...tiers[from], [to]: (tiers[from]?.[to] ?? 0) + 1 };
      if (change === 0) return;
      causes[one.cause] = countCause(causes[one.cause], { isFall: change < 0, changesTier: from !== to });
      (change < 0 ? falls : rises).add(one);
    },
    result: () => ({
      subjects,
      rise: countWhere(changes, (change) => change > 0),
      fall: countWhere(changes, (change) => change < 0),
      medianChange: medianOf(changes, subjects),
      tiers,
      causes,
      falls: falls.list,
      rises: rises.list,
    }),
  };
}

function countCause(
  counts: CauseCounts = { fall: 0, rise: 0, tierDown: 0, tierUp: 0 },
  { isFall, changesTier }: { isFall: boolean; changesTier: boolean },
): CauseCounts {
  counts[isFall ? "fall" : "rise"]++;
  if (changesTier) counts[isFall ? "tierDown" : "tierUp"]++;
  return counts;
}

function countWhere(counts: ReadonlyMap<number, number>, matches: (value: number) => boolean): number {
  let sum = 0;
  for (const [value, count] of counts) if (matches(value)) sum += count;
  return sum;
}

/** The lower median of counted whole numbers; 0 without any. */
function medianOf(counts: ReadonlyMap<number, number>, total: number): number {
  let left = Math.ceil(total / 2);
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    left -= count;
    if (left <= 0) return value;
  }
  return 0;
}

function openLargest(sizeOf: (one: ComparedSubject) => number) {
  const list: ComparedSubject[] = [];
  return {
    list,
    add(one: ComparedSubject): void {
      const at = list.findIndex((other) => sizeOf(other) < sizeOf(one));
      list.splice(at < 0 ? list.length : at, 0, one);
      list.length = Math.min(list.length, MOST_LISTED);
    },
  };
}
