import pLimit from "p-limit";
import { getAddress } from "viem";
import { copyRows, type PlainColumns, plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { emitEvents } from "../../core/outbox.ts";
import { type Breakdown, type Category, categories, type ScoreFacts, scoreTierOf } from "../../engine/index.ts";
import { readNames } from "./earned-achievements.ts";
import { createRanking, type Ranking } from "./ranking.ts";

/** The scope of the score over all chains. */
export const ALL_CHAINS = 0;

/** The channel that tells a new `seq` (its payload, as text) when a transaction that wrote scores commits. */
export const SCORE_CHANNEL = "score";

/** What can change a score. */
export const scoreCauses = ["transactions", "time", "reorg", "attestation", "achievement", "wallets", "model"] as const;
export type ScoreCause = (typeof scoreCauses)[number];

/** `partial`: a category was never read; `provisional`: the newest contributing block is not final; else `final`. */
export type ScoreStatus = "final" | "provisional" | "partial";

/** The block a change was computed at. */
export interface SourceBlock {
  chainId: number;
  number: number;
  /** Null on chains that are read through explorers, which tell none. */
  hash: string | null;
  /** Unix seconds. */
  time: number;
}

/** Where a subject stands in one scope. */
export interface CurrentScore {
  total: number;
  breakdown: Breakdown;
  /** Of these points: the bonus of claimed achievements, by category. */
  bonus: Partial<Breakdown>;
  /** Counted on the boards. */
  ranked: boolean;
  status: ScoreStatus;
  unavailable: readonly Category[];
  stale: readonly Category[];
  modelHash: string;
  /** Block time at which the present total was reached, unix seconds. */
  reachedAt: number;
}

/** Where it stands now, and by what. */
export interface ComputedScore extends CurrentScore {
  facts: ScoreFacts;
}

/** One step of one subject in one scope. `before` is null where there was no score, `after` where there is none any more. */
export interface ScoreChange {
  subject: string;
  /** ALL_CHAINS or a chain. */
  chainId: number;
  before: CurrentScore | null;
  after: ComputedScore | null;
  cause: ScoreCause;
  source: SourceBlock | null;
  /** The score did not end: it became part of the subject's that the wallet was linked to. */
  absorbed?: boolean;
}

export interface WriteScoresOptions {
  /** Commit time: what history and `updated_at` get. */
  now: Date;
  /** Write no score.updated. */
  silent?: boolean;
}

/**
 * Write score changes in the order given, inside the caller's transaction and under {@link lockScores}: what
 * {@link openHistoryWriter} and {@link upsertScores} write of them. Returns the newest seq, null when nothing a reader sees was
 * written.
 */
export async function writeScores(
  sql: Sql,
  changes: readonly ScoreChange[],
  options: WriteScoresOptions,
): Promise<number | null> {
  await openHistoryWriter(sql, options).write(changes);
  return upsertScores(sql, changes, options);
}

/** What is written of each step by itself, in the order in which the changes come. */
export interface HistoryWriter {
  /**
   * Write of each step a history row with the exact competition rank it led to, and of each that moved an aggregate total a
   * score.updated. Changes may be given while earlier ones are still being written.
   */
  write(changes: readonly ScoreChange[]): Promise<void>;
}

/** Open the steps of a transaction, under {@link lockScores}. They are worth nothing once the standings are written. */
export function openHistoryWriter(sql: Sql, options: WriteScoresOptions): HistoryWriter {
  const rankings = new Map<number, Ranking>();
  const oneAtATime = pLimit(1);
  const append = async (steps: readonly ScoreChange[]): Promise<void> => {
    if (steps.length === 0) return;
    await loadRankings(sql, rankings, new Set(steps.map((step) => step.chainId)));
    const ranks = steps.map((step) => takeStep(rankings, step));
    await insertHistory(sql, steps, ranks, options.now);
    if (!options.silent) await insertEvents(sql, steps, options.now);
  };
  return {
    write(changes) {
      const steps = changes.filter(isStep);
      return oneAtATime(() => append(steps));
    },
  };
}

/**
 * Write what all changes of a transaction lead to, after their steps: the current rows with a new `seq`, the histograms of
 * every board, and the wake-up of the readers. A change of nothing but facts updates the row in silence (same seq, same
 * updated_at). Returns the newest seq, null when nothing a reader sees was written.
 */
export async function upsertScores(
  sql: Sql,
  changes: readonly ScoreChange[],
  { now }: WriteScoresOptions,
): Promise<number | null> {
  if (changes.length === 0) return null;
  const moves = movesOf(changes);
  await writeHistograms(sql, moves);
  const seq = await writeRows(sql, moves, now);
  if (seq !== null) await sql.query("select pg_notify($1, $2)", [SCORE_CHANNEL, String(seq)]);
  return seq;
}

/** The next free `seq`. Hold {@link lockScores}. */
export async function nextSeq(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ seq: number | null }>(
    "select greatest((select max(seq) from score), (select max(seq) from score_removed)) as seq",
  );
  return (rows[0]?.seq ?? 0) + 1;
}

