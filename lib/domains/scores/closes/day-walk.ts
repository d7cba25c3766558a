import { type Activity, DAY, nextChangeDay } from "../../../engine/index.ts";
import { type ClosePoints, closeDiffers } from "../current-score.ts";
import type { ScoreCause } from "../score-change.ts";
import type { DailyScores } from "./daily-scores.ts";
import type { DatedPoints, ScopeCloses } from "./replace-closes.ts";

/** A scope of a subject whose closes are computed. Days are 00:00 UTC in unix seconds. */
export interface WalkedScope {
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

/** Computes the closes of a subject while its activity is read. */
export interface DayWalk {
  /** Take activity of a day not earlier than those before. */
  add(day: number, rows: readonly Activity[]): void;
  /** The closes of all scopes, after the last activity. */
  end(): ScopeCloses[];
}

/** Open a walk through the days of a subject. */
export function openDayWalk(subject: string, daily: DailyScores, scopes: readonly WalkedScope[]): DayWalk {
  const lists = new Map(scopes.map((one) => [one.scope, beforeActivity(one)]));
  let walked = Math.min(...scopes.map(({ start }) => start));

  const record = (day: number, cause: ScoreCause): void => {
    for (const { scope, start, newest } of scopes) {
      const list = lists.get(scope);
      if (!list || day < start || day >= newest) continue;
      append(list, { day, score: daily.at(scope, day)?.points ?? null, cause });
    }
  };
  /** Record the days without activity up to a day, exclusive. */
  const walkTo = (day: number): void => {
    const end = Math.min(day, Math.max(...scopes.map(({ newest }) => newest)));
    while (walked < end) {
      record(walked, daily.inputs.changes.get(walked) ?? "time");
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
        return { subject, scope, points };
      });
    },
  };
}

/** The first day after `day`, up to `end`, on which some scope may have other points, without further activity; Infinity if none. */
function nextDay(
  daily: DailyScores,
  scopes: readonly WalkedScope[],
  { day, end }: { day: number; end: number },
): number {
  const scores = new Set(scopes.map(({ scope }) => daily.at(scope, day)));
  const byTime = [...scores].flatMap((found) => (found && nextChangeDay(found.facts(), daily.model, day, end)) ?? []);
  const fixed = [...daily.inputs.changes.keys(), ...scopes.map(({ start }) => start)].filter((one) => one > day);
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
