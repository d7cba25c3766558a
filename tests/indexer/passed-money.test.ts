import { beforeEach, expect, test } from "vitest";
import { passingRing } from "../../lab/forgery/families/passing-ring.ts";
import { recomputeStale, scoringSettings } from "../../lib/domains/scores/index.ts";
import { getReceipt } from "../../lib/domains/scores/issue-receipt.ts";
import { findAlikeWallets } from "../../lib/domains/scores/outdated.ts";
import { searchPassedMoney } from "../../lib/domains/scores/passed-money.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import { type Activity, DAY, passingRules } from "../../lib/engine/index.ts";
import { insertActivity } from "../factories/activity.ts";
import { followChain, knowWallets, scoreWallets, storeFacts } from "../factories/indexed.ts";
import { closesByScope } from "../factories/scores.ts";
import { useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";

const CHAIN = { id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] };
const OTHER = { ...CHAIN, id: 2, name: "two" };
const world = useContext({ chains: [CHAIN, OTHER] });
const END = Date.UTC(2027, 0, 1);

const { ledger, subjects } = passingRing();
const members = subjects.flat();
const rowsOf = (wallet: string) => ledger.rowsOf(wallet, 1);
const rows = members.flatMap(rowsOf);

/** Money that left `a` for `b` and came back each month; and somebody who holds as much for a year and pays nobody. */
const friends = [friend(1), friend(2)] as const;
const saver = friend(3);

/** A stranger's four wallets. */
const puppets = [60, 61, 62, 63].map(friend);

function friend(n: number): string {
  return `0x${n.toString(16).padStart(40, "f")}`;
}

/** What a member did apart from the money that passed, and what these three held. */
function ownLives(grief: readonly [from: string, to: string, day: number][] = []): Activity[] {
  const [like = ""] = members;
  const use = rowsOf(like).filter(({ kind, amount }) => kind === "sent" && (amount ?? 0n) < 10n ** 18n);
  const lives = [...friends, saver].flatMap((wallet) => use.map((row) => ({ ...row, wallet })));
  const pay = (from: string, to: string, day: number, ether = 20n): Activity[] => {
    const at = Date.UTC(2026, 0, 1) / 1_000 + Math.round(day * DAY) + 5;
    const row = {
      ...(use[0] as Activity),
      at,
      blockNumber: at,
      txHash: `0x${Math.round(day * 100)
        .toString(16)
        .padStart(64, "0")}`,
    }; // It has rows.
    const amount = ether * 10n ** 18n;
    return [
      { ...row, kind: "sent", wallet: from, counterparty: to, amount },
      { ...row, kind: "received", wallet: to, counterparty: from, amount },
    ];
  };
  const [a, b] = friends;
  const turns = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? pay(a, b, 30 * n + 20) : pay(b, a, 30 * n + 20)));
  const savings = friend(9);
  // They have paid shops, too, so that they have something to lose.
  const shopping = [...friends, saver].flatMap((wallet, n) =>
    Array.from({ length: 5 }, (_, k) => {
      const day = 41 + 60 * k + n;
      return [...pay(savings, wallet, day), ...pay(wallet, friend(20 + k), day + 0.01)];
    }),
  );
  const griefing = grief.flatMap(([from, to, day]) => pay(from, to, day, 1n));
  const all = [
    ...[...lives, ...turns.flat(), ...shopping.flat(), ...pay(savings, a, 3), ...pay(savings, saver, 4)],
    ...griefing,
  ];
  return all
    .filter(({ wallet }) => [a, b, saver, ...puppets].includes(wallet))
    .sort((one, other) => one.blockNumber - other.blockNumber);
}

async function index(given: readonly Activity[]): Promise<void> {
  const { pg } = world.ctx();
  await insertActivity(pg, given);
  await storeFacts(pg, given, END / 1_000);
  await knowWallets(pg, [...new Set(given.map(({ wallet }) => wallet))]);
}

const find = (isForced = false) => {
  const { env, pg, now } = world.ctx();
  return findAlikeWallets(pg, scoringSettings(env), { now, isForced });
};

async function totals(wallets: readonly string[]): Promise<number[]> {
  const { rows: scores } = await world
    .ctx()
    .pg.query<{ total: number }>("select total from score where subject = any($1) and chain_id <= 0 order by subject", [
      wallets,
    ]);
  return scores.map(({ total }) => total);
}

const stored = async () => (await world.ctx().pg.query("select * from passed_money order by wallet")).rows;

