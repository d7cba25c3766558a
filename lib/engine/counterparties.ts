import { splitPair } from "./fold.ts";
import type { Model } from "./model-spec.ts";
import { MICRO, max, microOf, min, permilleOf } from "./numbers/amounts.ts";
import { clearedContacts } from "./overrides.ts";
import type { FlagOverride, MergeInput, MergePart, ScoreFacts } from "./score-facts.ts";
import { flowTotal } from "./sketch/flow-sample.ts";
import { estimateRecipients, maySentTo, mostSentUnheld } from "./sketch/recipients.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** How many listed contacts the facts name. */
const NAMED_CONTACTS = 5;

/** What one address and the subject's wallets exchanged, over all wallets and chains. Amounts in millionths. */
export interface Counterparty {
  address: string;
  sent: number;
  calls: number;
  days: number;
  out: bigint;
  /** Value of priced tokens the wallets sent it. */
  paid: bigint;
  received: number;
  in: bigint;
  /** Tokens that the wallets moved and it sent more than dust of. */
  tokensSent: number;
  /** Payment trust, in permille. */
  trust: number;
  /** Native value in the part that is read, until it is added: amounts are rounded down once an address and part. */
  outWei: bigint;
  inWei: bigint;
}

interface Totalled {
  totals: CounterpartyTotals;
  top: Counterparty | null;
  roundTripMost: Counterparty | null;
  listedContacts: string[];
  /** How many of them own transactions went to. */
  listedPaid: number;
}

interface CounterpartyInput extends Pick<MergeInput, "listed" | "listsHash" | "listContacts" | "listSelf"> {
  overrides: readonly FlagOverride[];
  /** Payment trust by address; undefined where no seeds are configured. */
  paymentTrust?: ReadonlyMap<string, number> | undefined;
}

/** The facts that are summed over counterparties. */
type CounterpartyFacts = Pick<
  ScoreFacts,
  | "counterparties"
  | "contracts"
  | "returned"
  | "trustedCounterparties"
  | "trustedVolume"
  | "volume"
  | "grossVolume"
  | "valueIn"
  | "valueOut"
  | "received"
  | "senders"
  | "strangers"
  | "oneWayPayers"
  | "roundTrip"
  | "roundTripMost"
  | "topPartner"
  | "listed"
>;

/** The subject's counterparties, without its own wallets (`own`), and every fact summed over them. */
export function mergeCounterparties(
  input: CounterpartyInput,
  given: readonly MergePart[],
  own: ReadonlySet<string>,
  model: Model,
): { byAddress: ReadonlyMap<string, Readonly<Counterparty>>; facts: CounterpartyFacts } {
  const parts = given.map(withPrices);
  const trust = model.spec.paymentTrust && input.paymentTrust;
  const dust = dustLimits(model);
  const byAddress = readCounterparties(parts, { trust, tokenDust: dust.share });
  for (const wallet of own) byAddress.delete(wallet);
  const found = totalOf(byAddress.values(), input, { cap: BigInt(model.spec.merge.counterpartyCap), dust });
  const totals = addUnheld(found.totals, parts, own);
  const { top, listedContacts } = found;
  const facts: CounterpartyFacts = {
    counterparties: totals.counterparties,
    contracts: totals.contracts,
    returned: totals.returned,
    ...(trust && { trustedCounterparties: totals.trusted, trustedVolume: String(totals.trustedVolume) }),
    volume: String(totals.volume),
    grossVolume: String(totals.gross),
    valueIn: String(totals.in),
    valueOut: String(totals.out),
    received: totals.received,
    ...countPayers(byAddress.values(), totals.out, { parts, dust }),
    roundTrip: String(totals.roundTrip),
    roundTripMost: found.roundTripMost?.address ?? null,
    topPartner: unheldTop(parts, top?.sent ?? 0) ?? (top && { address: top.address, sent: top.sent }),
    listed: {
      listsHash: input.listsHash,
      contacts: input.listContacts ? listedContacts.length : null,
      paid: input.listContacts ? found.listedPaid : null,
      addresses: listedContacts.sort().slice(0, NAMED_CONTACTS),
      self: input.listSelf ? [...own].some((wallet) => input.listed.has(wallet)) : null,
    },
  };
  return { byAddress, facts };
}

