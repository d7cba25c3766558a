import { plainArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import {
  type Activity,
  type Confidence,
  DAY,
  dayOf,
  emptyFacts,
  foldActivity,
  type Model,
  nextChangeDay,
  type ScoreFacts,
  type ScorePoints,
  type WalletFacts,
} from "../../engine/index.ts";
import { type HeadOf, newestDay } from "./chain-heads.ts";
import type { ClosePoints, ScoreCause } from "./current-score.ts";
import { readPresent } from "./load-subjects.ts";
import { isInScope, type Scoring, scoreOn } from "./score-on.ts";
import type { ScoringSettings } from "./settings.ts";
import { countRows, readDays } from "./stored-activity.ts";
import { factsOf, inputChanges, newMemo, type ScoreOverTime, type Subject } from "./subject.ts";
import type { DatedPoints, ScopeCloses } from "./write-closes.ts";

// Today is only the newest day. What a subject's scores were at the end of earlier ones is folded from its stored activity and computed by
// scoreOn, too: for closes whose past has changed (stale-closes.ts), and to explain a day or evaluate a policy on it.

/** A subject on earlier days: activity is folded into its facts day by day, and its other inputs are dated. */
interface FoldedSubject {
  subject: Subject;
  /** Facts that do not count yet, by {@link partKey}, as they do not when blocks are read (lib/indexer/score-blocks.ts). */
  joining: Map<string, WalletFacts>;
  /** The days on which other inputs change, and what changes. */
  changes: ReadonlyMap<number, ScoreCause>;
  /** These days, in ascending order, and the newest one that was scored. */
  changeDays: readonly number[];
  changed: number | undefined;
}

const partKey = (wallet: string, chainId: number) => `${wallet} ${chainId}`;

/** Empty facts of the wallets of subjects on followed chains: there, one that is not tracked becomes known when it first sends. */
async function readJoining(sql: Sql, { followed }: ScoringSettings, subjects: readonly Subject[]) {
  const chainIds = [...followed];
  const wallets = walletsOf(subjects).map(({ wallet }) => wallet);
  const joining = new Map(
    wallets.flatMap((wallet) => chainIds.map((id) => [partKey(wallet, id), emptyFacts(wallet, id)] as const)),
  );
  const { rows } = await sql.query<{ address: string; chainId: number }>(
    'select address, chain_id as "chainId" from tracked_wallet where address = any($1::text[]) and chain_id = any($2::bigint[])',
    [plainArray(wallets), plainArray(chainIds)],
  );
  for (const { address, chainId } of rows) joining.delete(partKey(address, chainId));
  return joining;
}

/** A subject before its first activity. */
function withoutActivity(present: Subject, joining: Map<string, WalletFacts>): FoldedSubject {
  const wallets = present.wallets.map((wallet) => ({ ...wallet, facts: new Map<number, WalletFacts>() }));
  const subject = { ...present, wallets, present, memo: newMemo() };
  const changes = inputChanges(present);
  return { subject, joining, changes, changeDays: [...changes.keys()], changed: undefined };
}

/** Fold activity of whole blocks, of a day not earlier than those before. */
function foldInto({ subject, joining }: FoldedSubject, rows: readonly Activity[]): void {
  subject.memo = newMemo();
  for (const { wallet, facts } of subject.wallets) {
    const own = rows.filter((row) => row.wallet === wallet);
    for (const [chainId, ofChain] of groupBy(own, (row) => row.chainId)) {
      const key = partKey(wallet, chainId);
      const folded = foldActivity(joining.get(key) ?? facts.get(chainId) ?? emptyFacts(wallet, chainId), ofChain);
      if (joining.has(key) && folded.sent + folded.failed === 0) continue;
      joining.delete(key);
      facts.set(chainId, folded);
    }
  }
}

/** The score in a scope at the end of a day, by the activity folded so far. */
function scoreAt(scoring: Scoring, folded: FoldedSubject, scope: number, day: number): ScoreOverTime | null {
  const changed = folded.changeDays.findLast((one) => one <= day);
  if (changed !== folded.changed) folded.subject.memo = newMemo();
  folded.changed = changed;
  return scoreOn(scoring, folded.subject, scope, day);
}

function pointsAt(score: ScoreOverTime, day: number): ScorePoints & { confidence: Confidence } {
  return { ...score.pointsAt(day), confidence: score.confidence };
}

/** The facts of a score as of a day of all its chains. */
function factsAsOf({ facts, parts }: ScoreOverTime, day: number): ScoreFacts {
  return { ...facts, asOf: Object.fromEntries(parts.map(({ chainId }) => [chainId, day])) };
}

/** A subject's closes in a scope, from a day on (00:00 UTC, unix seconds). */
export interface CloseRange {
  subject: string;
  scope: number;
  from: number;
}

/**
 * Compute closes again from stored activity, day by day: a pure function of the blocks and of the undated inputs of now (see
 * {@link Subject}). The newest close equals the current score. Runs inside a transaction.
 */
export async function recomputeCloses(
  sql: Sql,
  settings: ScoringSettings,
  ranges: readonly CloseRange[],
): Promise<ScopeCloses[]> {
  // An address that was linked meanwhile is no subject: its earlier closes stay.
  const wanted = [...new Set(ranges.map((range) => range.subject))];
  const { subjects, heads, scoring } = await readPresent(sql, settings, wanted);
  const joining = await readJoining(sql, settings, subjects);
  const walks = new Map<string, ReturnType<typeof openDayWalk>>();
  for (const subject of subjects) {
    const own = ranges.filter((range) => range.subject === subject.subject);
    const scopes = own.flatMap((range) => walkedScope(settings, subject, range, (id) => heads.get(id)) ?? []);
    if (scopes.length > 0) walks.set(subject.subject, openDayWalk(scoring, withoutActivity(subject, joining), scopes));
  }
  const activity = { wallets: walletsOf(subjects), chainIds: [...settings.chains.keys()] };
  for await (const { subject, day, rows } of readDays(sql, activity)) {
    walks.get(subject)?.add(day, rows);
  }
  return [...walks.values()].flatMap((walk) => walk.end());
}

/** A scope of a subject whose closes are computed. Days are 00:00 UTC in unix seconds. */
interface WalkedScope {
  scope: number;
  /** The day from which closes are replaced. */
  from: number;
  /** The day from which there is activity, not before `from`. */
  start: number;
  /** The newest covered day. */
  newest: number;
  /** The points of that day. */
  current: ClosePoints | null;
}

/** The days to compute; null without any. */
function walkedScope(
  settings: ScoringSettings,
  subject: Subject,
  { scope, from }: CloseRange,
  headOf: HeadOf,
): WalkedScope | null {
  const parts = factsOf(subject);
  const newest = newestDay(
    parts.filter(({ chainId }) => isInScope(settings, chainId, scope)),
    headOf,
  );
  if (newest === null || from > newest) return null;
  const earliest = dayOf(Math.min(...parts.map(({ firstSeenAt }) => firstSeenAt ?? newest)));
  return { scope, from, start: Math.max(from, earliest), newest, current: subject.scores.get(scope) ?? null };
}

/** Open a walk through the days of a subject, which computes its closes while its activity is read. */
function openDayWalk(scoring: Scoring, folded: FoldedSubject, scopes: readonly WalkedScope[]) {
  const { subject } = folded.subject;
  const lists = new Map(scopes.map((one) => [one.scope, beforeActivity(one)]));
  let walked = Math.min(...scopes.map(({ start }) => start));

  const record = (day: number, cause: ScoreCause): void => {
    for (const { scope, start, newest } of scopes) {
      const list = lists.get(scope);
      if (!list || day < start || day >= newest) continue;
      const score = scoreAt(scoring, folded, scope, day);
      list.push({ day, score: score && pointsAt(score, day), cause });
    }
  };
  /** Record the days without activity up to a day, exclusive. */
  const walkTo = (day: number): void => {
    const end = Math.min(day, Math.max(...scopes.map(({ newest }) => newest)));
    while (walked < end) {
      record(walked, folded.changes.get(walked) ?? "time");
      const next = walked + DAY;
      walked = next < end ? Math.min(end, nextDay(scoring, folded, scopes, { day: walked, end })) : end;
    }
  };
  /** The day whose activity is being added. */
  let open: number | null = null;
  const closeDay = (): void => {
    if (open === null) return;
    record(open, "transactions");
    walked = Math.max(walked, open + DAY);
    open = null;
  };
  return {
    /** Take activity of a day not earlier than those before. */
    add(day: number, rows: readonly Activity[]): void {
      if (day !== open) {
        closeDay();
        walkTo(day);
        open = day;
      }
      foldInto(folded, rows);
    },
    /** The closes of all scopes, after the last activity. */
    end(): ScopeCloses[] {
      closeDay();
      walkTo(Number.POSITIVE_INFINITY);
      return scopes.map(({ scope, newest, current }) => {
        const points = lists.get(scope) ?? [];
        points.push({ day: newest, score: current, cause: "time" });
        return { subject, scope, points };
      });
    },
  };
}

/** The first day after `day`, up to `end`, on which some scope may have other points, without further activity; Infinity if none. */
function nextDay(
  scoring: Scoring,
  folded: FoldedSubject,
  scopes: readonly WalkedScope[],
  { day, end }: { day: number; end: number },
): number {
  const scores = new Set(scopes.map(({ scope }) => scoreAt(scoring, folded, scope, day)));
  const byTime = [...scores].flatMap(
    (score) => (score && nextChangeDay(factsAsOf(score, day), score.model, day, end)) ?? [],
  );
  const fixed = [...folded.changeDays, ...scopes.map(({ start }) => start)].filter((one) => one > day);
  return Math.min(Number.POSITIVE_INFINITY, ...byTime, ...fixed);
}

function beforeActivity({ from, start }: WalkedScope): DatedPoints[] {
  return from < start ? [{ day: from, score: null, cause: "time" }] : [];
}

/** Most stored rows, over all days, of a subject whose past days are folded. */
export const MOST_ROWS_OF_SUBJECT = 10_000;
/** Most stored rows of subjects that are folded at once. */
const MOST_ROWS = 25_000;

/** The score of a subject at the end of a past day, folded from its stored activity. */
export type DayScore =
  | { state: "folded"; points: ReturnType<typeof pointsAt>; facts: ScoreFacts; model: Model }
  /** The day is the newest of the subject's chains, or later: its score is the current one. */
  | { state: "current" }
  /** The subject did nothing by the end of the day. */
  | { state: "none" }
  /** It has more than {@link MOST_ROWS_OF_SUBJECT} rows. */
  | { state: "too long" };

interface DayScoresInput {
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
  const rows = await countRows(sql, { wallets: walletsOf(over), chainIds, most: MOST_ROWS_OF_SUBJECT });
  const short = over.filter(({ subject }) => (rows.get(subject) ?? 0) <= MOST_ROWS_OF_SUBJECT);
  if (short.reduce((sum, { subject }) => sum + (rows.get(subject) ?? 0), 0) > MOST_ROWS) return null;
  for (const { subject } of over) if (!short.some((one) => one.subject === subject)) scores.set(subject, TOO_LONG);
  const joining = await readJoining(sql, settings, short);
  const bySubject = new Map(short.map((subject) => [subject.subject, withoutActivity(subject, joining)]));
  const pause = yieldRegularly(signal);
  for await (const one of readDays(sql, { wallets: walletsOf(short), chainIds, through: day })) {
    const folded = bySubject.get(one.subject);
    if (folded) foldInto(folded, one.rows);
    await pause();
  }
  for (const [subject, folded] of bySubject) {
    const score = scoreAt(scoring, folded, scope, day);
    if (!score) continue;
    scores.set(subject, {
      ...{ state: "folded", points: pointsAt(score, day) },
      ...{ facts: factsAsOf(score, day), model: score.model },
    });
  }
  return scores;
}

const TOO_LONG: DayScore = { state: "too long" };

function walletsOf(subjects: readonly Subject[]): { subject: string; wallet: string }[] {
  return subjects.flatMap(({ subject, wallets }) => wallets.map(({ wallet }) => ({ subject, wallet })));
}
