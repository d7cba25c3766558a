import { DAY, type FactsChange, type TokenFacts, type WalletFacts } from "./facts.ts";
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
  /** Ids of the achievements the subject has claimed; none if absent. */
  claimed?: readonly string[];
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
  /** Distinct tokens the wallet itself moved. */
  tokensMoved: number;
  /** Distinct NFT collections it sent of, or got of and called itself. */
  collections: number;
  /** Transfers in these collections. Absent before model 2. */
  nfts?: number;
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
  /** Ids of claimed achievements, in ascending order. Absent before model 2. */
  claimed?: string[];
}

/** How many listed contacts the facts name. */
const NAMED_CONTACTS = 5;
const MICRO = 1_000_000n;

/** The merged facts of a subject, which follow their parts as these are folded further. */
export interface Merge {
  /** Take in what a fold changed of one of the parts. */
  update(changes: readonly FactsChange[]): void;
  /** As of now. */
  facts(moment: MergeMoment): ScoreFacts;
}

/** What merged facts hold that no fold changes. */
export interface MergeMoment {
  /** 00:00 UTC of the day of the newest covered block, by chain id. */
  asOf: Readonly<Record<string, number>>;
  spread: readonly SpreadInput[];
  social: readonly SocialInput[];
  states: Readonly<Record<Category, CategoryState>>;
}

/**
 * Merge the facts of a subject's wallets and chains: unions of counterparties and days, sums, the earliest and latest
 * times. What must not count between a subject's own wallets is taken out here. Where days are concerned, flows between
 * own wallets are taken out in proportion, since days do not say who the other side was.
 */
export function mergeFacts(input: MergeInput, model: Model = currentModel): ScoreFacts {
  return openMerge(input, model).facts({
    asOf: Object.fromEntries(input.parts.map((part) => [part.facts.chainId, part.asOf])),
    spread: input.spread,
    social: input.social,
    states: input.states,
  });
}

/**
 * Begin to merge ({@link mergeFacts}). What is read from `parts` later may differ only by what `update` was told. An
 * update costs as much as what changed, not as what there is.
 */
export function openMerge(input: Omit<MergeInput, "spread" | "social" | "states">, model: Model = currentModel): Merge {
  const own = new Set(input.wallets);
  const wallets = [...own].sort();
  const parts = [...input.parts].sort(
    (a, b) => a.facts.chainId - b.facts.chainId || (a.facts.wallet < b.facts.wallet ? -1 : 1),
  );
  const circle = openCircle(input, parts, own, model);
  const calendar = openCalendar(parts, own, model);
  return {
    update(changes) {
      for (const change of changes) {
        if (change.other !== null) circle.refresh(change.other, change.token);
        calendar.refresh(change.day);
      }
    },
    facts({ asOf, spread, social, states }) {
      const times = parts.map(({ facts }) => facts);
      return {
        version: 1,
        subject: input.subject,
        wallets,
        asOf: { ...asOf },
        states: Object.fromEntries(categories.map((name) => [name, states[name]])) as ScoreFacts["states"], // All of them.
        sent: sum(times.map((facts) => facts.sent)),
        sentToOwn: sum(wallets.flatMap((wallet) => times.map((facts) => facts.counterparties[wallet]?.sent ?? 0))),
        failed: sum(times.map((facts) => facts.failed)),
        contractsCreated: sum(times.map((facts) => facts.created)),
        firstSentAt: least(times.map((facts) => facts.firstSentAt)),
        lastSentAt: most(times.map((facts) => facts.lastSentAt)),
        activeChains: new Set(times.filter((facts) => facts.sent > 0).map((facts) => facts.chainId)).size,
        ...breadth(times, own),
        ...circle.facts(),
        ...calendar.facts(),
        ...funding(spread, circle.partners, own),
        social: weighed(social, own),
        claimed: [...(input.claimed ?? [])].sort(),
      };
    },
  };
}

