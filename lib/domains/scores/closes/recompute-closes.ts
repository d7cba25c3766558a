import type { Sql } from "../../../core/db.ts";
import { readActiveModel } from "../../models/index.ts";
import { dayOf, type HeadOf, newestDay } from "../inputs/chain-heads.ts";
import { loadChainHeads } from "../inputs/read-chain-heads.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { readLoadedSubjects } from "../rescore/load-subjects.ts";
import { type LoadedSubject, scopeOf, storedParts } from "../rescore/subject-state.ts";
import { isInScope, openDailyScores } from "./daily-scores.ts";
import { readDatedInputs } from "./dated-inputs.ts";
import { type DayWalk, openDayWalk, type WalkedScope } from "./day-walk.ts";
import { readDays } from "./read-days.ts";
import type { ScopeCloses } from "./replace-closes.ts";

/** A subject's closes in a scope, from a day on (00:00 UTC, unix seconds). */
export interface CloseRange {
  subject: string;
  scope: number;
  from: number;
}

/**
 * Compute closes again from stored activity, day by day: a pure function of the blocks and of the undated inputs of now (see
 * DailyScores). The newest close equals the current score. Runs inside a transaction.
 */
export async function recomputeCloses(
  sql: Sql,
  settings: ScoringSettings,
  ranges: readonly CloseRange[],
): Promise<ScopeCloses[]> {
  // An address that was linked meanwhile is no subject: its earlier closes stay.
  const subjects = await readLoadedSubjects(sql, [...new Set(ranges.map((range) => range.subject))]);
  const heads = await loadChainHeads(sql);
  const inputs = await readDatedInputs(sql, subjects, settings);
  const model = await readActiveModel(sql);
  const walks = new Map<string, DayWalk>();
  for (const subject of subjects) {
    const own = inputs.get(subject.subject);
    const wanted = ranges.filter((range) => range.subject === subject.subject);
    const scopes = wanted.flatMap((range) => walkedScope(settings, subject, range, (id) => heads.get(id)) ?? []);
    if (!own || scopes.length === 0) continue;
    const daily = openDailyScores(settings, subject, { inputs: own, model });
    walks.set(subject.subject, openDayWalk(subject.subject, daily, scopes));
  }
  const wallets = subjects.flatMap(({ subject, wallets: all }) => all.map(({ wallet }) => ({ subject, wallet })));
  for await (const { subject, day, rows } of readDays(sql, { wallets, chainIds: [...settings.chains.keys()] })) {
    walks.get(subject)?.add(day, rows);
  }
  return [...walks.values()].flatMap((walk) => walk.end());
}

/** The days to compute; null without any. */
function walkedScope(
  settings: ScoringSettings,
  subject: LoadedSubject,
  { scope, from }: CloseRange,
  headOf: HeadOf,
): WalkedScope | null {
  const parts = storedParts(subject);
  const newest = newestDay(
    parts.filter(({ chainId }) => isInScope(settings, chainId, scope)),
    headOf,
  );
  if (newest === null || from > newest) return null;
  const earliest = dayOf(Math.min(...parts.map(({ facts }) => facts.firstSeenAt ?? newest)));
  return { scope, from, start: Math.max(from, earliest), newest, current: scopeOf(subject, scope).current };
}
