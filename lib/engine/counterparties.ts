import { min, permilleOf } from "./amounts.ts";
import { pairOf, splitPair } from "./fold.ts";
import type { Model } from "./model-spec.ts";
import { clearedContacts } from "./overrides.ts";
import { countPayers, type DustLimits, dustLimits } from "./payers.ts";
import { type PricedPart, withPrices } from "./priced-part.ts";
import type { FlagOverride, MergeInput, MergePart, ScoreFacts } from "./score-facts.ts";
import { type FlowWith, flowsByAddress, flowWith, NO_FLOW } from "./sketch/flow-sample.ts";
import { trackTokenSenders } from "./token-senders.ts";
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
}

interface Settings {
  input: Pick<MergeInput, "listed" | "listsHash" | "listContacts" | "listSelf">;
  /** Listed addresses that are no contacts, by appeals. */
  cleared: ReadonlySet<string>;
  own: ReadonlySet<string>;
  parts: readonly PricedPart[];
  /** The most volume one counterparty counts for. */
  cap: bigint;
  /** Payment trust by address, where it counts. */
  trust: ReadonlyMap<string, number> | undefined;
  dust: DustLimits;
}

interface State {
  byAddress: Map<string, Counterparty>;
  totals: CounterpartyTotals;
  top: Counterparty | null;
  roundTripMost: Counterparty | null;
  /** Counterparties that may have paid more than dust. */
  payers: Set<Counterparty>;
  listedContacts: Set<string>;
  /** Those of them that own transactions went to. */
  listedPaid: Set<string>;
}

/** The subject's counterparties and every fact summed over them. */
export interface Counterparties {
  readonly byAddress: ReadonlyMap<string, Readonly<Counterparty>>;
  /** Read an address again, and its transfers of a token, after a fold changed them. */
  refresh(address: string, token: string | null): void;
  facts(): Pick<
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
}

/** Read the counterparties of all parts. */
export function openCounterparties(
  input: Settings["input"] & { overrides: readonly FlagOverride[]; paymentTrust?: Settings["trust"] },
  parts: readonly MergePart[],
  own: ReadonlySet<string>,
  model: Model,
): Counterparties {
  const settings: Settings = {
    input,
    cleared: clearedContacts(input.overrides),
    own,
    parts: parts.map(withPrices),
    cap: BigInt(model.spec.merge.counterpartyCap),
    trust: model.spec.paymentTrust && input.paymentTrust,
    dust: dustLimits(model),
  };
  const state: State = {
    byAddress: new Map(),
    totals: newTotals(),
    top: null,
    roundTripMost: null,
    payers: new Set(),
    listedContacts: new Set(),
    listedPaid: new Set(),
  };
  // To read all addresses, the flows are summed up once, not for each address.
  const flows = new Map(
    parts.flatMap(({ facts }) => [facts.outflows, facts.inflows]).map((one) => [one, flowsByAddress(one)]),
  );
  const summedFlow: FlowWith = (one, address) => flows.get(one)?.get(address) ?? NO_FLOW;
  const all = new Set(settings.parts.flatMap(addressesOf));
  for (const one of flows.values()) for (const address of one.keys()) all.add(address);
  for (const address of all) refreshCounterparty(state, address, settings, summedFlow);
  const tokenSenders = trackTokenSenders(parts, own, settings.dust.share, (address, by) => {
    const sender = counterpartyAt(state, address, settings);
    sender.tokensSent += by;
    state.payers.add(sender);
  });
  return {
    byAddress: state.byAddress,
    refresh(address, token) {
      refreshCounterparty(state, address, settings, flowWith);
      if (token !== null) tokenSenders.refresh(token, address);
    },
    facts: () => factsOf(state, settings),
  };
}

