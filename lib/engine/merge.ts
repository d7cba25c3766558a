import { DAY, type TokenFacts, type WalletFacts } from "./facts.ts";
import { currentModel, type Model } from "./model.ts";
import { type Category, type CategoryState, categories } from "./types.ts";

/** What one configured token is worth: wei of the native currency for one whole token. */
export interface TokenPrice {
  decimals: number;
  wei: string;
}

/** The facts of one wallet of the subject on one chain. */
export interface MergePart {
  facts: WalletFacts;
  /** 00:00 UTC of the day of the chain's newest covered block, unix seconds. */
  asOf: number;
  /** One unit of volume on this chain, in wei. */
  referenceWei: string;
  /** Prices by token address. Tokens without one add no volume. */
  prices?: Readonly<Record<string, TokenPrice>>;
}

/** How a wallet was funded, as far as it takes the whole chain to know. */
export interface SpreadInput {
  chainId: number;
  wallet: string;
  funder: string;
  /** Wallets with the same first funder, this one among them. */
  clusterSize: number;
  /** Length of the chain of single-use funders that ends here. */
  chainLength: number;
}

/** One issuer's weight in permille (0 to 1000), for the attestations that issuer made about the subject. */
export interface SocialInput {
  issuer: string;
  weight: number;
}

export interface MergeInput {
  subject: string;
  /** All wallets of the subject, lower case. */
  wallets: readonly string[];
  parts: readonly MergePart[];
  spread: readonly SpreadInput[];
  social: readonly SocialInput[];
  /** Listed addresses, lower case, and the hash of the lists. */
  listed: ReadonlySet<string>;
  listsHash: string;
  /** Whether contacts with listed addresses, and being one, count. */
  listContacts: boolean;
  listSelf: boolean;
  states: Readonly<Record<Category, CategoryState>>;
}

/**
 * What the model is given about one subject: raw counts, sums and times of all its wallets and chains, no points. Plain
 * JSON. Times are unix seconds; amounts are millionths of the chains' reference units, as decimal strings. Own wallets
 * count nowhere as the other side. Only successful transactions count, unless the field says otherwise.
 */
export interface ScoreFacts {
  version: 1;
  subject: string;
  /** In ascending order. */
  wallets: string[];
  /** 00:00 UTC of the newest covered day, by chain id. */
  asOf: Record<string, number>;
  states: Record<Category, CategoryState>;
  /** Own transactions: all, those to own wallets, and failed ones. */
  sent: number;
  sentToOwn: number;
  failed: number;
  contractsCreated: number;
  /** The first and the last own transaction. */
  firstSentAt: number | null;
  lastSentAt: number | null;
  /** UTC days, calendar months and chains with an own transaction. */
  activeDays: number;
  activeMonths: number;
  activeChains: number;
  /** Distinct addresses that own transactions went to, those called by a method, and those returned to on another day. */
  counterparties: number;
  contracts: number;
  returned: number;
  /** Distinct tokens and collections the wallet itself moved. */
  tokensMoved: number;
  collections: number;
  swaps: number;
  pools: number;
  votes: number;
  delegations: number;
  governors: number;
  /** Value sent: with every counterparty counted up to the model's cap, and uncapped. */
  volume: string;
  grossVolume: string;
  /** Native value that came in and went out. */
  valueIn: string;
  valueOut: string;
  /** Times value came in. */
  received: number;
  /**
   * Distinct addresses that sent more than dust: of value, or of a token the wallet moved itself. Tokens that rain on a
   * wallet and lie there say nothing of it.
   */
  senders: number;
  /** Those of the senders the wallet never sent a transaction to. */
  strangers: number;
  /** Value that went out within the model's window of days after it came in; the day with the most of it. */
  passedOn: string;
  passedOnMost: number | null;
  /** Value that went to and came back from the same address, summed over addresses; the address with the most of it. */
  roundTrip: string;
  roundTripMost: string | null;
  /** The address most own transactions went to. */
  topPartner: { address: string; sent: number } | null;
  /** The days in a row (the model says how many) with the most own transactions: how many, and from when. */
  busiest: { sent: number; from: number } | null;
  /** The largest cluster of wallets with one first funder that a wallet of the subject is in. */
  cluster: { chainId: number; wallet: string; funder: string; size: number; sentToFunder: number } | null;
  /** The longest chain of single-use funders that ends in a wallet of the subject. */
  chain: { chainId: number; wallet: string; funder: string; length: number } | null;
  listed: {
    listsHash: string;
    /** Distinct listed addresses that own transactions went to or more than dust came from; null: does not count. */
    contacts: number | null;
    /** The first few of them, in ascending order. */
    addresses: string[];
    /** Whether a wallet is listed itself; null where that does not count. */
    self: boolean | null;
  };
  /** Issuers and weights, by issuer. */
  social: { issuer: string; weight: number }[];
}

