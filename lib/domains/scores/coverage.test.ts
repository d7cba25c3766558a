import { beforeEach, describe, expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { type ChainConfig, SOURCE_GRACE_MS } from "../../core/chains.ts";
import { followedFails, readCoverage } from "./coverage.ts";

const firstBlock = 100;
const eas = { eas: addressNumber(1), easVersion: "1.4.0", schemaRegistry: addressNumber(2), easFirstBlock: firstBlock };
const attested = (id: number, more: object) => ({
  ...{ id, name: `Attested ${id}`, rpcUrls: ["http://127.0.0.1:9"], contracts: eas as ChainConfig["contracts"] },
  ...more,
});
const chains = [
  { id: 7, name: "Followed", rpcUrls: ["http://127.0.0.1:9"], wallets: "all" as const },
  { id: 8, name: "Explored", explorers: [{ url: "http://explorer.test/api", rate: 5, pageSize: 10 }] },
  attested(11, { wallets: "all", startBlock: firstBlock }),
  attested(12, { wallets: "all", startBlock: firstBlock + 1 }),
  attested(13, { startBlock: 500 }),
  attested(14, { rpcUrls: [], explorers: [{ url: "http://explorer.test/api", rate: 5, pageSize: 10 }] }),
];
const holder = useContext({ chains });
const wallet = `0x${"a".repeat(40)}`;

beforeEach(async () => {
  await emptyTables(holder.ctx().pg, "chain_cursor, tracked_wallet");
});

async function coverage(now: Date) {
  const ctx = holder.ctx();
  const covered = await readCoverage(ctx.pg, { chains: ctx.env.CHAINS, wallets: [wallet], now });
  return covered.filter(({ chainId }) => chainId < 10);
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

test("a chain with stored blocks that wait to be scored is syncing up to the newest scored one, also while its node does not answer", async () => {
  await cursor("retrying", holder.now);
  const { pg } = holder.ctx();
  await pg.query("update chain_cursor set scored_block = 3, scored_hash = '0x03'");
  expect(await coverage(holder.now)).toMatchObject([{ chainId: 7, toBlock: 3, blockHash: "0x03", state: "syncing" }]);
  await pg.query("update chain_cursor set scored_block = -1, scored_hash = null");
  expect(await coverage(holder.now)).toMatchObject([
    { chainId: 7, fromBlock: null, toBlock: null, blockHash: null, state: "syncing" },
  ]);
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
  expect(found.filter(({ chainId }) => chainId < 10).map(({ chainId, state }) => [chainId, state])).toEqual([
    [7, "ok"],
    [8, "failed"],
  ]);
});

describe("coverage says from which block attestations are known", () => {
  const follow = (chainId: number) =>
    holder.ctx().pg.query(
      `insert into chain_cursor (chain_id, block_number, block_hash, block_time, state, updated_at)
       values ($1, 900, '0x05', 1, 'following', now())`,
      [chainId],
    );
  const track = (chainId: number, reads: { to: number | null; attestedFrom: number | null }) =>
    holder.ctx().pg.query(
      `insert into tracked_wallet (address, chain_id, state, from_block, to_block, attested_from)
       values ($1, $2, 'ready', 0, $3, $4)`,
      [wallet, chainId, reads.to, reads.attestedFrom],
    );
  const known = async (chainId: number) => {
    const ctx = holder.ctx();
    const [one] = await readCoverage(ctx.pg, { chains: ctx.env.CHAINS, wallets: [wallet], chainId, now: holder.now });
    return one && "attestationsFrom" in one ? one.attestationsFrom : "all";
  };

  test("unless all are: of every wallet where EAS's first block was followed", async () => {
    expect(await known(11)).toBe(null);
    for (const chainId of [11, 12]) await follow(chainId);
    expect([await known(11), await known(12)]).toEqual(["all", firstBlock + 1]);
    await track(12, { to: 900, attestedFrom: firstBlock });
    expect(await known(12)).toBe("all");
  });

  test("of a tracked wallet from where it was followed, until more was read", async () => {
    await follow(13);
    await track(13, { to: 700, attestedFrom: null });
    expect(await known(13)).toBe(701);
    await holder.ctx().pg.query("update tracked_wallet set attested_from = 300");
    expect(await known(13)).toBe(300);
    await holder.ctx().pg.query("update tracked_wallet set attested_from = $1", [firstBlock]);
    expect(await known(13)).toBe("all");
  });

  test("none of a chain that is not followed, whose explorer gives no contents", async () => {
    await track(14, { to: 700, attestedFrom: null });
    expect(await known(14)).toBe(null);
  });
});
