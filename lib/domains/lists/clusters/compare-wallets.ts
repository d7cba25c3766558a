import { DisjointSets } from "../../../engine/disjoint-sets.ts";
import { hashOf } from "../../../engine/index.ts";
import { visitCandidates } from "../../../engine/wallet-clusters/candidates.ts";
import { log2Sixteenths, newCallers, openContractLikeness, startOf } from "../../../engine/wallet-clusters/likeness.ts";
import { lowestHashes } from "../../../engine/wallet-clusters/profile.ts";
import {
  type Column,
  keyOf,
  newColumn,
  openProfileStore,
  type ProfileStore,
} from "../../../engine/wallet-clusters/profile-store.ts";
import { clustersOf, type EvidenceKind, evidenceKinds, type FoundCluster, LEAST_HANDLES } from "./clusters-of.ts";
import type { WalletEvidence } from "./evidence.ts";
import { fundingTrees, groupsOf, isPersonal, LEAST_TREE, type Pairs, paymentTrees } from "./payment-trees.ts";

/** From which likeness on contracts and weeks join two wallets by themselves, and from which together with another sign. */
const rules = {
  contracts: { least: 5, strong: { share: 600_000, bits: 40 }, weak: { share: 400_000, bits: 24 } },
  weeks: { least: 4, strong: 40, weak: 16 },
  /** A contract that more wallets of a list called says nothing: so many, or a fortieth of the list. */
  popular: { wallets: 40, part: 40 },
  /** Wallets of one entry in another column of the upload; more share a word, not a person. */
  mostOfALabel: 50,
} as const;

/** The comparison of the wallets of one list, which are added one by one. */
export interface ListComparison {
  /** In ascending order of the addresses, each once; throws RangeError otherwise. `handles`: different entries of one column for it. */
  add(evidence: WalletEvidence, handles?: number): void;
  /** The clusters, the largest first. A caller may pause between steps: most take some milliseconds, of 100,000 wallets one up to a second. */
  steps(): Generator<void, FoundCluster[]>;
  /** How much the payments of a wallet look like one person's many wallets, 0 to 1000, by its place among the wallets. */
  suspicion(): Uint16Array;
}

/**
 * Compare the wallets of a list with each other. `wallets`: all of them, ascending, each once; `isService`: whether an address is a service's, which
 * links nobody. Time and memory grow with the wallets, not with their pairs, and the same wallets have the same clusters.
 */
export function openComparison(wallets: readonly string[], isService: (address: string) => boolean): ListComparison {
  const held = openEvidence(wallets);
  const trees = () => paymentTrees(distinctPairs(held, wallets.length), held.counterparties);
  return {
    add: (evidence, handles = 0) => addEvidence(held, evidence, { handles, isService }),
    suspicion: () => {
      const { suspicionOf } = trees();
      return Uint16Array.from(wallets, (_, wallet) => suspicionOf(wallet));
    },
    *steps() {
      const found = { sets: new DisjointSets(wallets.length), shown: new Uint8Array(wallets.length) };
      const payments = trees();
      yield;
      const funding = fundingTrees({
        funders: pairsOf(held.funders),
        fundedAt: held.fundedAt.values(),
        begunAt: held.begunAt,
        numberOf: held.numberOf,
      });
      yield;
      for (let wallet = 0; wallet < wallets.length; wallet++) {
        if (funding.sizeOf(wallet) >= LEAST_TREE) join(found, "funding", wallet, funding.rootOf(wallet));
        if (payments.isTree(wallet)) join(found, "funding", wallet, payments.rootOf(wallet));
      }
      joinGroups(held, found);
      yield;
      yield* joinAlike(held, found, (a, b) => funding.rootOf(a) === funding.rootOf(b));
      return clustersOf({ ...held, ...found, suspicionOf: payments.suspicionOf });
    },
  };
}

/** Pairs of a wallet and a key that grow at the end. */
interface PairColumns {
  wallets: Column<Float64Array>;
  keys: Column<Float64Array>;
}

function newPairs(): PairColumns {
  return { wallets: numbers(), keys: numbers() };
}

function numbers(): Column<Float64Array> {
  return newColumn((length) => new Float64Array(length));
}

function pairsOf({ wallets, keys }: PairColumns): Pairs {
  return { wallets: wallets.values(), keys: keys.values() };
}

function push({ wallets, keys }: PairColumns, wallet: number, key: number): void {
  wallets.push(wallet);
  keys.push(key);
}

type Evidence = ReturnType<typeof openEvidence>;

