import { measuredAt, nextChangeDay, nextEarningDay, type ScoreFacts } from "../../../engine/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { type HeadOf, newestDays } from "../inputs/chain-heads.ts";
import type { Earned, ScoreOverTime } from "../subject.ts";
import type { ScopeState } from "./record-change.ts";

/** The facts of a subject over all chains, which decide its achievements. */
interface JudgedSubject {
  subject: string;
  facts: ScoreFacts;
  earned: Earned;
}

/** What is stored of a computed score besides points. Facts of one chain may be those of all chains: they are made once. */
interface Completed {
  /** As of the present. */
  facts: ScoreFacts;
  /** As of each chain's newest row: a function of the inputs alone, which the passing of days does not change. */
  stored: ScoreFacts;
  /** The first later day on which these facts give other points. */
  changeDay: number | null;
}

/**
 * Set the current facts of each newest change, and the day on which they change next. Returns the subjects with facts over all
 * chains.
 */
export function completeFacts(
  subjects: Iterable<{ subject: string; earned: Earned; scopes: ReadonlyMap<number, ScopeState> }>,
  headOf: HeadOf,
): JudgedSubject[] {
  const judged: JudgedSubject[] = [];
  for (const { subject, earned, scopes } of subjects) {
    const known = new Map<ScoreOverTime, Completed>();
    for (const { scope, latest } of scopes.values()) {
      const after = latest?.change.after;
      if (!after || !latest.score) continue;
      const completed = known.get(latest.score) ?? complete(latest.score, headOf);
      known.set(latest.score, completed);
      after.facts = completed.stored;
      after.nextChangeDay = scope === ALL_CHAINS ? nextDayOf(completed) : completed.changeDay;
      if (scope === ALL_CHAINS) judged.push({ subject, facts: completed.facts, earned });
    }
  }
  return judged;
}

function complete({ facts: merged, parts, model }: ScoreOverTime, headOf: HeadOf): Completed {
  const facts = { ...merged, asOf: newestDays(parts, headOf) };
  const day = measuredAt(facts);
  return {
    facts,
    stored: { ...merged, asOf: newestDays(parts, () => undefined) },
    changeDay: day === null ? null : nextChangeDay(facts, model, day),
  };
}

/** The first later day on which these facts give other points or earn an achievement. */
function nextDayOf({ facts, changeDay }: Completed): number | null {
  const day = measuredAt(facts);
  const earningDay = day === null ? null : nextEarningDay(facts, day);
  if (changeDay === null || earningDay === null) return changeDay ?? earningDay;
  return Math.min(changeDay, earningDay);
}
