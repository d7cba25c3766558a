import fc from "fast-check";
import { expect, test } from "vitest";
import { address, allStates } from "../../tests/engine/sample-facts.ts";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { rounds } from "../../tests/setup/rounds.ts";
import { decodeFacts, encodeFacts } from "./facts-codec.ts";
import { foldActivity } from "./fold.ts";
import { mergeFacts } from "./merge.ts";
import { scorePoints } from "./score.ts";
import type { MergePart, ScoreFacts } from "./score-facts.ts";
import { hashOf } from "./sketch/hash.ts";
import type { Activity } from "./types.ts";
import { activityKinds } from "./types.ts";
import { capacities, emptyFacts, type WalletFacts } from "./wallet-facts.ts";

const MOST_UNITS = (1n << 112n) - 1n;
const MOST_WEI = (1n << 96n) - 1n;

const ETHER = 10n ** 18n;
const DAY = 86_400;
const wallet = address(0xa11ce);
const start = 17_000 * DAY;

let serial = 0;
function row(part: Partial<Activity> & Pick<Activity, "kind">): Activity {
  serial++;
  const place = { blockNumber: serial, at: start + serial * 60, txHash: `0x${serial}` };
  return activity({ ...place, wallet, counterparty: address(1), ...part });
}

const fold = (rows: readonly Activity[]): WalletFacts => foldActivity(emptyFacts(wallet, 1), rows);
const hex = (facts: WalletFacts): string => Buffer.from(encodeFacts(facts)).toString("hex");
const part = (facts: WalletFacts): MergePart => ({ facts, asOf: start + 900 * DAY, referenceWei: String(ETHER) });

const settings = { listed: new Set<string>(), listsHash: "0x", listContacts: true, listSelf: false };
const rest = { funding: [], social: [], states: allStates("ok") };
function merge(facts: readonly WalletFacts[], wallets = [wallet]): ScoreFacts {
  return mergeFacts({ subject: wallet, wallets, parts: facts.map(part), ...settings, ...rest });
}

/** A number of addresses whose hashes are below those of nearly all others. */
function withLowHashes(count: number, share: number): string[] {
  const found: string[] = [];
  for (let n = 1_000_000; found.length < count; n++) if (hashOf(address(n)) < 2 ** 32 * share) found.push(address(n));
  return found;
}

/** What an adversary writes: new addresses, tokens, days and the largest amounts, as long as it takes to fill every part. */
function hostileRows(count: number): Activity[] {
  return Array.from({ length: count }, (_, i) => {
    const step = {
      blockNumber: i + 1,
      at: 1_400_000_000 + i * 9 * DAY,
      txHash: `0x${i}`,
      counterparty: address(i + 1),
    };
    const asset = address(0x70_0000 + i);
    const sent = row({ ...step, kind: "sent", amount: 2n ** 256n - 1n - BigInt(i), method: "0xa9059cbb" });
    const others = activityKinds.filter((kind) => kind !== "sent");
    const all = others
      .map((kind, log) => row({ ...sent, kind, asset, logIndex: log, amount: 10n ** BigInt(i % 77) }))
      .map(apart);
    const given = row({ ...step, kind: "tokenIn", asset, logIndex: 99, amount: 2n ** 255n, txHash: `0xother${i}` });
    return [sent, ...all, given];
  }).flat();
}

/** Tokens that come in are others than those that go out, so that both remain. */
function apart(one: Activity): Activity {
  return one.kind === "tokenIn" ? { ...one, asset: address(0xbad) } : one;
}

test("facts fit in 64 KiB whatever the rows are, and are the same bytes after they were stored", () => {
  const facts = fold(hostileRows(4_000));
  const { recipients, flowDays } = facts;
  expect(encodeFacts(facts).length).toBeLessThanOrEqual(65_536);
  expect(hex(decodeFacts(encodeFacts(facts)))).toBe(hex(facts));
  expect(recipients.entries.size).toBe(capacities.recipients);
  expect(flowDays.buckets.size).toBeLessThanOrEqual(capacities.flowDays);
  expect(facts.out).toBe(MOST_WEI);
  expect([...facts.tokenSenders.entries.values()].every((units) => units <= MOST_UNITS)).toBe(true);
});

