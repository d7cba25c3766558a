import { blend } from "./categories/category-row.ts";
import type { Curve, ModelSpec } from "./model-spec.ts";
import { ONE, saturate } from "./numbers/fixed-point.ts";
import type { ScoreFacts } from "./score-facts.ts";

/** Counterparties, and their volume, times their payment trust. */
interface Trusted {
  /** Thousandths of one. */
  counterparties: number;
  /** Millionths of a unit. */
  volume: bigint;
  /** The share of the curve that every counterparty counts for, parts per million. */
  floor: number;
}

/** What of the counterparties is trusted; null where no seeds are configured, and under models that do not ask. */
export function trustedPart(facts: ScoreFacts, { paymentTrust }: ModelSpec): Trusted | null {
  const { trustedCounterparties, trustedVolume } = facts;
  if (!paymentTrust || trustedCounterparties === undefined || trustedVolume === undefined) return null;
  return { counterparties: trustedCounterparties, volume: BigInt(trustedVolume), floor: paymentTrust.floor };
}

/**
 * A curve of all counterparties, and the same curve of what is trusted: without trust no number of them reaches more than the floor,
 * and where all are trusted they count in full.
 */
export function weighCurve(all: number, trusted: number, floor: number): number {
  return blend([all, floor], [Math.min(all, trusted), ONE - floor]);
}

/** The saturating curve of thousandths: on a straight line between two whole numbers. */
export function saturateThousandths(thousandths: number, curve: Curve): number {
  const whole = Math.floor(thousandths / 1_000);
  const [below, above] = [saturate(whole, curve), saturate(whole + 1, curve)];
  return below + Math.floor(((above - below) * (thousandths % 1_000)) / 1_000);
}
