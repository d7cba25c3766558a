import { beforeEach, expect, test } from "vitest";
import { scoresWithFacts } from "../../../tests/factories/scores.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { type Activity, DAY, emptyFacts, encodeFacts, foldActivity } from "../../engine/index.ts";
import { getReceipt } from "./issue-receipt.ts";
import { findAlikeWallets } from "./outdated.ts";
import { verifyReceipt } from "./receipt/verify.ts";
import { scoringSettings } from "./settings.ts";

const START = Date.UTC(2026, 0, 1) / 1_000;
const world = useContext({
  chains: [1, 2].map((id) => ({
    id,
    name: `chain ${id}`,
    explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }],
  })),
});
const address = (n: number) => `0x${n.toString(16).padStart(40, "0")}` as const;
const farmers = Array.from({ length: 20 }, (_, n) => address(0xf00 + n));

beforeEach(async () => {
  await emptyTables(
    world.ctx().pg,
    "facts, wallet, alike_cluster, meta, score, score_feed, saved_ranking, score_close, outbox",
  );
});

/** A wallet that called one of twelve contracts every week, in turn on two chains. */
async function farm(wallet: string, firstContract: number): Promise<void> {
  const rows = Array.from({ length: 12 }, (_, week): Activity => {
    const chainId = 1 + (week % 2);
    const at = START + week * 7 * DAY;
    return activity({
      wallet,
      chainId,
      kind: "sent",
      blockNumber: week,
      at,
      counterparty: address(firstContract + week),
      method: "0x095ea7b3",
    });
  });
  for (const chainId of [1, 2]) {
    const facts = foldActivity(
      emptyFacts(wallet, chainId),
      rows.filter((row) => row.chainId === chainId),
    );
    const bytes = Buffer.from(encodeFacts(facts));
    await world
      .ctx()
      .pg.query("insert into facts (wallet, chain_id, facts, to_block) values ($1, $2, $3, 11)", [
        wallet,
        chainId,
        bytes,
      ]);
  }
  await world.ctx().pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
}

async function farmAll(): Promise<void> {
  for (const wallet of farmers) await farm(wallet, 0xc000);
  for (let n = 0; n < 20; n++) await farm(address(0xa00 + n), 0xd000 + 100 * n);
}

function find(options: { isForced?: boolean; signal?: AbortSignal } = {}) {
  const { env, pg, now } = world.ctx();
  return findAlikeWallets(pg, scoringSettings(env), { now, ...options });
}

async function sizes(): Promise<Record<string, number>> {
  const scores = await scoresWithFacts(world.ctx().pg, { where: "chain_id <= 0" });
  return Object.fromEntries(scores.flatMap(({ subject, facts: { alike } }) => (alike ? [[subject, alike.size]] : [])));
}

test("alike wallets of several chains are found once a day and scored with their cluster; others are left alone", async () => {
  await farmAll();
  expect(await find()).toMatchObject({ wallets: 40, changed: 20 });
  expect(await sizes()).toEqual(Object.fromEntries(farmers.map((wallet) => [wallet, 20])));
  expect(await find()).toBeNull();
  expect(await find({ isForced: true })).toMatchObject({ wallets: 40, changed: 0 });
  world.now = new Date(world.now.getTime() + DAY * 1_000);
  expect(await find()).toMatchObject({ changed: 0 });
});

test("a receipt names the cluster's size and its first five other wallets, and verifies", async () => {
  await farmAll();
  await find();
  const { receipt } = await getReceipt(world.ctx(), { identity: farmers[0] ?? "" });
  expect(receipt.facts.alike).toEqual({ wallet: farmers[0], size: 20, members: farmers.slice(1, 6), by: "contracts" });
  expect(await verifyReceipt(receipt)).toMatchObject({ ok: true });
});

test("a cluster that loses members is written again, and one that is none any more is removed", async () => {
  await farmAll();
  await find();
  const { pg } = world.ctx();
  await pg.query("update wallet set subject = $1 where address = any($2)", [farmers[0], farmers.slice(0, 10)]);
  expect(await find({ isForced: true })).toMatchObject({ changed: 20 });
  expect(new Set(Object.values(await sizes()))).toEqual(new Set([11]));
  await pg.query("update wallet set subject = $1 where address = any($2)", [farmers[0], farmers]);
  expect(await find({ isForced: true })).toMatchObject({ clusters: [], changed: 20 });
  expect(await sizes()).toEqual({});
  expect((await pg.query("select 1 from alike_cluster")).rows).toEqual([]);
});

test("of two processes that search at once one does it; an interrupted search is repeated", async () => {
  await farmAll();
  const ending = new AbortController();
  ending.abort(new Error("the worker ends"));
  await expect(find({ signal: ending.signal })).rejects.toThrow("the worker ends");
  const reports = await Promise.all([find(), find()]);
  expect(reports.filter((report) => report?.changed === 20)).toHaveLength(1);
  expect(reports.filter((report) => report === null)).toHaveLength(1);
});
