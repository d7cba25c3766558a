/** How often the provider is asked whether a session goes on, milliseconds. */
export const CHECK_EVERY_MS = 600_000;
/** How long a session goes on after the provider last confirmed it by an ID token. */
const UNCONFIRMED_MS = 1_800_000;
/** The longest session without checks, and with them. */
const LONGEST_UNCHECKED_MS = 3_600_000;
const LONGEST_MS = 86_400_000;

/** When a new session ends, unless it is confirmed. `idTokenEnds` in unix seconds. */
export function firstEnd(now: Date, given: { idTokenEnds: number; isChecked: boolean }): Date {
  const at = now.getTime();
  if (given.isChecked) return new Date(at + UNCONFIRMED_MS);
  return new Date(Math.min(at + LONGEST_UNCHECKED_MS, given.idTokenEnds * 1000));
}

/** When a session ends that was confirmed now. */
export function nextEnd(now: Date, createdAt: Date): Date {
  return new Date(Math.min(now.getTime() + UNCONFIRMED_MS, createdAt.getTime() + LONGEST_MS));
}
