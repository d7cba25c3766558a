import { type Counterparty, mergeCounterparties } from "./counterparties.ts";
import { aggregateDays } from "./daily-aggregates.ts";
import { splitPair } from "./fold.ts";
import { holdingOf } from "./holding.ts";
import { currentModel } from "./model.ts";
import type { Model } from "./model-spec.ts";
import { max, microOf, min } from "./numbers/amounts.ts";
import { dayNumber } from "./numbers/days.ts";
import type {
  AlikeCluster,
  FlagOverride,
  MergeInput,
  MergePart,
  PassedSum,
  ScoreFacts,
  SocialInput,
  WalletFunding,
} from "./score-facts.ts";
import { daysOf } from "./sketch/day-histogram.ts";
import { categories } from "./types.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/**
 * Merge the facts of a subject's wallets and chains: unions of counterparties and days, sums, the earliest and latest
 * times. Flows between a subject's own wallets are removed; from days in proportion, since days do not name the other
 * address.
 */
export function mergeFacts(input: MergeInput, model: Model = currentModel): ScoreFacts {
  const days = input.parts.flatMap(({ facts, asOf }) => (asOf === null ? [] : [[facts.chainId, asOf] as const]));
  return mergeAsOf(input, model, Object.fromEntries(days));
}

function mergeAsOf(input: MergeInput, model: Model, asOf: ScoreFacts["asOf"]): ScoreFacts {
  const own = new Set(input.owners ?? input.wallets);
  const scored = new Set(input.wallets);
  const wallets = [...scored].sort();
  const parts = [...input.parts].sort(byChainAndWallet);
  const all = parts.map(({ facts }) => facts);
  const overrides = overridesOf(input.overrides ?? [], scored);
  const hasTrust = input.paymentTrust !== undefined && model.spec.paymentTrust !== undefined;
  const days = aggregateDays(parts, own, model);
  const { byAddress, facts } = mergeCounterparties({ ...input, overrides }, parts, own, model);
  const alone = wallets.length > 1 ? wallets.map((wallet) => mergeAsOf(inputOf(input, wallet), model, asOf)) : [];
  const each = alone.filter(hasActivity);
  return {
    version: 3,
    sketched: sketchedFacts(all, hasTrust),
    subject: input.subject,
    wallets,
    ...(input.links && { links: [...input.links].sort((a, b) => (a.wallet < b.wallet ? -1 : 1)) }),
    asOf: { ...asOf },
    states: Object.fromEntries(categories.map((name) => [name, input.states[name]])) as ScoreFacts["states"], // All of them.
    ...ownTransactions(all, own),
    ...countKinds(all, own),
    ...facts,
    gasPaid: String(parts.reduce((total, part) => total + microOf(part.referenceWei)(part.facts.gasPaid), 0n)),
    gasUnknown: sum(all.map(({ gasUnknown }) => gasUnknown)),
    ...days,
    ...largestFunding(
      input.funding.filter((row) => scored.has(row.wallet)),
      byAddress,
      own,
    ),
    alike: largestAlike(input.alike ?? [], scored),
    ...passedBy(input.passed ?? [], parts, model, days.heldUntil),
    social: largestWeights(input.social, own),
    claimed: [...(input.claimed ?? [])].sort(),
    ...(overrides.length > 0 && { overrides }),
    ...(input.service && { service: input.service }),
    ...(each.length > 1 && { each }),
  };
}

function byChainAndWallet({ facts: a }: MergePart, { facts: b }: MergePart): number {
  return a.chainId - b.chainId || (a.wallet < b.wallet ? -1 : 1);
}

