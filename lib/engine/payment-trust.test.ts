import fc from "fast-check";
import { expect, test } from "vitest";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { foldActivity } from "./fold.ts";
import { openTrustPush, payeesOf, paymentTrustRules, trustSeeds } from "./payment-trust.ts";
import { emptyFacts } from "./wallet-facts.ts";

const FULL_PAYMENT_TRUST = 1_000;

type Payment = readonly [from: string, to: string];

const SEED = "seed";
const names = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `${kind}${n}`);
const ring = names("sybil", 20);
const inRing = ring.flatMap((from) => ring.filter((to) => to !== from).map((to): Payment => [from, to]));
const paysAll = (from: string, payees: readonly string[]) => payees.map((to): Payment => [from, to]);
const sumOf = (trust: ReadonlyMap<string, number>, some: readonly string[]) =>
  some.reduce((sum, name) => sum + (trust.get(name) ?? 0), 0);

/** Trust over payments, and how many addresses' payments were read for it. */
function flow(payments: readonly Payment[], seeds: readonly (readonly string[])[] = [[SEED]]) {
  const payees = new Map<string, string[]>();
  for (const [from, to] of payments) {
    const paid = payees.get(from) ?? [];
    payees.set(from, paid);
    paid.push(to);
  }
  const push = openTrustPush(trustSeeds(seeds));
  let reads = 0;
  for (let round = push.next(); round.length > 0; round = push.next()) {
    for (const from of round) {
      reads++;
      const addresses = payees.get(from);
      if (addresses) push.pass(from, { addresses, count: addresses.length });
    }
  }
  return { trust: push.weights(), reads };
}

test("a ring that nobody outside has paid has no trust, however much its wallets pay each other and the seed", () => {
  const { trust } = flow([...inRing, ...paysAll(SEED, ["a", "b"]), ...ring.map((from): Payment => [from, SEED])]);
  expect(sumOf(trust, ring)).toBe(0);
  expect(Object.fromEntries(trust)).toEqual({ seed: 1_000, a: 1_000, b: 1_000 });
});

test("one payment from outside gives a ring the payer's share alone, which the ring cannot multiply", () => {
  const friends = names("friend", 40);
  const outside = [
    ...paysAll(SEED, friends),
    ...paysAll("friend0", names("other", 39)),
    ["friend0", "sybil0"] as const,
  ];
  const { trust } = flow([...inRing, ...outside]);
  // A fortieth of half of what the friend has: 1/6,400, which is 15 thousandths of a hundredth.
  expect(trust.get("other0")).toBe(15);
  expect(trust.get("sybil0")).toBe(trust.get("other0"));
  expect(sumOf(trust, ring)).toBeLessThanOrEqual(2 * 15);
});

test("who pays many gives each of them less, and a seed that pays many counts no more than those whom it paid", () => {
  const weightOf = (count: number) => {
    const { trust } = flow(paysAll(SEED, names("payee", count)));
    return [trust.get("payee0") ?? 0, trust.get(SEED) ?? 0];
  };
  expect([10, 50, 100, 500, 5_000].map(weightOf)).toEqual([
    [1_000, 1_000],
    [1_000, 1_000],
    [500, 500],
    [100, 100],
    [10, 10],
  ]);
  expect(weightOf(60_000)).toEqual([0, 0]);
});

test("a seed's identity has the trust of one seed, however many wallets it links", () => {
  const wallets = names("wallet", 200);
  const { trust } = flow([], [wallets]);
  expect(new Set(trust.values())).toEqual(new Set([500]));
  expect(flow([], [["alone"]]).trust.get("alone")).toBe(FULL_PAYMENT_TRUST);
});