/** How many listed contacts the facts name. */
const NAMED_CONTACTS = 5;
const MICRO = 1_000_000n;

interface Partner {
  sent: number;
  calls: number;
  days: number;
  out: bigint;
  paid: bigint;
  received: number;
  in: bigint;
  /** It sent more than dust of a token that the wallet moved. */
  gaveToken: boolean;
}

interface Flow {
  in: bigint;
  out: bigint;
}

/**
 * Merge the facts of a subject's wallets and chains: unions of counterparties and days, sums, the earliest and latest
 * times. What must not count between a subject's own wallets is taken out here. Where days are concerned, flows between
 * own wallets are taken out in proportion, since days do not say who the other side was.
 */
export function mergeFacts(input: MergeInput, model: Model = currentModel): ScoreFacts {
  const own = new Set(input.wallets);
  const parts = [...input.parts].sort(
    (a, b) => a.facts.chainId - b.facts.chainId || (a.facts.wallet < b.facts.wallet ? -1 : 1),
  );
  const partners = mergePartners(parts, model);
  const toOwn = sum([...own].map((wallet) => partners.get(wallet)?.sent ?? 0));
  for (const wallet of own) partners.delete(wallet);

  const sentByDay = new Map<number, number>();
  for (const { facts } of parts) {
    for (const key in facts.days) {
      const day = Number(key);
      const sent = facts.days[key]?.sent ?? 0;
      if (sent > 0) sentByDay.set(day, (sentByDay.get(day) ?? 0) + sent);
    }
  }
  const times = parts.map(({ facts }) => facts);
  return {
    version: 1,
    subject: input.subject,
    wallets: [...own].sort(),
    asOf: Object.fromEntries(parts.map((part) => [part.facts.chainId, part.asOf])),
    states: Object.fromEntries(categories.map((name) => [name, input.states[name]])) as ScoreFacts["states"],
    sent: sum(times.map((facts) => facts.sent)),
    sentToOwn: toOwn,
    failed: sum(times.map((facts) => facts.failed)),
    contractsCreated: sum(times.map((facts) => facts.created)),
    firstSentAt: least(times.map((facts) => facts.firstSentAt)),
    lastSentAt: most(times.map((facts) => facts.lastSentAt)),
    activeDays: sentByDay.size,
    activeMonths: new Set([...sentByDay.keys()].map(monthOf)).size,
    activeChains: new Set(times.filter((facts) => facts.sent > 0).map((facts) => facts.chainId)).size,
    ...breadth(parts, partners, own),
    ...volumes(partners, model),
    ...inflow(partners, model),
    ...passThrough(parts, own, model),
    ...roundTrips(partners),
    topPartner: topPartner(partners),
    busiest: busiest(sentByDay, model),
    ...funding(input.spread, partners, own),
    listed: listed(input, partners, own, model),
    social: social(input.social, own),
  };
}