function openEvidence(wallets: readonly string[]) {
  const keys = Float64Array.from(wallets, keyOf);
  const order = Uint32Array.from(keys, (_, i) => i).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const local = () => new Int32Array(wallets.length).fill(-1);
  return {
    wallets,
    added: 0,
    contracts: openProfileStore({ contracts: rules.contracts.least, weeks: 0 }),
    /** Its contracts are hashes of weeks. */
    weeks: openProfileStore({ contracts: 0, weeks: rules.weeks.least }),
    /** The place of a wallet in these stores, -1 for none, and the wallet at a place. */
    inContracts: local(),
    inWeeks: local(),
    ofContracts: numbers(),
    ofWeeks: numbers(),
    subjects: new Float64Array(wallets.length),
    begunAt: new Float64Array(wallets.length),
    fundedAt: numbers(),
    counterparties: new Uint32Array(wallets.length),
    handles: new Uint32Array(wallets.length),
    payments: newPairs(),
    funders: newPairs(),
    receivers: newPairs(),
    labels: newPairs(),
    usedContracts: new Set<number>(),
    callers: newCallers(),
    numberOf(key: number): number {
      let [from, to] = [0, order.length];
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((keys[order[middle] ?? 0] ?? 0) < key) from = middle + 1;
        else to = middle;
      }
      const found = order[from] ?? -1;
      return keys[found] === key ? found : -1;
    },
  };
}

function addEvidence(
  held: Evidence,
  evidence: WalletEvidence,
  { handles, isService }: { handles: number; isService: (address: string) => boolean },
): void {
  const { profile } = evidence;
  const wallet = held.added++;
  if (held.wallets[wallet] !== profile.wallet)
    throw new RangeError(`${profile.wallet} is not wallet ${wallet} of the list`);
  held.subjects[wallet] = keyOf(profile.subject);
  held.counterparties[wallet] = evidence.counterparties.length;
  held.handles[wallet] = handles;
  held.begunAt[wallet] = profile.firstSentAt ?? 0;
  for (const { address, at } of evidence.funders) {
    if (isService(address)) continue;
    push(held.funders, wallet, keyOf(address));
    held.fundedAt.push(at);
  }
  for (const address of evidence.counterparties) {
    const other = held.numberOf(keyOf(address));
    if (other >= 0) push(held.payments, Math.min(wallet, other), Math.max(wallet, other));
  }
  for (const address of evidence.receivers) {
    if (!isService(address)) push(held.receivers, wallet, keyOf(address));
  }
  for (const contract of evidence.contracts) held.usedContracts.add(contract);
  for (const label of evidence.labels) push(held.labels, wallet, label);
  addAlike(held, wallet, profile);
}

function addAlike(held: Evidence, wallet: number, profile: WalletEvidence["profile"]): void {
  for (const contract of profile.contracts) held.callers.add(contract);
  held.contracts.add(profile);
  if (held.contracts.wallets.length > held.ofContracts.length) {
    held.inContracts[wallet] = held.ofContracts.length;
    held.ofContracts.push(wallet);
  }
  if (mostWeekBits(profile.weeks) < rules.weeks.weak) return;
  held.weeks.add({ ...profile, funder: null, ...lowestHashes(profile.weeks.map((week) => hashOf(`week ${week}`))) });
  if (held.weeks.wallets.length > held.ofWeeks.length) {
    held.inWeeks[wallet] = held.ofWeeks.length;
    held.ofWeeks.push(wallet);
  }
}

/** Chances are counted in 4096ths, bits in sixteenths. */
const CERTAIN = 4_096;
const BIT = 16;
/** A copy differs from its model in one week of 32: what a week says at most where they agree (log2 32/31) and where they differ. */
const AGREED = 1;
const DIFFERED = 5 * BIT;
/** What an equal first week, or an equal last one, says at most. */
const MOST_OF_AN_END = 6 * BIT;

const bitsOf = Int32Array.from({ length: CERTAIN + 1 }, (_, chance) => 12 * BIT - log2Sixteenths(Math.max(chance, 1)));

/** Bits that a wallet's weeks can say if they are copied exactly, before it is known which weeks are popular. */
function mostWeekBits(weeks: readonly number[]): number {
  const span = spanOf(weeks[0], weeks.at(-1));
  const chance = chanceOf(weeks.length, span);
  const silent = bitsOf[CERTAIN - chance] ?? 0;
  return Math.floor((weeks.length * (bitsOf[chance] ?? 0) + (span - weeks.length) * silent) / BIT);
}

/**
 * Compare the active weeks of wallets of a store, once all are added: by how many bits it is likelier that one copied the other than that
 * each acted on its own, as often as it does and in weeks as popular as they are. A wallet that is active every week, and a week in which
 * everybody is, say nothing.
 */
