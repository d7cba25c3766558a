import { indexesEveryWallet } from "../../chain/capabilities.ts";
import { type Address, sourceFails } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { readSnapshot } from "../../core/transaction.ts";
import {
  type Breakdown,
  type Category,
  type Confidence,
  categories,
  confidenceOf,
  DAY,
  type Model,
  noPoints,
  type ScoreFacts,
  scorePoints,
} from "../../engine/index.ts";
import { readActiveModel } from "../models/index.ts";
import { walletsOf } from "../wallets/index.ts";
import { dayText } from "./chain-heads.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { firstCloseDay, readOnDay } from "./day-closes.ts";
import { type DayScore, foldDayScores, MOST_ROWS_OF_SUBJECT } from "./earlier-days.ts";
import { type FoundPoints, findPoints } from "./get-score.ts";
import { readPresent } from "./load-subjects.ts";
import { loadedBoards } from "./ranks/boards.ts";
import { dayHistogram } from "./ranks/days.ts";
import { categoryIndex, percentileOf } from "./ranks/histogram.ts";
import { scoringSettings } from "./settings.ts";
import { type CurrentFacts, type FollowedChain, readCurrentFacts, readScore, viewNoScore } from "./stored-score.ts";

/** The points of a subject over some chains. */
interface MeasuredPoints {
  total: number;
  /** Bonus included. */
  breakdown: Readonly<Breakdown>;
  /** Among all subjects over the same chains; null if no board covers exactly these. */
  percentile: number | null;
  confidence: Confidence;
}

/** The facts behind points, and the model they are scored with. */
interface MeasuredFacts {
  facts: ScoreFacts;
  model: Model;
}

/** The measures of a subject over some chains, now or at the end of a past day. */
export interface Measures extends MeasuredPoints, MeasuredFacts {
  subject: Address;
  svcId: string | null;
  /** Of a past day: why its points, which are 0 then, or its facts, which are those of now, cannot be had: a sentence. */
  missing: { points?: string; facts?: string };
  /** The states of its sources, as of now: none are stored of past days. */
  states: ScoreFacts["states"];
  freshness: Freshness;
  /** Of a name that changed owner, whose points are 0 until then: ISO 8601. */
  countsFrom: string | null;
  /** When the points of a past day were computed; null without a close. */
  recordedAt: Date | null;
}

/** How fresh the data about a subject are. */
interface Freshness {
  /** The earliest of its chains' newest data times, but not after the end of the day; null if nothing was ever read. */
  asOf: Date | null;
  /** A chain that is followed for every wallet does not respond: its data are stale. Of a past day nothing is. */
  fails: boolean;
}

interface MeasuresInput {
  /** Lower case. */
  identities: readonly string[];
  chainIds?: readonly number[] | undefined;
  /** The end of this day (00:00 UTC, unix seconds); absent: now. */
  day?: number | undefined;
  /** Whether the facts of the day are needed: they are folded from stored activity, and missing otherwise. */
  folds?: boolean;
  /** An unknown address did nothing on any chain, and has the measures of no history. */
  emptyIfUnknown?: boolean | undefined;
  /** The identities are a part of very many, each asked for once: their facts are not kept in memory. */
  isOfMany?: boolean | undefined;
}

/** The chains that measures are taken over: all, one, or several, whose facts are merged and scored together. */
interface Chains {
  chainIds: readonly number[];
  scope: number;
  isMerged: boolean;
}

/**
 * The measures of identities (lower case), in order; null for each unknown one. Of a past day, points over all chains or on one are
 * those of closes, over several those of the folded facts. Throws INVALID_REQUEST where too many stored rows would be folded.
 */
export async function readMeasures(ctx: Context, input: MeasuresInput): Promise<(Measures | null)[]> {
  const { identities, day, folds = false } = input;
  const chainIds = [...new Set(input.chainIds ?? [])];
  const [only = ALL_CHAINS] = chainIds;
  const isMerged = chainIds.length > 1;
  const chains = { chainIds, scope: isMerged ? ALL_CHAINS : only, isMerged };
  const current = await readNow(ctx, input, chains);
  const measures = day === undefined ? current : await moveTo(ctx, current, chains, { day, folds });
  if (!input.emptyIfUnknown || measures.every((one) => one !== null)) return measures;
  const model = await readActiveModel(ctx.pg);
  return measures.map((one, index) => {
    const identity = identities[index] ?? ""; // Lower case, so that one of an address is an address.
    return (
      one ?? (isAddressIdentity(identity) ? measureNothing(ctx, { subject: identity as Address, model, day }) : null)
    );
  });
}

