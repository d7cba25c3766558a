import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import {
  type AlikeCluster,
  type Category,
  type Confidence,
  dayOf,
  type Model,
  openNextSteps,
  type ScoreFacts,
  type ScorePoints,
  scoreFacts,
  type WalletFacts,
} from "../../engine/index.ts";
import { dayText, type HeadOf, newestDay, newestDays } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { viewBreakdown } from "./get-breakdown.ts";
import { viewScoreOutside } from "./get-score.ts";
import { readPresent } from "./load-subjects.ts";
import { loadedBoards } from "./ranks/boards.ts";
import { dayHistogram } from "./ranks/days.ts";
import { categoryIndex, histogramIn, percentileOf } from "./ranks/histogram.ts";
import type { Coverage, Score, ScoreBreakdown } from "./schemas.ts";
import { mergeOn, type Scoring } from "./score-on.ts";
import type { ScoringSettings } from "./settings.ts";
import { factsOf, type SourceStates, type StatesOfCategories, type Subject } from "./subject.ts";

// Scores of wallets that are in no board, by histories that the caller has: each is a subject of its own. Nothing of them is stored.

/** A wallet (lower case) and what the caller knows of it. */
interface OutsideWallet {
  wallet: string;
  /** By chain. */
  histories: readonly OutsideHistory[];
  /** Its cluster of alike wallets. */
  alike: AlikeCluster | null;
}

interface OutsideHistory {
  chainId: number;
  facts: WalletFacts | null;
  sources: SourceStates;
  /** The head of a chain that is not followed when the history was read, unix seconds. */
  headAt: number | null;
}

/** A wallet that is in no board, with everything that counts for it. */
export interface OutsideSubject {
  /** What it did on each chain. */
  parts: readonly WalletFacts[];
  model: Model;
  /** Over all chains (0) or on one, at the end of a day (00:00 UTC, unix seconds) or now: of a loaded subject always the same day. */
  scoreOn(scope: number, day?: number): OutsideScore;
}

interface OutsideScore extends ScorePoints {
  facts: ScoreFacts;
  confidence: Confidence;
  states: StatesOfCategories;
  /** It did something in the scope. */
  hasHistory: boolean;
}

/** Loads wallets as subjects of their own, by wallet. What is stored of a wallet's facts counts before what the caller has. */
export async function openOutside(
  sql: Sql,
  settings: ScoringSettings,
  wallets: readonly OutsideWallet[],
): Promise<Map<string, OutsideSubject>> {
  const known = new Map(wallets.map((one) => [one.wallet, one]));
  const { subjects, scoring } = await readPresent(sql, settings, [...known.keys()], { areStrangers: true });
  const opened = new Map<string, OutsideSubject>();
  for (const subject of subjects) {
    const own = known.get(subject.subject);
    if (own) opened.set(own.wallet, openSubject(withHeads(scoring, own), withHistories(subject, own)));
  }
  return opened;
}

function withHistories(subject: Subject, { histories, alike }: OutsideWallet): Subject {
  const [wallet] = subject.wallets;
  if (wallet) wallet.alike = alike;
  for (const { chainId, facts, sources } of histories) {
    if (facts && !wallet?.facts.has(chainId)) wallet?.facts.set(chainId, facts);
    wallet?.sources.set(chainId, sources);
  }
  return subject;
}

/** A chain whose explorer shows no head is read as far as the wallet's history. */
function withHeads(scoring: Scoring, { histories }: OutsideWallet): Scoring {
  const headOf: HeadOf = (id) => {
    const headAt = histories.find(({ chainId }) => chainId === id)?.headAt ?? null;
    const ownHead = headAt === null ? undefined : { asOf: dayOf(headAt), finalized: Number.POSITIVE_INFINITY };
    return scoring.headOf(id) ?? ownHead;
  };
  return { ...scoring, headOf };
}

function openSubject(scoring: Scoring, subject: Subject): OutsideSubject {
  const { headOf } = scoring;
  return {
    parts: factsOf(subject).filter(hasActivity),
    model: scoring.model,
    scoreOn(scope, day) {
      const { facts, parts, confidence, states, pointsAt } = mergeOn(scoring, subject, scope, day ?? "now");
      const newest = newestDays(parts, headOf);
      const asOf = day === undefined ? newest : Object.fromEntries(Object.keys(newest).map((id) => [id, day]));
      const points = pointsAt(day ?? newestDay(parts, headOf));
      return { ...points, facts: { ...facts, asOf }, confidence, states, hasHistory: parts.some(hasActivity) };
    },
  };
}

const hasActivity = ({ block }: WalletFacts) => block !== null;

/** The view of such a score, with the rank and percentile that its total would have. */
export async function viewOutside(
  ctx: Context,
  points: Pick<OutsideScore, "total" | "ranked" | "breakdown">,
  { chainId = ALL_CHAINS, ...shown }: { chainId?: number | undefined } & Parameters<typeof viewScoreOutside>[2],
): Promise<Score> {
  const { scopes } = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  return viewScoreOutside(histogramIn(scopes, chainId, categoryIndex.total), points, shown);
}

/** Returns the percentile that points would have in a scope: now, or on the board of a day. */
export async function openOutsidePercentiles(
  ctx: Context,
  { scope, day }: { scope: number; day: number | undefined },
): Promise<(points: Pick<OutsideScore, "total" | "ranked">) => number> {
  const histogram =
    day === undefined
      ? histogramIn((await loadedBoards(ctx, "SERVICE_UNAVAILABLE")).scopes, scope, categoryIndex.total)
      : await dayHistogram(ctx, { chainId: scope, board: categoryIndex.total }, dayText(day));
  return ({ ranked, total }) => (ranked ? percentileOf(histogram, total, 0) : 0);
}

/** What explains such a score, without transactions, which are not stored. `unavailable`: what is shown as not read. */
export function explainOutside(sql: Sql, { wallet, model, score, ...shown }: Explained): Promise<ScoreBreakdown> {
  const { facts, states, ...points } = score;
  return viewBreakdown(
    sql,
    { svcId: null, subject: wallet, wallets: [wallet], underReview: [] },
    {
      ...{ stored: { ...points, facts, model }, result: scoreFacts(facts, model), before: null, linked: [] },
      ...{ coverage: shown.coverage, isExplained: () => true, hasGate: true, hasEvidence: false },
      stateOf: (category) => (shown.unavailable.includes(category) ? "unavailable" : states.states[category]),
      nextOf: openNextSteps(facts, model),
    },
  );
}

interface Explained {
  wallet: Address;
  model: Model;
  score: OutsideScore;
  coverage: Coverage[];
  unavailable: readonly Category[];
}
