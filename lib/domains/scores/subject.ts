import { categoryRows } from "../../engine/categories.ts";
import type {
  AlikeCluster,
  Confidence,
  FlagOverride,
  Model,
  PassedMoney,
  PassedSum,
  ScoreFacts,
  ScorePoints,
  WalletFacts,
  WalletFunding,
  WalletLink,
} from "../../engine/index.ts";
import { DAY, dayFrom, dayNumber, dayOf } from "../../engine/numbers/days.ts";
import { passedBefore } from "../../engine/passed-before.ts";
import { type Category, type CategoryState, categories, type HistoryList, historyLists } from "../../engine/types.ts";
import type { CurrentScore, ScoreCause } from "./current-score.ts";

/** An attestation that adds to a wallet's social points. */
export interface SocialRow {
  chainId: number;
  /** The subject that issued it: several wallets of one identity are one issuer. */
  issuer: string;
  /** Permille. */
  weight: number;
}

/** A weight of an issuer, permille, from a day on (00:00 UTC, unix seconds; 0: ever since). */
export interface DatedWeight {
  from: number;
  weight: number;
}

/** An attestation with its times, unix seconds, and the weights of its issuer in the order of days. */
export interface DatedAttestation extends Omit<SocialRow, "weight"> {
  weights: readonly DatedWeight[];
  since: number;
  /** Made, and revoked, in a block: it counts from the day of the block. What is signed off chain counts now, however far chains are read. */
  isOnChain: boolean;
  isRevokedOnChain: boolean;
  /** Null: not revoked. */
  revokedAt: number | null;
  /** 0: never. */
  expirationTime: number;
}

/** The state of each achievement that a subject has earned, by id. */
export type Earned = ReadonlyMap<string, Earning>;

interface Earning {
  /** Unix seconds; null: not claimed. */
  claimedAt: number | null;
  /** The facts no longer fulfil it. */
  lost: boolean;
}

/** A flag that an appeal has set aside. */
export interface StoredOverride extends FlagOverride {
  /** The first day whose close it counts in, 00:00 UTC in unix seconds. */
  from: number;
}

/** The categories computed from wallet histories; attestations come from no history. */
export const readCategories: readonly Category[] = categories.filter((name) => categoryRows[name].sources.length > 0);

/** Whether each list was read: now, earlier but not now, or never. */
export type SourceStates = Partial<Record<HistoryList, CategoryState>>;

/** The states of the lists after a gap: at best stale. */
export function staleSources(sources: SourceStates = {}): SourceStates {
  return Object.fromEntries(
    historyLists.map((list) => [list, sources[list] === "unavailable" ? "unavailable" : "stale"]),
  );
}

/** One wallet of a subject, with everything that counts of it, and when. */
export interface SubjectWallet {
  wallet: string;
  /** It counts from this time on (unix seconds): when it was linked, or its wait ended. 0: always. */
  from: number;
  /** By chain. */
  facts: Map<number, WalletFacts>;
  funding: readonly WalletFunding[];
  /** The wallet's cluster of alike wallets. */
  alike: AlikeCluster | null;
  /** Money that it had and that passed from hand to hand, by chain. */
  passed: readonly PassedMoney[];
  /** All attestations by issuers that have or had a weight. */
  attested: readonly DatedAttestation[];
  /** The wallet's flags that appeals have set aside. */
  overrides: readonly StoredOverride[];
  /** By chain: the states of the lists of a tracked wallet's history. */
  sources: Map<number, SourceStates>;
}

/**
 * A subject with everything that its score depends on. Of what changes without a date (funding clusters, alike wallets, the number
 * of hands through which money passed, payment trust, lists, unread sources) the present counts on every day.
 */
export interface Subject {
  subject: string;
  wallets: readonly SubjectWallet[];
  /** The links of the identity's wallets, also of those that do not count yet; empty without an identity. */
  links: readonly WalletLink[];
  earned: Earned;
  /** The stored scores, by scope. */
  scores: ReadonlyMap<number, CurrentScore>;
  /** The subject as it is now, if this one has the facts of an earlier day. */
  present?: Subject;
  /** Replaced ({@link newMemo}) by whoever changes something above. */
  memo: ScoreMemo;
}

/** What was computed of a subject, until what it depends on changes: between two changes only the day passes. */
interface ScoreMemo {
  /** What counts for it over all chains. */
  inputs?: InputsOnDay;
  /** By scope. */
  scores: Map<number, ScoreOverTime>;
  /** The only chain that counts; null if there are several. */
  soleChain?: number | null;
}

export function newMemo(): ScoreMemo {
  return { scores: new Map() };
}

/** A subject's score in a scope, as long as nothing but the day changes. */
export interface ScoreOverTime {
  model: Model;
  /** The facts it is computed from, without the days they are as of. */
  facts: ScoreFacts;
  /** The facts of each wallet on each chain that were merged. */
  parts: readonly WalletFacts[];
  states: StatesOfCategories;
  confidence: Confidence;
  /** The points as of a day (00:00 UTC, unix seconds); null: without facts. */
  pointsAt(day: number | null): ScorePoints;
}