function mergePartners(parts: readonly MergePart[], model: Model): Map<string, Partner> {
  const partners = new Map<string, Partner>();
  const of = (address: string): Partner => {
    let found = partners.get(address);
    if (!found) {
      found = { sent: 0, calls: 0, days: 0, out: 0n, paid: 0n, received: 0, in: 0n, gaveToken: false };
      partners.set(address, found);
    }
    return found;
  };
  for (const { facts, referenceWei, prices } of parts) {
    const micro = microOf(referenceWei);
    for (const address in facts.counterparties) {
      const one = facts.counterparties[address];
      if (!one) continue;
      const partner = of(address);
      partner.sent += one.sent;
      partner.calls += one.calls;
      partner.days += one.days;
      partner.received += one.received;
      if (one.out !== "0") partner.out += micro(one.out);
      if (one.in !== "0") partner.in += micro(one.in);
    }
    for (const token of Object.values(facts.tokens)) {
      for (const address of giversOf(token, model)) of(address).gaveToken = true;
    }
    for (const [token, price] of Object.entries(prices ?? {})) {
      for (const [address, units] of Object.entries(facts.tokens[token]?.paid ?? {})) {
        const wei = (BigInt(units) * BigInt(price.wei)) / 10n ** BigInt(price.decimals);
        of(address).paid += micro(String(wei));
      }
    }
  }
  return partners;
}

/**
 * What does not count as a payment: a share of what the subject itself sent, so that whoever wants to lower a score by
 * paying it from many addresses must pay in proportion, and an absolute amount at least.
 */
function dustOf(valueOut: bigint, model: Model): bigint {
  const part = (valueOut * BigInt(model.spec.merge.dustShare)) / MICRO;
  const least = BigInt(model.spec.merge.dust);
  return part > least ? part : least;
}

/** Who sent more than dust of a token: a share of what the wallet itself moved, since units have no common worth. */
function giversOf(token: TokenFacts, model: Model): string[] {
  if (token.out === 0) return [];
  let moved = 0n;
  for (const units of Object.values(token.paid)) moved += BigInt(units);
  const dust = (moved * BigInt(model.spec.merge.dustShare)) / MICRO;
  return Object.keys(token.from).filter((address) => BigInt(token.from[address] ?? "0") > dust);
}

function breadth(parts: readonly MergePart[], partners: ReadonlyMap<string, Partner>, own: ReadonlySet<string>) {
  const tokens = new Set<string>();
  const collections = new Set<string>();
  const pools = new Set<string>();
  const governors = new Set<string>();
  let swaps = 0;
  let votes = 0;
  let delegations = 0;
  for (const { facts } of parts) {
    for (const [token, { paid }] of Object.entries(facts.tokens)) {
      if (Object.keys(paid).some((address) => !own.has(address))) tokens.add(token);
    }
    for (const [collection, { out }] of Object.entries(facts.nfts)) if (out > 0) collections.add(collection);
    for (const pool of Object.keys(facts.pools)) pools.add(pool);
    for (const governor of Object.keys(facts.governors)) governors.add(governor);
    swaps += facts.swaps;
    votes += facts.votes;
    delegations += facts.delegations;
  }
  const sentTo = [...partners.values()].filter((partner) => partner.sent > 0);
  return {
    counterparties: sentTo.length,
    contracts: sentTo.filter((partner) => partner.calls > 0).length,
    returned: sentTo.filter((partner) => partner.days > 1).length,
    tokensMoved: tokens.size,
    collections: collections.size,
    swaps,
    pools: pools.size,
    votes,
    delegations,
    governors: governors.size,
  };
}

function volumes(partners: ReadonlyMap<string, Partner>, model: Model) {
  const cap = BigInt(model.spec.merge.counterpartyCap);
  let volume = 0n;
  let gross = 0n;
  for (const partner of partners.values()) {
    const value = partner.out + partner.paid;
    gross += value;
    volume += value < cap ? value : cap;
  }
  return { volume: String(volume), grossVolume: String(gross) };
}

