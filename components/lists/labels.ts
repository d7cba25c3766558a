import type { List } from "../../lib/domains/lists/schemas.ts";
import type { Tone } from "../ui/badge.tsx";
import { formatNumber } from "../ui/numbers.ts";

export const stateLabels: Readonly<Record<List["state"], { label: string; tone: Tone }>> = {
  asking: { label: "choose a column", tone: "caution" },
  waiting: { label: "waiting", tone: "caution" },
  reading: { label: "reading", tone: "accent" },
  evaluating: { label: "evaluating", tone: "accent" },
  complete: { label: "complete", tone: "good" },
  failed: { label: "failed", tone: "bad" },
  cancelled: { label: "cancelled", tone: "plain" },
};

/** Whether a worker is about to change it. */
export function isAtWork({ state }: Pick<List, "state">): boolean {
  return state === "waiting" || state === "reading" || state === "evaluating";
}

/** What clusters are found by. */
export const evidenceLabels = {
  funding: "Funded together",
  contracts: "Same contracts",
  weeks: "Same weeks",
  gathering: "Same collecting place",
  rows: "Shared entries of the upload",
} as const;

/** How far a list is: "12,500 of 100,000 rows, 1,250 a second, about 2 minutes left." */
export function describeProgress(list: Pick<List, "state" | "counts" | "estimate" | "reason" | "source">): string {
  const { state, counts, estimate, reason, source } = list;
  if (state === "waiting" && source && counts.rows === 0)
    return `${describeSource(source)}${reason === null ? "" : ` ${reason}`}`;
  if (state === "waiting") return reason ?? "Waiting for room in the day’s limit.";
  const left = estimate.secondsLeft;
  if (state === "reading" && counts.toRead === 0) return `${formatNumber(counts.rows)} rows read.`;
  if (state === "reading") {
    const { reads, readsPerMinute } = estimate;
    const pace = readsPerMinute === null ? "" : `, ${formatNumber(readsPerMinute)} a minute`;
    const time = left === null ? "" : `, ${describeSeconds(left)} left`;
    return `${formatNumber(counts.toRead - reads)} of ${formatNumber(counts.toRead)} unknown wallets read${pace}${time}.${reason === null ? "" : ` ${reason}`}`;
  }
  const done = counts.known + counts.toRead;
  const rate = left ? Math.round((counts.identities - done) / left) : 0;
  const pace = rate > 0 ? `, ${formatNumber(rate)} a second` : "";
  return `${formatNumber(done)} of ${formatNumber(counts.identities)} identities${pace}${left === null ? "" : `, ${describeSeconds(left)} left`}.`;
}

function describeSource({ block, progress }: NonNullable<List["source"]>): string {
  if (!progress) return "It is read from where it comes from.";
  const blocks = block ? block.number - progress.from + 1 : progress.read;
  return `${formatNumber(progress.read)} of ${formatNumber(blocks)} blocks read, ${formatNumber(progress.logs)} logs.`;
}

function describeSeconds(seconds: number): string {
  if (seconds < 60) return "less than a minute";
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `about ${minutes} minutes` : `about ${Math.ceil(minutes / 60)} hours`;
}
