import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { knowWallets, storeFacts } from "../../../tests/factories/indexed.ts";
import { scoresWithFacts } from "../../../tests/factories/scores.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { testEnv, useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { testFolder } from "../../../tests/setup/folder.ts";
import { type Activity, DAY, type ScoreFacts } from "../../engine/index.ts";
import { getBreakdown } from "./get-breakdown.ts";
import { getReceipt } from "./issue-receipt.ts";
import { scoreTransaction } from "./lock-scores.ts";
import { weighPayments } from "./outdated.ts";
import { verifyReceipt } from "./receipt/verify.ts";
import { rescoreWallets } from "./rescore.ts";
import { scoringSettings } from "./settings.ts";

const address = (n: number) => `0x${n.toString(16).padStart(40, "0")}`;
const [seed, friend, shop, honest] = [address(1), address(2), address(3), address(4)];
const ring = [5, 6, 7, 8].map(address);

const chains = [
  { id: 1, name: "chain 1", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
  { id: 2, name: "chain 2", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }], worthless: true },
];
const world = useContext({ chains, env: { ATTESTATION_SEEDS: seed } });

beforeEach(async () => {
  await emptyTables(
    world.ctx().pg,
    "facts, wallet, payment_trust, pending_score, meta, score, score_facts, score_feed, saved_ranking, score_close, outbox",
  );
});

/** The settings of the world, and those of one that has no seeds. */
const settings = () => scoringSettings(world.ctx().env);
const withoutSeeds = testEnv("postgres://127.0.0.1/none", { CHAINS: JSON.stringify(chains) });

type Payment = readonly [from: string, to: string, chainId?: number];
const inRing = ring.flatMap((from) => ring.filter((to) => to !== from).map((to): Payment => [from, to]));
/** The seed pays a friend, who pays a shop, which an honest wallet pays too. */
const payments: readonly Payment[] = [[seed, friend], [friend, shop], [honest, shop], ...inRing];

/** Store what these payments of one ether each make of the facts of all sides. */
async function pay(all: readonly Payment[]): Promise<void> {
  const { pg } = world.ctx();
  const rows = all.flatMap(([from, to, chainId = 1], n): Activity[] => {
    const one = { chainId, blockNumber: n + 1, amount: 10n ** 18n };
    return [
      activity({ ...one, wallet: from, kind: "sent", counterparty: to }),
      activity({ ...one, wallet: to, kind: "received", counterparty: from }),
    ];
  });
  await pg.query("delete from facts");
  await knowWallets(pg, [...new Set(rows.map((row) => row.wallet))]);
  await storeFacts(pg, rows, 99);
}

async function score(wallets: readonly string[], by = settings()): Promise<void> {
  const { pg, now } = world.ctx();
  await scoreTransaction(pg, (sql) => rescoreWallets(sql, by, { wallets, now }));
}

function weigh(options: { isForced?: boolean; signal?: AbortSignal } = {}) {
  const { pg, now } = world.ctx();
  return weighPayments(pg, settings(), { now, ...options });
}

async function storedTrust(): Promise<Record<string, number>> {
  const { rows } = await world.ctx().pg.query("select address, weight from payment_trust order by address");
  return Object.fromEntries(rows.map((row) => [row.address, row.weight]));
}

async function factsOf(wallet: string): Promise<Partial<ScoreFacts>> {
  const [score] = await scoresWithFacts(world.ctx().pg, { where: `subject = '${wallet}' and chain_id <= 0` });
  return score?.facts ?? {};
}

const trustOf = async (wallet: string) => {
  const { trustedCounterparties, trustedVolume } = await factsOf(wallet);
  return [trustedCounterparties, trustedVolume];
};

test("trust flows from the seed over payments; who pays whom it reaches is scored again, and a ring alone has none", async () => {
  await pay(payments);
  await score([honest, ...ring]);
  expect(await trustOf(honest)).toEqual([0, "0"]);
  expect(await weigh()).toEqual({ seeds: 1, payers: 2, trusted: 3, changed: 3 });
  expect(await storedTrust()).toEqual({ [seed]: 1_000, [friend]: 1_000, [shop]: 1_000 });
  expect(await trustOf(honest)).toEqual([1_000, "1000000"]);
  for (const wallet of ring) expect(await trustOf(wallet)).toEqual([0, "0"]);
});

