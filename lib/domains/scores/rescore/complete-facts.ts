import { measuredAt, nextChangeDay, nextEarningDay, type ScoreFacts } from "../../../engine/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import type { HeadOf } from "../inputs/chain-heads.ts";
import { factsOf, storedFactsOf } from "./compute-score.ts";
import type { Earned } from "./earned-achievements.ts";
import type { LoadedSubjects, Scored } from "./subject-state.ts";

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
  stored: ScoreFacts;
  /** The first later day on which these facts give other points. */
  changeDay: number | null;
}

/**
 * Set the current facts of each newest change, and the day on which they change next. Returns the subjects with facts over all
 * chains.
 */
export function completeFacts(loaded: LoadedSubjects, headOf: HeadOf): JudgedSubject[] {
  const judged: JudgedSubject[] = [];
  for (const { subject, earned, scopes } of loaded.subjects.values()) {
    const known = new Map<Scored, Completed>();
    for (const { scope, latest } of scopes.values()) {
      const after = latest?.change.after;
      if (!after) continue;
      if (!latest.scored) {
        if (scope === ALL_CHAINS) judged.push({ subject, facts: after.facts, earned });
        continue;
      }
      const completed = known.get(latest.scored) ?? complete(latest.scored, headOf);
      known.set(latest.scored, completed);
      after.facts = completed.stored;
      after.nextChangeDay = scope === ALL_CHAINS ? nextDayOf(completed) : completed.changeDay;
      if (scope === ALL_CHAINS) judged.push({ subject, facts: completed.facts, earned });
    }
  }
  return judged;
}

function complete(scored: Scored, headOf: HeadOf): Completed {
  const facts = factsOf(scored, headOf);
  const day = measuredAt(facts);
  return {
    facts,
    stored: storedFactsOf(scored),
    changeDay: day === null ? null : nextChangeDay(facts, scored.scorer.model, day),
  };
}

/** The first later day on which these facts give other points or earn an achievement. */
function nextDayOf({ facts, changeDay }: Completed): number | null {
  const day = measuredAt(facts);
  const earningDay = day === null ? null : nextEarningDay(facts, day);
  if (changeDay === null || earningDay === null) return changeDay ?? earningDay;
  return Math.min(changeDay, earningDay);
}
