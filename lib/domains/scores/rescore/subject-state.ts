import type {
  AlikeCluster,
  Category,
  CategoryState,
  FlagOverride,
  Fold,
  ScorePoints,
  WalletFacts,
  WalletFunding,
  WalletLink,
} from "../../../engine/index.ts";
import type { CurrentScore, ScoreStatus } from "../current-score.ts";
import type { SourceStates } from "../inputs/category-sources.ts";
import type { FactsPart } from "../inputs/chain-heads.ts";
import type { SocialRow } from "../inputs/social.ts";
import type { ScoreChange } from "../score-change.ts";
import type { Earned } from "./earned-achievements.ts";
import type { IncrementalScorer } from "./incremental-scorer.ts";

/** A flag that an appeal has set aside. */
export interface StoredOverride extends FlagOverride {
  /** The first day whose close it counts in, 00:00 UTC in unix seconds. */
  from: number;
}

/** One wallet of a subject, with all inputs of its score. */
export interface SubjectWallet {
  wallet: string;
  /** By chain. */
  facts: Map<number, WalletFacts>;
  /** The caller's fold on the viewed chain when the parts were created. */
  fold: Fold | undefined;
  funding: readonly WalletFunding[];
  /** The wallet's cluster of alike wallets. */
  alike: AlikeCluster | null;
  social: readonly SocialRow[];
  /** The wallet's flags that appeals have set aside. */
  overrides: readonly StoredOverride[];
  /** By chain: the states of the lists of a tracked wallet's history. */
  sources: Map<number, SourceStates>;
}

/** The states of all categories in one scope. */
export interface KnownStates {
  /** Number of parts they were computed for. */
  parts: number;
  states: Record<Category, CategoryState>;
  unavailable: Category[];
  stale: Category[];
}

/** A computed score, with the scorer and parts of its facts. */
export interface Scored {
  points: ScorePoints;
  status: ScoreStatus;
  states: KnownStates;
  scorer: IncrementalScorer;
  parts: readonly FactsPart[];
}

/** A subject in one scope. */
export interface ScopeState {
  scope: number;
  current: CurrentScore | null;
  states: KnownStates | null;
  scorer: IncrementalScorer | null;
  scored: Scored | null;
  /** The newest change; its facts are read from the scorer when it is written. */
  latest: { change: ScoreChange; scored: Scored | null } | null;
}

/** A subject during one scoring session. */
export interface SubjectState {
  subject: string;
  /** Null if only current scores were loaded. */
  wallets: readonly SubjectWallet[] | null;
  /** The links of the identity's wallets, also of those that do not count yet; empty without an identity. */
  links: readonly WalletLink[];
  /** The parts of all wallets, those that count over all chains, and those on the chain scored last. Null until created. */
  parts: {
    every: readonly FactsPart[];
    all: readonly FactsPart[];
    chainId: number;
    own: readonly FactsPart[];
  } | null;
  earned: Earned;
  /** Ids of claimed achievements. */
  claimed: readonly string[];
  scopes: Map<number, ScopeState>;
}

/** A subject whose wallets are loaded. */
export type LoadedSubject = SubjectState & { wallets: readonly SubjectWallet[] };

export function isLoaded(state: SubjectState): state is LoadedSubject {
  return state.wallets !== null;
}

/** The stored facts of a subject's wallets, which no fold changes. */
export function storedParts({ wallets }: LoadedSubject): FactsPart[] {
  return wallets.flatMap(({ facts }) => [...facts].map(([chainId, one]) => ({ chainId, facts: one, fold: null })));
}

/** All subjects loaded by a session. */
export interface LoadedSubjects {
  /** The subject of each wallet. */
  subjectOf: Map<string, string>;
  subjects: Map<string, SubjectState>;
  wallets: Map<string, SubjectWallet>;
}

/** The state of a subject of which nothing was loaded. */
export function newState(subject: string): SubjectState {
  return { subject, wallets: null, links: [], parts: null, earned: new Map(), claimed: [], scopes: new Map() };
}

/** The state of a subject; adds an empty one for a new subject. */
export function stateOf(loaded: LoadedSubjects, subject: string): SubjectState {
  let state = loaded.subjects.get(subject);
  if (!state) {
    state = newState(subject);
    loaded.subjects.set(subject, state);
  }
  return state;
}

/** The state of a subject in a scope; adds an empty one for a new scope. */
export function scopeOf(state: SubjectState, scope: number): ScopeState {
  let found = state.scopes.get(scope);
  if (!found) {
    found = { scope, current: null, states: null, scorer: null, scored: null, latest: null };
    state.scopes.set(scope, found);
  }
  return found;
}

/** Replace a wallet's funding on one chain. */
export function setFunding(state: SubjectWallet, row: WalletFunding): void {
  const others = state.funding.filter((one) => one.chainId !== row.chainId);
  state.funding = [...others, row].sort((a, b) => a.chainId - b.chainId);
}
