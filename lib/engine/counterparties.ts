import { MICRO, max, microOf, min } from "./amounts.ts";
import type { Model } from "./model.ts";
import type { MergeInput, MergePart, ScoreFacts } from "./score-facts.ts";
import { trackTokenSenders } from "./token-senders.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** How many listed contacts the facts name. */
const NAMED_CONTACTS = 5;

/** What one address and the subject's wallets exchanged, over all wallets and chains. Amounts in millionths. */
export interface Counterparty {
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
}

/** Sums over all counterparties. */
interface Totals {
  counterparties: number;
  contracts: number;
  returned: number;
  volume: bigint;
  gross: bigint;
  in: bigint;
  out: bigint;
  received: number;
  roundTrip: bigint;
}

/** The facts of a wallet on one chain, with its amounts' conversion and its tokens' prices. */
interface PricedPart {
  facts: WalletFacts;
  micro: (wei: string) => bigint;
  prices: readonly { token: string; wei: bigint; scale: bigint }[];
}

interface Settings {
  input: Pick<MergeInput, "listed" | "listsHash" | "listContacts" | "listSelf">;
  own: ReadonlySet<string>;
  /** The most volume one counterparty counts for. */
  cap: bigint;
  /** What an incoming payment must exceed to count, in millionths. */
  dust: bigint;
  /** The same as a share of what the subject sent, in millionths. */
  dustShare: bigint;
}

interface State {
  byAddress: Map<string, Counterparty>;
  totals: Totals;
  // Neither transactions nor value to an address ever shrink, so the largest found stays the largest.
  top: { address: string; sent: number } | null;
  roundTripMost: { address: string; value: bigint } | null;
  /** Counterparties that may have paid more than dust. */
  payers: Set<Counterparty>;
  listedContacts: Set<string>;
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
    | "volume"
    | "grossVolume"
    | "valueIn"
    | "valueOut"
    | "received"
    | "senders"
    | "strangers"
    | "roundTrip"
    | "roundTripMost"
    | "topPartner"
    | "listed"
  >;
}

/** Read the counterparties of all parts. */
export function openCounterparties(
  input: Settings["input"],
  parts: readonly MergePart[],
  own: ReadonlySet<string>,
  model: Model,
): Counterparties {
  const { counterpartyCap, dust, dustShare } = model.spec.merge;
  const settings: Settings = {
    input,
    own,
    cap: BigInt(counterpartyCap),
    dust: BigInt(dust),
    dustShare: BigInt(dustShare),
  };
  const priced = parts.map(withPrices);
  const state: State = {
    byAddress: new Map(),
    totals: newTotals(),
    top: null,
    roundTripMost: null,
    payers: new Set(),
    listedContacts: new Set(),
  };
  for (const part of priced) {
    for (const address of addressesOf(part)) {
      if (!state.byAddress.has(address)) refreshCounterparty(state, priced, address, settings);
    }
  }
  const tokenSenders = trackTokenSenders(parts, own, settings.dustShare, (address, by) => {
    const sender = counterpartyAt(state, address);
    sender.tokensSent += by;
    state.payers.add(sender);
  });
  return {
    byAddress: state.byAddress,
    refresh(address, token) {
      refreshCounterparty(state, priced, address, settings);
      if (token !== null) tokenSenders.refresh(token, address);
    },
    facts: () => factsOf(state, settings),
  };
}

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

/** Every address that the part exchanged value with. */
function* addressesOf({ facts, prices }: PricedPart): Iterable<string> {
  for (const address in facts.counterparties) yield address;
  for (const { token } of prices) for (const address in facts.tokens[token]?.paid) yield address;
}

function newTotals(): Totals {
  return {
    counterparties: 0,
    contracts: 0,
    returned: 0,
    volume: 0n,
    gross: 0n,
    in: 0n,
    out: 0n,
    received: 0,
    roundTrip: 0n,
  };
}

function counterpartyAt(state: State, address: string): Counterparty {
  let found = state.byAddress.get(address);
  if (!found) {
    found = { sent: 0, calls: 0, days: 0, out: 0n, paid: 0n, received: 0, in: 0n, tokensSent: 0 };
    state.byAddress.set(address, found);
  }
  return found;
}

