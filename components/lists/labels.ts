import type { List } from "../../lib/domains/lists/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import type { Tone } from "../ui/badge.tsx";

export const stateTones = {
  asking: "caution",
  waiting: "caution",
  reading: "accent",
  evaluating: "accent",
  complete: "good",
  failed: "bad",
  cancelled: "plain",
} as const satisfies Record<List["state"], Tone>;

/** Whether a worker is about to change it. */
export function isAtWork({ state }: Pick<List, "state">): boolean {
  return state === "waiting" || state === "reading" || state === "evaluating";
}

type ProgressTexts = Texts<"lists.progress">;

/** How far a list is: "12,500 of 100,000 rows, 1,250 a second, about 2 minutes left." */
export function describeProgress(
  list: Pick<List, "state" | "counts" | "estimate" | "reason" | "source">,
  t: ProgressTexts,
): string {
  const { state, counts, estimate, reason, source } = list;
  const withReason = (text: string) => (reason === null ? text : `${text} ${reason}`);
  if (state === "waiting" && source && counts.rows === 0) return withReason(describeSource(source, t));
  if (state === "waiting") return reason ?? t("room");
  if (state === "reading" && counts.toRead === 0) return t("rows", { rows: counts.rows });
  const left = describeLeft(estimate.secondsLeft, t);
  if (state === "reading") {
    const { reads, readsPerMinute } = estimate;
    const pace = readsPerMinute === null ? "" : t("perMinute", { count: readsPerMinute });
    return withReason(t("unknown", { read: counts.toRead - reads, all: counts.toRead, rest: `${pace}${left}` }));
  }
  const done = counts.known + counts.toRead;
  const { secondsLeft } = estimate;
  const rate = secondsLeft ? Math.round((counts.identities - done) / secondsLeft) : 0;
  const pace = rate > 0 ? t("perSecond", { count: rate }) : "";
  return t("identities", { done, all: counts.identities, rest: `${pace}${left}` });
}

function describeSource({ block, progress }: NonNullable<List["source"]>, t: ProgressTexts): string {
  if (!progress) return t("source");
  const blocks = block ? block.number - progress.from + 1 : progress.read;
  return t("blocks", { read: progress.read, blocks, logs: progress.logs });
}

function describeLeft(seconds: number | null, t: ProgressTexts): string {
  if (seconds === null) return "";
  if (seconds < 60) return t("leftMoment");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? t("leftMinutes", { count: minutes }) : t("leftHours", { count: Math.ceil(minutes / 60) });
}