function openWeekLikeness(store: ProfileStore): (a: number, b: number) => number {
  const weeks = store.weeks.values();
  const until = store.weeksUntil.values();
  const { first, last, sums } = popularity(store);
  const compare = (a: number, b: number): number => {
    const [from, to] = [
      Math.max(weeks[startOf(until, a)] ?? 0, weeks[startOf(until, b)] ?? 0),
      Math.min(weeks[(until[a] ?? 1) - 1] ?? 0, weeks[(until[b] ?? 1) - 1] ?? 0),
    ];
    const span = spanOf(from, to);
    if (span < 1) return 0;
    let [i, j] = [startOf(until, a), startOf(until, b)];
    while ((weeks[i] ?? 0) < from) i++;
    while ((weeks[j] ?? 0) < from) j++;
    let active = 0;
    for (let at = j; at < (until[b] ?? 0) && (weeks[at] ?? 0) <= to; at++) active++;
    const all = (sums[to + 1] ?? 0) - (sums[from] ?? 0);
    const rate = chanceOf(active, span);
    let bits = 0;
    for (let week = from; week <= to; week++) {
      const popular = (sums[week + 1] ?? 0) - (sums[week] ?? 0);
      const chance = clamp(all > 0 ? Math.floor((rate * popular * span) / all) : rate);
      const [isA, isB] = [weeks[i] === week && i < (until[a] ?? 0), weeks[j] === week && j < (until[b] ?? 0)];
      if (isA) i++;
      if (isB) j++;
      bits += (bitsOf[isB ? chance : CERTAIN - chance] ?? 0) - (isA === isB ? AGREED : DIFFERED);
    }
    return bits;
  };
  const ends = (a: number, b: number): number => {
    const [firstA, firstB] = [weeks[startOf(until, a)] ?? 0, weeks[startOf(until, b)] ?? 0];
    const [lastA, lastB] = [weeks[(until[a] ?? 1) - 1] ?? 0, weeks[(until[b] ?? 1) - 1] ?? 0];
    const most = log2Sixteenths(store.wallets.length);
    const rarity = (count: number) => Math.min(MOST_OF_AN_END, most - log2Sixteenths(Math.max(count, 1)));
    return (firstA === firstB ? rarity(first[firstA] ?? 0) : 0) + (lastA === lastB ? rarity(last[lastA] ?? 0) : 0);
  };
  return (a, b) => {
    // Most pairs differ too much for the rest to matter.
    if (!shareHalf(weeks, until, a, b)) return 0;
    return Math.floor((Math.min(compare(a, b), compare(b, a)) + ends(a, b)) / BIT);
  };
}

/** Whether two wallets were both active in half of the weeks of either. */
function shareHalf(weeks: Uint16Array, until: Uint32Array, a: number, b: number): boolean {
  const [endA, endB] = [until[a] ?? 0, until[b] ?? 0];
  let [i, j] = [startOf(until, a), startOf(until, b)];
  const sum = endA - i + endB - j;
  let both = 0;
  while (i < endA && j < endB) {
    const [one, other] = [weeks[i] ?? 0, weeks[j] ?? 0];
    if (one === other) both++;
    if (one <= other) i++;
    if (other <= one) j++;
  }
  return 3 * both >= sum;
}

/** How many wallets were active before each week, in sum; and for how many a week is the first, or the last. */
function popularity(store: ProfileStore) {
  const weeks = store.weeks.values();
  const until = store.weeksUntil.values();
  const end = weeks.reduce((most, week) => Math.max(most, week), 0) + 1;
  const [first, last] = [new Uint32Array(end), new Uint32Array(end)];
  const sums = new Float64Array(end + 1);
  for (const week of weeks) sums[week + 1] = (sums[week + 1] ?? 0) + 1;
  for (let week = 0; week < end; week++) sums[week + 1] = (sums[week + 1] ?? 0) + (sums[week] ?? 0);
  for (let wallet = 0; wallet < store.wallets.length; wallet++) {
    const [one, other] = [weeks[startOf(until, wallet)] ?? 0, weeks[(until[wallet] ?? 1) - 1] ?? 0];
    first[one] = (first[one] ?? 0) + 1;
    last[other] = (last[other] ?? 0) + 1;
  }
  return { first, last, sums };
}

function spanOf(first = 0, last = -1): number {
  return last - first + 1;
}

/** The chance of a week, with half a week more of each kind, so that none is certain. */
function chanceOf(active: number, span: number): number {
  return clamp(Math.floor(((2 * active + 1) * CERTAIN) / (2 * span + 2)));
}

function clamp(chance: number): number {
  return Math.min(Math.max(chance, CERTAIN / 64), CERTAIN - CERTAIN / 64);
}