/** The addresses that the part sent transactions or priced tokens to. */
function addressesOf({ facts, prices }: PricedPart): string[] {
  const paid = prices.length > 0 ? [...facts.tokenPaid.entries.keys()].map((key) => splitPair(key)[1]) : [];
  return [...facts.recipients.entries.keys(), ...facts.contracts.entries.keys(), ...paid];
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

function counterpartyAt(state: State, address: string, settings: Settings): Counterparty {
  let found = state.byAddress.get(address);
  if (!found) {
    const trust = settings.trust?.get(address) ?? 0;
    found = { address, sent: 0, calls: 0, days: 0, out: 0n, paid: 0n, received: 0, in: 0n, tokensSent: 0, trust };
    state.byAddress.set(address, found);
  }
  return found;
}

/** Add a counterparty to the totals, or take it out. */
function addToTotals(totals: CounterpartyTotals, counterparty: Counterparty, by: 1 | -1, cap: bigint): void {
  if (counterparty.sent > 0) {
    totals.counterparties += by;
    totals.trusted += by * counterparty.trust;
  }
  if (counterparty.calls > 0) totals.contracts += by;
  if (counterparty.days > 1) totals.returned += by;
  totals.received += by * counterparty.received;
  const sign = by === 1 ? 1n : -1n;
  if (counterparty.out > 0n || counterparty.paid > 0n) {
    const value = counterparty.out + counterparty.paid;
    totals.out += sign * counterparty.out;
    totals.gross += sign * value;
    totals.volume += sign * min(value, cap);
    totals.trustedVolume += sign * permilleOf(min(value, cap), counterparty.trust);
  }
  if (counterparty.in > 0n) {
    totals.in += sign * counterparty.in;
    if (counterparty.out > 0n) totals.roundTrip += sign * min(counterparty.in, counterparty.out);
  }
}

function refreshCounterparty(state: State, address: string, settings: Settings, flow: FlowWith): void {
  const { own, input, cleared, cap, dust, parts } = settings;
  if (own.has(address)) return;
  const counterparty = counterpartyAt(state, address, settings);
  const before = { sent: counterparty.sent, returned: returnedValue(counterparty) };
  addToTotals(state.totals, counterparty, -1, cap);
  readCounterparty(counterparty, parts, flow);
  addToTotals(state.totals, counterparty, 1, cap);
  if (counterparty.in > 0n || counterparty.tokensSent > 0) state.payers.add(counterparty);
  state.top = largest(state, state.top, counterparty, counterparty.sent < before.sent, ({ sent }) => sent);
  const hasLess = returnedValue(counterparty) < before.returned;
  state.roundTripMost = largest(state, state.roundTripMost, counterparty, hasLess, returnedValue);
  // Dust from a listed address is no contact: a wallet cannot refuse it.
  const isListed = input.listContacts && input.listed.has(address) && !cleared.has(address);
  const isPaid = isListed && (counterparty.sent > 0 || counterparty.out > 0n);
  setMember(state.listedPaid, address, isPaid);
  setMember(state.listedContacts, address, isPaid || (isListed && counterparty.in > dust.least));
}

function setMember(set: Set<string>, address: string, isMember: boolean): void {
  if (isMember) set.add(address);
  else if (set.size > 0) set.delete(address);
}

/** Sum up what all parts hold of an address. */
function readCounterparty(counterparty: Counterparty, parts: readonly PricedPart[], flow: FlowWith): void {
  const { address } = counterparty;
  counterparty.sent = counterparty.calls = counterparty.days = counterparty.received = 0;
  counterparty.out = counterparty.paid = counterparty.in = 0n;
  for (const { facts, micro, prices } of parts) {
    const recipient = facts.recipients.entries.get(address);
    if (recipient) {
      counterparty.sent += recipient.sent;
      counterparty.days += recipient.lastDay > recipient.firstDay ? 2 : 1;
    }
    counterparty.calls += facts.contracts.entries.get(address) ?? 0;
    const out = flow(facts.outflows, address);
    if (out.count > 0) counterparty.out += micro(out.value);
    const received = flow(facts.inflows, address);
    counterparty.received += received.count;
    if (received.count > 0) counterparty.in += micro(received.value);
    for (const { token, wei, scale } of prices) {
      const units = facts.tokenPaid.entries.get(pairOf(token, address));
      if (units !== undefined) counterparty.paid += micro((units * wei) / scale);
    }
  }
}

/** Value that went out and came back. */
function returnedValue({ in: received, out }: Counterparty): bigint {
  return min(received, out);
}

/** The counterparty with the largest value, the lowest address among equals; null where every value is 0. */
function largest<T extends number | bigint>(
  state: State,
  known: Counterparty | null,
  changed: Counterparty,
  hasLess: boolean,
  measure: (counterparty: Counterparty) => T,
): Counterparty | null {
  if (hasLess && known === changed) {
    let most: Counterparty | null = null;
    for (const one of state.byAddress.values()) most = larger(most, one, measure);
    return most;
  }
  return larger(known, changed, measure);
}

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

function factsOf(state: State, settings: Settings): ReturnType<Counterparties["facts"]> {
  const { top, roundTripMost, listedContacts } = state;
  const { input, own, parts } = settings;
  const totals = addUnheld(state.totals, parts, own);
  return {
    counterparties: totals.counterparties,
    contracts: totals.contracts,
    returned: totals.returned,
    ...(settings.trust && {
      trustedCounterparties: totals.trusted,
      trustedVolume: String(totals.trustedVolume),
    }),
    volume: String(totals.volume),
    grossVolume: String(totals.gross),
    valueIn: String(totals.in),
    valueOut: String(totals.out),
    received: totals.received,
    ...countPayers(state.payers, totals.out, settings),
    roundTrip: String(totals.roundTrip),
    roundTripMost: roundTripMost?.address ?? null,
    topPartner: unheldTop(parts, top?.sent ?? 0) ?? (top && { address: top.address, sent: top.sent }),
    listed: {
      listsHash: input.listsHash,
      contacts: input.listContacts ? listedContacts.size : null,
      paid: input.listContacts ? state.listedPaid.size : null,
      addresses: [...listedContacts].sort().slice(0, NAMED_CONTACTS),
      self: input.listSelf ? [...own].some((wallet) => input.listed.has(wallet)) : null,
    },
  };
}