/** Add a counterparty to the totals, or take it out. */
function addToTotals(totals: Totals, counterparty: Counterparty, by: 1 | -1, cap: bigint): void {
  if (counterparty.sent > 0) {
    totals.counterparties += by;
    if (counterparty.calls > 0) totals.contracts += by;
    if (counterparty.days > 1) totals.returned += by;
  }
  totals.received += by * counterparty.received;
  const sign = by === 1 ? 1n : -1n;
  if (counterparty.out > 0n || counterparty.paid > 0n) {
    const value = counterparty.out + counterparty.paid;
    totals.out += sign * counterparty.out;
    totals.gross += sign * value;
    totals.volume += sign * min(value, cap);
  }
  if (counterparty.in > 0n) {
    totals.in += sign * counterparty.in;
    if (counterparty.out > 0n) totals.roundTrip += sign * min(counterparty.in, counterparty.out);
  }
}

function refreshCounterparty(
  state: State,
  parts: readonly PricedPart[],
  address: string,
  { own, input, cap, dust }: Settings,
): void {
  if (own.has(address)) return;
  const counterparty = counterpartyAt(state, address);
  addToTotals(state.totals, counterparty, -1, cap);
  readCounterparty(counterparty, parts, address);
  addToTotals(state.totals, counterparty, 1, cap);
  if (counterparty.in > 0n || counterparty.tokensSent > 0) state.payers.add(counterparty);
  const { top, roundTripMost } = state;
  if (counterparty.sent > 0 && (!top || isMore(counterparty.sent, address, top.sent, top.address))) {
    state.top = { address, sent: counterparty.sent };
  }
  const back = min(counterparty.in, counterparty.out);
  if (back > 0n && (!roundTripMost || isMore(back, address, roundTripMost.value, roundTripMost.address))) {
    state.roundTripMost = { address, value: back };
  }
  // Dust from a listed address is no contact: a wallet cannot refuse it.
  if (input.listContacts && input.listed.has(address) && (counterparty.sent > 0 || counterparty.in > dust)) {
    state.listedContacts.add(address);
  }
}

/** Sum up what all parts know of an address. */
function readCounterparty(counterparty: Counterparty, parts: readonly PricedPart[], address: string): void {
  counterparty.sent = counterparty.calls = counterparty.days = counterparty.received = 0;
  counterparty.out = counterparty.paid = counterparty.in = 0n;
  for (const { facts, micro, prices } of parts) {
    const one = facts.counterparties[address];
    if (one) {
      counterparty.sent += one.sent;
      counterparty.calls += one.calls;
      counterparty.days += one.days;
      counterparty.received += one.received;
      if (one.out !== "0") counterparty.out += micro(one.out);
      if (one.in !== "0") counterparty.in += micro(one.in);
    }
    for (const { token, wei, scale } of prices) {
      const units = facts.tokens[token]?.paid[address];
      if (units !== undefined) counterparty.paid += micro(String((BigInt(units) * wei) / scale));
    }
  }
}

/** More, or as much by a lower address. The same address may be compared again. */
function isMore<T extends number | bigint>(value: T, address: string, most: T, of: string): boolean {
  return value > most || (value === most && address < of);
}

function factsOf(state: State, settings: Settings): ReturnType<Counterparties["facts"]> {
  const { totals, top, roundTripMost, listedContacts } = state;
  const { input, own } = settings;
  return {
    counterparties: totals.counterparties,
    contracts: totals.contracts,
    returned: totals.returned,
    volume: String(totals.volume),
    grossVolume: String(totals.gross),
    valueIn: String(totals.in),
    valueOut: String(totals.out),
    received: totals.received,
    ...countSenders(state, settings),
    roundTrip: String(totals.roundTrip),
    roundTripMost: roundTripMost?.address ?? null,
    topPartner: top && { ...top },
    listed: {
      listsHash: input.listsHash,
      contacts: input.listContacts ? listedContacts.size : null,
      addresses: [...listedContacts].sort().slice(0, NAMED_CONTACTS),
      self: input.listSelf ? [...own].some((wallet) => input.listed.has(wallet)) : null,
    },
  };
}

/**
 * The senders of more than dust. Dust is a share of what the subject itself sent, and at least an absolute amount: lowering
 * a score by paying it from many addresses costs in proportion.
 */
function countSenders({ payers, totals }: State, settings: Settings): Pick<ScoreFacts, "senders" | "strangers"> {
  const dust = max((totals.out * settings.dustShare) / MICRO, settings.dust);
  let senders = 0;
  let strangers = 0;
  for (const payer of payers) {
    if (payer.tokensSent === 0 && payer.in <= dust) continue;
    senders++;
    if (payer.sent === 0) strangers++;
  }
  return { senders, strangers };
}
