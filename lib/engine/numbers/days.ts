/** Seconds of a UTC day; days are numbered from 1970-01-01. */
export const DAY = 86_400;

/** The week of a day, from Monday on; days are numbered from 1970-01-01, a Thursday. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** What is known up to these days, by chain, unix seconds. */
interface Covered {
  asOf: Readonly<Record<string, number>>;
}

/** Newest covered day over the subject's chains, unix seconds; null without facts. */
export function measuredAt({ asOf }: Covered): number | null {
  const days = Object.values(asOf);
  return days.length > 0 ? Math.max(...days) : null;
}

/** Whole days from `from` to `now` (unix seconds), at least 0, and 0 where one of them is not known. */
export function daysBetween(from: number | null, now: number | null): number {
  return now === null || from === null ? 0 : Math.max(0, Math.floor((now - from) / DAY));
}

/** Whole days from the first own transaction to the newest covered day; 0 before any. */
export function walletAgeDays(facts: Covered & { firstSentAt: number | null }): number {
  return daysBetween(facts.firstSentAt, measuredAt(facts));
}

/** The first 00:00 UTC at or after a time, unix seconds. */
export function dayFrom(time: number): number {
  return Math.ceil(time / DAY) * DAY;
}

/** 00:00 UTC of the day in which a time lies, both unix seconds. */
export function dayOf(time: number): number {
  return time - (time % DAY);
}

/** Days since 1970-01-01 of a time, unix seconds. */
export function dayNumber(time: number): number {
  return Math.floor(time / DAY);
}
