import {
  type Breakdown,
  categories,
  currentModel,
  type Model,
  type ScoreFacts,
  scorePoints,
} from "../../lib/engine/index.ts";
import { type Auc, auc, quantile } from "./auc.ts";
import { factsAt } from "./facts-at.ts";
import type { RecordedWallet } from "./read-histories.ts";

/** The measured points: the total and each category. */
export const measured = ["total", ...categories] as const;
export type Measured = (typeof measured)[number];

/** How well points separate honest wallets from frauds. */
export interface Figures extends Auc {
  /** Share of the frauds above the median of all measured wallets, and in their top tenth. */
  fraudAboveMedian: number;
  fraudInTopTenth: number;
}

/** Null if all wallets have the same score. */
export type FigureTable = Record<Measured, Figures | null>;

export const cutoffs = {
  /** Thirty days after the first recorded transaction. */
  first30d: (wallet: RecordedWallet) => wallet.firstAt + 30 * DAY,
  /** The last recorded transaction. */
  full: (wallet: RecordedWallet) => wallet.lastAt,
} as const;
export type Cutoff = keyof typeof cutoffs;

/** One wallet at one cutoff. */
export interface Observation {
  address: string;
  cohort: string;
  fraud: boolean;
  facts: ScoreFacts;
}

export type Observations = Record<Cutoff, Observation[]>;

export type Points = Breakdown & { total: number };

const DAY = 86_400;

/** The facts of every wallet at both cutoffs. */
export function observe(wallets: readonly RecordedWallet[], model: Model = currentModel): Observations {
  const at = (cutoff: Cutoff): Observation[] =>
    wallets.map((wallet) => ({
      address: wallet.address,
      cohort: wallet.cohort,
      fraud: wallet.fraud,
      facts: factsAt(wallet, cutoffs[cutoff](wallet), model),
    }));
  return { first30d: at("first30d"), full: at("full") };
}

export function pointsOf(facts: ScoreFacts, model: Model = currentModel): Points {
  const { total, breakdown } = scorePoints(facts, model);
  return { total, ...breakdown };
}

/** Whether the wallet has a score: one own successful transaction. Without one, the score is 0 by definition, and not ranked. */
export function isRanked(observation: Observation): boolean {
  return observation.facts.sent > 0;
}

/** How well points separate honest wallets from frauds. */
export function figures(scored: readonly { fraud: boolean; points: Points }[]): FigureTable {
  const table = {} as FigureTable;
  for (const name of measured) {
    const all = scored.map((one) => one.points[name]);
    const honest = scored.filter((one) => !one.fraud).map((one) => one.points[name]);
    const fraud = scored.filter((one) => one.fraud).map((one) => one.points[name]);
    const area = auc(honest, fraud);
    table[name] = area && {
      ...area,
      fraudAboveMedian: shareAbove(fraud, quantile(all, 0.5)),
      fraudInTopTenth: shareAbove(fraud, quantile(all, 0.9)),
    };
  }
  return table;
}

export type RetentionTable = Record<Measured, Auc | null>;

/** Days within which a retained wallet sends a transaction. */
export const RETENTION_DAYS = 180;
export const retentionDates = ["2018-01-01", "2019-01-01", "2020-01-01"] as const;

/** How well points predict which of the wallets that sent before `cutoff` (unix seconds) send again. */
export function retention(
  wallets: readonly RecordedWallet[],
  cutoff: number,
  model: Model = currentModel,
): RetentionTable {
  const until = cutoff + RETENTION_DAYS * DAY;
  const stayed: Points[] = [];
  const left: Points[] = [];
  for (const wallet of wallets) {
    const sentAt = wallet.activity.filter((row) => row.kind === "sent").map((row) => row.at);
    if (!sentAt.some((at) => at < cutoff)) continue;
    const points = pointsOf(factsAt(wallet, cutoff - 1, model), model);
    (sentAt.some((at) => at >= cutoff && at < until) ? stayed : left).push(points);
  }
  const table = {} as RetentionTable;
  for (const name of measured) {
    table[name] = auc(
      stayed.map((points) => points[name]),
      left.map((points) => points[name]),
    );
  }
  return table;
}

function shareAbove(values: readonly number[], bound: number): number {
  return values.length === 0 ? 0 : values.filter((value) => value > bound).length / values.length;
}
