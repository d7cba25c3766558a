import type { Context } from "../../core/context.ts";
import { readSnapshot } from "../../core/transaction.ts";
import { type Breakdown, DAY, type Model, type ScoreFacts, scorePoints } from "../../engine/index.ts";
import { categoryIndex } from "../../ranking/board-category.ts";
import { dayHistograms } from "../../ranking/day-histograms.ts";
import { createHistogram, percentileOf } from "../../ranking/histogram.ts";
import { noPoints } from "./by-category.ts";
import { type DayScore, foldDayScores, MOST_ROWS_OF_SUBJECT } from "./closes/fold-day-scores.ts";
import { type DayClose, readClosesOn, readStaleOn } from "./closes/read-closes-on.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { firstCloseDay } from "./first-close.ts";
import { dayText } from "./inputs/chain-heads.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { type Measures, readMeasures } from "./read-measures.ts";
import { viewNoScore } from "./read-score.ts";

/** A measure of a past day, or why it cannot be had: a sentence. */
type DayMeasure<T> = T | { missing: string };

/** What is known of a subject over some chains at the end of a past day. */
export interface DayMeasures {
  /** The subject as it is known now, with the states of its sources. */
  current: Measures;
  points: DayMeasure<{ total: number; breakdown: Breakdown; percentile: number | null }>;
  facts: DayMeasure<{ facts: ScoreFacts; model: Model }>;
  /** The end of the day, or the time of the oldest data where that is earlier; null if nothing was ever read. */
  dataAsOf: Date | null;
  /** When the points were computed; null without a close. */
  recordedAt: Date | null;
}

interface Input {
  /** Lower case. */
  identities: readonly string[];
  chainIds?: readonly number[];
  /** 00:00 UTC, unix seconds. */
  day: number;
  /** Whether facts are needed: they are folded from stored activity, and missing otherwise. */
  folds: boolean;
}

/**
 * The measures of identities at the end of a UTC day, in order; null for each unknown one. Points over all chains or on one are
 * those of closes, over several chains those of the folded facts. `tooMany` if together they have more rows than are folded at once.
 */
export async function readDayMeasures(ctx: Context, input: Input): Promise<(DayMeasures | null)[] | "tooMany"> {
  const { identities, day } = input;
  const chainIds = [...new Set(input.chainIds ?? [])];
  const current = await readMeasures(ctx, { identities, chainIds });
  const subjects = [...new Set(current.flatMap((one) => (one ? [one.subject] : [])))];
  const isMerged = chainIds.length > 1;
  const scope = chainIds.length === 1 ? (chainIds[0] ?? ALL_CHAINS) : ALL_CHAINS;
  const folded =
    input.folds || isMerged ? await foldAll(ctx, { subjects, day, scope, ...(isMerged && { chainIds }) }) : new Map();
  if (folded === null) return "tooMany";
  const closedPoints = isMerged ? null : await openClosedPoints(ctx, { subjects, chainId: scope, day: dayText(day) });
  const end = new Date((day + DAY) * 1000 - 1);
  return current.map((measures) => {
    if (!measures) return null;
    const facts = factsOf(ctx, measures, folded.get(measures.subject));
    const { asOf } = measures.freshness;
    return {
      current: measures,
      facts,
      dataAsOf: asOf && (asOf < end ? asOf : end),
      ...(closedPoints?.(measures) ?? { points: pointsOf(measures, facts), recordedAt: null }),
    };
  });
}

async function foldAll(
  ctx: Context,
  input: { subjects: readonly string[]; scope: number; day: number; chainIds?: readonly number[] },
): Promise<Map<string, DayScore> | null> {
  const { chainIds, ...scores } = { ...input, signal: ctx.signal?.() };
  const settings = scoringSettings(ctx.env);
  const chains = new Map([...settings.chains].filter(([id]) => chainIds?.includes(id) ?? true));
  return readSnapshot(ctx.pg, (sql) => foldDayScores(sql, { ...settings, chains }, scores));
}

function factsOf(ctx: Context, current: Measures, ofDay: DayScore | undefined): DayMeasures["facts"] {
  const { subject, facts, model } = current;
  switch (ofDay?.state) {
    case "folded":
      return { facts: ofDay.facts, model: ofDay.model };
    case "current":
      return { facts, model };
    case "none":
      return { facts: viewNoScore(ctx, { subject, wallets: [subject], model, read: true }).facts, model };
    default:
      return { missing: `Past days are not computed for a wallet with more than ${MOST_ROWS_OF_SUBJECT} stored rows.` };
  }
}

/** The points of facts over several chains, which no board ranks. */
function pointsOf(current: Measures, facts: DayMeasures["facts"]): DayMeasures["points"] {
  if ("missing" in facts) return facts;
  if (current.countsFrom) return noMeasures;
  return { ...scorePoints(facts.facts, facts.model), percentile: null };
}

type ClosedPoints = (current: Measures) => Pick<DayMeasures, "points" | "recordedAt">;

/** Read the closes of a day in a scope, with the ranks of its board. */
async function openClosedPoints(
  ctx: Context,
  query: { subjects: readonly string[]; chainId: number; day: string },
): Promise<ClosedPoints> {
  const { chainId, day } = query;
  const [histogram = createHistogram()] = await dayHistograms(ctx, { chainId, board: categoryIndex.total }, [day]);
  const closes = await readClosesOn(ctx.pg, query);
  const stale = await readStaleOn(ctx.pg, query);
  const first = await firstCloseDay(ctx.pg, chainId);
  const percentile = ({ ranked, total }: DayClose) => (ranked ? percentileOf(histogram, total) : 0);
  return (current) => {
    const close = closes.get(current.subject);
    if (first === null || day < first) {
      return unknown(
        first ? `The first day with scores on this chain is ${first}.` : "No day of this chain has scores yet.",
      );
    }
    if (stale.has(current.subject))
      return unknown("The points of its past days are being computed; try again in a minute.");
    if (!close || current.countsFrom) return { points: noMeasures, recordedAt: null };
    const { total, breakdown, recordedAt } = close;
    return { points: { total, breakdown, percentile: percentile(close) }, recordedAt };
  };
}

const unknown = (missing: string) => ({ points: { missing }, recordedAt: null });

const noMeasures = { total: 0, breakdown: noPoints, percentile: 0 };