/**
 * What history records. To be known without a point and off the boards is as good as no score: when a subject came to that
 * depends on when its past was read, not on blocks.
 */
function isStep({ before, after }: ScoreChange): boolean {
  return pointsDiffer(before, after) && !(isBlank(before) && isBlank(after));
}

/** No score, or one without a point that stands on no board. */
export function isBlank(standing: CurrentScore | null): boolean {
  return standing === null || (standing.total === 0 && !standing.ranked);
}

/** Whether points or standing on the boards differ. */
export function pointsDiffer(a: CurrentScore | null, b: CurrentScore | null): boolean {
  if (a === null || b === null) return a !== b;
  return (
    a.total !== b.total ||
    a.ranked !== b.ranked ||
    categories.some((category) => a.breakdown[category] !== b.breakdown[category])
  );
}

function visiblyDiffer(a: CurrentScore | null, b: CurrentScore | null): boolean {
  if (a === null || b === null) return a !== b;
  return (
    pointsDiffer(a, b) ||
    // The order among equal totals.
    a.reachedAt !== b.reachedAt ||
    a.status !== b.status ||
    a.unavailable.join() !== b.unavailable.join() ||
    a.stale.join() !== b.stale.join()
  );
}

/** Load those of these scopes that are not there yet. */
async function loadRankings(sql: Sql, rankings: Map<number, Ranking>, scopes: ReadonlySet<number>): Promise<void> {
  const missing = [...scopes].filter((scope) => !rankings.has(scope));
  if (missing.length === 0) return;
  const { rows } = await sql.query<{ chain_id: number; points: number; subjects: number }>(
    "select chain_id, points, subjects from score_histogram where category = 'total' and chain_id = any($1::int[])",
    [missing],
  );
  for (const scope of missing) rankings.set(scope, createRanking());
  for (const row of rows) rankings.get(row.chain_id)?.add(row.points, row.subjects);
}

/** Apply a change to the totals of its scope; the rank it leads to. The unranked stand after all ranked. */
function takeStep(rankings: ReadonlyMap<number, Ranking>, change: ScoreChange): number {
  const ranking = rankings.get(change.chainId);
  if (!ranking) throw new Error(`no ranking was loaded for scope ${change.chainId}`);
  const { before, after } = change;
  if (before?.ranked) ranking.add(before.total, -1);
  if (after?.ranked) ranking.add(after.total, 1);
  return after?.ranked ? 1 + ranking.above(after.total) : ranking.size() + 1;
}

const noPoints: Breakdown = {
  activity: 0,
  volume: 0,
  age: 0,
  diversity: 0,
  governance: 0,
  social: 0,
  risk: 0,
  loyalty: 0,
};

interface HistoryRow {
  step: ScoreChange;
  rank: number | null;
}

