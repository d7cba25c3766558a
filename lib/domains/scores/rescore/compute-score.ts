import { withoutWorthless } from "../../../core/chains.ts";
import { type Category, type CategoryState, categories, type Model, type ScoreFacts } from "../../../engine/index.ts";
import { ALL_CHAINS } from "../current-score.ts";
import { categoryStates } from "../inputs/category-sources.ts";
import {
  type ChainView,
  type FactsPart,
  type HeadOf,
  hasOpenBlocks,
  newestDay,
  newestDays,
} from "../inputs/chain-heads.ts";
import type { PaymentTrust } from "../inputs/payment-trust.ts";
import type { ScoringSettings } from "../inputs/scoring-settings.ts";
import { openIncrementalScorer } from "./incremental-scorer.ts";
import {
  type KnownStates,
  type LoadedSubject,
  type ScopeState,
  type Scored,
  type SubjectWallet,
  scopeOf,
} from "./subject-state.ts";

/** The inputs of a score besides the subject's own state. */
export interface ScoringInputs {
  settings: ScoringSettings;
  view: ChainView | undefined;
  headOf: HeadOf;
  /** The model of the session. Throws before its first load. */
  modelOf(): Model;
  /** The payment trust of addresses; undefined where no seeds are configured. Throws before the session's first load. */
  paymentTrust(): PaymentTrust | undefined;
}

/** Compute a subject's scores over all chains and on one; null if it has none. */
export function computeScores(
  inputs: ScoringInputs,
  subject: LoadedSubject,
  chainId: number,
): { aggregate: Scored | null; onChain: Scored | null } {
  const { all, own } = partsOf(inputs, subject, chainId);
  const aggregate = all.length > 0 ? computeScore(inputs, subject, scopeOf(subject, ALL_CHAINS), all) : null;
  if (!own.some((part) => part.facts.sent > 0)) return { aggregate, onChain: null };
  // If all facts come from one chain, both scores are the same.
  const same = own === all && subject.claimed.length === 0 && !hasOtherSources(subject.wallets, chainId);
  return { aggregate, onChain: same ? aggregate : computeScore(inputs, subject, scopeOf(subject, chainId), own) };
}

/** The merged facts of a subject over all chains of the settings. */
export function mergedFacts(inputs: ScoringInputs, subject: LoadedSubject): ScoreFacts {
  const { all } = partsOf(inputs, subject, ALL_CHAINS);
  return factsOf(computeScore(inputs, subject, scopeOf(subject, ALL_CHAINS), all), inputs.headOf);
}

/** The facts of a computed score. */
export function factsOf({ scorer, parts }: Scored, headOf: HeadOf): ScoreFacts {
  return scorer.facts(newestDays(parts, headOf));
}

/** The same as of each chain's newest row: a function of the inputs alone, which the passing of days does not change. */
export function storedFactsOf({ scorer, parts }: Scored): ScoreFacts {
  return scorer.facts(newestDays(parts, () => undefined));
}

/** The parts of a subject; new ones if the caller has opened a fold since. */
function partsOf(inputs: ScoringInputs, subject: LoadedSubject, chainId: number) {
  let { parts } = subject;
  for (const wallet of subject.wallets) {
    const fold = inputs.view?.foldOf(wallet.wallet);
    if (fold !== wallet.fold) parts = null;
    wallet.fold = fold;
  }
  if (parts?.chainId === chainId) return parts;
  const { worthless } = inputs.settings;
  const every = parts?.every ?? makeParts(inputs, subject.wallets);
  const all = parts?.all ?? (worthless.size > 0 ? withoutWorthless(every, worthless) : every);
  const own = every.filter((part) => part.chainId === chainId);
  const isAll = own.length === all.length && !worthless.has(chainId);
  subject.parts = { every, all, chainId, own: isAll ? all : own };
  return subject.parts;
}

function makeParts({ settings, view }: ScoringInputs, wallets: readonly SubjectWallet[]): FactsPart[] {
  const parts: FactsPart[] = [];
  for (const { facts: stored, fold } of wallets) {
    if (view && fold) parts.push({ chainId: view.chainId, facts: fold.facts, fold });
    for (const [chainId, facts] of stored) {
      const isReplaced = fold !== undefined && chainId === view?.chainId;
      if (settings.chains.has(chainId) && !isReplaced) parts.push({ chainId, facts, fold: null });
    }
  }
  return parts;
}

/** Compute one score. Returns the same object if nothing changed: most days change few subjects. */
function computeScore(
  { settings, headOf, modelOf, paymentTrust }: ScoringInputs,
  { subject, wallets, links, claimed }: LoadedSubject,
  scope: ScopeState,
  parts: readonly FactsPart[],
): Scored {
  const states = statesOf(scope, wallets, parts.length, settings.worthless);
  if (!scope.scorer?.fits(parts)) {
    scope.scorer = openIncrementalScorer(settings, {
      model: modelOf(),
      subject,
      wallets: wallets.map((wallet) => wallet.wallet),
      links,
      parts,
      chainId: scope.scope === ALL_CHAINS ? null : scope.scope,
      // The bonus is part of the score over all chains only.
      claimed: scope.scope === ALL_CHAINS ? claimed : [],
      overrides: wallets.flatMap(({ overrides }) => overrides),
      paymentTrust: paymentTrust(),
    });
  }
  const { scored, scorer } = scope;
  const points = scorer.update({ measuredAt: newestDay(parts, headOf), wallets, states: states.states });
  const status = states.unavailable.length > 0 ? "partial" : hasOpenBlocks(parts, headOf) ? "provisional" : "final";
  const isSame =
    scored?.points === points && scored.status === status && scored.scorer === scorer && scored.states === states;
  if (isSame) return scored;
  scope.scored = { points, status, states, scorer, parts };
  return scope.scored;
}

/** The states of the categories in a scope. The sources of a wallet are loaded once, so states change with the number of parts only. */
export function statesOf(
  scope: ScopeState,
  wallets: readonly SubjectWallet[],
  parts: number,
  worthless: ReadonlySet<number>,
): KnownStates {
  if (scope.states?.parts === parts) return scope.states;
  const sources = wallets.flatMap((wallet) =>
    [...wallet.sources]
      .filter(([chainId]) => (scope.scope === ALL_CHAINS ? !worthless.has(chainId) : scope.scope === chainId))
      .map(([, states]) => states),
  );
  const states = categoryStates(sources, parts);
  const inState = (state: CategoryState): Category[] => categories.filter((category) => states[category] === state);
  scope.states = { parts, states, unavailable: inState("unavailable"), stale: inState("stale") };
  return scope.states;
}

function hasOtherSources(wallets: readonly SubjectWallet[], chainId: number): boolean {
  return wallets.some(
    ({ sources, social }) =>
      [...sources.keys()].some((one) => one !== chainId) || social.some((row) => row.chainId !== chainId),
  );
}
