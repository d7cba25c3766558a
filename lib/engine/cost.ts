import type { Cost } from "./model-spec.ts";
import { daysBetween } from "./numbers/days.ts";
import { ONE } from "./numbers/fixed-point.ts";
import type { ScoreFacts } from "./score-facts.ts";

/** What holding a wallet has cost its owner up to a time, in millionths of a unit: gas, and the interest of its balance. */
export function costOf(facts: ScoreFacts, now: number | null, { interest }: Cost): bigint {
  const days = daysBetween(facts.heldUntil ?? null, now);
  const held = BigInt(facts.balanceTime ?? 0) + BigInt(facts.balance ?? 0) * BigInt(days);
  return BigInt(facts.gasPaid ?? 0) + (held * BigInt(interest)) / BigInt(365 * ONE);
}
