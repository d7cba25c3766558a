import type { Sql } from "../../../core/db.ts";
import { groupBy } from "../../../core/group-by.ts";
import {
  type Activity,
  DAY,
  emptyFacts,
  foldActivity,
  nextChangeDay,
  type WalletFacts,
} from "../../../engine/index.ts";
import { dayOf, type HeadOf, newestDay } from "../chain-heads.ts";
import { type ClosePoints, closeDiffers } from "../current-score.ts";
import { readPresent } from "../load-subjects.ts";
import type { ScoreCause } from "../score-change.ts";
import { isInScope, type Scoring, scoreOn } from "../score-on.ts";
import type { ScoringSettings } from "../settings.ts";
import { factsOf, inputChanges, newMemo, type ScoreOverTime, type Subject } from "../subject.ts";
import { readDays } from "./read-days.ts";
import type { DatedPoints, ScopeCloses } from "./replace-closes.ts";

/** The scores of a subject at the ends of days, while its facts are folded from stored activity. */
export interface DailyScores {
  /** Fold activity of whole blocks, of a day not earlier than those before. */
  add(rows: readonly Activity[]): void;
  /** The score in a scope at the end of a day, by the activity added so far. */
  at(scope: number, day: number): ScoreOverTime | null;
  /** The days on which other inputs change, and what changes. */
  changes: ReadonlyMap<number, ScoreCause>;
}

/** Open a subject before its first activity. */
export function openDailyScores(scoring: Scoring, present: Subject): DailyScores {
  const wallets = present.wallets.map((wallet) => ({ ...wallet, facts: new Map<number, WalletFacts>() }));
  const subject: Subject = { ...present, wallets, present, memo: newMemo() };
  const changes = inputChanges(present);
  const changeDays = [...changes.keys()];
  let newestChange: number | undefined;
  return {
    changes,
    add(rows) {
      subject.memo = newMemo();
      for (const { wallet, facts } of wallets) {
        const own = groupBy(
          rows.filter((row) => row.wallet === wallet),
          (row) => row.chainId,
        );
        for (const [chainId, ofChain] of own)
          facts.set(chainId, foldActivity(facts.get(chainId) ?? emptyFacts(wallet, chainId), ofChain));
      }
    },
    at(scope, day) {
      const change = changeDays.findLast((one) => one <= day);
      if (change !== newestChange) subject.memo = newMemo();
      newestChange = change;
      return scoreOn(scoring, subject, scope, day);
    },
  };
}

/** The facts of a score as of a day of all its chains. */
export function factsAsOf({ facts, parts }: ScoreOverTime, day: number) {
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
  const walks = new Map<string, DayWalk>();
  for (const subject of subjects) {
    const own = ranges.filter((range) => range.subject === subject.subject);
    const scopes = own.flatMap((range) => walkedScope(settings, subject, range, (id) => heads.get(id)) ?? []);
    if (scopes.length > 0) walks.set(subject.subject, openDayWalk(scoring, subject, scopes));
  }
  const wallets = subjects.flatMap(({ subject, wallets: all }) => all.map(({ wallet }) => ({ subject, wallet })));
  for await (const { subject, day, rows } of readDays(sql, { wallets, chainIds: [...settings.chains.keys()] })) {
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

/** Computes the closes of a subject while its activity is read. */
interface DayWalk {
  /** Take activity of a day not earlier than those before. */
  add(day: number, rows: readonly Activity[]): void;
  /** The closes of all scopes, after the last activity. */
  end(): ScopeCloses[];
}

/** Open a walk through the days of a subject. */
function openDayWalk(scoring: Scoring, subject: Subject, scopes: readonly WalkedScope[]): DayWalk {
  const daily = openDailyScores(scoring, subject);
  const lists = new Map(scopes.map((one) => [one.scope, beforeActivity(one)]));
  let walked = Math.min(...scopes.map(({ start }) => start));

  const record = (day: number, cause: ScoreCause): void => {
    for (const { scope, start, newest } of scopes) {
      const list = lists.get(scope);
      if (list && day >= start && day < newest) append(list, { day, score: pointsOn(daily, scope, day), cause });
    }
  };
  /** Record the days without activity up to a day, exclusive. */
  const walkTo = (day: number): void => {
    const end = Math.min(day, Math.max(...scopes.map(({ newest }) => newest)));
    while (walked < end) {
      record(walked, daily.changes.get(walked) ?? "time");
      const next = walked + DAY;
      walked = next < end ? Math.min(end, nextDay(daily, scopes, { day: walked, end })) : end;
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
    add(day, rows) {
      if (day !== open) {
        closeDay();
        walkTo(day);
        open = day;
      }
      daily.add(rows);
    },
    end() {
      closeDay();
      walkTo(Number.POSITIVE_INFINITY);
      return scopes.map(({ scope, newest, current }) => {
        const points = lists.get(scope) ?? [];
        append(points, { day: newest, score: current, cause: "time" });
        return { subject: subject.subject, scope, points };
      });
    },
  };
}

function pointsOn(daily: DailyScores, scope: number, day: number): ClosePoints | null {
  const score = daily.at(scope, day);
  return score && { ...score.pointsAt(day), confidence: score.confidence };
}

/** The first day after `day`, up to `end`, on which some scope may have other points, without further activity; Infinity if none. */
function nextDay(
  daily: DailyScores,
  scopes: readonly WalkedScope[],
  { day, end }: { day: number; end: number },
): number {
  const scores = new Set(scopes.map(({ scope }) => daily.at(scope, day)));
  const byTime = [...scores].flatMap(
    (score) => (score && nextChangeDay(factsAsOf(score, day), score.model, day, end)) ?? [],
  );
  const fixed = [...daily.changes.keys(), ...scopes.map(({ start }) => start)].filter((one) => one > day);
  return Math.min(Number.POSITIVE_INFINITY, ...byTime, ...fixed);
}

function beforeActivity({ from, start }: WalkedScope): DatedPoints[] {
  return from < start ? [{ day: from, score: null, cause: "time" }] : [];
}

/** Entries are added in the order of days; one equal to the last is left out. */
function append(list: DatedPoints[], next: DatedPoints): void {
  const last = list.at(-1);
  if (!last || closeDiffers(last.score, next.score)) list.push(next);
}
