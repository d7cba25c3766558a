import type { Texts } from "@/components/texts/create-texts.ts";
import { formatDay } from "@/components/ui/dates.ts";
import type { Context } from "@/lib/core/context.ts";
import { DayParam } from "@/lib/core/schemas.ts";
import { firstCloseDay } from "@/lib/domains/scores/index.ts";
import { type Query, textParam } from "./query.ts";

/** The first and the last day that a page can show: YYYY-MM-DD. */
export interface CloseDays {
  first: string;
  last: string;
}

/** The UTC day `at` of a page's URL, YYYY-MM-DD, whether there are scores on it or not; undefined if it is absent or no day. */
export function dayParam(query: Query): string | undefined {
  const day = textParam(query, "at");
  return DayParam.safeParse(day).success ? day : undefined;
}

/** 00:00 UTC of a day, unix seconds: the `at` of use cases. */
export function startOf(day: string): number {
  return Date.parse(day) / 1000;
}

/** The days with scores on a chain, or on any (0) where this chain has none; null before the first scores. */
export async function readCloseDays({ pg, now }: Context, chainId: number): Promise<CloseDays | null> {
  const first = (await firstCloseDay(pg, chainId)) ?? (await firstCloseDay(pg, 0));
  return first === null ? null : { first, last: now.toISOString().slice(0, 10) };
}

export function hasDay(days: CloseDays | null, day: string): boolean {
  return days !== null && day >= days.first && day <= days.last;
}

/** Why there are no scores on a day: a sentence. */
export function missingReason({ first }: CloseDays, day: string, t: Texts<"profile.closeDays">): string {
  return day < first ? t("before", { day: formatDay(first, t.language) }) : t("future");
}
