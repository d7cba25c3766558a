import { expect, test } from "vitest";
import { insertActivity, makeActivity } from "../../../tests/factories/activity.ts";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { useContext } from "../../../tests/setup/context.ts";
import type { Address } from "../../core/chains.ts";
import { checksum } from "../../core/schemas.ts";
import { getWallet } from "./track-wallet.ts";

const world = useContext();

test("a wallet shows the state of each chain, and the worst of them as its own", async () => {
  const { pg } = world.ctx();
  const alice = addressNumber(0xabcdef);
  await pg.query("insert into wallet (address, subject) values ($1, $1)", [alice]);
  expect(await getWallet(world.ctx(), { address: alice })).toEqual({
    address: checksum(alice),
    state: "ready",
    chains: [],
  });
  await pg.query(`insert into facts (wallet, chain_id, transactions, to_block) values ($1, 9, 4, 2)`, [alice]);
  await pg.query(
    `insert into tracked_wallet (address, chain_id, state, transactions, truncated, error) values
       ($1, 1, 'ready', 12, true, null), ($1, 2, 'syncing', 5, false, null)`,
    [alice],
  );
  expect(await getWallet(world.ctx(), { address: alice })).toEqual({
    address: checksum(alice),
    state: "syncing",
    chains: [
      { chainId: 1, state: "ready", transactions: 12, truncated: true },
      { chainId: 2, state: "syncing", transactions: 5, truncated: false },
      { chainId: 9, state: "ready", transactions: 4, truncated: false },
    ],
  });
  await pg.query("update tracked_wallet set state = 'failed', error = 'no answer' where chain_id = 2");
  expect(await getWallet(world.ctx(), { address: alice })).toMatchObject({
    state: "failed",
    chains: [{}, { state: "failed", error: "no answer" }, {}],
  });
});

test("a wallet that first acted by an operation of others' transactions is a smart account on that chain", async () => {
  const { pg } = world.ctx();
  const [account, key] = [addressNumber(0xacc), addressNumber(0x4e7)];
  for (const [wallet, first] of [
    [account, 0],
    [key, -1],
  ] as const) {
    await pg.query("insert into wallet (address, subject) values ($1, $1)", [wallet]);
    await pg.query("insert into facts (wallet, chain_id, transactions, to_block) values ($1, 9, 2, 3)", [wallet]);
    await insertActivity(
      pg,
      makeActivity([
        { chainId: 9, wallet, kind: "tokenIn", logIndex: 5 },
        { chainId: 9, wallet, kind: "failed", logIndex: first },
        { chainId: 9, wallet, kind: "sent", logIndex: 1 },
      ]),
    );
  }
  const chainsOf = async (address: Address) => (await getWallet(world.ctx(), { address })).chains;
  expect(await chainsOf(account)).toMatchObject([{ chainId: 9, smartAccount: true }]);
  expect(await chainsOf(key)).toEqual([expect.not.objectContaining({ smartAccount: true })]);
});