test("the widest entries that fit every part stay below 64 KiB", () => {
  const facts = fold(hostileRows(4_000));
  // Counts of 2^35, more rows than any chain has, and the largest amounts.
  const most = 2 ** 35 - 1;
  for (const one of facts.recipients.entries.values()) one.sent = most;
  facts.recipients.overflow?.sent.fill(most);
  for (const flows of [facts.outflows, facts.inflows]) {
    for (const flow of flows.entries.values()) Object.assign(flow, { count: most, value: MOST_WEI });
  }
  for (const { contracts, nftsIn, nftsOut, pools, governors } of [facts]) {
    for (const sample of [contracts, nftsIn, nftsOut, pools, governors]) {
      for (const key of sample.entries.keys()) sample.entries.set(key, most);
    }
  }
  for (const sample of [facts.tokenPaid, facts.tokenSenders]) {
    for (const key of sample.entries.keys()) sample.entries.set(key, MOST_UNITS);
  }
  for (const token of facts.tokens.entries.values()) Object.assign(token, { out: most, units: MOST_UNITS });
  facts.flowDays.buckets.clear();
  for (let bucket = 0; bucket < capacities.flowDays; bucket++) {
    facts.flowDays.buckets.set(60_000 + bucket, { in: MOST_WEI, out: MOST_WEI });
  }
  facts.sentDays.buckets.clear();
  for (let bucket = 0; bucket < capacities.sentDays; bucket++) facts.sentDays.buckets.set(60_000 + bucket, most);
  const { length } = encodeFacts(facts);
  expect(length).toBeGreaterThan(45_000);
  // At most 760 of these 1,481 addresses come again, which saves at most 19 bytes each.
  expect(length + 19 * 760).toBeLessThanOrEqual(65_536);
});

/** Random whole numbers below a limit, the same ones for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => hashOf(`${seed} ${state++}`) % below;
}

/** Many rows in 400 blocks, with more addresses, tokens and days than facts hold; shrinking them one by one would take hours. */
function longHistory(seed: number): Activity[] {
  const random = randomOf(seed);
  const rows = Array.from({ length: 4_000 }, (_, i) => {
    const block = random(400);
    return row({
      kind: activityKinds[random(activityKinds.length)] ?? "sent",
      blockNumber: block,
      at: start + block * 3 * DAY,
      txHash: `0x${block}${random(2)}`,
      logIndex: i,
      counterparty: address(random(900) + 1),
      asset: address(0x70_0000 + random(300)),
      amount: random(9) === 0 ? null : BigInt(random(1_000)) * 10n ** BigInt(random(28)),
      method: random(2) === 0 ? "0xa9059cbb" : null,
    });
  });
  return rows.sort((a, b) => a.blockNumber - b.blockNumber);
}

test("beyond their capacity facts are the same bytes in any order inside a block and any batching", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 80 }), (seed, size) => {
      const rows = longHistory(seed);
      const random = randomOf(seed + 1);
      const shuffled = rows
        .map((one) => ({ one, key: random(2 ** 31) }))
        .sort((a, b) => a.one.blockNumber - b.one.blockNumber || a.key - b.key)
        .map(({ one }) => one);
      let facts = emptyFacts(wallet, 1);
      for (let from = 0; from <= 400; from += size) {
        const batch = shuffled.filter(({ blockNumber }) => blockNumber >= from && blockNumber < from + size);
        facts = decodeFacts(encodeFacts(foldActivity(facts, batch)));
      }
      const { contracts, inflows, flowDays, tokenPaid, tokenSenders, nftsIn } = facts;
      expect([contracts, inflows, tokenPaid, tokenSenders, nftsIn].map((one) => one.sketched)).not.toContain(false);
      expect(flowDays.shift).toBeGreaterThan(0);
      expect(hex(facts)).toBe(hex(fold(rows)));
    }),
    { seed: 20_261_122, numRuns: rounds(3, 10) },
  );
});

test("what a part still holds beyond its capacity counts every row of it, from the first on", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const rows = longHistory(seed);
      const { sent, contracts, nftsOut, pools } = fold(rows);
      const counted = (kind: Activity["kind"], keyOf: (one: Activity) => string | null) => {
        const counts = new Map<string | null, number>();
        for (const one of rows) if (one.kind === kind) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
        return counts;
      };
      const calls = counted("sent", (one) => one.method && one.counterparty);
      const held = (sample: typeof contracts, counts: ReadonlyMap<string | null, number>) =>
        expect([...sample.entries]).toEqual([...sample.entries].map(([key]) => [key, counts.get(key)]));
      held(contracts, calls);
      held(
        nftsOut,
        counted("nftOut", (one) => one.asset),
      );
      held(
        pools,
        counted("swap", (one) => one.counterparty),
      );
      expect(sent).toBe(rows.filter(({ kind }) => kind === "sent").length);
    }),
    { seed: 20_261_123, numRuns: rounds(2, 5) },
  );
});

test("merged facts name what is estimated, and nothing below the capacities", () => {
  const pay = (count: number) =>
    fold(Array.from({ length: count }, (_, i) => row({ kind: "sent", counterparty: address(i + 1) })));
  expect(merge([pay(capacities.recipients)])).toMatchObject({ version: 3, sketched: [], counterparties: 320 });
  const over = merge([pay(2_000)]);
  expect(over.sketched).toContain("counterparties");
  expect(over.counterparties).toBeGreaterThan(1_900);
  expect(over.counterparties).toBeLessThanOrEqual(2_000);
});

