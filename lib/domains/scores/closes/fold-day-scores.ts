import { plainArray } from "../../../core/bulk-write.ts";
import { isCluster } from "../../../core/cluster.ts";
import type { Sql } from "../../../core/db.ts";
import { yieldRegularly } from "../../../core/yield-regularly.ts";
import type { Confidence, Model, ScoreFacts, ScorePoints } from "../../../engine/index.ts";
import { newestDay } from "../chain-heads.ts";
import { readPresent } from "../load-subjects.ts";
import { isInScope, type Scoring } from "../score-on.ts";
import type { ScoringSettings } from "../settings.ts";
import { factsOf, type Subject } from "../subject.ts";
import { type DailyScores, factsAsOf, openDailyScores } from "./daily-scores.ts";
import { readDays } from "./read-days.ts";

/** Most stored rows, over all days, of a subject whose past days are folded. */
export const MOST_ROWS_OF_SUBJECT = 10_000;
/** Most stored rows of subjects that are folded at once. */
const MOST_ROWS = 25_000;

/** The score of a subject at the end of a past day, folded from its stored activity. */
export type DayScore =
  | { state: "folded"; points: ScorePoints & { confidence: Confidence }; facts: ScoreFacts; model: Model }
  /** The day is the newest of the subject's chains, or later: its score is the current one. */
  | { state: "current" }
  /** The subject did nothing by the end of the day. */
  | { state: "none" }
  /** It has more than {@link MOST_ROWS_OF_SUBJECT} rows. */
  | { state: "too long" };

export interface DayScoresInput {
  subjects: readonly string[];
  /** ALL_CHAINS (of the settings) or a chain. */
  scope: number;
  /** 00:00 UTC, unix seconds. */
  day: number;
  /** Of the request that reads them. */
  signal?: AbortSignal | undefined;
}

/**
 * Fold the scores of subjects in a scope at the end of a day, by subject; undated inputs are those of now (see {@link Subject}).
 * Null if together they have more rows than are folded at once. Runs inside a transaction.
 */
export async function foldDayScores(
  sql: Sql,
  settings: ScoringSettings,
  { subjects, scope, day, signal }: DayScoresInput,
): Promise<Map<string, DayScore> | null> {
  const { subjects: loaded, heads, scoring } = await readPresent(sql, settings, subjects);
  const scores = new Map<string, DayScore>();
  const over = loaded.filter((subject) => {
    const parts = factsOf(subject).filter(({ chainId }) => isInScope(settings, chainId, scope));
    const isOver = day < (newestDay(parts, (id) => heads.get(id)) ?? Infinity);
    scores.set(subject.subject, { state: isOver ? "none" : "current" });
    return isOver;
  });
  const chainIds = [...settings.chains.keys()].filter((id) => isInScope(settings, id, scope));
  const rows = await countRows(sql, over, chainIds);
  const short = over.filter(({ subject }) => (rows.get(subject) ?? 0) <= MOST_ROWS_OF_SUBJECT);
  if (short.reduce((sum, { subject }) => sum + (rows.get(subject) ?? 0), 0) > MOST_ROWS) return null;
  for (const { subject } of over) if (!short.some((one) => one.subject === subject)) scores.set(subject, TOO_LONG);
  for (const [subject, daily] of await foldDays(sql, scoring, { subjects: short, chainIds, day, signal })) {
    const score = daily.at(scope, day);
    if (!score) continue;
    const points = { ...score.pointsAt(day), confidence: score.confidence };
    scores.set(subject, { state: "folded", points, facts: factsAsOf(score, day), model: score.model });
  }
  return scores;
}

const TOO_LONG: DayScore = { state: "too long" };

const countedByLookUps = `cross join lateral (
       select count(*) as n from (
         select from activity a where a.wallet = w.wallet and a.chain_id = any($3::bigint[])
         limit ${MOST_ROWS_OF_SUBJECT + 1}) as held) as counted`;
/** The same where the rows are on several nodes: all of them are counted. */
const countedByJoin = `join (
       select wallet, count(*) as n from activity where wallet = any($2::text[]) and chain_id = any($3::bigint[])
       group by wallet) as counted on counted.wallet = w.wallet`;

/** The rows of each subject; of each wallet at most one more than are folded. */
async function countRows(
  sql: Sql,
  subjects: readonly Subject[],
  chainIds: readonly number[],
): Promise<Map<string, number>> {
  const wallets = walletsOf(subjects);
  const { rows } = await sql.query<{ subject: string; rows: number }>(
    `select w.subject, sum(counted.n)::int as rows
     from rows from (unnest($1::text[]), unnest($2::text[])) as w(subject, wallet)
     ${(await isCluster(sql)) ? countedByJoin : countedByLookUps}
     group by w.subject`,
    [
      plainArray(wallets.map(({ subject }) => subject)),
      plainArray(wallets.map(({ wallet }) => wallet)),
      plainArray(chainIds),
    ],
  );
  return new Map(rows.map((row) => [row.subject, row.rows]));
}

async function foldDays(
  sql: Sql,
  scoring: Scoring,
  input: { subjects: readonly Subject[]; chainIds: readonly number[] } & Pick<DayScoresInput, "day" | "signal">,
): Promise<Map<string, DailyScores>> {
  const { subjects, chainIds, day, signal } = input;
  const daily = new Map(subjects.map((subject) => [subject.subject, openDailyScores(scoring, subject)]));
  const pause = yieldRegularly(signal);
  for await (const { subject, rows } of readDays(sql, { wallets: walletsOf(subjects), chainIds, through: day })) {
    daily.get(subject)?.add(rows);
    await pause();
  }
  return daily;
}

function walletsOf(subjects: readonly Subject[]): { subject: string; wallet: string }[] {
  return subjects.flatMap(({ subject, wallets }) => wallets.map(({ wallet }) => ({ subject, wallet })));
}
