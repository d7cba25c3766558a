import { openTrustPush, type Payees, trustSeeds } from "../../lib/engine/index.ts";
import { address } from "./ledger.ts";

/** Who paid whom more than dust. */
export type Payment = readonly [from: string, to: string];

export const SEED = address("operator's seed");
/** How many others an honest wallet of the graph pays. */
const FRIENDS = 19;

/** A seed that pays twenty wallets of which each pays twenty: one of these payments is to `to`. */
export function paidFromOutside(by: "seed" | "friend", to: string): Payment[] {
  const friends = Array.from({ length: FRIENDS }, (_, n) => address("friend of a seed", n));
  const [friend = SEED] = friends;
  const others = Array.from({ length: FRIENDS }, (_, n): Payment => [friend, address("friend of a friend", n)]);
  return [...friends.map((one): Payment => [SEED, one]), ...others, [by === "seed" ? SEED : friend, to]];
}

/** The payment trust that one seed gives to all addresses. */
export function trustOver(payments: readonly Payment[]): Map<string, number> {
  const paid = new Map<string, Set<string>>();
  for (const [from, to] of payments) paid.set(from, (paid.get(from) ?? new Set()).add(to));
  return trustFrom([SEED], (from) => {
    const addresses = [...(paid.get(from) ?? [])];
    return addresses.length === 0 ? null : { addresses, count: addresses.length };
  });
}

/** The payment trust of all addresses, by the function that the worker uses. */
export function trustFrom(seeds: readonly string[], payeesOf: (address: string) => Payees | null): Map<string, number> {
  const push = openTrustPush(trustSeeds(seeds.map((seed) => [seed])));
  for (let round = push.next(); round.length > 0; round = push.next()) {
    for (const from of round) {
      const payees = payeesOf(from);
      if (payees) push.pass(from, payees);
    }
  }
  return push.weights();
}
