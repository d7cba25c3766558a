import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { boardsOf } from "./boards/boards.ts";
import { getNetwork } from "./get-network.ts";

const world = useContext({
  chains: [
    { id: 3, name: "three", rpcUrls: ["http://127.0.0.1:9"] },
    { id: 1, name: "one", explorers: [{ url: "http://127.0.0.1:9", rate: 5, pageSize: 1000 }] },
    { id: 2, name: "two", rpcUrls: ["http://127.0.0.1:9"] },
  ],
});

test("each chain has its progress and number of scored subjects, in the order of the settings", async () => {
  const ctx = world.ctx();
  await writeScoreRows(ctx.pg, [
    { subject: addressNumber(1), points: { age: 1 } },
    { subject: addressNumber(1), chainId: 3, points: { age: 1 } },
    { subject: addressNumber(2), chainId: 3, points: { age: 1 } },
  ]);
  await ctx.pg.query(
    "insert into chain_cursor (chain_id, state, block_number, block_hash, block_time, updated_at) values (3, 'following', 42, '0x0', 1700000000, now())",
  );
  await boardsOf(ctx).refresh();
  expect((await getNetwork(ctx)).chains).toEqual([
    { chainId: 3, name: "three", scored: 2, blockNumber: 42, blockTime: 1_700_000_000, state: "following" },
    { chainId: 1, name: "one", scored: 0, blockNumber: null, blockTime: null, state: "explorer" },
    { chainId: 2, name: "two", scored: 0, blockNumber: null, blockTime: null, state: "syncing" },
  ]);
  await ctx.pg.query("update chain_cursor set state = 'retrying'");
  expect((await getNetwork(ctx)).chains[0]?.state).toBe("failing");
});