/** Payments among the wallets, each pair once. */
function distinctPairs({ payments }: Evidence, count: number): Pairs {
  const others = payments.keys.values();
  const pairs = payments.wallets
    .values()
    .map((a, i) => a * count + (others[i] ?? 0))
    .sort();
  const distinct = pairs.filter((pair, i) => pair !== pairs[i - 1]);
  return { wallets: distinct.map((pair) => Math.floor(pair / count)), keys: distinct.map((pair) => pair % count) };
}

interface Found {
  sets: DisjointSets;
  /** What was shown of each wallet: bit n is kind n. */
  shown: Uint8Array;
}

function join({ sets, shown }: Found, kind: EvidenceKind, ...group: readonly number[]): void {
  const bit = 1 << evidenceKinds.indexOf(kind);
  const [first = 0] = group;
  for (const wallet of group) {
    sets.join(first, wallet);
    shown[wallet] = (shown[wallet] ?? 0) | bit;
  }
}

/** Join the wallets that gather money in one place, and those that rows of the upload name alike. */
function joinGroups(held: Evidence, found: Found): void {
  const receivers = pairsOf(held.receivers);
  for (const { key, group } of groupsOf(receivers)) {
    // A key begins with the hash of its address.
    if (held.usedContracts.has(Math.floor((key - 1) / 2 ** 20))) continue;
    const isMember = held.numberOf(key) >= 0;
    if (group.length < LEAST_TREE || !isPersonal(group.length, isMember)) continue;
    join(found, "gathering", ...group.map((pair) => receivers.wallets[pair] ?? 0));
  }
  const labels = pairsOf(held.labels);
  for (const { group } of groupsOf(labels)) {
    if (group.length > rules.mostOfALabel) continue;
    join(found, "rows", ...group.map((pair) => labels.wallets[pair] ?? 0));
  }
  for (const [wallet, handles] of held.handles.entries()) {
    if (handles >= LEAST_HANDLES) join(found, "rows", wallet);
  }
}

/** Join the wallets with alike contracts or weeks: one of them strongly alike, or two signs together. */
function* joinAlike(held: Evidence, found: Found, isFundedAlike: (a: number, b: number) => boolean): Generator<void> {
  const { sets, shown } = found;
  const count = shown.length;
  const { popular } = rules;
  const likeContracts = openContractLikeness(held.contracts, {
    callers: held.callers,
    wallets: count,
    mostCallers: Math.max(popular.wallets, Math.floor(count / popular.part)),
  });
  const likeWeeks = openWeekLikeness(held.weeks);
  const contracts = (a: number, b: number): number => {
    const [one, other] = [held.inContracts[a] ?? -1, held.inContracts[b] ?? -1];
    if (one < 0 || other < 0) return 0;
    const like = likeContracts(one, other);
    const passes = (least: { share: number; bits: number }) => like.contracts >= least.share && like.bits >= least.bits;
    return passes(rules.contracts.strong) ? 2 : passes(rules.contracts.weak) ? 1 : 0;
  };
  const weeks = (a: number, b: number): number => {
    const [one, other] = [held.inWeeks[a] ?? -1, held.inWeeks[b] ?? -1];
    if (one < 0 || other < 0) return 0;
    const bits = likeWeeks(one, other);
    return bits >= rules.weeks.strong ? 2 : bits >= rules.weeks.weak ? 1 : 0;
  };
  const visit = (first: "contracts" | "weeks", a: number, b: number): void => {
    if (held.subjects[a] === held.subjects[b]) return;
    const bit = 1 << evidenceKinds.indexOf(first);
    if ((shown[a] ?? 0) & (shown[b] ?? 0) & bit && sets.rootOf(a) === sets.rootOf(b)) return;
    const [sign, second] = first === "contracts" ? [contracts, weeks] : [weeks, contracts];
    const strength = sign(a, b);
    if (strength === 0) return;
    const other = second(a, b);
    if (strength < 2 && other === 0 && !isFundedAlike(a, b)) return;
    join(found, first, a, b);
    if (other > 0) join(found, first === "contracts" ? "weeks" : "contracts", a, b);
    else if (strength < 2) join(found, "funding", a, b);
  };
  const [ofContracts, ofWeeks] = [held.ofContracts.values(), held.ofWeeks.values()];
  yield* visitCandidates(held.contracts, (a, b) => visit("contracts", ofContracts[a] ?? 0, ofContracts[b] ?? 0));
  yield* visitCandidates(held.weeks, (a, b) => visit("weeks", ofWeeks[a] ?? 0, ofWeeks[b] ?? 0));
}
