import fc from "fast-check";
import { expect, test } from "vitest";
import { address, allStates } from "../../tests/engine/sample-facts.ts";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { foldActivity } from "./fold.ts";
import { mergeFacts } from "./merge.ts";
import { models } from "./model.ts";
import { scoreFacts } from "./score.ts";
import type { AlikeCluster, MergeInput, MergePart, ScoreFacts } from "./score-facts.ts";
import { type Activity, compareActivity } from "./types.ts";
import { capacities, emptyFacts, type WalletFacts } from "./wallet-facts.ts";

const ETHER = 10n ** 18n;
const DAY = 86_400;
const start = 19_000 * DAY;
const [alice, second, shop, friend] = [address(0xa), address(0xb), address(0x5), address(0xf)];

let serial = 0;
function row(part: Partial<Activity> & Pick<Activity, "kind">, day = 0): Activity {
  serial++;
  const place = { blockNumber: day * 1_000 + serial, at: start + day * DAY, txHash: `0x${serial}` };
  return activity({ ...place, wallet: alice, counterparty: shop, ...part });
}

function part(rows: readonly Activity[], changes: Partial<MergePart> = {}): MergePart {
  const facts: WalletFacts = emptyFacts(rows[0]?.wallet ?? alice, rows[0]?.chainId ?? 1);
  return {
    facts: foldActivity(facts, [...rows].sort(compareActivity)),
    asOf: start + 100 * DAY,
    referenceWei: String(ETHER),
    ...changes,
  };
}

function merge(parts: readonly MergePart[], changes: Partial<MergeInput> = {}): ScoreFacts {
  return mergeFacts(inputOf(parts, changes));
}

function inputOf(parts: readonly MergePart[], changes: Partial<MergeInput> = {}): MergeInput {
  return {
    subject: alice,
    wallets: [alice],
    parts,
    funding: [],
    social: [],
    listed: new Set(),
    listsHash: "0x",
    listContacts: true,
    listSelf: false,
    states: allStates("ok"),
    ...changes,
  };
}

test("one counterparty adds to the volume only up to the cap, and each unit is the chain's own", () => {
  const rows = [
    row({ kind: "sent", amount: 500n * ETHER }),
    row({ kind: "sent", counterparty: friend, amount: 3n * ETHER }),
  ];
  expect(merge([part(rows)])).toMatchObject({ volume: "23000000", grossVolume: "503000000" });
  expect(merge([part(rows, { referenceWei: String(1_000n * ETHER) })])).toMatchObject({ volume: "503000" });
});

test("tokens add to the volume at the configured price, and without one nothing", () => {
  const token = address(0x70);
  const sent = row({ kind: "sent", counterparty: token, method: "0xa9059cbb" });
  const rows = [
    sent,
    { ...sent, kind: "tokenOut" as const, logIndex: 2, counterparty: shop, asset: token, amount: 5_000_000n },
  ];
  expect(merge([part(rows)]).volume).toBe("0");
  const prices = { [token]: { decimals: 6, wei: String(ETHER / 2n) } };
  expect(merge([part(rows, { prices })])).toMatchObject({ volume: "2500000", tokensMoved: 1 });
});

test("value between a subject's own wallets counts nowhere", () => {
  const toSecond = { kind: "sent", counterparty: second, amount: 9n * ETHER } as const;
  const back = { kind: "sent", wallet: second, counterparty: alice, amount: 9n * ETHER } as const;
  const mine = [
    row(toSecond),
    row({ kind: "received", counterparty: second, amount: 9n * ETHER }, 1),
    row({ kind: "sent", amount: ETHER }, 2),
  ];
  const hers = [row({ kind: "received", wallet: second, counterparty: alice, amount: 9n * ETHER }), row(back, 1)];
  const merged = merge([part(mine), part(hers)], { wallets: [second, alice] });
  expect(merged).toMatchObject({
    wallets: [alice, second],
    sent: 3,
    sentToOwn: 2,
    counterparties: 1,
    volume: "1000000",
    valueIn: "0",
    senders: 0,
    roundTrip: "0",
    passedOn: "0",
  });
});

