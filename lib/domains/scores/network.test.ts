import { expect, test } from "vitest";
import { addressNumber, writeScoreRows } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { getNetwork } from "./network.ts";
import { boardsOf } from "./ranks/boards.ts";

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
    "insert into chain_cursor (chain_id, state, block_number, block_hash, block_time, head_number, updated_at) values (3, 'following', 42, '0x0', 1700000000, 44, now())",
  );
  await boardsOf(ctx).refresh();
  const unread = { scored: 0, blockNumber: null, blockTime: null, behind: null, failingSince: null, pausedSince: null };
  const three = { chainId: 3, name: "three", scored: 2, blockNumber: 42, blockTime: 1_700_000_000, behind: 2 };
  expect((await getNetwork(ctx)).chains).toEqual([
    { ...three, failingSince: null, pausedSince: null, state: "following" },
    { ...unread, chainId: 1, name: "one", state: "explorer" },
    { ...unread, chainId: 2, name: "two", state: "syncing" },
  ]);
  await ctx.pg.query("update chain_cursor set state = 'retrying', failing_since = '2026-01-02T03:04:05Z'");
  expect((await getNetwork(ctx)).chains[0]).toMatchObject({
    state: "failing",
    failingSince: "2026-01-02T03:04:05.000Z",
  });
});
