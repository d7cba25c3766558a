import { splitPair } from "./fold.ts";
import type { PricedPart } from "./priced-part.ts";
import type { ScoreFacts } from "./score-facts.ts";
import { flowTotal } from "./sketch/flow-sample.ts";
import { estimateRecipients, mostSentUnheld } from "./sketch/recipients.ts";

/** Sums over all counterparties. Amounts in millionths. */
export interface CounterpartyTotals {
  counterparties: number;
  contracts: number;
  returned: number;
  /** Payment trust of the counterparties, in permille of one. */
  trusted: number;
  volume: bigint;
  /** The volume times the payment trust of who got it. */
  trustedVolume: bigint;
  gross: bigint;
  in: bigint;
  out: bigint;
  received: number;
  roundTrip: bigint;
}

/**
 * The totals with what bounded facts no longer hold by address. Sums of value and counts of transfers are exact, since the
 * facts have them for all addresses together; the numbers of addresses are estimated, and never more than the transactions
 * that they took. Addresses that are not held are taken to have the payment trust of those that are.
 */
export function addUnheld(
  held: CounterpartyTotals,
  parts: readonly PricedPart[],
  own: ReadonlySet<string>,
): CounterpartyTotals {
  const totals = { ...held };
  if (parts.some(({ facts }) => facts.recipients.overflow)) estimateAddresses(totals, parts, own);
  const trustedOf = (value: bigint) => (held.volume > 0n ? (value * held.trustedVolume) / held.volume : 0n);
  for (const part of parts) {
    const { facts, micro } = part;
    if (facts.outflows.sketched) {
      const value = micro(facts.out - flowTotal(facts.outflows).value);
      totals.out += value;
      totals.gross += value;
      totals.volume += value;
      totals.trustedVolume += trustedOf(value);
    }
    if (facts.inflows.sketched) {
      const { count, value } = flowTotal(facts.inflows);
      totals.in += micro(facts.in - value);
      totals.received += facts.received - count;
    }
    if (facts.tokenPaid.sketched) {
      const value = unheldPaid(part);
      totals.gross += value;
      totals.volume += value;
      totals.trustedVolume += trustedOf(value);
    }
  }
  return totals;
}

function estimateAddresses(totals: CounterpartyTotals, parts: readonly PricedPart[], own: ReadonlySet<string>): void {
  const recipients = parts.map(({ facts }) => facts.recipients);
  let sent = 0;
  for (const { facts } of parts) {
    sent += facts.sent;
    for (const wallet of own) sent -= facts.recipients.entries.get(wallet)?.sent ?? 0;
  }
  const { counterparties: held, returned, trusted } = totals;
  const estimated = Math.max(held, Math.min(estimateRecipients(recipients), sent));
  // Who is returned to has got two transactions or more.
  const scaled = Math.min(Math.floor((returned * estimated) / Math.max(held, 1)), sent - estimated);
  totals.counterparties = estimated;
  totals.trusted = Math.floor((trusted * estimated) / Math.max(held, 1));
  totals.returned = Math.max(returned, scaled);
}

/** Value of own transfers of priced tokens to receivers that are not held. */
function unheldPaid({ facts, micro, prices }: PricedPart): bigint {
  let value = 0n;
  for (const { token, wei, scale } of prices) {
    let units = facts.tokens.entries.get(token)?.units ?? 0n;
    if (units === 0n) continue;
    for (const [key, paid] of facts.tokenPaid.entries) if (splitPair(key)[0] === token) units -= paid;
    if (units > 0n) value += micro((units * wei) / scale);
  }
  return value;
}

/** The most transactions an address that is not held can have got, where that is more than `known`; it has no name. */
export function unheldTop(parts: readonly PricedPart[], known: number): ScoreFacts["topPartner"] {
  if (!parts.some(({ facts }) => facts.recipients.overflow)) return null;
  const sent = mostSentUnheld(parts.map(({ facts }) => facts.recipients));
  return sent > known ? { address: null, sent } : null;
}