async function insertHistory(
  sql: Sql,
  steps: readonly ScoreChange[],
  ranks: readonly number[],
  now: Date,
): Promise<void> {
  const rows = steps.map((step, i) => ({ step, rank: ranks[i] ?? null }));
  const columns: PlainColumns<HistoryRow> = {
    subject: ["word", ({ step }) => step.subject],
    chain_id: ["int", ({ step }) => step.chainId],
    at: ["timestamptz", () => now],
    cause: ["word", ({ step }) => step.cause],
    total: ["int", ({ step }) => step.after?.total ?? 0],
    rank: ["int", ({ rank }) => rank],
    ranked: ["bool", ({ step }) => step.after?.ranked ?? false],
    source_chain: ["int", ({ step }) => step.source?.chainId ?? null],
    block_number: ["bigint", ({ step }) => step.source?.number ?? null],
    block_hash: ["word", ({ step }) => step.source?.hash ?? null],
    block_time: ["bigint", ({ step }) => step.source?.time ?? null],
    ...pointsColumns,
  };
  await copyRows(sql, "score_history", { columns, rows });
}

const pointsColumns: PlainColumns<HistoryRow> = Object.fromEntries(
  categories.map((category) => [category, ["int", ({ step }) => (step.after?.breakdown ?? noPoints)[category]]]),
);

/** Where one subject stood in one scope before all changes and after them. */
interface Move {
  subject: string;
  chainId: number;
  before: CurrentScore | null;
  after: ComputedScore | null;
  /** A reader sees some step of it. */
  visible: boolean;
}

/** Each step begins where the one before it ended: rows and histograms take them all at once. */
function movesOf(changes: readonly ScoreChange[]): Move[] {
  const moves: Move[] = [];
  const byScope = new Map<number, Map<string, Move>>();
  for (const { subject, chainId, before, after } of changes) {
    const scope = byScope.get(chainId) ?? new Map<string, Move>();
    byScope.set(chainId, scope);
    const move = scope.get(subject);
    if (move) {
      move.after = after;
      move.visible ||= visiblyDiffer(before, after);
    } else {
      const first = { subject, chainId, before, after, visible: visiblyDiffer(before, after) };
      scope.set(subject, first);
      moves.push(first);
    }
  }
  return moves;
}

/** Move the ranked subjects of every board from their old points to their new ones. */
async function writeHistograms(sql: Sql, moves: readonly Move[]): Promise<void> {
  const counts = new Map<string, { chainId: number; board: string; points: number; by: number }>();
  const count = (chainId: number, board: string, points: number, by: number) => {
    const key = `${chainId} ${board} ${points}`;
    const found = counts.get(key);
    if (found) found.by += by;
    else counts.set(key, { chainId, board, points, by });
  };
  for (const { chainId, before, after } of moves) {
    for (const [standing, by] of [[before, -1] as const, [after, 1] as const]) {
      if (!standing?.ranked) continue;
      count(chainId, "total", standing.total, by);
      for (const category of categories) count(chainId, category, standing.breakdown[category], by);
    }
  }
  const rows = [...counts.values()].filter((one) => one.by !== 0);
  if (rows.length === 0) return;
  const keys = [
    plainArray(rows.map((row) => row.chainId)),
    plainArray(rows.map((row) => row.board)),
    plainArray(rows.map((row) => row.points)),
  ];
  await sql.query(
    `insert into score_histogram as h (chain_id, category, points, subjects)
     select * from unnest($1::int[], $2::text[], $3::int[], $4::int[])
     on conflict (chain_id, category, points) do update set subjects = h.subjects + excluded.subjects`,
    [...keys, plainArray(rows.map((row) => row.by))],
  );
  await sql.query(
    `delete from score_histogram h using unnest($1::int[], $2::text[], $3::int[]) as m(chain_id, category, points)
     where h.chain_id = m.chain_id and h.category = m.category and h.points = m.points and h.subjects = 0`,
    keys,
  );
}

async function insertEvents(sql: Sql, steps: readonly ScoreChange[], now: Date): Promise<void> {
  const events: EventData["score.updated"][] = [];
  const told = steps.filter((step) => step.chainId === ALL_CHAINS && step.before?.total !== step.after?.total);
  const names = await readNames(sql, [...new Set(told.map((step) => step.subject))]);
  for (const { subject, chainId, before, after, absorbed } of steps) {
    const oldScore = before?.total ?? 0;
    const newScore = after?.total ?? 0;
    if (chainId !== ALL_CHAINS || oldScore === newScore || absorbed) continue;
    const svcId = names.get(subject) ?? null;
    events.push({ address: getAddress(subject), svcId, newScore, oldScore, tier: scoreTierOf(newScore) });
  }
  await emitEvents(
    sql,
    now,
    events.map((data) => ({ event: "score.updated", data })),
  );
}

