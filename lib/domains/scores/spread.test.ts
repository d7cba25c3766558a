import { beforeEach, expect, test } from "vitest";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Activity } from "../../engine/index.ts";
import { recomputeSpread } from "./spread.ts";

const holder = useContext();
const HOUR = 3_600;
const START = 1_700_000_000;
/** The chain day that covers blocks below this number. */
const before = (block: number) => START + block * HOUR;

beforeEach(async () => {
  await holder.ctx().pg.query("truncate activity, spread");
});

async function write(rows: readonly Activity[]): Promise<void> {
  for (const row of rows) {
    await holder.ctx().pg.query(
      `insert into activity (chain_id, wallet, block_number, tx_index, tx_hash, log_index, kind, at, counterparty, amount)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        row.chainId,
        row.wallet,
        row.blockNumber,
        row.txIndex,
        row.txHash,
        row.logIndex,
        row.kind,
        row.at,
        row.counterparty,
        row.amount?.toString() ?? null,
      ],
    );
  }
}

const gift = (from: string, wallet: string, blockNumber: number, more: Partial<Activity> = {}) =>
  activity({ wallet, kind: "received", blockNumber, counterparty: from, amount: 1n, ...more });
const sent = (wallet: string, blockNumber: number, more: Partial<Activity> = {}) =>
  activity({ wallet, kind: "sent", blockNumber, counterparty: "x", amount: 1n, ...more });

async function spread(): Promise<Record<string, [funder: string, clusterSize: number, chainLength: number]>> {
  const { rows } = await holder
    .ctx()
    .pg.query("select wallet, funder, cluster_size, chain_length from spread where chain_id = 1 order by wallet");
  return Object.fromEntries(rows.map((row) => [row.wallet, [row.funder, row.cluster_size, row.chain_length]]));
}

test("wallets that sent and share a first funder are a cluster; those that never sent are not in it", async () => {
  await write([
    gift("bank", "a", 1),
    gift("bank", "b", 1),
    gift("bank", "c", 1),
    gift("other", "a", 2),
    sent("a", 3),
    activity({ wallet: "b", kind: "failed", blockNumber: 3 }),
  ]);
  await recomputeSpread(holder.ctx().pg, { chainId: 1, day: before(10), since: null });
  expect(await spread()).toEqual({ a: ["bank", 2, 0], b: ["bank", 2, 0] });
});

test("value that came after a wallet's first transaction, from itself, or on another chain makes no funder", async () => {
  await write([
    sent("a", 1),
    gift("bank", "a", 2),
    gift("b", "b", 1),
    sent("b", 2),
    gift("bank", "c", 1, { chainId: 2 }),
    sent("c", 2),
    gift("bank", "d", 3, { txIndex: 5 }),
    sent("d", 3, { txIndex: 4 }),
  ]);
  await recomputeSpread(holder.ctx().pg, { chainId: 1, day: before(10), since: null });
  expect(await spread()).toEqual({});
});

test("a chain of funders that each funded one wallet grows by one with every link, and ends at a funder of several", async () => {
  await write([
    gift("bank", "a", 1),
    gift("bank", "z", 1),
    sent("z", 2),
    sent("a", 2),
    gift("a", "b", 2),
    sent("b", 3),
    gift("b", "c", 3),
    sent("c", 4),
  ]);
  await recomputeSpread(holder.ctx().pg, { chainId: 1, day: before(10), since: null });
  expect(await spread()).toEqual({ a: ["bank", 2, 0], b: ["a", 1, 1], c: ["b", 1, 2], z: ["bank", 2, 0] });
});

test("day by day comes to the same as at once, and nothing of the day itself is seen", async () => {
  const wallets = Array.from({ length: 60 }, (_, i) => `w${String(i).padStart(2, "0")}`);
  const rows = wallets.flatMap((wallet, i) => {
    const funder = i % 3 === 0 ? "bank" : (wallets[Math.floor(i / 2)] ?? "bank");
    return [gift(funder, wallet, i * 2), ...(i % 7 === 3 ? [] : [sent(wallet, i * 2 + 1)])];
  });
  await write(rows);
  let since: number | null = null;
  for (let block = 10; block <= 100; block += 10) {
    await recomputeSpread(holder.ctx().pg, { chainId: 1, day: before(block), since });
    since = before(block);
  }
  const stepwise = await spread();
  await recomputeSpread(holder.ctx().pg, { chainId: 1, day: before(100), since: null });
  expect(await spread()).toEqual(stepwise);
  expect(Object.keys(stepwise)).not.toContain("w50");
  expect(Object.keys(stepwise)).toContain("w49");
});