test("a transfer to oneself is an own transaction but no counterparty, volume or activity", () => {
  const merged = merge([part([row({ kind: "sent", counterparty: alice, amount: ETHER })])]);
  expect(merged).toMatchObject({ sent: 1, sentToOwn: 1, counterparties: 0, volume: "0", topPartner: null });
  expect(scoreFacts(merged)).toMatchObject({
    ranked: true,
    categories: { activity: { inputs: { activeDays: 0 } } },
  });
});

test("wallets and chains merge as unions, the earliest and the latest time", () => {
  const mine = [row({ kind: "sent" }, 3), row({ kind: "sent", counterparty: friend }, 40)];
  const hers = [
    row({ kind: "sent", wallet: second, chainId: 7 }, 3),
    row({ kind: "sent", wallet: second, chainId: 7 }, 90),
  ];
  const merged = merge([part(mine), part(hers, { asOf: start + 91 * DAY })], { wallets: [alice, second] });
  expect(merged).toMatchObject({
    sent: 4,
    counterparties: 2,
    activeDays: 3,
    activeChains: 2,
    firstSentAt: start + 3 * DAY,
    lastSentAt: start + 90 * DAY,
    asOf: { "1": start + 100 * DAY, "7": start + 91 * DAY },
    topPartner: { address: shop, sent: 3 },
  });
});

test("dust, airdrops and empty calls of others change no points of a wallet", () => {
  const own = [row({ kind: "sent", amount: ETHER, method: "0x38ed1739" }), row({ kind: "sent", amount: ETHER }, 20)];
  const before = merge([part(own)]);
  const rain = Array.from({ length: 50 }, (_, i) => [
    row({ kind: "received", counterparty: address(0x1000 + i), amount: 10n ** 12n }, i),
    row({ kind: "tokenIn", counterparty: address(0x2000 + i), asset: address(0x3000 + i), amount: 1n }, i),
    row({ kind: "nftIn", counterparty: address(0x2000 + i), asset: address(0x4000 + i), amount: 1n }, i),
  ]).flat();
  const after = merge([part([...own, ...rain])]);
  expect(scoreFacts(after).breakdown).toEqual(scoreFacts(before).breakdown);
});

test("senders are strangers until the wallet sends them something", () => {
  const paid = row({ kind: "received", counterparty: friend, amount: ETHER });
  expect(merge([part([paid])])).toMatchObject({ senders: 1, strangers: 1 });
  expect(merge([part([paid, row({ kind: "sent", counterparty: friend }, 2)])])).toMatchObject({
    senders: 1,
    strangers: 0,
  });
});

test("the sender of a token counts as a sender once the wallet moves that token", () => {
  const token = address(0x70);
  const transfers = [1, 2, 3].map((n) =>
    row({ kind: "tokenIn", counterparty: address(0x900 + n), asset: token, amount: 5n }, n),
  );
  const sold = row({ kind: "sent", counterparty: token, method: "0xa9059cbb" }, 9);
  expect(merge([part([...transfers, sold])])).toMatchObject({ senders: 0, strangers: 0 });
  const moved = { ...sold, kind: "tokenOut" as const, logIndex: 1, counterparty: shop, asset: token, amount: 15n };
  expect(merge([part([...transfers, sold, moved])])).toMatchObject({ senders: 3, strangers: 3 });
});

test("a token sender of one wallet of a subject is a counterparty of another wallet, whichever part is read first", () => {
  const token = address(0x70);
  const transfer = row({ kind: "tokenIn", counterparty: shop, asset: token, amount: 5n }, 1);
  const sold = row({ kind: "sent", counterparty: token, method: "0xa9059cbb" }, 9);
  const given = [
    transfer,
    sold,
    { ...sold, kind: "tokenOut" as const, logIndex: 1, counterparty: friend, asset: token, amount: 15n },
  ];
  const paid = row({ kind: "sent", wallet: second, counterparty: shop });
  const parts = [part(given), part([], { facts: foldActivity(emptyFacts(second, 1), [paid]) })];
  for (const some of [parts, [...parts].reverse()]) {
    expect(merge(some, { wallets: [alice, second] })).toMatchObject({ counterparties: 2, senders: 1, strangers: 0 });
  }
  const elsewhere = { ...paid, wallet: alice, chainId: 2 };
  const chains = [part(given), part([], { facts: foldActivity(emptyFacts(alice, 2), [elsewhere]) })];
  expect(merge(chains)).toMatchObject({ counterparties: 2, senders: 1, strangers: 0 });
});