/** The overrides of these wallets, in the order of the facts. */
function overridesOf(overrides: readonly FlagOverride[], wallets: ReadonlySet<string>): FlagOverride[] {
  const key = ({ wallet, flag }: FlagOverride) => `${wallet} ${flag}`;
  return overrides
    .filter(({ wallet }) => wallets.has(wallet))
    .map(({ wallet, flag, appeal, decidedAt }) => ({ wallet, flag, appeal, decidedAt }))
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** What all the wallets themselves sent. */
function ownTransactions(all: readonly WalletFacts[], own: ReadonlySet<string>) {
  return {
    sent: sum(all.map((facts) => facts.sent)),
    sentToOwn: countSentTo(own, all),
    failed: sum(all.map((facts) => facts.failed)),
    contractsCreated: sum(all.map((facts) => facts.created)),
    firstSentAt: earliest(all.map((facts) => facts.firstSentAt)),
    lastSentAt: latest(all.map((facts) => facts.lastSentAt)),
    activeChains: new Set(all.filter((facts) => facts.sent > 0).map((facts) => facts.chainId)).size,
  };
}

/** Transactions to these wallets. */
function countSentTo(wallets: ReadonlySet<string>, all: readonly WalletFacts[]): number {
  return sum([...wallets].flatMap((wallet) => all.map((facts) => facts.recipients.entries.get(wallet)?.sent ?? 0)));
}

/**
 * One wallet of several. What it exchanged with the others counts no more than in the facts of all: `owners` are the
 * wallets of the subject.
 */
function inputOf(input: MergeInput, wallet: string): MergeInput {
  const { links: _, claimed: __, service: ___, ...rest } = input;
  const parts = input.parts.filter((part) => part.facts.wallet === wallet);
  return { ...rest, subject: wallet, wallets: [wallet], owners: input.wallets, parts, social: [] };
}

function hasActivity({ sent, failed, received }: ScoreFacts): boolean {
  return sent + failed + received > 0;
}

function countKinds(facts: readonly WalletFacts[], own: ReadonlySet<string>) {
  const tokens = new Set<string>();
  const collections = new Set<string>();
  const pools = new Set<string>();
  const governors = new Set<string>();
  let swaps = 0;
  let votes = 0;
  let delegations = 0;
  let nfts = 0;
  for (const one of facts) {
    for (const token of tokensPaid(one, own)) tokens.add(token);
    const { nftsOut, nftsIn, contracts } = one;
    for (const collection of new Set([...nftsOut.entries.keys(), ...nftsIn.entries.keys()])) {
      // NFTs sent to a wallet unasked say nothing about it.
      if (!nftsOut.entries.has(collection) && !contracts.entries.has(collection)) continue;
      collections.add(collection);
      nfts += (nftsOut.entries.get(collection) ?? 0) + (nftsIn.entries.get(collection) ?? 0);
    }
    for (const pool of one.pools.entries.keys()) pools.add(pool);
    for (const governor of one.governors.entries.keys()) governors.add(governor);
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

/** The tokens that the wallet paid to others than the subject's wallets. Receivers that are not held count as others. */
function tokensPaid({ tokens, tokenPaid }: WalletFacts, own: ReadonlySet<string>): Set<string> {
  const paid = new Set<string>();
  const toOwn = new Map<string, bigint>();
  for (const [key, units] of tokenPaid.entries) {
    const [token, receiver] = splitPair(key);
    if (!own.has(receiver)) paid.add(token);
    else toOwn.set(token, (toOwn.get(token) ?? 0n) + units);
  }
  if (!tokenPaid.sketched) return paid;
  for (const [token, { units }] of tokens.entries) if (units > (toOwn.get(token) ?? 0n)) paid.add(token);
  return paid;
}

function largestFunding(
  funding: readonly WalletFunding[],
  counterparties: ReadonlyMap<string, Readonly<Counterparty>>,
  own: ReadonlySet<string>,
) {
  const rows = funding
    .filter((row) => !own.has(row.funder))
    .sort((a, b) => a.chainId - b.chainId || (a.wallet < b.wallet ? -1 : 1));
  let cluster: ScoreFacts["cluster"] = null;
  let chain: ScoreFacts["chain"] = null;
  for (const { chainId, wallet, funder, clusterSize, chainLength } of rows) {
    if (clusterSize > (cluster?.size ?? 1)) {
      cluster = { chainId, wallet, funder, size: clusterSize, sentToFunder: counterparties.get(funder)?.sent ?? 0 };
    }
    if (chainLength > (chain?.length ?? 0)) chain = { chainId, wallet, funder, length: chainLength };
  }
  return { cluster, chain };
}

/** The largest cluster of a wallet of the subject; of equal ones the first wallet's. */
function largestAlike(alike: readonly AlikeCluster[], wallets: ReadonlySet<string>): ScoreFacts["alike"] {
  const [largest] = alike
    .filter((row) => wallets.has(row.wallet))
    .sort((a, b) => b.size - a.size || (a.wallet < b.wallet ? -1 : 1));
  return largest ? { ...largest, members: [...largest.members] } : null;
}

/**
 * What passed through the hands of the subject's wallets, no more than each held. Facts that are merged for an older model stay as its receipts
 * have them.
 */
function passedBy(
  passed: readonly PassedSum[],
  parts: readonly MergePart[],
  { spec }: Model,
  heldUntil: number | null,
): Pick<ScoreFacts, "passed"> {
  if (passed.length === 0 || !spec.gates?.some((gate) => gate.passed)) return {};
  const rows = parts.flatMap((part) => {
    const { wallet, chainId } = part.facts;
    const row = passed.find((one) => one.wallet === wallet && one.chainId === chainId);
    return row ? [heldOf(row, part, dayNumber(heldUntil ?? 0))] : [];
  });
  return rows.length > 0 ? { passed: rows } : {};
}

/** As of a day on which nothing moved since the part's last transfers. */
function heldOf(
  { wallet, chainId, hands, left, ...row }: PassedSum,
  { facts: { flowDays }, referenceWei }: MergePart,
  day: number,
): Omit<PassedSum, "at"> {
  const { time, balance, until } = holdingOf(daysOf(flowDays), flowDays.shift);
  const micro = microOf(referenceWei);
  const last = until ?? day;
  const mostTime = max(0n, BigInt(row.balanceTime) + BigInt(row.balance) * BigInt(last - row.at));
  const there = min(micro(balance), BigInt(row.balance));
  const held = min(micro(time), mostTime) + there * BigInt(day - last);
  return { wallet, chainId, hands, left, balanceTime: String(held), balance: String(there) };
}

/** One weight for each issuer, the largest given. Own wallets do not vouch. */
function largestWeights(given: readonly SocialInput[], own: ReadonlySet<string>): ScoreFacts["social"] {
  const weights = new Map<string, number>();
  for (const { issuer, weight } of given) {
    if (!own.has(issuer)) weights.set(issuer, Math.max(weights.get(issuer) ?? 0, weight));
  }
  return [...weights].map(([issuer, weight]) => ({ issuer, weight })).sort((a, b) => (a.issuer < b.issuer ? -1 : 1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function earliest(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
}

function latest(values: readonly (number | null)[]): number | null {
  return values.reduce((a, b) => (a === null ? b : b === null ? a : Math.max(a, b)), null);
}

/** Which score facts are estimates, or lower bounds, once a part of the wallet facts no longer holds everything. */
const affectedBy: { [Part in keyof WalletFacts]?: readonly (keyof ScoreFacts)[] } = {
  recipients: ["counterparties", "returned", "trustedCounterparties", "sentToOwn", "strangers", "topPartner", "listed"],
  contracts: ["contracts", "collections", "nfts"],
  outflows: [
    "volume",
    "trustedVolume",
    "grossVolume",
    "valueOut",
    "roundTrip",
    "roundTripMost",
    "passedOn",
    "passedOnMost",
    "listed",
  ],
  inflows: [
    "valueIn",
    "received",
    "senders",
    "strangers",
    "roundTrip",
    "roundTripMost",
    "passedOn",
    "passedOnMost",
    "listed",
  ],
  activeMonths: ["activeDays", "activeWeeks", "activeMonths"],
  sentDays: ["busiest"],
  flowDays: ["passedOn", "passedOnMost", "waitedDays"],
  tokens: ["tokensMoved", "volume", "trustedVolume", "grossVolume", "senders", "strangers"],
  tokenPaid: ["tokensMoved", "volume", "trustedVolume"],
  tokenSenders: ["senders", "strangers"],
  nftsOut: ["collections", "nfts"],
  nftsIn: ["collections", "nfts"],
  pools: ["pools"],
  governors: ["governors"],
};

// The keys of the table are names of parts.
const affected = Object.entries(affectedBy) as [part: keyof WalletFacts, names: readonly (keyof ScoreFacts)[]][];

/** Facts that score facts have only where seeds are configured. */
const ofTrust: readonly (keyof ScoreFacts)[] = ["trustedCounterparties", "trustedVolume"];

/** The names of the score facts that are estimates, in ascending order: of the others every row is counted. */
function sketchedFacts(all: readonly WalletFacts[], hasTrust: boolean): (keyof ScoreFacts)[] {
  const found = new Set<keyof ScoreFacts>();
  for (const facts of all) {
    for (const [part, names] of affected) if (isSketched(facts[part])) for (const name of names) found.add(name);
  }
  if (!hasTrust) for (const name of ofTrust) found.delete(name);
  return [...found].sort();
}

function isSketched(part: WalletFacts[keyof WalletFacts]): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("sketched" in part) return part.sketched;
  return "shift" in part && part.shift > 0;
}
