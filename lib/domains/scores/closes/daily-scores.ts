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
import type { FactsPart } from "../chain-heads.ts";
import { type LoadedSubject, statesOf } from "../compute-score.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { type IncrementalScorer, openIncrementalScorer } from "../incremental-scorer.ts";
import type { ScoringSettings } from "../scoring-settings.ts";
import type { SocialRow } from "../social.ts";
import { type KnownStates, scopeOf } from "../subject-state.ts";
import type { DatedInputs } from "./dated-inputs.ts";

/** The points at the end of a day, with the facts behind them. */
export interface DayPoints {
  points: ScorePoints & { confidence: Confidence };
  states: KnownStates;
  /** `asOf`: the day, of each chain. */
  facts(): ScoreFacts;
}

/**
 * The scores of a subject at the end of past days, from its stored activity. What is not dated (funding clusters, alike
 * wallets, issuer weights, lists, unread categories, the model) counts as it is known now.
 */
export interface DailyScores {
  readonly inputs: DatedInputs;
  readonly model: Model;
  /** Fold the activity of a day later than those before. */
  add(rows: readonly Activity[]): void;
  /** The score in a scope at the end of a day, by the activity added so far; null if there is none. */
  at(scope: number, day: number): DayPoints | null;
}

interface ScopeScorer {
  /** Which parts and inputs it was opened with. */
  version: string;
  scorer: IncrementalScorer;
  parts: readonly FactsPart[];
  wallets: readonly LoadedSubject["wallets"][number][];
  social: readonly SocialRow[][];
}

/** Open the daily scores of a loaded subject. */
export function openDailyScores(
  settings: ScoringSettings,
  subject: LoadedSubject,
  { inputs, model }: { inputs: DatedInputs; model: Model },
): DailyScores {
  const folds = new Map<string, Fold>();
  const scorers = new Map<number, ScopeScorer>();
  const changeDays = [...inputs.changes.keys()];

  /** A scorer of all parts with rows of the wallets that count on a day; the same until one is added, or the inputs change. */
  const scorerOf = (scope: number, day: number): ScopeScorer => {
    const version = `${folds.size} ${changeDays.findLast((one) => one <= day)}`;
    const known = scorers.get(scope);
    if (known?.version === version) return known;
    const names = inputs.walletsOn(day);
    const wallets = subject.wallets.filter(({ wallet }) => names.includes(wallet));
    const parts = [...folds.values()]
      .filter(({ facts }) => isInScope(settings, facts.chainId, scope) && names.includes(facts.wallet))
      .map((fold) => ({ chainId: fold.facts.chainId, facts: fold.facts, fold }));
    const scorer = openIncrementalScorer(settings, {
      ...{ model, subject: subject.subject, wallets: names, parts },
      links: subject.links.filter((link) => (link.linkedAt ?? 0) < day + DAY),
      chainId: scope === ALL_CHAINS ? null : scope,
      claimed: scope === ALL_CHAINS ? inputs.claimedOn(day) : [],
      overrides: inputs.overridesOn(day),
    });
    const opened = { version, scorer, parts, wallets, social: names.map((name) => inputs.socialOn(name, day)) };
    scorers.set(scope, opened);
    return opened;
  };

  return {
    inputs,
    model,
    add(rows) {
      for (const [key, own] of groupBy(rows, ({ wallet, chainId }) => `${chainId} ${wallet}`)) {
        const [first] = own;
        if (!first) continue;
        const fold = folds.get(key) ?? openFold(emptyFacts(first.wallet, first.chainId));
        folds.set(key, fold);
        fold.add(own);
      }
    },
    at(scope, day) {
      const { scorer, parts, wallets, social } = scorerOf(scope, day);
      const isScored = scope === ALL_CHAINS ? parts.length > 0 : parts.some(({ facts }) => facts.sent > 0);
      if (!isScored) return null;
      const states = presentStates(settings, subject, scope);
      const points = scorer.update({
        measuredAt: day,
        wallets: wallets.map(({ funding, alike }, i) => ({ funding, alike, social: social[i] ?? [] })),
        states: states.states,
      });
      const asOf = Object.fromEntries(parts.map(({ chainId }) => [chainId, day]));
      return { points: { ...points, confidence: scorer.confidence() }, states, facts: () => scorer.facts(asOf) };
    },
  };
}

/** Whether a configured chain counts in a scope. */
export function isInScope({ chains, worthless }: ScoringSettings, chainId: number, scope: number): boolean {
  return chains.has(chainId) && (scope === ALL_CHAINS ? !worthless.has(chainId) : chainId === scope);
}

/** Whether categories were read is known for now only. */
function presentStates(settings: ScoringSettings, subject: LoadedSubject, scope: number): KnownStates {
  const chainIds = subject.wallets.flatMap(({ facts }) => [...facts.keys()]);
  const parts = chainIds.filter((chainId) => isInScope(settings, chainId, scope)).length;
  return statesOf(scopeOf(subject, scope), subject.wallets, parts, settings.worthless);
}