/** The measures of an address that did nothing up to now, or to the end of the day. */
function measureNothing(
  ctx: Context,
  { subject, model, day }: { subject: Address; model: Model; day: number | undefined },
): Measures {
  const { facts } = viewNoScore(ctx, { subject, wallets: [subject], model, read: true });
  const identity = { subject, svcId: null, countsFrom: null };
  const asOf = day === undefined ? ctx.now : new Date((day + DAY) * 1000 - 1);
  const read = { missing: {}, states: facts.states, freshness: { asOf, fails: false }, recordedAt: null };
  return { ...identity, ...noMeasures, facts, model, ...read };
}

async function readNow(
  ctx: Context,
  { identities, isOfMany = false }: MeasuresInput,
  chains: Chains,
): Promise<(Measures | null)[]> {
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const { chainIds, scope, isMerged } = chains;
  const keeps = !isOfMany;
  const found = await findPoints(ctx, boards, { identities, chainId: scope, keeps });
  const subjects = found.flatMap((one) => (one ? [one.subject] : []));
  const { current, cursors } = await readCurrentFacts(ctx, { subjects, chainId: scope, keeps });
  const merged = isMerged ? await mergeOver(ctx, subjects, chainIds) : null;
  const freshnessOf = freshnessBy(ctx, { cursors, chainIds });
  const measures: (Measures | null)[] = [];
  let next = 0;
  for (const one of found) {
    const own = one && current[next++];
    if (!one || !own) {
      measures.push(null);
      continue;
    }
    const { subject, countsFrom } = one;
    const { facts, model } = merged?.get(subject) ?? factsOf(own) ?? (await readEmpty(ctx, subject, scope));
    const { states } = facts;
    const read = { facts, model, states, freshness: freshnessOf(own) };
    measures.push(merged && !countsFrom ? measureMerged(one, read) : measure(one, read));
  }
  return measures;
}

type Measured = Omit<FoundPoints, "percentile"> & Pick<Measures, "percentile">;
type ReadFacts = Pick<Measures, "facts" | "model" | "states" | "freshness">;

/** Every evaluated wallet passes here: one object that names its fields is made faster than one of others'. */
function measure(found: Measured, { facts, model, states, freshness }: ReadFacts): Measures {
  const { subject, svcId, countsFrom, total, breakdown, percentile, confidence } = found;
  return {
    subject,
    svcId,
    countsFrom,
    total,
    breakdown,
    percentile,
    confidence,
    facts,
    model,
    states,
    freshness,
    missing: {},
    recordedAt: null,
  };
}

/** The points of facts over several chains, which no board ranks. */
function measureMerged(found: Measured, read: ReadFacts): Measures {
  const { total, breakdown } = scorePoints(read.facts, read.model);
  return measure({ ...found, total, breakdown, percentile: null, confidence: confidenceOf(read.facts) }, read);
}

function factsOf({ facts, model }: CurrentFacts): MeasuredFacts | null {
  return facts && { facts, model };
}

async function readEmpty(ctx: Context, subject: Address, chainId: number): Promise<MeasuredFacts> {
  return readScore(ctx, ctx.pg, { subject, wallets: await walletsOf(ctx, subject), chainId });
}

async function mergeOver(
  ctx: Context,
  subjects: readonly Address[],
  chainIds: readonly number[],
): Promise<Map<string, MeasuredFacts>> {
  return readSnapshot(ctx.pg, async (sql) => {
    const { factsOf: mergedOf, model } = await readPresent(sql, settingsOf(ctx, chainIds), subjects);
    return new Map(subjects.map((subject) => [subject, { facts: mergedOf(subject), model }]));
  });
}

function settingsOf({ env }: Context, chainIds: readonly number[]) {
  const settings = scoringSettings(env);
  return { ...settings, chains: new Map([...settings.chains].filter(([id]) => chainIds.includes(id))) };
}

/**
 * Returns how fresh the data of a subject are, over all chains or some. A followed chain is as fresh as the newest block
 * that was read, a chain read through explorers as the last check of the wallet's history.
 */
function freshnessBy(
  ctx: Pick<Context, "env" | "now">,
  input: { cursors: readonly FollowedChain[]; chainIds: readonly number[] },
): (current: Pick<CurrentFacts, "checked">) => Freshness {
  const { chainIds } = input;
  const chains = ctx.env.CHAINS.filter(({ id }) => chainIds.length === 0 || chainIds.includes(id)).map((chain) => {
    const cursor = input.cursors.find(({ chainId }) => chainId === chain.id);
    return {
      id: chain.id,
      time: cursor?.blockTime ? cursor.blockTime * 1000 : null,
      fails: cursor !== undefined && sourceFails(cursor, ctx.now),
      whole: indexesEveryWallet(chain),
    };
  });
  const whole = chains.filter((chain) => chain.whole);
  const fails = whole.some((chain) => chain.fails);
  return ({ checked }) => {
    let oldest = Number.POSITIVE_INFINITY;
    for (const { time } of whole) if (time !== null && time < oldest) oldest = time;
    for (const { chainId, at } of checked) {
      const chain = chains.find(({ id }) => id === chainId);
      const time = chain && (chain.time ?? at);
      if (time != null && time < oldest) oldest = time;
    }
    return { asOf: Number.isFinite(oldest) ? new Date(oldest) : null, fails };
  };
}