/** What all parts hold of each address. */
function readCounterparties(
  parts: readonly PricedPart[],
  { trust, tokenDust }: { trust: ReadonlyMap<string, number> | undefined; tokenDust: bigint },
): Map<string, Counterparty> {
  const byAddress = new Map<string, Counterparty>();
  const at = (address: string): Counterparty => {
    let found = byAddress.get(address);
    if (!found) {
      found = newCounterparty(address, trust?.get(address) ?? 0);
      byAddress.set(address, found);
    }
    return found;
  };
  for (const part of parts) {
    const { facts, micro } = part;
    for (const [address, { sent, firstDay, lastDay }] of facts.recipients.entries) {
      const one = at(address);
      one.sent += sent;
      one.days += lastDay > firstDay ? 2 : 1;
    }
    for (const [address, calls] of facts.contracts.entries) at(address).calls += calls;
    for (const { address, value } of facts.outflows.entries.values()) at(address).outWei += value;
    for (const { address, count, value } of facts.inflows.entries.values()) {
      const one = at(address);
      one.received += count;
      one.inWei += value;
    }
    for (const one of byAddress.values()) takeWei(one, micro);
    addTokensPaid(part, at);
    addTokenSenders(part, tokenDust, at);
  }
  return byAddress;
}

function newCounterparty(address: string, trust: number): Counterparty {
  return {
    address,
    sent: 0,
    calls: 0,
    days: 0,
    out: 0n,
    paid: 0n,
    received: 0,
    in: 0n,
    tokensSent: 0,
    trust,
    outWei: 0n,
    inWei: 0n,
  };
}

function takeWei(one: Counterparty, micro: (wei: bigint) => bigint): void {
  if (one.outWei > 0n) one.out += micro(one.outWei);
  if (one.inWei > 0n) one.in += micro(one.inWei);
  one.outWei = 0n;
  one.inWei = 0n;
}

function addTokensPaid({ facts, micro, prices }: PricedPart, at: (address: string) => Counterparty): void {
  if (prices.length === 0) return;
  const priceOf = new Map(prices.map((price) => [price.token, price]));
  for (const [key, units] of facts.tokenPaid.entries) {
    const [token, receiver] = splitPair(key);
    const price = priceOf.get(token);
    const one = at(receiver);
    if (price) one.paid += micro((units * price.wei) / price.scale);
  }
}

/**
 * Senders of more than dust of a token that the wallet moved itself. Dust of a token is a share of what the wallet moved of it, since units
 * of different tokens have no common worth.
 */
function addTokenSenders({ facts }: PricedPart, dust: bigint, at: (address: string) => Counterparty): void {
  for (const [key, units] of facts.tokenSenders.entries) {
    const [token, sender] = splitPair(key);
    const moved = facts.tokens.entries.get(token);
    if (moved && units > (moved.units * dust) / MICRO) at(sender).tokensSent++;
  }
}

function totalOf(
  counterparties: Iterable<Counterparty>,
  { listed, listContacts, overrides }: CounterpartyInput,
  { cap, dust }: { cap: bigint; dust: DustLimits },
): Totalled {
  const cleared = clearedContacts(overrides);
  const found: Totalled = { totals: newTotals(), top: null, roundTripMost: null, listedContacts: [], listedPaid: 0 };
  for (const one of counterparties) {
    addToTotals(found.totals, one, cap);
    found.top = larger(found.top, one, ({ sent }) => sent);
    found.roundTripMost = larger(found.roundTripMost, one, (other) => min(other.in, other.out));
    if (!listContacts || !listed.has(one.address) || cleared.has(one.address)) continue;
    // Dust from a listed address is no contact: a wallet cannot refuse it.
    const isPaid = one.sent > 0 || one.out > 0n;
    if (isPaid) found.listedPaid++;
    if (isPaid || one.in > dust.least) found.listedContacts.push(one.address);
  }
  return found;
}

function newTotals(): CounterpartyTotals {
  return {
    counterparties: 0,
    contracts: 0,
    returned: 0,
    trusted: 0,
    volume: 0n,
    trustedVolume: 0n,
    gross: 0n,
    in: 0n,
    out: 0n,
    received: 0,
    roundTrip: 0n,
  };
}