/** Only the last state of each row is written, however many steps led to it. */
async function writeRows(sql: Sql, moves: readonly Move[], now: Date): Promise<number | null> {
  const first = await nextSeq(sql);
  let seq = first;
  const numbered = moves.map((row) => ({ ...row, seq: row.visible ? seq++ : 0 }));
  const kept = numbered.flatMap((row) => (row.after ? [{ ...row, after: row.after }] : []));
  const gone = numbered.filter((row) => row.after === null);
  if (kept.length > 0) {
    const subjects = plainArray(kept.map((row) => row.subject));
    const scopes = plainArray(kept.map((row) => row.chainId));
    // A row that exists and shows no change keeps seq and updated_at.
    await sql.query(
      `insert into score as old (subject, chain_id, total, status, unavailable, stale, ranked, facts, bonus, model_hash,
         reached_at, updated_at, seq, ${categories.join(", ")})
       select s.subject, s.chain_id, s.total, s.status, string_to_array(s.unavailable, ','),
         string_to_array(s.stale, ','), s.ranked, s.facts, s.bonus, s.model_hash, s.reached_at, $1, s.seq,
         ${categories.map((category) => `s.${category}`).join(", ")}
       from rows from (unnest($2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::bool[]),
         jsonb_array_elements($9::jsonb), jsonb_array_elements($10::jsonb), unnest($11::text[], $12::bigint[], $13::bigint[],
           ${categories.map((_, index) => `$${index + 14}::int[]`).join(", ")})) as s(subject, chain_id, total, status, unavailable, stale, ranked, facts, bonus, model_hash, reached_at, seq,
           ${categories.join(", ")})
       on conflict (subject, chain_id) do update set
         total = excluded.total, status = excluded.status, unavailable = excluded.unavailable, stale = excluded.stale,
         ranked = excluded.ranked, facts = excluded.facts, bonus = excluded.bonus, model_hash = excluded.model_hash,
         reached_at = excluded.reached_at,
         updated_at = case when excluded.seq > 0 then excluded.updated_at else old.updated_at end,
         seq = case when excluded.seq > 0 then excluded.seq else old.seq end,
         ${categories.map((category) => `${category} = excluded.${category}`).join(", ")}
       where excluded.seq > 0 or old.facts is distinct from excluded.facts or old.model_hash <> excluded.model_hash
         or old.reached_at <> excluded.reached_at`,
      [
        now,
        subjects,
        scopes,
        plainArray(kept.map((row) => row.after.total)),
        plainArray(kept.map((row) => row.after.status)),
        kept.map((row) => row.after.unavailable.join(",")),
        kept.map((row) => row.after.stale.join(",")),
        plainArray(kept.map((row) => row.after.ranked)),
        JSON.stringify(kept.map((row) => row.after.facts)),
        JSON.stringify(kept.map((row) => row.after.bonus)),
        plainArray(kept.map((row) => row.after.modelHash)),
        plainArray(kept.map((row) => row.after.reachedAt)),
        plainArray(kept.map((row) => row.seq)),
        ...categories.map((category) => plainArray(kept.map((row) => row.after.breakdown[category]))),
      ],
    );
    await sql.query(
      `delete from score_removed r using unnest($1::text[], $2::int[]) as s(subject, chain_id)
       where r.subject = s.subject and r.chain_id = s.chain_id`,
      [subjects, scopes],
    );
  }
  if (gone.length > 0) {
    await sql.query(
      `with gone as (
         delete from score s using unnest($1::text[], $2::int[]) as g(subject, chain_id)
         where s.subject = g.subject and s.chain_id = g.chain_id)
       insert into score_removed (subject, chain_id, seq) select * from unnest($1::text[], $2::int[], $3::bigint[])
       on conflict (subject, chain_id) do update set seq = excluded.seq`,
      [gone.map((row) => row.subject), gone.map((row) => row.chainId), gone.map((row) => row.seq)].map(plainArray),
    );
  }
  return seq > first ? seq - 1 : null;
}
