import { beforeEach, expect, test } from "vitest";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { SOURCE_GRACE_MS } from "../../core/chains.ts";
import { followedFails, readCoverage } from "./coverage.ts";

const chains = [
  { id: 7, name: "Followed", rpcUrls: ["http://127.0.0.1:9"], wallets: "all" as const },
  { id: 8, name: "Explored", explorers: [{ url: "http://explorer.test/api", rate: 5, pageSize: 10 }] },
];
const holder = useContext({ chains });
const wallet = `0x${"a".repeat(40)}`;

beforeEach(async () => {
  await emptyTables(holder.ctx().pg, "chain_cursor, tracked_wallet");
});

async function coverage(now: Date) {
  const ctx = holder.ctx();
  return readCoverage(ctx.pg, { chains: ctx.env.CHAINS, wallets: [wallet], now });
}

async function cursor(state: string, failingSince: Date | null): Promise<void> {
  await holder.ctx().pg.query(
    `insert into chain_cursor (chain_id, block_number, block_hash, block_time, state, failing_since, updated_at)
     values (7, 5, '0x05', 1, $1, $2, now())`,
    [state, failingSince],
  );
}

test("a followed chain whose node does not answer is ok for the grace, and fails after it", async () => {
  await cursor("retrying", holder.now);
  const atGrace = await coverage(new Date(holder.now.getTime() + SOURCE_GRACE_MS));
  expect(atGrace).toMatchObject([{ chainId: 7, toBlock: 5, state: "ok" }]);
  expect(followedFails(atGrace)).toBe(false);
  const after = await coverage(new Date(holder.now.getTime() + SOURCE_GRACE_MS + 1));
  expect(after).toMatchObject([{ chainId: 7, toBlock: 5, state: "failed" }]);
  expect(followedFails(after)).toBe(true);
});

test("a chain that stopped fails at once", async () => {
  await cursor("stopped", holder.now);
  expect(followedFails(await coverage(holder.now))).toBe(true);
});

test("a tracked wallet with a list that could not be read fails, and is no failure of a followed chain", async () => {
  await holder.ctx().pg.query(
    `insert into tracked_wallet (address, chain_id, state, sources, from_block, to_block)
     values ($1, 8, 'ready', '{"transactions": "ok", "tokens": "stale"}', 0, 90)`,
    [wallet],
  );
  const found = await coverage(holder.now);
  expect(found.find((one) => one.chainId === 8)).toMatchObject({ source: "explorer.test", state: "failed" });
  expect(followedFails(found)).toBe(false);
  await holder.ctx().pg.query(`update tracked_wallet set sources = '{"transactions": "ok", "tokens": "ok"}'`);
  expect((await coverage(holder.now)).find((one) => one.chainId === 8)).toMatchObject({ state: "ok" });
});

test("wallets of one subject read from the same blocks share one entry, in the worst of their states", async () => {
  const other = `0x${"b".repeat(40)}`;
  await cursor("following", null);
  await holder.ctx().pg.query(
    `insert into tracked_wallet (address, chain_id, state, sources, from_block, to_block)
     values ($1, 7, 'ready', '{}', 0, 5), ($2, 7, 'ready', '{}', 0, 5),
       ($1, 8, 'ready', '{}', 0, 90), ($2, 8, 'ready', '{"tokens": "stale"}', 0, 90)`,
    [wallet, other],
  );
  const ctx = holder.ctx();
  const found = await readCoverage(ctx.pg, { chains: ctx.env.CHAINS, wallets: [wallet, other], now: holder.now });
  expect(found.map(({ chainId, state }) => [chainId, state])).toEqual([
    [7, "ok"],
    [8, "failed"],
  ]);
});