export interface StatesOfCategories {
  states: Record<Category, CategoryState>;
  unavailable: Category[];
  stale: Category[];
}

/** What counts for a subject at the end of a day. */
export interface InputsOnDay {
  wallets: readonly SubjectWallet[];
  passed: readonly PassedSum[];
  social: readonly SocialRow[];
  /** Ids of claimed achievements. */
  claimed: readonly string[];
  overrides: readonly FlagOverride[];
  links: readonly WalletLink[];
}

/**
 * What counts for a subject at the end of a day (00:00 UTC, unix seconds). On the newest day of its chains (`isNow`), all counts that people have
 * done since.
 */
export function inputsOn({ wallets, earned, links }: Subject, day: number, isNow: boolean): InputsOnDay {
  const end = isNow ? Number.POSITIVE_INFINITY : day + DAY;
  const counted = wallets.filter(({ from }) => from < end);
  return {
    wallets: counted,
    passed: counted.flatMap(({ passed }) =>
      passed.flatMap((one) => passedBefore(one, isNow ? end : dayNumber(day)) ?? []),
    ),
    social: counted.flatMap(({ attested }) => attested.flatMap((one) => socialOn(one, day, isNow))),
    claimed: [...earned].flatMap(([id, { claimedAt }]) => (claimedAt !== null && claimedAt < end ? [id] : [])),
    overrides: wallets.flatMap(({ overrides }) => overrides.filter(({ from }) => from < end)),
    links: links.filter(({ linkedAt }) => (linkedAt ?? 0) < end),
  };
}

/** The days on which something else than activity changes what counts for a subject, in ascending order, and what changes. */
export function inputChanges({ wallets, earned }: Subject): ReadonlyMap<number, ScoreCause> {
  const dated = (cause: ScoreCause, days: readonly number[]) => days.map((day) => [day, cause] as const);
  const claims = [...earned.values()].flatMap(({ claimedAt }) => claimedAt ?? []);
  const changes = [
    ...dated(
      "time",
      wallets.flatMap(({ attested }) => attested.flatMap(({ weights }) => weights.map(({ from }) => from))),
    ),
    ...dated(
      "wallets",
      wallets.map(({ from }) => dayOf(from)),
    ),
    ...dated(
      "clusters",
      wallets.flatMap(({ passed }) => passed.flatMap(({ lots }) => lots.flatMap(changesOf))),
    ),
    ...dated("achievement", claims.map(dayOf)),
    ...dated(
      "attestation",
      wallets.flatMap(({ attested }) => attested.flatMap(daysOf)),
    ),
    ...dated(
      "appeal",
      wallets.flatMap(({ overrides }) => overrides.map(({ from }) => from)),
    ),
  ];
  return new Map(changes.filter(([day]) => day > 0).sort(([a], [b]) => a - b));
}

/** The days on which money that passed counts in another way. */
function changesOf({ since, until }: PassedMoney["lots"][number]): number[] {
  return [since, Math.max(since, until ?? since)].map((day) => day * DAY);
}

/** An attestation counts on the day it expires, and not on the day it is revoked. */
function socialOn(one: DatedAttestation, day: number, isNow: boolean): SocialRow[] {
  const { chainId, issuer, since, isOnChain, revokedAt, isRevokedOnChain, expirationTime, weights } = one;
  const end = day + DAY;
  const isMade = since < end || (isNow && !isOnChain);
  const isRevoked = revokedAt !== null && (revokedAt < end || (isNow && !isRevokedOnChain));
  if (!isMade || isRevoked || (expirationTime !== 0 && expirationTime <= day)) return [];
  const weight = weights.findLast(({ from }) => from <= day)?.weight ?? 0;
  return weight > 0 ? [{ chainId, issuer, weight }] : [];
}

/** The days on which other attestations of a wallet count, or with other weights. */
export function socialDays(one: DatedAttestation): number[] {
  return [...daysOf(one), ...one.weights.map(({ from }) => from)];
}

/** The days from which an attestation counts, or no longer. */
function daysOf({ since, revokedAt, expirationTime }: DatedAttestation): number[] {
  const ends = [
    ...(revokedAt === null ? [] : [dayOf(revokedAt)]),
    ...(expirationTime === 0 ? [] : [dayFrom(expirationTime)]),
  ];
  return [dayOf(since), ...ends];
}

/** The facts of a subject's wallets on all chains. */
export function factsOf({ wallets }: Subject): WalletFacts[] {
  return wallets.flatMap(({ facts }) => [...facts.values()]);
}

/** A subject that consists of one wallet alone. */
export function subjectOf(wallet: SubjectWallet): Subject {
  return {
    subject: wallet.wallet,
    wallets: [wallet],
    links: [],
    earned: new Map(),
    scores: new Map(),
    memo: newMemo(),
  };
}