test("value that leaves by the next day was passed on, and value that stays longer was not", () => {
  const came = (day: number) => row({ kind: "received", counterparty: friend, amount: 10n * ETHER }, day);
  const went = (day: number, units: bigint) => row({ kind: "sent", amount: units * ETHER }, day);
  expect(merge([part([came(0), went(1, 4n)])])).toMatchObject({ passedOn: "4000000", passedOnMost: start + DAY });
  expect(merge([part([came(0), went(2, 4n)])])).toMatchObject({ passedOn: "0", passedOnMost: null });
  // Never more than came in, and each unit once.
  expect(merge([part([came(0), went(0, 8n), went(1, 8n)])]).passedOn).toBe("10000000");
});

test("active weeks begin on Monday and count once over months, wallets and chains; facts for older models have none", () => {
  // The first day is a Saturday; 2022-01-31 and 2022-02-01 are one week in two months.
  const monday = 23;
  const sent = (days: number[]) => part(days.map((day) => row({ kind: "sent" }, day)));
  expect(merge([sent([0, 1])]).activeWeeks).toBe(1);
  expect(merge([sent([1, 2])]).activeWeeks).toBe(2);
  expect(new Date((start + monday * DAY) * 1_000).toISOString()).toMatch(/^2022-01-31/);
  expect(merge([sent([monday, monday + 1])])).toMatchObject({ activeWeeks: 1, activeMonths: 2, activeDays: 2 });
  const elsewhere = { ...row({ kind: "sent" }, 3), chainId: 2 };
  const both = [sent([0, 2]), part([], { facts: foldActivity(emptyFacts(alice, 2), [elsewhere]) })];
  expect(merge(both)).toMatchObject({ activeWeeks: 2, activeDays: 3 });
  expect(merge([]).activeWeeks).toBe(0);
  const { "3": older } = models;
  expect(mergeFacts(inputOf([sent([0])]), older)).not.toHaveProperty("activeWeeks");
});

test("the first income waits from its day to the wallet's first own transaction, after which nobody can change that", () => {
  const came = (day: number, amount = ETHER, changes: Partial<Activity> = {}) =>
    row({ kind: "received", counterparty: friend, amount, ...changes }, day);
  const waited = (...rows: Activity[]) => merge([part(rows)]).waitedDays;
  expect(waited(came(3), row({ kind: "sent" }, 8))).toBe(5);
  expect(waited(came(3), row({ kind: "sent" }, 3))).toBe(0);
  expect(waited(row({ kind: "sent" }, 1), came(3), row({ kind: "sent" }, 8))).toBe(0);
  // Dust is no income, a transaction to oneself is no use, and a wallet that sent nothing has not waited.
  expect(waited(came(0, ETHER / 20n), came(3), row({ kind: "sent" }, 4))).toBe(1);
  expect(waited(came(3), row({ kind: "sent", counterparty: alice }, 3), row({ kind: "sent" }, 5))).toBe(2);
  expect(waited(came(3))).toBe(0);
  const before = [came(3), row({ kind: "sent" }, 4)];
  expect(waited(...before, came(50), row({ kind: "sent" }, 90))).toBe(waited(...before));
  const { "3": older } = models;
  expect(mergeFacts(inputOf([part(before)]), older)).not.toHaveProperty("waitedDays");
});