test("counterparties that are no longer held are taken to have the payment trust of those that are", () => {
  const paid = (count: number) => {
    const rows = Array.from({ length: count }, (_, i) =>
      row({ kind: "sent", counterparty: address(i + 1), amount: ETHER }),
    );
    const paymentTrust = new Map(Array.from({ length: count / 2 }, (_, i) => [address(2 * i + 1), 1_000]));
    const input = { subject: wallet, wallets: [wallet], parts: [part(fold(rows))], ...settings, ...rest, paymentTrust };
    return mergeFacts(input);
  };
  expect(paid(100)).toMatchObject({ sketched: [], trustedCounterparties: 50_000, trustedVolume: "50000000" });
  const { sketched, trustedCounterparties = 0, trustedVolume = "0" } = paid(4_000);
  expect(sketched).toEqual(expect.arrayContaining(["trustedCounterparties", "trustedVolume"]));
  expect(trustedCounterparties / 4_000_000).toBeCloseTo(0.5, 1);
  expect(Number(trustedVolume) / 4e9).toBeCloseTo(0.5, 1);
});

test("sums of value stay exact beyond the capacity", () => {
  const rows = Array.from({ length: 1_000 }, (_, i) => {
    const kind = i % 2 ? ("received" as const) : ("sent" as const);
    return row({ kind, counterparty: address(i + 1), amount: ETHER + BigInt(i) * 10n ** 15n });
  });
  const sent = rows.filter(({ kind }) => kind === "sent").reduce((sum, one) => sum + (one.amount ?? 0n), 0n);
  const { grossVolume, volume, received } = merge([fold(rows)]);
  const micro = sent / 10n ** 12n;
  expect(BigInt(grossVolume) - micro).toBeLessThanOrEqual(0n);
  expect(micro - BigInt(grossVolume)).toBeLessThan(500n);
  expect({ volume, received }).toEqual({ volume: grossVolume, received: 500 });
});

test("a stranger's dust displaces no payment, no own transaction and no own token", () => {
  const token = address(0x70_0001);
  const own = Array.from({ length: 60 }, (_, i) => {
    const sent = row({ kind: "sent", counterparty: address(i + 1), amount: ETHER, method: "0xa9059cbb" });
    return [sent, { ...sent, kind: "tokenOut" as const, asset: token, logIndex: 1, amount: 5n }];
  }).flat();
  const paid = Array.from({ length: 30 }, (_, i) =>
    row({ kind: "received", counterparty: address(500 + i), amount: ETHER }),
  );
  const dust = withLowHashes(400, 0.01).flatMap((from) => [
    row({ kind: "received", counterparty: from, amount: 1n }),
    row({ kind: "tokenIn", counterparty: from, asset: from, amount: 10n ** 30n }),
    row({ kind: "nftIn", counterparty: from, asset: from, amount: 1n }),
  ]);
  const before = merge([fold([...own, ...paid])]);
  const after = merge([fold([...own, ...paid, ...dust])]);
  const { sent, counterparties, contracts, volume, senders, strangers, tokensMoved, roundTrip } = before;
  expect(after).toMatchObject({ sent, counterparties, contracts, volume, senders, strangers, tokensMoved, roundTrip });
  expect(scorePoints(after).total).toBe(scorePoints(before).total);
});

test("a wallet cannot hide its main partner, or who it never sent to, behind addresses of its choice", () => {
  const partner = Array.from({ length: 3_000 }, () => row({ kind: "sent", counterparty: address(0xbee) }));
  const victims = Array.from({ length: 40 }, (_, i) =>
    row({ kind: "received", counterparty: address(0xd000 + i), amount: ETHER }),
  );
  const chosen = withLowHashes(400, 0.01).map((to) => row({ kind: "sent", counterparty: to }));
  const { topPartner, strangers } = merge([fold([...partner, ...victims, ...chosen])]);
  expect(topPartner).toMatchObject({ address: null });
  expect(topPartner?.sent).toBeGreaterThanOrEqual(3_000);
  expect(topPartner?.sent).toBeLessThan(3_100);
  expect(strangers).toBeGreaterThanOrEqual(38);
});

test("addresses of low hashes raise no estimate above the transactions they took", () => {
  const once = withLowHashes(400, 0.01).map((to) => row({ kind: "sent", counterparty: to }));
  const again = withLowHashes(5, 0.01).map((to) => ({
    ...row({ kind: "sent", counterparty: to }),
    at: start + 90 * DAY,
  }));
  const { counterparties, returned, sent } = merge([fold([...once, ...again])]);
  expect(counterparties).toBeLessThanOrEqual(405);
  expect(counterparties + returned).toBeLessThanOrEqual(sent);
});

test("wallets and chains beyond the capacity merge as unions", () => {
  const pay = (from: number, chainId: number, count: number) =>
    foldActivity(
      emptyFacts(wallet, chainId),
      Array.from({ length: count }, (_, i) => row({ kind: "sent", chainId, counterparty: address(from + i) })),
    );
  const same = merge([pay(1, 1, 1_000), pay(1, 2, 1_000)]);
  const apart = merge([pay(1, 1, 1_000), pay(5_001, 2, 1_000)]);
  expect(same.counterparties).toBeGreaterThan(940);
  expect(same.counterparties).toBeLessThan(1_060);
  expect(apart.counterparties).toBeGreaterThan(1_880);
  expect(apart.counterparties).toBeLessThanOrEqual(2_000);
});
