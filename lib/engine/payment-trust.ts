import { microOf } from "./numbers/amounts.ts";
import { estimateRecipients } from "./sketch/recipients.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** The trust of one seed, in parts per billion: the unit of payment trust. */
const ONE_SEED = 1_000_000_000;

/** How trust flows over payments. Not part of the model: what it makes are facts, given to it. Trust is in parts per billion. */
export const paymentTrustRules = {
  /** An address passes its trust on divided by this, and by the number of addresses that it paid. */
  passedOn: 2,
  /** An address pays another with more than this in sum, in millionths of a unit. */
  dust: 1_000,
  /** From this trust on an address counts in full: what each of 50 addresses has that one seed paid. */
  full: 10_000_000,
  /** Less than this is passed to nobody: it is a thousandth of what counts in full, and no weight shows less. */
  least: 10_000,
  /** Most payments that trust flows over; with many seeds `least` is more. */
  mostPayments: 1_000_000,
} as const;

/** The payment trust of an address that counts in full, permille. */
const FULL_PAYMENT_TRUST = 1_000;

/** Whom an address paid more than dust. */
export interface Payees {
  addresses: readonly string[];
  /** How many they are, with those that its facts no longer hold. */
  count: number;
}

/** Trust on its way from seeds over payments, round by round; the payees of each address are read when it is reached. */
interface TrustPush {
  /** The addresses that pass their trust on in the next round, in ascending order; none when trust has settled. */
  next(): readonly string[];
  /** Divide what an address of this round passes on among its payees. Not called for one that paid nobody. */
  pass(address: string, payees: Payees): void;
  /** The payment trust of every address that has any, in permille, in ascending order of addresses. */
  weights(): Map<string, number>;
}

/** The seeds of trust: each identity has the trust of one seed, divided among its wallets, so that links add none. */
export function trustSeeds(identities: Iterable<readonly string[]>): Map<string, number> {
  const seeds = new Map<string, number>();
  for (const wallets of identities) {
    const each = Math.floor(ONE_SEED / wallets.length);
    for (const wallet of wallets) seeds.set(wallet, Math.max(each, seeds.get(wallet) ?? 0));
  }
  return seeds;
}

/**
 * Personalised EigenTrust by forward push (Andersen, Chung, Lang, "Local Graph Partitioning using PageRank Vectors", 2006):
 * an address passes half of the trust that reached it to those it paid, in equal shares, and nobody has more than one seed.
 * Each push takes trust out of the flow, so that at most {@link paymentTrustRules.mostPayments} payments are followed however
 * large the graph is. What is passed is fixed when a round begins, so that no order changes anything.
 */
export function openTrustPush(seeds: ReadonlyMap<string, number>): TrustPush {
  const total = [...seeds.values()].reduce((sum, share) => sum + share, 0);
  const least = Math.max(paymentTrustRules.least, Math.ceil(total / paymentTrustRules.mostPayments));
  /** All that reached an address, and of it what was not passed on yet. */
  const reached = new Map(seeds);
  const waiting = new Map(seeds);
  let round = new Map<string, number>();
  /** What each seed gives to each address that it paid. */
  const given = new Map<string, number>();

  const receive = (address: string, trust: number): void => {
    const before = reached.get(address) ?? 0;
    const accepted = Math.min(trust, ONE_SEED - before);
    if (accepted === 0) return;
    reached.set(address, before + accepted);
    waiting.set(address, (waiting.get(address) ?? 0) + accepted);
  };

  return {
    next() {
      round = new Map([...waiting].filter(([, trust]) => passedOn(trust, 1) >= least));
      for (const address of round.keys()) waiting.delete(address);
      return [...round.keys()].sort();
    },
    pass(address, { addresses, count }) {
      const share = seeds.get(address);
      if (share !== undefined) given.set(address, passedOn(share, count));
      const each = passedOn(round.get(address) ?? 0, count);
      if (each < least) return;
      for (const payee of addresses) receive(payee, each);
    },
    weights: () => weightsOf(reached, given),
  };
}

function weightsOf(reached: ReadonlyMap<string, number>, given: ReadonlyMap<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const address of [...reached.keys()].sort()) {
    // Anybody may pay a seed: it counts no more than those whom it paid.
    const weight = weightOf(given.get(address) ?? reached.get(address) ?? 0);
    if (weight > 0) weights.set(address, weight);
  }
  return weights;
}

function passedOn(trust: number, payees: number): number {
  return Math.floor(trust / (paymentTrustRules.passedOn * payees));
}

function weightOf(trust: number): number {
  return Math.min(FULL_PAYMENT_TRUST, Math.floor((trust * FULL_PAYMENT_TRUST) / paymentTrustRules.full));
}

/**
 * Whom a wallet paid with native value, by its facts on all chains; null if nobody. Payees that the facts no longer hold are
 * estimated, so that each one that is held gets no more than its share.
 */
export function payeesOf(parts: readonly { facts: WalletFacts; referenceWei: string }[]): Payees | null {
  const paid = new Map<string, bigint>();
  for (const { facts, referenceWei } of parts) {
    const micro = microOf(referenceWei);
    for (const { address, value } of facts.outflows.entries.values()) {
      if (address !== facts.wallet) paid.set(address, (paid.get(address) ?? 0n) + micro(value));
    }
  }
  const addresses = [...paid].filter(([, value]) => value > paymentTrustRules.dust).map(([address]) => address);
  if (addresses.length === 0) return null;
  const all = parts.map(({ facts }) => facts);
  const isHeld = !all.some(({ outflows }) => outflows.sketched);
  const estimated = isHeld ? 0 : estimateRecipients(all.map(({ recipients }) => recipients));
  return { addresses, count: Math.max(addresses.length, estimated) };
}