function inflow(partners: ReadonlyMap<string, Partner>, model: Model) {
  let valueIn = 0n;
  let valueOut = 0n;
  for (const partner of partners.values()) valueOut += partner.out;
  const dust = dustOf(valueOut, model);
  let received = 0;
  let senders = 0;
  let strangers = 0;
  for (const partner of partners.values()) {
    valueIn += partner.in;
    received += partner.received;
    if (partner.in <= dust && !partner.gaveToken) continue;
    senders++;
    if (partner.sent === 0) strangers++;
  }
  return { valueIn: String(valueIn), valueOut: String(valueOut), received, senders, strangers };
}

function passThrough(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model) {
  let total = 0n;
  let most: { day: number; value: bigint } | null = null;
  for (const chainId of new Set(parts.map((part) => part.facts.chainId))) {
    const days = flowsOf(
      parts.filter((part) => part.facts.chainId === chainId),
      own,
    );
    // First in, first out: what goes out is taken from what came in on that day and the days of the window before it.
    const waiting: { day: number; value: bigint }[] = [];
    for (const [day, flow] of days) {
      while (waiting[0] && waiting[0].day < day - model.spec.merge.passOnDays) waiting.shift();
      if (flow.in > 0n) waiting.push({ day, value: flow.in });
      let left = flow.out;
      let passed = 0n;
      for (const lot of waiting) {
        const taken = min(lot.value, left);
        lot.value -= taken;
        left -= taken;
        passed += taken;
        if (left === 0n) break;
      }
      total += passed;
      if (passed > 0n && (!most || passed > most.value)) most = { day, value: passed };
    }
  }
  return { passedOn: String(total), passedOnMost: most ? most.day * DAY : null };
}

/** Value in and out by day on one chain, in ascending order, without the share that passed between own wallets. */
function flowsOf(parts: readonly MergePart[], own: ReadonlySet<string>): [number, Flow][] {
  const days = new Map<number, Flow>();
  const total: Flow = { in: 0n, out: 0n };
  const between: Flow = { in: 0n, out: 0n };
  for (const { facts, referenceWei } of parts) {
    const micro = microOf(referenceWei);
    for (const key in facts.days) {
      const one = facts.days[key];
      if (!one || (one.in === "0" && one.out === "0")) continue;
      const day = Number(key);
      let flow = days.get(day);
      if (!flow) {
        flow = { in: 0n, out: 0n };
        days.set(day, flow);
      }
      if (one.in !== "0") flow.in += micro(one.in);
      if (one.out !== "0") flow.out += micro(one.out);
    }
    for (const wallet of own) {
      const other = facts.counterparties[wallet];
      if (!other) continue;
      between.in += micro(other.in);
      between.out += micro(other.out);
    }
  }
  for (const flow of days.values()) {
    total.in += flow.in;
    total.out += flow.out;
  }
  if (between.in > 0n || between.out > 0n) {
    for (const flow of days.values()) {
      if (total.in > 0n) flow.in -= (flow.in * min(between.in, total.in)) / total.in;
      if (total.out > 0n) flow.out -= (flow.out * min(between.out, total.out)) / total.out;
    }
  }
  return [...days].sort(([a], [b]) => a - b);
}

function roundTrips(partners: ReadonlyMap<string, Partner>) {
  let total = 0n;
  let most: { address: string; value: bigint } | null = null;
  for (const [address, partner] of partners) {
    const value = min(partner.in, partner.out);
    if (value === 0n) continue;
    total += value;
    if (!most || value > most.value || (value === most.value && address < most.address)) most = { address, value };
  }
  return { roundTrip: String(total), roundTripMost: most?.address ?? null };
}

function topPartner(partners: ReadonlyMap<string, Partner>): ScoreFacts["topPartner"] {
  let top: { address: string; sent: number } | null = null;
  for (const [address, { sent }] of partners) {
    if (sent === 0) continue;
    if (!top || sent > top.sent || (sent === top.sent && address < top.address)) top = { address, sent };
  }
  return top;
}

