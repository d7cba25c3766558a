import type { Sql } from "../../../core/db.ts";
import { readActiveModel } from "../../models/index.ts";
import { dayOf, type FactsPart, type HeadOf, loadChainHeads, newestDay } from "../chain-heads.ts";
import type { LoadedSubject } from "../compute-score.ts";
import { loadSubjects } from "../load-subjects.ts";
import type { ScoringSettings } from "../scoring-settings.ts";
import { type LoadedSubjects, scopeOf } from "../subject-state.ts";
import { correctStoredReached } from "./correct-reached.ts";
import { isInScope, openDailyScores } from "./daily-scores.ts";
import { readDatedInputs } from "./dated-inputs.ts";
import { type DayWalk, openDayWalk, type WalkedScope } from "./day-walk.ts";
import { readDays } from "./read-days.ts";
import { replaceCloses } from "./replace-closes.ts";

/** A subject's closes in a scope, from a day on (00:00 UTC, unix seconds). */
export interface CloseRange {
  subject: string;
  scope: number;
  from: number;
}

/**
 * Compute closes again from stored activity, day by day, and write those that differ: a pure function of the blocks, with what
 * is not dated as known now (see DailyScores). The newest close stays what the current score is. Hold the score lock.
 */
export async function recomputeCloses(
  sql: Sql,
  settings: ScoringSettings,
  { ranges, now }: { ranges: readonly CloseRange[]; now: Date },
): Promise<void> {
  const subjects = await loadRanges(sql, ranges);
  const heads = await loadChainHeads(sql);
  const inputs = await readDatedInputs(sql, subjects, settings.seeds);
  const model = await readActiveModel(sql);
  const walks = new Map<string, DayWalk>();
  for (const subject of subjects) {
    const own = inputs.get(subject.subject);
    const asked = ranges.filter((range) => range.subject === subject.subject);
    const scopes = asked.flatMap((range) => walkedScope(settings, subject, range, (id) => heads.get(id)) ?? []);
    if (!own || scopes.length === 0) continue;
    const daily = openDailyScores(settings, subject, { inputs: own, model });
    walks.set(subject.subject, openDayWalk(subject.subject, daily, scopes));
  }
  const wallets = subjects.flatMap(({ subject, wallets: all }) => all.map(({ wallet }) => ({ subject, wallet })));
  for await (const { subject, day, rows } of readDays(sql, { wallets, chainIds: [...settings.chains.keys()] })) {
    walks.get(subject)?.add(day, rows);
  }
  await replaceCloses(
    sql,
    [...walks.values()].flatMap((walk) => walk.end()),
    now,
  );
  await correctStoredReached(sql, [...walks.keys()]);
}

async function loadRanges(sql: Sql, ranges: readonly CloseRange[]): Promise<LoadedSubject[]> {
  const loaded: LoadedSubjects = { subjectOf: new Map(), subjects: new Map(), wallets: new Map() };
  await loadSubjects(sql, loaded, [...new Set(ranges.map((range) => range.subject))], undefined);
  const asked = new Set(ranges.map((range) => range.subject));
  // An address that was linked meanwhile is no subject: its past closes stay.
  return [...loaded.subjects.values()].filter(
    (state): state is LoadedSubject => state.wallets !== null && asked.has(state.subject),
  );
}

/** The days to compute; null without any. */
function walkedScope(
  settings: ScoringSettings,
  subject: LoadedSubject,
  { scope, from }: CloseRange,
  headOf: HeadOf,
): WalkedScope | null {
  const parts = subject.wallets.flatMap(({ facts }) =>
    [...facts].map(([chainId, one]): FactsPart => ({ chainId, facts: one, fold: null })),
  );
  const newest = newestDay(
    parts.filter(({ chainId }) => isInScope(settings, chainId, scope)),
    headOf,
  );
  if (newest === null || from > newest) return null;
  const earliest = dayOf(Math.min(...parts.map(({ facts }) => facts.firstSeenAt ?? newest)));
  return { scope, from, start: Math.max(from, earliest), newest, current: scopeOf(subject, scope).current };
}