test("a wallet's wait is one over its chains, in their own units, and an identity has that of the wallet that waited longest", () => {
  const onChain = (chainId: number, rows: Activity[], changes: Partial<MergePart> = {}) => {
    const facts = emptyFacts(rows[0]?.wallet ?? alice, chainId);
    return part([], {
      facts: foldActivity(
        facts,
        rows.map((one) => ({ ...one, chainId })),
      ),
      ...changes,
    });
  };
  const came = (day: number, wallet = alice) =>
    row({ kind: "received", wallet, counterparty: friend, amount: ETHER }, day);
  const sent = (day: number, wallet = alice) => row({ kind: "sent", wallet }, day);
  const chains = [onChain(1, [came(0), sent(9)]), onChain(2, [sent(2)])];
  for (const some of [chains, [...chains].reverse()]) expect(merge(some).waitedDays).toBe(2);
  const cheap = [onChain(1, [came(0), sent(9)], { referenceWei: String(1_000n * ETHER) })];
  expect(merge(cheap).waitedDays).toBe(0);
  const identity = [part([came(0), sent(1)]), part([came(3, second), sent(7, second)])];
  expect(merge(identity, { wallets: [alice, second] })).toMatchObject({
    waitedDays: 4,
    each: [{ waitedDays: 1 }, { waitedDays: 4 }],
  });
});

test("where days are coarse, a wait is no longer than it was", () => {
  // Of more days than are held, each bucket covers two: the first income is of the first day or of the second.
  const days = Array.from({ length: capacities.flowDays + 1 }, (_, day) => day);
  const incomes = days.map((day) => row({ kind: "received", counterparty: friend, amount: ETHER }, day));
  const first = Math.floor(start / DAY) + 300;
  const merged = merge([part([...incomes, row({ kind: "sent" }, 300)])]);
  expect(merged.sketched).toContain("waitedDays");
  expect(merged.waitedDays).toBe(first - ((Math.floor(start / DAY) >> 1) * 2 + 1));
  expect(merged.waitedDays).toBeLessThanOrEqual(300);
});

test("the busiest days, the top partner and round trips name their evidence", () => {
  const burst = [0, 1, 6].map((day) => row({ kind: "sent", amount: 2n * ETHER }, 50 + day));
  const merged = merge([
    part([row({ kind: "sent", counterparty: friend }), ...burst, row({ kind: "received", amount: ETHER }, 80)]),
  ]);
  expect(merged.busiest).toEqual({ sent: 3, from: start + 50 * DAY });
  expect(merged.topPartner).toEqual({ address: shop, sent: 3 });
  expect(merged).toMatchObject({ roundTrip: "1000000", roundTripMost: shop });
});

test("of the funding, only foreign funders of own wallets count, and the largest cluster", () => {
  const rows = [row({ kind: "sent", counterparty: friend })];
  const link = { chainId: 1, wallet: alice, chainLength: 0 };
  const merged = merge([part(rows)], {
    wallets: [alice, second],
    funding: [
      { ...link, funder: second, clusterSize: 90 },
      { ...link, wallet: shop, funder: friend, clusterSize: 80 },
      { ...link, wallet: second, funder: friend, clusterSize: 12, chainLength: 3 },
      { ...link, funder: friend, clusterSize: 4 },
    ],
  });
  expect(merged.cluster).toEqual({ chainId: 1, wallet: second, funder: friend, size: 12, sentToFunder: 1 });
  expect(merged.chain).toEqual({ chainId: 1, wallet: second, funder: friend, length: 3 });
});

test("the largest cluster of alike wallets counts, and only of the subject's wallets", () => {
  const parts = [part([row({ kind: "sent", counterparty: friend })])];
  const alike: AlikeCluster[] = [
    { wallet: second, size: 4, members: [shop], by: "funding" },
    { wallet: alice, size: 9, members: [friend, shop], by: "contracts" },
    { wallet: shop, size: 99, members: [], by: "contracts" },
  ];
  const merged = merge(parts, { wallets: [alice, second], alike });
  expect(merged.alike).toEqual({ wallet: alice, size: 9, members: [friend, shop], by: "contracts" });
  expect(merge(parts).alike).toBeNull();
});