function busiest(sentByDay: ReadonlyMap<number, number>, model: Model): ScoreFacts["busiest"] {
  const days = [...sentByDay].sort(([a], [b]) => a - b);
  let best: { sent: number; from: number } | null = null;
  let first = 0;
  let inWindow = 0;
  for (const [day, sent] of days) {
    inWindow += sent;
    for (let start = days[first]; start && start[0] <= day - model.spec.merge.burstDays; start = days[first]) {
      inWindow -= start[1];
      first++;
    }
    const from = days[first]?.[0] ?? day;
    if (!best || inWindow > best.sent) best = { sent: inWindow, from: from * DAY };
  }
  return best;
}

function funding(spread: readonly SpreadInput[], partners: ReadonlyMap<string, Partner>, own: ReadonlySet<string>) {
  const rows = spread
    .filter((row) => own.has(row.wallet) && !own.has(row.funder))
    .sort((a, b) => a.chainId - b.chainId || (a.wallet < b.wallet ? -1 : 1));
  let cluster: ScoreFacts["cluster"] = null;
  let chain: ScoreFacts["chain"] = null;
  for (const { chainId, wallet, funder, clusterSize, chainLength } of rows) {
    if (clusterSize > (cluster?.size ?? 1)) {
      cluster = { chainId, wallet, funder, size: clusterSize, sentToFunder: partners.get(funder)?.sent ?? 0 };
    }
    if (chainLength > (chain?.length ?? 0)) chain = { chainId, wallet, funder, length: chainLength };
  }
  return { cluster, chain };
}

/** Dust from a listed address is no contact: nobody can keep it from coming in. */
function listed(
  input: MergeInput,
  partners: ReadonlyMap<string, Partner>,
  own: ReadonlySet<string>,
  model: Model,
): ScoreFacts["listed"] {
  const dust = BigInt(model.spec.merge.dust);
  const contacts: string[] = [];
  if (input.listContacts && input.listed.size > 0) {
    for (const [address, partner] of partners) {
      if (input.listed.has(address) && (partner.sent > 0 || partner.in > dust)) contacts.push(address);
    }
    contacts.sort();
  }
  return {
    listsHash: input.listsHash,
    contacts: input.listContacts ? contacts.length : null,
    addresses: contacts.slice(0, NAMED_CONTACTS),
    self: input.listSelf ? [...own].some((wallet) => input.listed.has(wallet)) : null,
  };
}

/** One weight for each issuer, the largest given; nobody vouches for themselves. */
function social(given: readonly SocialInput[], own: ReadonlySet<string>): ScoreFacts["social"] {
  const weights = new Map<string, number>();
  for (const { issuer, weight } of given) {
    if (!own.has(issuer)) weights.set(issuer, Math.max(weights.get(issuer) ?? 0, weight));
  }
  return [...weights].map(([issuer, weight]) => ({ issuer, weight })).sort((a, b) => (a.issuer < b.issuer ? -1 : 1));
}

/**
 * Wei as millionths of a reference unit, rounded down. Where the unit is a power of ten, as nearly always, that is
 * leaving off digits, which spares a wallet with thousands of counterparties most of the work.
 */
function microOf(referenceWei: string): (wei: string) => bigint {
  if (/^10{6,}$/.test(referenceWei)) {
    const spare = referenceWei.length - 7;
    return (wei) => (spare === 0 ? BigInt(wei) : wei.length <= spare ? 0n : BigInt(wei.slice(0, -spare)));
  }
  const reference = BigInt(referenceWei);
  return (wei) => (BigInt(wei) * MICRO) / reference;
}

/** Number of the calendar month (UTC) that a day lies in. */
function monthOf(day: number): number {
  const date = new Date(day * DAY * 1000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function least(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
}

function most(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
