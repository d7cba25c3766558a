import { hashOf, type WalletFacts } from "../../../engine/index.ts";
import { MICRO } from "../../../engine/numbers/amounts.ts";
import type { FlowSample } from "../../../engine/sketch/flow-sample.ts";
import { type ProfilePart, profileOf, type WalletProfile } from "../../../engine/wallet-clusters/profile.ts";

/** What a wallet moved with one address at least, in millionths of the chain's unit. Less is dust and links nobody. */
const DUST = 100n;
/** What a wallet gave away on a chain at least before the place it went to counts as one where money is gathered. */
const LEAST_OUT = 1_000n;
const NOBODY = `0x${"0".repeat(40)}`;

/** What one wallet of a list is compared by. Addresses are lower case. */
export interface WalletEvidence {
  profile: WalletProfile;
  /** Who paid it first, and who paid more than all others: when it was first paid, and when it began to act; unix seconds. */
  funders: readonly { address: string; at: number }[];
  /** Addresses that the wallet moved value or tokens to, and those that sent it value. */
  counterparties: readonly string[];
  /** Where the larger part of its value, or of one of its tokens, went. */
  receivers: readonly string[];
  /** Hashes of the contracts and pools that the wallet used: no place where one person gathers money. */
  contracts: readonly number[];
  /** Hashes of what rows of the upload say of it beside its address. */
  labels: readonly number[];
}

/** The evidence of a wallet over all its chains. */
export function evidenceOf(
  wallet: string,
  subject: string,
  { parts, labels }: { parts: readonly ProfilePart[]; labels: readonly number[] },
): WalletEvidence {
  const profile = profileOf(wallet, subject, parts);
  const counterparties = new Set<string>();
  const receivers = new Set<string>();
  const contracts = new Set<number>();
  for (const part of parts) {
    const { facts } = part;
    for (const used of [facts.contracts, facts.pools]) {
      for (const address of used.entries.keys()) contracts.add(hashOf(address));
    }
    addValue(part, counterparties, receivers);
    addTokens(facts, counterparties, receivers);
  }
  for (const addresses of [counterparties, receivers]) {
    addresses.delete(wallet);
    addresses.delete(NOBODY);
  }
  return {
    profile,
    funders: fundersOf(profile, parts),
    counterparties: [...counterparties],
    receivers: [...receivers].filter((address) => !contracts.has(hashOf(address))),
    contracts: [...contracts],
    labels,
  };
}

function addValue({ facts, referenceWei }: ProfilePart, counterparties: Set<string>, receivers: Set<string>): void {
  const dust = weiOf(DUST, referenceWei);
  const paid = valueByAddress(facts.outflows);
  for (const flows of [paid, valueByAddress(facts.inflows)]) {
    for (const [address, value] of flows) if (value >= dust) counterparties.add(address);
  }
  if (facts.out < weiOf(LEAST_OUT, referenceWei)) return;
  for (const [address, value] of paid) if (2n * value > facts.out) receivers.add(address);
}

/** Millionths of a chain's unit in wei, rounded up. */
function weiOf(micro: bigint, referenceWei: string): bigint {
  return (micro * BigInt(referenceWei) + MICRO - 1n) / MICRO;
}

function valueByAddress({ entries }: FlowSample): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { address, value } of entries.values()) sums.set(address, (sums.get(address) ?? 0n) + value);
  return sums;
}

/** Of tokens only what the wallet itself moved counts: anybody can send it some. */
function addTokens({ tokens, tokenPaid }: WalletFacts, counterparties: Set<string>, receivers: Set<string>): void {
  for (const [key, units] of tokenPaid.entries) {
    const [token = "", receiver = ""] = key.split(" ");
    counterparties.add(receiver);
    const all = tokens.entries.get(token)?.units ?? 0n;
    if (all > 0n && 2n * units > all) receivers.add(receiver);
  }
}

/** Dust from a stranger hides neither: the first one paid before the wallet acted, the other one more than everybody else. */
function fundersOf(
  { wallet, funder, firstSentAt }: WalletProfile,
  parts: readonly ProfilePart[],
): WalletEvidence["funders"] {
  const found: { address: string; at: number }[] = [];
  for (const { facts, referenceWei } of parts) {
    if (facts.funder && facts.funder.address === funder) found.push({ address: funder, at: facts.funder.at });
    if (firstSentAt === null || facts.in < weiOf(DUST, referenceWei)) continue;
    for (const [address, value] of valueByAddress(facts.inflows)) {
      if (4n * value > 3n * facts.in) found.push({ address, at: firstSentAt });
    }
  }
  return found.filter(({ address }) => address !== wallet);
}