function addToTotals(totals: CounterpartyTotals, counterparty: Counterparty, cap: bigint): void {
  const { sent, calls, days, trust, out, paid, received } = counterparty;
  if (sent > 0) {
    totals.counterparties++;
    totals.trusted += trust;
  }
  if (calls > 0) totals.contracts++;
  if (days > 1) totals.returned++;
  totals.received += received;
  if (out > 0n || paid > 0n) {
    const value = out + paid;
    totals.out += out;
    totals.gross += value;
    totals.volume += min(value, cap);
    totals.trustedVolume += permilleOf(min(value, cap), trust);
  }
  totals.in += counterparty.in;
  totals.roundTrip += min(counterparty.in, out);
}

/** The counterparty with the larger value, the lower address among equals; null where both values are 0. */
function larger<T extends number | bigint>(
  known: Counterparty | null,
  other: Counterparty,
  measure: (counterparty: Counterparty) => T,
): Counterparty | null {
  const value = measure(other);
  if (value <= 0) return known;
  if (!known) return other;
  const most = measure(known);
  return value > most || (value === most && other.address < known.address) ? other : known;
}

/** Who paid, and what it was paid; amounts in millionths. */
interface Payer {
  address: string;
  /** Own transactions to it, native value, and value of priced tokens. */
  sent: number;
  out: bigint;
  paid: bigint;
  in: bigint;
  tokensSent: number;
}

/** What a payment must exceed to count, in millionths. */
interface DustLimits {
  /** An incoming payment, and the same as a share of what the subject sent. */
  least: bigint;
  share: bigint;
  /** What a one-way payer paid, and did not get back. */
  oneWay: bigint;
}

/** The limit of one-way payers where a model does not say. */
const ONE_WAY = 50_000;

function dustLimits({ spec: { merge } }: Model): DustLimits {
  return {
    least: BigInt(merge.dust),
    share: BigInt(merge.dustShare),
    oneWay: BigInt(merge.payerDust ?? ONE_WAY),
  };
}

/**
 * Count those who paid more than dust. Dust is a share of what the subject itself sent (`out`), and at least an absolute
 * amount: lowering a score by paying it from many addresses costs in proportion.
 */
function countPayers(
  payers: Iterable<Readonly<Payer>>,
  out: bigint,
  { parts, dust: { least, share, oneWay } }: { parts: readonly PricedPart[]; dust: DustLimits },
): Pick<ScoreFacts, "senders" | "strangers" | "oneWayPayers"> {
  const dust = max((out * share) / MICRO, least);
  let senders = 0;
  let strangers = 0;
  let oneWayPayers = 0;
  // A payment back that is no longer held by address is seen by its bit alone.
  const isUnheld = (address: string) =>
    parts.some(({ facts }) => facts.outflows.sketched && maySentTo(facts.recipients, address));
  for (const { address, tokensSent, in: received, out: returned, paid, sent } of payers) {
    if (received > oneWay && returned + paid <= oneWay && !isUnheld(address)) oneWayPayers++;
    if (tokensSent === 0 && received <= dust) continue;
    senders++;
    if (sent === 0 && !parts.some(({ facts }) => maySentTo(facts.recipients, address))) strangers++;
  }
  return { senders, strangers, oneWayPayers };
}

/** Sums over all counterparties. Amounts in millionths. */
interface CounterpartyTotals {
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
function addUnheld(
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
function unheldTop(parts: readonly PricedPart[], known: number): ScoreFacts["topPartner"] {
  if (!parts.some(({ facts }) => facts.recipients.overflow)) return null;
  const sent = mostSentUnheld(parts.map(({ facts }) => facts.recipients));
  return sent > known ? { address: null, sent } : null;
}

/** The facts of a wallet on one chain, with its amounts' conversion and its tokens' prices. */
interface PricedPart {
  facts: WalletFacts;
  micro: (wei: bigint) => bigint;
  prices: readonly { token: string; wei: bigint; scale: bigint }[];
}

/** Prepare a part for conversions of its amounts. */
function withPrices({ facts, referenceWei, prices = {} }: MergePart): PricedPart {
  return {
    facts,
    micro: microOf(referenceWei),
    prices: Object.entries(prices).map(([token, price]) => ({
      token,
      wei: BigInt(price.wei),
      scale: 10n ** BigInt(price.decimals),
    })),
  };
}