beforeEach(async () => {
  await emptyIndex(world.ctx(), "passed_money, alike_cluster, meta, pending_score, model_switch");
  world.now = new Date(END);
  await followChain(world.ctx().pg, { time: END / 1_000 - 1, block: END / 1_000, final: END / 1_000 });
});

test("a ring that passes the same money on is found once a day, and each of its wallets has at most 400 points; friends and savers keep theirs", async () => {
  await index([...rows, ...ownLives()]);
  const honest = [...friends, saver];
  await scoreWallets(world.ctx(), [...members, ...honest]);
  const before = await totals(honest);
  expect(Math.min(...before, ...(await totals(members)))).toBeGreaterThanOrEqual(500);
  expect(await find()).toMatchObject({ wallets: 23, changed: 20 });
  expect(await totals(members)).toHaveLength(20);
  expect(Math.max(...(await totals(members)))).toBeLessThanOrEqual(400);
  expect(await totals(honest)).toEqual(before);
  expect(await find()).toBeNull();
  expect(await find(true)).toMatchObject({ changed: 0 });
});

test.each([
  { how: "within a minute to one who sends it back the next day", hold: 0, back: 1, found: 0 },
  { how: "within a minute to one who keeps it for 90 days", hold: 0, back: null, found: 0 },
  { how: "for two days each to one who sends it back after two", hold: 2, back: 2, found: 5 },
  { how: "for two days each to one who keeps it for 90 days", hold: 2, back: null, found: 5 },
])(
  "a stranger passes 1 ETH through four wallets, $how: it has the points it had, now and in its closes",
  async ({ hold, back, found }) => {
    const path = [friend(9), ...puppets, saver];
    const last = 265 + 4 * (hold || 0.01);
    const grief = path.slice(1).map((to, n): [string, string, number] => [path[n] ?? "", to, 265 + n * (hold || 0.01)]);
    if (back !== null) grief.push([saver, friend(60), last + back]);
    await index(ownLives(grief));
    await scoreWallets(world.ctx(), [saver]);
    const { pg, env, log } = world.ctx();
    const closes = async () =>
      (
        await pg.query(`select day, total from ${closesByScope} where chain_id = 0 and subject = $1 order by day`, [
          saver,
        ])
      ).rows;
    const before = [await totals([saver]), await closes()];
    expect(Math.min(...(await totals([saver])))).toBeGreaterThanOrEqual(500);
    await find();
    expect(await stored()).toHaveLength(found);
    const recomputed = { now: () => new Date(END + DAY * 1_000), log };
    await recomputeStale(pg, scoringSettings(env), recomputed);
    const after = [await totals([saver]), await closes()];
    expect(after[0]).toEqual(before[0]);
    expect(Math.min(...(after[1] as { total: number }[]).slice(-60).map(({ total }) => total))).toBeGreaterThanOrEqual(
      500,
    );
  },
);

