import { categoryRows } from "../../engine/categories.ts";
import {
  byCategory,
  type Category,
  type CategoryState,
  categories,
  confidenceOf,
  type Model,
  mergeFacts,
  pointsOverTime,
  type ScoreFacts,
  type WalletFacts,
} from "../../engine/index.ts";
import { type HeadOf, newestDay } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import type { PaymentTrust } from "./payment-trust.ts";
import { isService, type ScoringSettings, serviceOf } from "./settings.ts";
import {
  factsOf,
  type InputsOnDay,
  inputsOn,
  type ScoreOverTime,
  type SourceStates,
  type StatesOfCategories,
  type Subject,
} from "./subject.ts";

/** What every score is computed with, besides its subject. */
export interface Scoring {
  settings: ScoringSettings;
  model: Model;
  /** Undefined where no seeds are configured. */
  paymentTrust: PaymentTrust | undefined;
  /** How far chains are read. */
  headOf: HeadOf;
}

/**
 * The score of a subject over all chains or on one, at the end of a day (00:00 UTC, unix seconds) or now, on the newest day of its
 * chains; null if it has none. Pure: a function of the subject, whose facts are those of the day. The same object for scopes whose scores are
 * the same.
 */
export function scoreOn(scoring: Scoring, subject: Subject, scope: number, day: number | "now"): ScoreOverTime | null {
  const score = mergeOn(scoring, subject, scope, day);
  const isScored = scope === ALL_CHAINS ? score.parts.length > 0 : score.parts.some(({ sent }) => sent > 0);
  return isScored ? score : null;
}

/**
 * The same also for a subject without facts, which has no score. The memo is of one day: between days on which the same inputs count only the
 * points differ (`pointsAt`), and who asks for a day on which others do replaces it, as earlier-days.ts does.
 */
export function mergeOn(scoring: Scoring, subject: Subject, scope: number, day: number | "now"): ScoreOverTime {
  const { memo } = subject;
  memo.inputs ??= inputsIn(scoring, subject, ALL_CHAINS, day);
  if (memo.soleChain === undefined) memo.soleChain = soleChainOf(scoring, subject, memo.inputs);
  const counted = scope === ALL_CHAINS ? (memo.soleChain ?? scope) : scope;
  const known = memo.scores.get(counted);
  if (known) return known;
  // A chain may be on an earlier day than all of them together.
  const isSame = day !== "now" || counted === ALL_CHAINS || counted === memo.soleChain;
  const inputs = isSame ? memo.inputs : inputsIn(scoring, subject, counted, day);
  const score = computeScore(scoring, subject, counted, inputs);
  memo.scores.set(counted, score);
  return score;
}

function inputsIn({ settings, headOf }: Scoring, subject: Subject, scope: number, day: number | "now"): InputsOnDay {
  if (day !== "now") return inputsOn(subject, day, false);
  const parts = factsOf(subject).filter(({ chainId }) => isInScope(settings, chainId, scope));
  return inputsOn(subject, newestDay(parts, headOf) ?? 0, true);
}

/**
 * The chain of all that counts for the subject: its scores on this chain and over all chains are the same. Null if there are several, or
 * if achievements count, which do so over all chains only.
 */
function soleChainOf(
  { settings }: Scoring,
  subject: Subject,
  { wallets, social, claimed }: InputsOnDay,
): number | null {
  const known = new Set([
    ...wallets.flatMap(({ facts }) => [...facts.keys()].filter((chainId) => settings.chains.has(chainId))),
    ...subject.wallets.flatMap(({ sources }) => [...sources.keys()]),
    ...social.map(({ chainId }) => chainId),
  ]);
  const [chainId = ALL_CHAINS] = known;
  return known.size === 1 && claimed.length === 0 && isInScope(settings, chainId, ALL_CHAINS) ? chainId : null;
}

/** Whether a configured chain counts in a scope. */
export function isInScope({ chains, worthless }: ScoringSettings, chainId: number, scope: number): boolean {
  return chains.has(chainId) && (scope === ALL_CHAINS ? !worthless.has(chainId) : chainId === scope);
}

