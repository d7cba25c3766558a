import { groupBy } from "../../../core/group-by.ts";
import {
  type Activity,
  type Confidence,
  DAY,
  emptyFacts,
  type Fold,
  type Model,
  openFold,
  type ScoreFacts,
  type ScorePoints,
} from "../../../engine/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import type { FactsPart } from "../inputs/chain-heads.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import type { SocialRow } from "../inputs/social.ts";
import { statesOf } from "../rescore/compute-score.ts";
import { type IncrementalScorer, openIncrementalScorer } from "../rescore/incremental-scorer.ts";
import { type KnownStates, type LoadedSubject, scopeOf } from "../rescore/subject-state.ts";
import type { DatedInputs } from "./dated-inputs.ts";

/** The points at the end of a day, with the facts behind them. */
export interface DayPoints {
  points: ScorePoints & { confidence: Confidence };
  states: KnownStates;
  /** `asOf`: the day, of each chain. */
  facts(): ScoreFacts;
}

/**
 * The scores of a subject at the end of past days, from its stored activity. Inputs without dates (funding clusters, alike wallets,
 * issuer weights, payment trust, lists, unread categories, the model) are those of now.
 */
export interface DailyScores {
  readonly inputs: DatedInputs;
  readonly model: Model;
  /** Fold activity of whole blocks, of a day not earlier than those before. */
  add(rows: readonly Activity[]): void;
  /**
   * The score in a scope at the end of a day, by the activity added so far; null if there is none. The same object for scopes whose
   * scores are the same.
   */
  at(scope: number, day: number): DayPoints | null;
}

interface ScopeScorer {
  /** Which parts and inputs it was opened with. */
  version: string;
  scorer: IncrementalScorer;
  parts: readonly FactsPart[];
  wallets: readonly LoadedSubject["wallets"][number][];
  social: readonly SocialRow[][];
  /** The newest score, and how often activity was added before. */
  last: { day: number; added: number; score: DayPoints } | null;
}

interface DailyState {
  settings: ScoringSettings;
  subject: LoadedSubject;
  inputs: DatedInputs;
  model: Model;
  /** By chain and wallet. */
  folds: Map<string, Fold>;
  scorers: Map<number, ScopeScorer>;
  /** The chain of {@link soleChainOn}, for a version. */
  sole: { version: string; chainId: number | null } | null;
  /** How often activity was added. */
  added: number;
}

/** Open the daily scores of a loaded subject. */
export function openDailyScores(
  settings: ScoringSettings,
  subject: LoadedSubject,
  { inputs, model }: { inputs: DatedInputs; model: Model },
): DailyScores {
  const nothing = { folds: new Map(), scorers: new Map(), sole: null, added: 0 };
  const state: DailyState = { settings, subject, inputs, model, ...nothing };
  return { inputs, model, add: (rows) => addActivity(state, rows), at: (scope, day) => scoreOn(state, scope, day) };
}

function addActivity(state: DailyState, rows: readonly Activity[]): void {
  state.added++;
  for (const [key, own] of groupBy(rows, ({ wallet, chainId }) => `${chainId} ${wallet}`)) {
    const [first] = own;
    if (!first) continue;
    const fold = state.folds.get(key) ?? openFold(emptyFacts(first.wallet, first.chainId));
    state.folds.set(key, fold);
    fold.add(own);
  }
}

function scoreOn(state: DailyState, scope: number, day: number): DayPoints | null {
  const counted = (scope === ALL_CHAINS ? soleChainOn(state, day) : null) ?? scope;
  const opened = scorerOf(state, counted, day);
  const { scorer, parts, wallets, social, last } = opened;
  const isScored = scope === ALL_CHAINS ? parts.length > 0 : parts.some(({ facts }) => facts.sent > 0);
  if (!isScored) return null;
  if (last?.day === day && last.added === state.added) return last.score;
  const states = presentStates(state.settings, state.subject, counted);
  const points = scorer.update({
    measuredAt: day,
    wallets: wallets.map(({ funding, alike }, i) => ({ funding, alike, social: social[i] ?? [] })),
    states: states.states,
  });
  const asOf = Object.fromEntries(parts.map(({ chainId }) => [chainId, day]));
  const score = { points: { ...points, confidence: scorer.confidence() }, states, facts: () => scorer.facts(asOf) };
  opened.last = { day, added: state.added, score };
  return score;
}

/** Changes with the parts and the inputs that a scorer is opened with. */
function versionOn({ folds, inputs }: DailyState, day: number): string {
  return `${folds.size} ${[...inputs.changes.keys()].findLast((one) => one <= day)}`;
}

/**
 * The chain of all that counts for the subject on a day: its scores on this chain and over all chains are the same. Null if there are
 * several, or if achievements count, which do so over all chains only.
 */
function soleChainOn(state: DailyState, day: number): number | null {
  const { settings, subject, inputs, folds } = state;
  const version = versionOn(state, day);
  if (state.sole?.version === version) return state.sole.chainId;
  const known = new Set([
    ...[...folds.values()].map(({ facts }) => facts.chainId),
    ...subject.wallets.flatMap(({ sources }) => [...sources.keys()]),
    ...inputs.walletsOn(day).flatMap((wallet) => inputs.socialOn(wallet, day).map((row) => row.chainId)),
  ]);
  const [chainId = ALL_CHAINS] = known;
  const isSole = known.size === 1 && isInScope(settings, chainId, ALL_CHAINS) && inputs.claimedOn(day).length === 0;
  state.sole = { version, chainId: isSole ? chainId : null };
  return state.sole.chainId;
}

/** A scorer of all parts with rows of the wallets that count on a day; the same until one is added, or the inputs change. */
function scorerOf(state: DailyState, scope: number, day: number): ScopeScorer {
  const { settings, subject, inputs, model, folds, scorers } = state;
  const version = versionOn(state, day);
  const known = scorers.get(scope);
  if (known?.version === version) return known;
  const names = inputs.walletsOn(day);
  const wallets = subject.wallets.filter(({ wallet }) => names.includes(wallet));
  const parts = [...folds.values()]
    .filter(({ facts }) => isInScope(settings, facts.chainId, scope) && names.includes(facts.wallet))
    .map((fold) => ({ chainId: fold.facts.chainId, facts: fold.facts, fold }));
  const scorer = openIncrementalScorer(settings, {
    model,
    subject: subject.subject,
    wallets: names,
    parts,
    links: subject.links.filter((link) => (link.linkedAt ?? 0) < day + DAY),
    chainId: scope === ALL_CHAINS ? null : scope,
    claimed: scope === ALL_CHAINS ? inputs.claimedOn(day) : [],
    overrides: inputs.overridesOn(day),
    paymentTrust: inputs.paymentTrust,
  });
  const social = names.map((name) => inputs.socialOn(name, day));
  const opened = { version, scorer, parts, wallets, social, last: null };
  scorers.set(scope, opened);
  return opened;
}

/** Whether a configured chain counts in a scope. */
export function isInScope({ chains, worthless }: ScoringSettings, chainId: number, scope: number): boolean {
  return chains.has(chainId) && (scope === ALL_CHAINS ? !worthless.has(chainId) : chainId === scope);
}

/** The states of categories of now: none are stored of past days. */
function presentStates(settings: ScoringSettings, subject: LoadedSubject, scope: number): KnownStates {
  const chainIds = subject.wallets.flatMap(({ facts }) => [...facts.keys()]);
  const parts = chainIds.filter((chainId) => isInScope(settings, chainId, scope)).length;
  return statesOf(scopeOf(subject, scope), subject.wallets, parts, settings.worthless);
}