test("a receipt has what a stranger needs to compute the same points", async () => {
  await index(rows);
  await find();
  const [wallet = ""] = members;
  await scoreWallets(world.ctx(), members);
  const { receipt } = await getReceipt(world.ctx(), { identity: wallet as `0x${string}` }); // An address.
  expect(receipt.facts.passed).toMatchObject([{ wallet, chainId: 1, hands: 20 }]);
  expect(receipt.result.total).toBeLessThanOrEqual(400);
  expect(await verifyReceipt(receipt)).toMatchObject({ ok: true });
  const { passed: _, ...without } = receipt.facts;
  const { checks } = await verifyReceipt({ ...receipt, facts: without });
  expect(checks.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(expect.arrayContaining(["facts", "total"]));
});

test("it counts from the day on which it was in five hands, in closes of the past, too", async () => {
  await index(rows);
  await scoreWallets(world.ctx(), members);
  await find();
  const { pg, env, log } = world.ctx();
  const since = Math.min(...(await stored()).flatMap(({ lots }) => lots.map((lot: { since: number }) => lot.since)));
  await recomputeStale(pg, scoringSettings(env), { now: () => new Date(END + DAY * 1_000), log });
  const { rows: closes } = await pg.query<{ day: number; total: number }>(
    `select day - date '1970-01-01' as day, total from ${closesByScope} where chain_id = 0 and subject = $1 order by day`,
    [members[0]],
  );
  expect(closes.length).toBeGreaterThan(0);
  expect(Math.max(...closes.filter(({ day }) => day >= since).map(({ total }) => total))).toBeLessThanOrEqual(400);
});

test("whatever the order in which wallets are indexed and searched, the same is found", async () => {
  await index(rows);
  await find();
  const whole = await stored();
  expect(whole).toHaveLength(20);
  expect(new Set(whole.flatMap(({ lots }) => lots.map(({ hands }: { hands: number }) => hands)))).toEqual(
    new Set([20]),
  );
  await emptyIndex(world.ctx(), "passed_money, alike_cluster, meta, pending_score");
  await followChain(world.ctx().pg, { time: END / 1_000 - 1, block: END / 1_000, final: END / 1_000 });
  for (const half of [members.slice(10), members.slice(0, 10)]) {
    await index(half.flatMap(rowsOf));
    await find(true);
  }
  expect(await stored()).toEqual(whole);
});

test("what wallets give a contract by calling it, and what others get from it, is not the same money", async () => {
  const vault = friend(50);
  const ETHER = 10n ** 18n;
  await index(
    rows.map((row) => {
      if ((row.amount ?? 0n) < ETHER) return row;
      return { ...row, counterparty: vault, ...(row.kind === "sent" && { method: "0xd0e30db0" }) };
    }),
  );
  await find();
  expect(await stored()).toEqual([]);
});

test("of more payments than can be followed at once, the larger ones are", async () => {
  await index(rows);
  const { pg, env, now } = world.ctx();
  const search = (most: number) =>
    searchPassedMoney(pg, pg, scoringSettings(env), {
      ...{ subjects: new Map(members.map((one) => [one, one])), now, signal: undefined },
      most,
    });
  expect(await search(100)).toBe(0);
  expect(await search(1_000)).toBe(20);
});

test("wallets of one subject are one pair of hands: a ring that is linked becomes none, and is scored as before", async () => {
  await index(rows);
  await find();
  const { pg } = world.ctx();
  await pg.query("update wallet set subject = $1 where address = any($2)", [
    members[0],
    members.slice(0, -passingRules.leastHands + 2),
  ]);
  expect(await find(true)).toMatchObject({ changed: 20 });
  expect(await stored()).toEqual([]);
});

test("on another chain, where the same wallets held other money, a score loses nothing", async () => {
  const elsewhere = rowsOf(members[0] ?? "").map((row) => ({ ...row, chainId: 2 }));
  const day = { time: END / 1_000 - 1, block: END / 1_000, final: END / 1_000 };
  await followChain(world.ctx().pg, { ...day, chainId: 2 });
  await index([...rows, ...elsewhere]);
  const scores = async () => {
    await scoreWallets(world.ctx(), members.slice(0, 1), [1, 2]);
    const { rows: found } = await world
      .ctx()
      .pg.query<{ chain: number; total: number }>(
        "select abs(chain_id)::int as chain, total from score where subject = $1 and chain_id <> 0",
        [members[0]],
      );
    return new Map(found.map(({ chain, total }) => [chain, total]));
  };
  const before = await scores();
  expect(before.get(2)).toBeGreaterThanOrEqual(500);
  await find();
  expect(await stored()).toHaveLength(20);
  const after = await scores();
  expect(after.get(1)).toBeLessThanOrEqual(400);
  expect(after.get(2)).toBe(before.get(2));
});

test("a search by other rules is due at once, not on the next day", async () => {
  await index(rows);
  await find();
  expect(await find()).toBeNull();
  const rules: { version: number } = passingRules; // Of this test alone, as a new program has others.
  rules.version++;
  try {
    expect(await find()).toMatchObject({ changed: 0 });
    expect(await find()).toBeNull();
  } finally {
    rules.version--;
  }
});

test.each([
  { version: "4", pending: 0 },
  { version: "5", pending: 20 },
])(
  "under model $version what is found is stored, and $pending scores are computed again, with their closes",
  async ({ version, pending }) => {
    await index(rows);
    const { pg, env, now } = world.ctx();
    await pg.query(
      "insert into model_switch (version, announced_at, active_from, activated_at) values ($1, now(), now(), now())",
      [version],
    );
    const given = { subjects: new Map(members.map((one) => [one, one])), now, signal: undefined };
    expect(await searchPassedMoney(pg, pg, scoringSettings(env), given)).toBe(20);
    expect(await stored()).toHaveLength(20);
    const count = async (table: string) =>
      (await pg.query<{ marked: number }>(`select count(distinct subject)::int as marked from ${table}`)).rows[0]
        ?.marked;
    expect(await count("(select wallet as subject from pending_score) as waiting")).toBe(pending);
    expect(await count("stale_close")).toBe(pending);
  },
);