function computeScore(scoring: Scoring, subject: Subject, scope: number, inputs: InputsOnDay): ScoreOverTime {
  const { settings, model } = scoring;
  const parts = inputs.wallets.flatMap(({ facts }) =>
    [...facts.values()].filter(({ chainId }) => isInScope(settings, chainId, scope)),
  );
  const states = statesOf(settings, subject.present ?? subject, scope);
  const facts = mergeInputs(scoring, { subject: subject.subject, scope, parts, inputs, states: states.states });
  return { model, facts, parts, states, confidence: confidenceOf(facts), pointsAt: pointsOverTime(facts, model) };
}

/** One score facts of everything that counts in a scope: what the model is given. */
function mergeInputs(
  { settings, model, paymentTrust }: Scoring,
  input: Pick<ScoreOverTime, "parts"> & {
    subject: string;
    scope: number;
    inputs: InputsOnDay;
    states: StatesOfCategories["states"];
  },
): ScoreFacts {
  const { subject, scope, parts, inputs, states } = input;
  const { worthless, lists, listContacts, listSelf, services } = settings;
  const known = new Set(parts.map(({ chainId }) => chainId));
  const wallets = inputs.wallets.map(({ wallet }) => wallet);
  return mergeFacts(
    {
      subject,
      wallets,
      links: inputs.links,
      parts: parts.filter(isFilled).map((facts) => partOf(settings, facts)),
      funding: inputs.wallets
        .flatMap(({ funding }) => funding)
        .filter(({ chainId, funder }) => known.has(chainId) && !isService(services, funder)),
      alike: inputs.wallets.flatMap(({ alike }) => alike ?? []),
      passed: inputs.passed,
      social: inputs.social.filter(({ chainId }) =>
        scope === ALL_CHAINS ? !worthless.has(chainId) : chainId === scope,
      ),
      // The bonus is part of the score over all chains only.
      claimed: scope === ALL_CHAINS ? inputs.claimed : [],
      overrides: inputs.overrides,
      paymentTrust,
      service: serviceOf(services, wallets)?.kind ?? null,
      ...{ listed: lists.listed, listsHash: lists.hash, listContacts, listSelf },
      states,
    },
    model,
  );
}

function partOf({ chains }: ScoringSettings, facts: WalletFacts) {
  const chain = chains.get(facts.chainId);
  return { facts, asOf: null, referenceWei: chain?.referenceWei ?? "1", prices: chain?.prices };
}

/** Wallets are tracked before anything is read of them. */
function isFilled({ block }: WalletFacts): boolean {
  return block !== null;
}

/** The states of the categories in a scope, as of now: none are stored of past days. */
function statesOf(settings: ScoringSettings, subject: Subject, scope: number): StatesOfCategories {
  const sources = subject.wallets.flatMap((wallet) =>
    [...wallet.sources]
      .filter(([chainId]) => (scope === ALL_CHAINS ? !settings.worthless.has(chainId) : scope === chainId))
      .map(([, states]) => states),
  );
  const parts = factsOf(subject).filter(({ chainId }) => isInScope(settings, chainId, scope)).length;
  const states = categoryStates(sources, parts);
  const inState = (state: CategoryState): Category[] => categories.filter((category) => states[category] === state);
  return { states, unavailable: inState("unavailable"), stale: inState("stale") };
}

/**
 * The state of each category, from the lists of a subject's tracked wallets on all chains. `parts`: with facts, of a wallet on a chain,
 * followed ones included. A category is `unavailable` only while no part is fully read; otherwise it has a value, and is `stale`.
 */
function categoryStates(sources: readonly SourceStates[], parts: number): Record<Category, CategoryState> {
  const stateOf = (category: Category): CategoryState => {
    const states = sources.map((one) => worstOf(one, category));
    if (states.every((state) => state === "ok")) return "ok";
    const never = states.filter((state) => state === "unavailable").length;
    return never > 0 && never >= parts ? "unavailable" : "stale";
  };
  return byCategory(stateOf);
}

function worstOf(states: SourceStates, category: Category): CategoryState {
  const found = categoryRows[category].sources.map((list) => states[list] ?? "ok");
  if (found.includes("unavailable")) return "unavailable";
  return found.includes("stale") ? "stale" : "ok";
}
