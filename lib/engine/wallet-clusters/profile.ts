import { max, microOf } from "../numbers/amounts.ts";
import { DAY, weekOf } from "../numbers/days.ts";
import { flowWith } from "../sketch/flow-sample.ts";
import { hashOf } from "../sketch/hash.ts";
import type { WalletFacts } from "../wallet-facts.ts";

/** How many contracts a profile holds: those of the lowest hash, so that profiles of equal sets hold the same. */
const MOST_CONTRACTS = 64;
const HIGHEST_HASH = 2 ** 32 - 1;
/** What a funder sent in sum at least, in millionths of the chain's unit. Less is dust and funds nobody. */
const FUNDING_DUST = 100n;

/** What is compared of a wallet to find others like it: what it called, when it was active, and who funded it. */
export interface WalletProfile {
  wallet: string;
  /** Wallets of one subject are one by their own statement, and no cluster. */
  subject: string;
  /** Hashes of the contracts that the wallet called on any chain, ascending; all of them up to `completeTo`. */
  contracts: readonly number[];
  completeTo: number;
  /** Weeks with an own transaction, ascending: Mondays counted from the first of 1970. */
  weeks: readonly number[];
  /** Unix seconds; null before the first own transaction. */
  firstSentAt: number | null;
  funder: string | null;
}

/** The facts of a wallet on one chain, and the chain's unit in wei. */
export interface ProfilePart {
  facts: WalletFacts;
  referenceWei: string;
}

/** The profile of a wallet over all its chains. */
export function profileOf(wallet: string, subject: string, parts: readonly ProfilePart[]): WalletProfile {
  return {
    wallet,
    subject,
    ...contractsOf(parts),
    weeks: weeksOf(parts),
    firstSentAt: parts.reduce<number | null>(
      (first, { facts: { firstSentAt } }) =>
        first === null || (firstSentAt !== null && firstSentAt < first) ? firstSentAt : first,
      null,
    ),
    funder: funderOf(parts),
  };
}

function contractsOf(parts: readonly ProfilePart[]): Pick<WalletProfile, "contracts" | "completeTo"> {
  const hashes = new Set<number>();
  let completeTo = HIGHEST_HASH;
  for (const { facts } of parts) {
    let highest = 0;
    for (const contract of facts.contracts.entries.keys()) {
      const hash = hashOf(contract);
      hashes.add(hash);
      highest = Math.max(highest, hash);
    }
    // A sample holds every contract up to the highest hash it holds.
    if (facts.contracts.sketched) completeTo = Math.min(completeTo, highest);
  }
  return lowestHashes([...hashes], completeTo);
}

/** Bound a set of hashes, of which every one up to `completeTo` is given, to the lowest ones. */
export function lowestHashes(
  hashes: readonly number[],
  completeTo = HIGHEST_HASH,
): Pick<WalletProfile, "contracts" | "completeTo"> {
  const held = hashes.filter((hash) => hash <= completeTo).sort((a, b) => a - b);
  const last = held.length > MOST_CONTRACTS ? held[MOST_CONTRACTS - 1] : undefined;
  return { contracts: held.slice(0, MOST_CONTRACTS), completeTo: last ?? completeTo };
}

function weeksOf(parts: readonly ProfilePart[]): number[] {
  const weeks = new Set<number>();
  for (const { facts } of parts) {
    for (const [month, days] of facts.activeMonths.entries) {
      const first = Date.UTC(Math.floor(month / 12), month % 12, 1) / 1_000 / DAY;
      for (let day = 0; day < 31; day++) if ((days >>> day) & 1) weeks.add(weekOf(first + day));
    }
  }
  return [...weeks].sort((a, b) => a - b);
}

/**
 * The earliest first sender of value, unless it sent dust and the wallet could act before; otherwise the address that sent
 * the most in sum. So nobody hides the funder of a wallet behind a payment of dust.
 */
function funderOf(parts: readonly ProfilePart[]): string | null {
  let first: { address: string; at: number } | null = null;
  let most: { address: string; value: bigint } | null = null;
  for (const { facts, referenceWei } of parts) {
    const micro = microOf(referenceWei);
    for (const [address, wei] of sumsBySender(facts)) {
      const value = micro(wei);
      if (value >= max(FUNDING_DUST, (most?.value ?? 0n) + 1n)) most = { address, value };
    }
    const { funder, firstSentAt } = facts;
    const isFunding =
      funder !== null &&
      (firstSentAt === null || funder.at <= firstSentAt) &&
      micro(flowWith(facts.inflows, funder.address).value) >= FUNDING_DUST;
    if (isFunding && (first === null || funder.at < first.at)) first = { address: funder.address, at: funder.at };
  }
  return (first ?? most)?.address ?? null;
}

/** In ascending order of the senders, so that of equal sums the lowest address is found first. */
function sumsBySender({ inflows }: WalletFacts): [string, bigint][] {
  const sums = new Map<string, bigint>();
  for (const { address, value } of inflows.entries.values()) {
    sums.set(address, (sums.get(address) ?? 0n) + value);
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}