test("counterparties and volume are summed by payment trust, over wallets and chains; own wallets never", () => {
  const paymentTrust = new Map([
    [shop, 500],
    [friend, 1],
    [second, 1_000],
    [alice, 1_000],
  ] as const);
  const parts = [
    part([
      row({ kind: "sent", amount: 30n * ETHER }),
      row({ kind: "sent", counterparty: second, amount: ETHER }),
      row({ kind: "sent", counterparty: address(1), amount: ETHER }),
    ]),
    part([row({ kind: "sent", chainId: 2, amount: ETHER })]),
    part([row({ kind: "sent", wallet: second, counterparty: friend, amount: 7n * ETHER })]),
  ];
  const wallets = [alice, second];
  // At most 20 units of the shop's 31, half of them trusted; of the friend's 7 a thousandth.
  const trusted = { trustedCounterparties: 501, trustedVolume: "10007000" };
  const merged = merge(parts, { wallets, paymentTrust });
  expect(merged).toMatchObject({ ...trusted, counterparties: 3, volume: "28000000" });
  expect(merged.each?.map((one) => one.trustedCounterparties)).toEqual([500, 1]);
  expect(merge(parts, { wallets, paymentTrust: new Map() })).toMatchObject({
    trustedCounterparties: 0,
    trustedVolume: "0",
  });
});

test("without seeds, and under models that do not ask for it, facts say nothing of payment trust", () => {
  const paymentTrust = new Map([[shop, 1_000]]);
  const parts = [part([row({ kind: "sent", amount: ETHER })])];
  expect(Object.keys(merge(parts)).filter((name) => name.startsWith("trusted"))).toEqual([]);
  for (const model of Object.values(models).filter(({ spec }) => !spec.paymentTrust)) {
    expect(mergeFacts(inputOf(parts, { paymentTrust }), model)).toEqual(mergeFacts(inputOf(parts), model));
  }
});

test("contacts with listed addresses count by the setting, dust from them never", () => {
  const listed = new Set([shop, friend, alice]);
  const parts = [part([row({ kind: "sent" }), row({ kind: "received", counterparty: friend, amount: 1n })])];
  expect(merge(parts, { listed }).listed).toMatchObject({ contacts: 1, addresses: [shop], self: null });
  expect(merge(parts, { listed, listContacts: false }).listed).toMatchObject({ contacts: null, addresses: [] });
  expect(merge(parts, { listed, listSelf: true }).listed.self).toBe(true);
});

test("an issuer's weight counts once, and no wallet vouches for itself", () => {
  const social = [
    { issuer: friend, weight: 300 },
    { issuer: friend, weight: 500 },
    { issuer: second, weight: 900 },
  ];
  const merged = merge([part([row({ kind: "sent" })])], { wallets: [alice, second], social });
  expect(merged.social).toEqual([{ issuer: friend, weight: 500 }]);
});

test("the order of parts and wallets makes no difference", () => {
  const step = fc.record({
    day: fc.nat({ max: 30 }),
    to: fc.nat({ max: 6 }),
    units: fc.nat({ max: 40 }),
    way: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.array(step, { maxLength: 30 }), (a, b) => {
      const rows = (wallet: string, steps: typeof a) =>
        steps.map(({ day, to, units, way }) =>
          row(
            { wallet, kind: way ? "sent" : "received", counterparty: address(to), amount: BigInt(units) * ETHER },
            day,
          ),
        );
      const parts = [
        part(rows(alice, a), { facts: foldActivity(emptyFacts(alice, 1), rows(alice, a).sort(compareActivity)) }),
        part([], { facts: foldActivity(emptyFacts(second, 1), rows(second, b).sort(compareActivity)) }),
      ];
      const wallets = [alice, second];
      expect(JSON.stringify(merge([...parts].reverse(), { wallets: [...wallets].reverse() }))).toBe(
        JSON.stringify(merge(parts, { wallets })),
      );
    }),
    { seed: 20_260_103, numRuns: 200 },
  );
});
