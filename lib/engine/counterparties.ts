import { splitPair } from "./fold.ts";
import type { Model } from "./model-spec.ts";
import { MICRO, min, permilleOf } from "./numbers/amounts.ts";
import { clearedContacts } from "./overrides.ts";
import { countPayers, type DustLimits, dustLimits } from "./payers.ts";
import { type PricedPart, withPrices } from "./priced-part.ts";
import type { FlagOverride, MergeInput, MergePart, ScoreFacts } from "./score-facts.ts";
import { addUnheld, type CounterpartyTotals, unheldTop } from "./unheld.ts";

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