/** The same measures at the end of a day: its points and facts instead of those of now. */
async function moveTo(
  ctx: Context,
  current: readonly (Measures | null)[],
  { chainIds, scope, isMerged }: Chains,
  { day, folds }: { day: number; folds: boolean },
): Promise<(Measures | null)[]> {
  const subjects = [...new Set(current.flatMap((one) => (one ? [one.subject] : [])))];
  const query = { subjects, scope, day, signal: ctx.signal?.() };
  const settings = isMerged ? settingsOf(ctx, chainIds) : scoringSettings(ctx.env);
  const folded =
    folds || isMerged ? await readSnapshot(ctx.pg, (sql) => foldDayScores(sql, settings, query)) : new Map();
  if (folded === null) {
    throw invalidField(
      "body.identities",
      "have too many stored rows together for rules on a past day; evaluate fewer at once",
    );
  }
  const closed = isMerged ? null : await openClosed(ctx, { subjects, chainId: scope, day: dayText(day) });
  const end = new Date((day + DAY) * 1000 - 1);
  return current.map((now) => {
    if (!now) return null;
    const { facts, model, missing } = factsOn(ctx, now, folded.get(now.subject));
    const { reason, recordedAt, ...points } = closed?.(now) ?? mergedPoints(now, { facts, model, missing });
    const { asOf } = now.freshness;
    return {
      ...now,
      ...points,
      facts,
      model,
      missing: { ...(reason && { points: reason }), ...(missing && { facts: missing }) },
      freshness: { asOf: asOf && (asOf < end ? asOf : end), fails: false },
      recordedAt,
    };
  });
}

/** `missing`: why they cannot be had. */
type FactsOn = MeasuredFacts & { missing: string | null };
/** `reason`: why they cannot be had. */
type PointsOn = MeasuredPoints & { reason: string | null; recordedAt: Date | null };

function factsOn(ctx: Context, { subject, facts, model }: Measures, ofDay: DayScore | undefined): FactsOn {
  switch (ofDay?.state) {
    case "folded":
      return { facts: ofDay.facts, model: ofDay.model, missing: null };
    case "current":
      return { facts, model, missing: null };
    case "none":
      return { ...viewNoScore(ctx, { subject, wallets: [subject], model, read: true }), missing: null };
    default: {
      const missing = `Past days are not computed for a wallet with more than ${MOST_ROWS_OF_SUBJECT} stored rows.`;
      return { facts, model, missing };
    }
  }
}

const noMeasures = { total: 0, breakdown: noPoints, percentile: 0, confidence: "low" } as const;

/** The points of facts over several chains, which no board ranks. */
function mergedPoints({ countsFrom }: Measures, { facts, model, missing }: FactsOn): PointsOn {
  if (missing !== null || countsFrom) return { ...noMeasures, reason: missing, recordedAt: null };
  const { total, breakdown } = scorePoints(facts, model);
  return { total, breakdown, percentile: null, confidence: confidenceOf(facts), reason: null, recordedAt: null };
}

/** Read the closes of a day in a scope, with the ranks of its board. */
async function openClosed(
  ctx: Context,
  query: { subjects: readonly string[]; chainId: number; day: string },
): Promise<(now: Measures) => PointsOn> {
  const { chainId, day } = query;
  const histogram = await dayHistogram(ctx, { chainId, board: categoryIndex.total }, day);
  const read = await readOnDay(ctx.pg, query);
  const known = new Map(query.subjects.map((subject, i) => [subject, read[i]]));
  const first = await firstCloseDay(ctx.pg, chainId);
  const none = { ...noMeasures, recordedAt: null };
  return ({ subject, countsFrom }) => {
    const { close, isStale } = known.get(subject) ?? {};
    if (first === null) return { ...none, reason: "No day of this chain has scores yet." };
    if (day < first) return { ...none, reason: `The first day with scores on this chain is ${first}.` };
    if (isStale) {
      return { ...none, reason: "The points of its past days are being computed; try again in a minute." };
    }
    if (!close || countsFrom) return { ...none, reason: null };
    const { ranked, ...points } = close;
    return { ...points, percentile: ranked ? percentileOf(histogram, points.total) : 0, reason: null };
  };
}

/** The worst state of the categories that a measure is computed from. */
export function worstState(
  states: ScoreFacts["states"],
  of: readonly Category[] = categories,
): "ok" | "stale" | "unavailable" {
  const found = of.map((category) => states[category]);
  return found.includes("unavailable") ? "unavailable" : found.includes("stale") ? "stale" : "ok";
}