test("several payers add up, up to the trust of one seed; a cycle amplifies nothing", () => {
  const seeds = names("seed", 100);
  const payments = [...seeds.flatMap((seed) => paysAll(seed, ["x"])), ["x", "y"] as const, ["y", "x"] as const];
  const { trust } = flow(
    [...payments, ...paysAll("y", names("z", 99))],
    seeds.map((seed) => [seed]),
  );
  // x has 1 at most, y half of it, and each of the hundred whom y paid a 400th.
  expect(trust.get("z0")).toBe(250);
});

test("the order of the payments and of the seeds changes nothing", () => {
  const pair = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 })).filter(([from, to]) => from !== to);
  const payments = fc.uniqueArray(pair, { maxLength: 150, selector: String });
  fc.assert(
    fc.property(payments, fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 4 }), fc.integer(), (pairs, seeds, salt) => {
      const all = pairs.map(([from, to]): Payment => [`n${from}`, `n${to}`]);
      const identities = seeds.map((n) => [`n${n}`]);
      const mixed = [...all].sort(([a, b], [c, d]) => rank(a + b, salt) - rank(c + d, salt));
      expect([...flow(mixed, identities.toReversed()).trust]).toEqual([...flow(all, identities).trust]);
    }),
    { seed: 20_261_125, numRuns: 60 },
  );
});

function rank(text: string, salt: number): number {
  return [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), salt | 1);
}

test("the payments that trust flows over are bounded, however large the graph is", () => {
  const tree: Payment[] = [];
  for (let level = 0; level < 6; level++) {
    const from = level === 0 ? [SEED] : names(`level${level - 1} `, 8 ** level);
    from.forEach((name, n) => {
      for (let child = 0; child < 8; child++) tree.push([name, `level${level} ${8 * n + child}`]);
    });
  }
  const { trust, reads } = flow(tree);
  // Of level 3 each gets a 65,536th of the seed's trust, and of level 4 less than is passed on.
  expect(reads).toBeLessThanOrEqual(1_000_000_000 / paymentTrustRules.least);
  expect([...trust.keys()].some((name) => name.startsWith("level3"))).toBe(true);
  expect([...trust.keys()].some((name) => name.startsWith("level4"))).toBe(false);
  // With many seeds less is passed on: a million payments for all of them together.
  const seeds = names("seed", 1_000).map((seed) => [seed]);
  expect(flow(paysAll("seed0", names("payee", 400)), seeds).trust.get("payee0")).toBe(125);
  expect(flow(paysAll("seed0", names("payee", 600)), seeds).trust.get("payee0")).toBeUndefined();
});

const wallet = `0x${"a".repeat(40)}`;
const payee = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;
const MICRO_ETHER = 10n ** 12n;

function partOf(rows: { to: string; micro: number }[], chainId = 1) {
  const sent = rows.map(({ to, micro }, n) =>
    activity({
      wallet,
      chainId,
      kind: "sent",
      counterparty: to,
      amount: BigInt(micro) * MICRO_ETHER,
      blockNumber: n,
    }),
  );
  return { facts: foldActivity(emptyFacts(wallet, chainId), sent), referenceWei: "1000000000000000000" };
}

test("payees are who got more than dust in sum over all chains; without payments there are none", () => {
  const rows = [1, 2, 2, 3].map((n) => ({ to: payee(n), micro: n === 1 ? 1_000 : 600 }));
  expect(payeesOf([partOf(rows)])).toEqual({ addresses: [payee(2)], count: 1 });
  expect(payeesOf([partOf([{ to: wallet, micro: 5_000 }]), partOf([])])).toBeNull();
  const half = [{ to: payee(9), micro: 700 }];
  expect(payeesOf([partOf(half, 1), partOf(half, 2)])?.addresses).toEqual([payee(9)]);
});

test("payees that are no longer held by address are estimated, and take their share", () => {
  const paid = payeesOf([partOf(Array.from({ length: 3_000 }, (_, n) => ({ to: payee(n + 1), micro: 5_000 })))]);
  expect(paid?.addresses.length).toBe(160);
  expect(paid?.count).toBeGreaterThan(2_700);
  expect(paid?.count).toBeLessThan(3_300);
});