/** What one address and the subject's wallets had to do with each other. */
interface Partner {
  sent: number;
  calls: number;
  days: number;
  out: bigint;
  paid: bigint;
  received: number;
  in: bigint;
  /** Tokens that the wallets moved and it sent more than dust of. */
  gave: number;
}

/** One token of one part: what was paid to whom, and who gave more than dust of it, and how much. */
interface TokenCircle {
  facts: TokenFacts;
  paid: Map<string, bigint>;
  moved: bigint;
  givers: Map<string, bigint>;
}

/** Partners, and everything that is summed over them. */
function openCircle(
  input: Pick<MergeInput, "listed" | "listsHash" | "listContacts" | "listSelf">,
  parts: readonly MergePart[],
  own: ReadonlySet<string>,
  model: Model,
) {
  const { merge } = model.spec;
  const cap = BigInt(merge.counterpartyCap);
  const contactDust = BigInt(merge.dust);
  const share = BigInt(merge.dustShare);
  const partners = new Map<string, Partner>();
  const sums = {
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
  // Neither transactions nor value to an address ever become less: the most stay found.
  let top: { address: string; sent: number } | null = null;
  let roundTripMost: { address: string; value: bigint } | null = null;
  const payers = new Set<Partner>();
  const contacts = new Set<string>();
  const sides = parts.map(({ facts, referenceWei, prices }) => ({
    facts,
    micro: microOf(referenceWei),
    prices: Object.entries(prices ?? {}).map(([token, price]) => ({
      token,
      wei: BigInt(price.wei),
      scale: 10n ** BigInt(price.decimals),
    })),
    tokens: new Map<string, TokenCircle>(),
  }));

  const partnerOf = (address: string): Partner => {
    let found = partners.get(address);
    if (!found) {
      found = { sent: 0, calls: 0, days: 0, out: 0n, paid: 0n, received: 0, in: 0n, gave: 0 };
      partners.set(address, found);
    }
    return found;
  };

  const count = (partner: Partner, by: 1 | -1): void => {
    if (partner.sent > 0) {
      sums.counterparties += by;
      if (partner.calls > 0) sums.contracts += by;
      if (partner.days > 1) sums.returned += by;
    }
    sums.received += by * partner.received;
    const sign = by === 1 ? 1n : -1n;
    if (partner.out > 0n || partner.paid > 0n) {
      const value = partner.out + partner.paid;
      sums.out += sign * partner.out;
      sums.gross += sign * value;
      sums.volume += sign * min(value, cap);
    }
    if (partner.in > 0n) {
      sums.in += sign * partner.in;
      if (partner.out > 0n) sums.roundTrip += sign * min(partner.in, partner.out);
    }
  };

  const readPartner = (address: string): Partner => {
    const partner = partnerOf(address);
    count(partner, -1);
    partner.sent = partner.calls = partner.days = partner.received = 0;
    partner.out = partner.paid = partner.in = 0n;
    for (const { facts, micro, prices } of sides) {
      const one = facts.counterparties[address];
      if (one) {
        partner.sent += one.sent;
        partner.calls += one.calls;
        partner.days += one.days;
        partner.received += one.received;
        if (one.out !== "0") partner.out += micro(one.out);
        if (one.in !== "0") partner.in += micro(one.in);
      }
      for (const { token, wei, scale } of prices) {
        const units = facts.tokens[token]?.paid[address];
        if (units !== undefined) partner.paid += micro(String((BigInt(units) * wei) / scale));
      }
    }
    count(partner, 1);
    return partner;
  };

  const refreshPartner = (address: string): void => {
    if (own.has(address)) return;
    const partner = readPartner(address);
    if (partner.in > 0n || partner.gave > 0) payers.add(partner);
    if (partner.sent > 0 && (!top || isMore(partner.sent, address, top.sent, top.address))) {
      top = { address, sent: partner.sent };
    }
    const back = min(partner.in, partner.out);
    if (back > 0n && (!roundTripMost || isMore(back, address, roundTripMost.value, roundTripMost.address))) {
      roundTripMost = { address, value: back };
    }
    // Dust from a listed address is no contact: nobody can keep it from coming in.
    if (input.listContacts && input.listed.has(address) && (partner.sent > 0 || partner.in > contactDust)) {
      contacts.add(address);
    }
  };

  // Dust of a token is a share of what the wallet itself moved, since units have no common worth.
  const dustOf = (token: TokenCircle): bigint => (token.moved * share) / MICRO;

  /** Whether it gave more than dust of a token that the wallet moved. */
  const judgeGiver = (token: TokenCircle, address: string): void => {
    if (own.has(address)) return;
    const units = token.facts.out > 0 ? BigInt(token.facts.from[address] ?? 0) : 0n;
    const gives = units > dustOf(token);
    if (gives !== token.givers.has(address)) {
      const partner = partnerOf(address);
      partner.gave += gives ? 1 : -1;
      payers.add(partner);
    }
    if (gives) token.givers.set(address, units);
    else token.givers.delete(address);
  };

  const notePaid = (token: TokenCircle, address: string): void => {
    const units = BigInt(token.facts.paid[address] ?? 0);
    token.moved += units - (token.paid.get(address) ?? 0n);
    token.paid.set(address, units);
  };

  const openToken = (side: (typeof sides)[number], address: string): void => {
    const facts = side.facts.tokens[address];
    if (!facts || facts.out === 0) return;
    const token: TokenCircle = { facts, paid: new Map(), moved: 0n, givers: new Map() };
    side.tokens.set(address, token);
    for (const to in facts.paid) notePaid(token, to);
    for (const from in facts.from) judgeGiver(token, from);
  };

  const refreshToken = (side: (typeof sides)[number], address: string, other: string): void => {
    const token = side.tokens.get(address);
    if (!token) {
      openToken(side, address);
      return;
    }
    notePaid(token, other);
    const dust = dustOf(token);
    // Dust only grows: beside the other side, those that gave may have become too small, and nobody else.
    for (const [giver, units] of token.givers) if (units <= dust) judgeGiver(token, giver);
    judgeGiver(token, other);
  };

  for (const side of sides) {
    for (const address in side.facts.counterparties) if (!partners.has(address)) refreshPartner(address);
    for (const { token } of side.prices) {
      for (const address in side.facts.tokens[token]?.paid) if (!partners.has(address)) refreshPartner(address);
    }
  }
  // Givers become partners as well: of all parts, once everybody who was sent something is counted.
  for (const side of sides) for (const address in side.facts.tokens) openToken(side, address);

  return {
    partners: partners as ReadonlyMap<string, Readonly<Partner>>,
    refresh(address: string, token: string | null): void {
      refreshPartner(address);
      if (token !== null) for (const side of sides) refreshToken(side, token, address);
    },
    facts() {
      // What does not count as a payment is a share of what the subject itself sent, so that whoever wants to lower a
      // score by paying it from many addresses must pay in proportion, and an absolute amount at least.
      const part = (sums.out * share) / MICRO;
      const dust = part > contactDust ? part : contactDust;
      let senders = 0;
      let strangers = 0;
      for (const partner of payers) {
        if (partner.gave === 0 && partner.in <= dust) continue;
        senders++;
        if (partner.sent === 0) strangers++;
      }
      return {
        counterparties: sums.counterparties,
        contracts: sums.contracts,
        returned: sums.returned,
        volume: String(sums.volume),
        grossVolume: String(sums.gross),
        valueIn: String(sums.in),
        valueOut: String(sums.out),
        received: sums.received,
        senders,
        strangers,
        roundTrip: String(sums.roundTrip),
        roundTripMost: roundTripMost?.address ?? null,
        topPartner: top && { ...top },
        listed: {
          listsHash: input.listsHash,
          contacts: input.listContacts ? contacts.size : null,
          addresses: [...contacts].sort().slice(0, NAMED_CONTACTS),
          self: input.listSelf ? [...own].some((wallet) => input.listed.has(wallet)) : null,
        },
      };
    },
  };
}

/** More, or as much by an address that stands before. The same address may be told again. */
function isMore<T extends number | bigint>(value: T, address: string, most: T, of: string): boolean {
  return value > most || (value === most && address < of);
}

function breadth(facts: readonly WalletFacts[], own: ReadonlySet<string>) {
  const tokens = new Set<string>();
  const collections = new Set<string>();
  const pools = new Set<string>();
  const governors = new Set<string>();
  let swaps = 0;
  let votes = 0;
  let delegations = 0;
  let nfts = 0;
  for (const one of facts) {
    for (const token in one.tokens) if (hasOther(one.tokens[token]?.paid ?? {}, own)) tokens.add(token);
    for (const collection in one.nfts) {
      const moved = one.nfts[collection] ?? { in: 0, out: 0 };
      // What rains on a wallet says nothing of it.
      if (moved.out === 0 && !one.counterparties[collection]?.calls) continue;
      collections.add(collection);
      nfts += moved.in + moved.out;
    }
    for (const pool in one.pools) pools.add(pool);
    for (const governor in one.governors) governors.add(governor);
    swaps += one.swaps;
    votes += one.votes;
    delegations += one.delegations;
  }
  return {
    tokensMoved: tokens.size,
    collections: collections.size,
    nfts,
    swaps,
    pools: pools.size,
    votes,
    delegations,
    governors: governors.size,
  };
}

function hasOther(paid: Readonly<Record<string, string>>, own: ReadonlySet<string>): boolean {
  for (const address in paid) if (!own.has(address)) return true;
  return false;
}

/** What is told day by day, walked once in ascending order. */
interface Walk {
  /** The day walked last. */
  day: number;
  activeDays: number;
  activeMonths: number;
  month: number;
  /** Days of the stretch that ends at the last day, and their sum. */
  stretch: { day: number; sent: number }[];
  inStretch: number;
  busiest: { sent: number; from: number } | null;
}

/** Value that waits to be passed on: first in, first out. */
interface Queue {
  waiting: { day: number; value: bigint }[];
  total: bigint;
  most: { day: number; value: bigint } | null;
}

const newWalk = (): Walk => ({
  day: Number.NEGATIVE_INFINITY,
  activeDays: 0,
  activeMonths: 0,
  month: -1,
  stretch: [],
  inStretch: 0,
  busiest: null,
});
const newQueue = (): Queue => ({ waiting: [], total: 0n, most: null });

function walkDay(walk: Walk, day: number, sent: number, model: Model): void {
  walk.day = day;
  if (sent === 0) return;
  walk.activeDays++;
  const month = monthOf(day);
  if (month !== walk.month) walk.activeMonths++;
  walk.month = month;
  walk.stretch.push({ day, sent });
  walk.inStretch += sent;
  for (let first = walk.stretch[0]; first && first.day <= day - model.spec.merge.burstDays; first = walk.stretch[0]) {
    walk.inStretch -= first.sent;
    walk.stretch.shift();
  }
  if (!walk.busiest || walk.inStretch > walk.busiest.sent) {
    walk.busiest = { sent: walk.inStretch, from: (walk.stretch[0]?.day ?? day) * DAY };
  }
}

/** What goes out is taken from what came in on that day and the days of the window before it. */
function passOn(queue: Queue, day: number, flow: Flow, model: Model): void {
  const { waiting } = queue;
  while (waiting[0] && waiting[0].day < day - model.spec.merge.passOnDays) waiting.shift();
  if (flow.in > 0n) waiting.push({ day, value: flow.in });
  let left = flow.out;
  let passed = 0n;
  for (const lot of waiting) {
    if (left === 0n) break;
    const taken = min(lot.value, left);
    lot.value -= taken;
    left -= taken;
    passed += taken;
  }
  queue.total += passed;
  if (passed > 0n && (!queue.most || passed > queue.most.value)) queue.most = { day, value: passed };
}

interface Flow {
  in: bigint;
  out: bigint;
}

/**
 * All that is told by days. Of a single part the days before the newest are walked once; where parts are joined, or value
 * passed between own wallets, each change walks all of them.
 */
function openCalendar(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model) {
  const [only] = parts;
  const alone = parts.length === 1 && only ? { facts: only.facts, micro: microOf(only.referenceWei) } : null;
  // Of a part that stands alone: all days before `newest`.
  let walk = newWalk();
  let queue = newQueue();
  let newest: number | null = null;
  let told: ReturnType<typeof tell> | null = null;

  const step = (day: number, toWalk: Walk, toQueue: Queue): void => {
    const one = alone?.facts.days[day];
    if (!one || !alone) return;
    walkDay(toWalk, day, one.sent, model);
    passOn(toQueue, day, { in: alone.micro(one.in), out: alone.micro(one.out) }, model);
  };
  const restart = (): void => {
    walk = newWalk();
    queue = newQueue();
    const days = Object.keys(alone?.facts.days ?? {}).map(Number);
    newest = days.pop() ?? null;
    for (const day of days) step(day, walk, queue);
  };
  if (alone) restart();

  const tellAlone = () => {
    const stretch = [...walk.stretch];
    const waiting = queue.waiting.map((lot) => ({ ...lot }));
    const [toWalk, toQueue] = [
      { ...walk, stretch },
      { ...queue, waiting },
    ];
    if (newest !== null) step(newest, toWalk, toQueue);
    return tell(toWalk, [toQueue]);
  };
  const isPlain = () => alone && ![...own].some((wallet) => alone.facts.counterparties[wallet]);

  return {
    refresh(day: number): void {
      told = null;
      if (!alone || day === newest) return;
      if (newest === null || day < newest) {
        restart();
      } else {
        step(newest, walk, queue);
        newest = day;
      }
    },
    facts() {
      told ??= isPlain() ? tellAlone() : tellAll(parts, own, model);
      return told;
    },
  };
}

function tell(walk: Walk, queues: readonly Queue[]) {
  let total = 0n;
  let most: Queue["most"] = null;
  for (const queue of queues) {
    total += queue.total;
    if (queue.most && (!most || queue.most.value > most.value)) most = queue.most;
  }
  return {
    activeDays: walk.activeDays,
    activeMonths: walk.activeMonths,
    passedOn: String(total),
    passedOnMost: most ? most.day * DAY : null,
    busiest: walk.busiest,
  };
}

function tellAll(parts: readonly MergePart[], own: ReadonlySet<string>, model: Model) {
  const sentByDay = new Map<number, number>();
  for (const { facts } of parts) {
    for (const key in facts.days) {
      const day = Number(key);
      sentByDay.set(day, (sentByDay.get(day) ?? 0) + (facts.days[key]?.sent ?? 0));
    }
  }
  const walk = newWalk();
  for (const [day, sent] of [...sentByDay].sort(([a], [b]) => a - b)) walkDay(walk, day, sent, model);
  const chains = [...new Set(parts.map((part) => part.facts.chainId))];
  const queues = chains.map((chainId) => {
    const queue = newQueue();
    const here = parts.filter((part) => part.facts.chainId === chainId);
    for (const [day, flow] of flowsOf(here, own)) passOn(queue, day, flow, model);
    return queue;
  });
  return tell(walk, queues);
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

function funding(
  spread: readonly SpreadInput[],
  partners: ReadonlyMap<string, Readonly<Partner>>,
  own: ReadonlySet<string>,
) {
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

/** One weight for each issuer, the largest given; nobody vouches for themselves. */
function weighed(given: readonly SocialInput[], own: ReadonlySet<string>): ScoreFacts["social"] {
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