test("an exchange is a seed; a bridge and an EntryPoint, where money stays the payer's own, are none", async () => {
  const path = join(testFolder(), "services.csv");
  const [exchange, bridge, entryPoint] = [9, 10, 11].map(address) as [string, string, string]; // Three of them.
  writeFileSync(path, `${exchange},Example,exchange\n${bridge},Example,bridge\n${entryPoint},Example,entry point\n`);
  const { pg, now, env } = world.ctx();
  const withServices = scoringSettings({ ...env, SERVICES: path });
  await pay([exchange, bridge, entryPoint].map((to): Payment => [honest, to]));
  expect(await weighPayments(pg, withServices, { now })).toMatchObject({ seeds: 2, trusted: 2 });
  expect(await storedTrust()).toEqual({ [seed]: 1_000, [exchange]: 1_000 });
});

test("a breakdown shows what is trusted, and a receipt carries it and verifies", async () => {
  await pay(payments);
  await weigh();
  await score([honest, ...ring]);
  const [wallet = ""] = ring;
  const { breakdown } = await getBreakdown(world.ctx(), { identity: wallet });
  const inputsOf = (category: string) => breakdown.find((one) => one.category === category)?.inputs;
  expect(inputsOf("diversity")).toMatchObject({ counterparties: 3, counterpartiesTrusted: "0" });
  expect(inputsOf("volume")).toMatchObject({ volume: "3", volumeTrusted: "0" });
  const { receipt } = await getReceipt(world.ctx(), { identity: honest });
  expect(receipt.facts).toMatchObject({ counterparties: 1, trustedCounterparties: 1_000, trustedVolume: "1000000" });
  expect(await verifyReceipt(receipt)).toMatchObject({ ok: true });
  const forged = { ...receipt, facts: { ...receipt.facts, trustedVolume: "0" } };
  expect(await verifyReceipt(forged)).toMatchObject({ ok: false });
});

test("it runs once a day; a payment that trust no longer flows over takes the trust of those beyond, and their payers'", async () => {
  await pay(payments);
  await weigh();
  await score([honest]);
  expect(await weigh()).toBeNull();
  expect(await weigh({ isForced: true })).toMatchObject({ changed: 0 });
  await pay(payments.filter(([from]) => from !== friend));
  world.now = new Date(world.now.getTime() + DAY * 1_000);
  expect(await weigh()).toMatchObject({ changed: 1 });
  expect(await storedTrust()).toEqual({ [seed]: 1_000, [friend]: 1_000 });
  expect(await trustOf(honest)).toEqual([0, "0"]);
});

test("the wallets of a seed's identity share the trust of one seed", async () => {
  await pay(payments);
  const wallets = Array.from({ length: 199 }, (_, n) => address(0x1000 + n));
  await world.ctx().pg.query("insert into wallet (address, subject) select unnest($1::text[]), $2", [wallets, seed]);
  expect(await weigh()).toMatchObject({ seeds: 200 });
  // A 200th of the seed's trust is half of what counts in full, and so on.
  const trust = await storedTrust();
  expect([seed, friend, shop].map((one) => trust[one])).toEqual([250, 250, 125]);
  expect(trust[wallets[0] ?? ""]).toBe(500);
});

test("payments on a worthless chain pass no trust", async () => {
  await pay([
    [seed, friend, 2],
    [friend, shop, 2],
  ]);
  expect(await weigh()).toMatchObject({ payers: 0, trusted: 1 });
});

test("an interrupted run is repeated, and scores the payers that it left", async () => {
  await pay(payments);
  await score([honest]);
  const ending = new AbortController();
  ending.abort(new Error("the worker ends"));
  await expect(weigh({ signal: ending.signal })).rejects.toThrow("the worker ends");
  // As if it had ended after it wrote the trust.
  const { pg } = world.ctx();
  await pg.query("insert into payment_trust (address, weight) values ($1, 1000)", [shop]);
  await pg.query("insert into pending_score (wallet, cause) values ($1, 'trust')", [honest]);
  expect(await weigh()).toMatchObject({ changed: 2 });
  expect((await pg.query("select from pending_score")).rows).toHaveLength(0);
  expect(await trustOf(honest)).toEqual([1_000, "1000000"]);
});

test("without seeds nothing is computed, and stored trust changes no byte of any facts", async () => {
  await pay(payments);
  const { pg, now } = world.ctx();
  const bare = scoringSettings(withoutSeeds);
  expect(await weighPayments(pg, bare, { now, isForced: true })).toBeNull();
  const all = [seed, friend, shop, honest, ...ring];
  await score(all, bare);
  const read = () => pg.query("select subject, chain_id, facts_hash, total from score order by 1, 2");
  const before = (await read()).rows;
  await weigh();
  await score(all, bare);
  expect((await read()).rows).toEqual(before);
  expect(await factsOf(honest)).not.toHaveProperty("trustedVolume");
});
