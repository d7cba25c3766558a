import { encodeDeployData, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lastBlockOfDay } from "../../lib/chain/sources/asked-blocks.ts";
import { contractsOf } from "../../lib/chain/sources/contract-calls.ts";
import { type Address, ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { evaluatePolicy } from "../../lib/domains/policies/index.ts";
import { Policy } from "../../lib/domains/policies/policy-schema.ts";
import { boardsOf } from "../../lib/domains/scores/index.ts";
import type { Activity } from "../../lib/engine/types.ts";
import { readArtifact } from "../../scripts/contracts/artifacts.ts";
import { insertActivity, makeActivity } from "../factories/activity.ts";
import { addressNumber, writeScoreRows } from "../factories/scores.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { useContext } from "../setup/context.ts";
import { sendJson, startHttpServer, type TestServer } from "./http-server.ts";
import { placeMulticall } from "./place-multicall.ts";

// A life of a token over twelve days, on one node, as three chains read it: chain 1 follows every wallet, chain 2 asks an archive node at the end of
// each day, chain 3 a node that keeps the newest state alone.

const world = useContext();
const GENESIS = Math.floor(Date.parse("2026-01-01T00:00:00Z") / 1_000);
const DAY = 86_400;
const HOUR = 3_600;
const NOW = GENESIS + 12 * DAY + 12 * HOUR;
const [steady, evening, noon, night, borrower, second] = Array.from({ length: 6 }, (_, n) =>
  addressNumber(0x2000 + n),
) as [...[Address, Address, Address, Address, Address, Address]];
const artifact = readArtifact("LocalToken");
let anvil: Anvil;
let pool: Hex;
let token: Address;
let young: Address;
let gates: TestServer[] = [];
let isOld = (_params: unknown[]) => false;
let asked = (_params: unknown[]) => {};
const rows: Activity[] = [];
let transfers = 0;

/** Sends a transaction in a block at a time after the genesis. */
async function send(
  at: number,
  transaction: object,
): Promise<{ contractAddress: Address; blockNumber: Hex; status: Hex }> {
  const hash = await anvil.call("eth_sendTransaction", {
    gas: "0x989680",
    gasPrice: "0x0",
    from: pool,
    ...transaction,
  });
  await anvil.call("evm_setNextBlockTimestamp", GENESIS + at);
  await anvil.call("evm_mine");
  return (await anvil.call("eth_getTransactionReceipt", hash)) as {
    contractAddress: Address;
    blockNumber: Hex;
    status: Hex;
  };
}

/** Moves a hundred tokens, and indexes it as the chain's leader does. */
async function move(at: number, from: Address, to: Address): Promise<void> {
  const call =
    from === pool ? { functionName: "mint", args: [to, 100n] } : { functionName: "transfer", args: [to, 100n] };
  await anvil.call("anvil_impersonateAccount", from);
  const receipt = await send(at, { from, to: token, data: encodeFunctionData({ abi: artifact.abi, ...call }) });
  expect(receipt.status).toBe("0x1");
  const shared = {
    blockNumber: Number(receipt.blockNumber),
    at: GENESIS + at,
    asset: token,
    amount: 100n,
    txHash: `0x${(++transfers).toString(16).padStart(64, "0")}`,
    logIndex: 0,
  };
  rows.push(...makeActivity([{ wallet: to, kind: "tokenIn", counterparty: from, ...shared }]));
  if (from !== pool) rows.push(...makeActivity([{ wallet: from, kind: "tokenOut", counterparty: to, ...shared }]));
}

const rule = (chainId: number, params: object = {}, rest: object = {}) => ({
  module: "held",
  params: { chainId, token, minimum: "100", ...params },
  ...{ cmp: "gte", value: 10 },
  ...rest,
});

function context(): Context {
  const ctx = world.ctx();
  const chains = gates.map((gate, index) =>
    ChainConfig.parse({
      id: index + 1,
      name: `chain ${index + 1}`,
      rpcUrls: [gate.url],
      local: true,
      finalityDepth: 0,
      wallets: index === 0 ? "all" : "tracked",
    }),
  );
  return { ...ctx, env: { ...ctx.env, CHAINS: chains } };
}

async function held(identity: string, one: object, at?: number) {
  const { rules } = await evaluatePolicy(context(), {
    policy: Policy.parse({ op: "all", rules: [one] }),
    identity,
    at,
  });
  const [result] = rules;
  return { outcome: result?.outcome, days: result?.actual, reason: result?.reason ?? "" };
}

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 1, genesis: GENESIS, accounts: 1 });
  [pool] = (await anvil.call("eth_accounts")) as [Hex];
  const startGate = (chainId: number, refuses: (params: unknown[]) => boolean) =>
    startHttpServer(async (_request, body, response) => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] };
      if (method === "eth_chainId") return sendJson(response, { jsonrpc: "2.0", id, result: `0x${chainId}` });
      if (method === "eth_call" && refuses(params)) {
        return sendJson(response, {
          jsonrpc: "2.0",
          id,
          error: { code: -32000, message: "missing trie node 1234 (path ) <nil>" },
        });
      }
      response.end(
        await (
          await fetch(anvil.url, { method: "POST", body, headers: { "content-type": "application/json" } })
        ).text(),
      );
    });
  gates = await Promise.all([
    startGate(1, (params) => isOld(params)),
    startGate(2, (params) => {
      asked(params);
      return false;
    }),
    startGate(3, (params) => isOld(params)),
  ]);
  await placeMulticall(anvil);
  const { contractAddress } = await send(2 * HOUR, { data: encodeDeployData({ ...artifact, args: ["T", "T"] }) });
  token = contractAddress;
  for (const [index, wallet] of [steady, noon, night, borrower].entries()) await move(3 * HOUR + index, pool, wallet);
  // Lent at noon of day 5 and back in its evening; lent over the night after day 6; borrowed for the evening of day 11.
  await move(5 * DAY + 12 * HOUR, noon, borrower);
  await move(5 * DAY + 18 * HOUR, borrower, noon);
  await move(6 * DAY + 20 * HOUR, night, borrower);
  await move(7 * DAY + 8 * HOUR, borrower, night);
  // From one wallet of a person to another on day 8.
  await move(8 * DAY, borrower, second);
  const later = await send(9 * DAY, { data: encodeDeployData({ ...artifact, args: ["Y", "Y"] }) });
  young = later.contractAddress;
  const mint = encodeFunctionData({ abi: artifact.abi, functionName: "mint", args: [steady, 100n] });
  await send(9 * DAY + HOUR, { to: young, data: mint });
  await move(11 * DAY + 20 * HOUR, pool, evening);
  await anvil.call("evm_setNextBlockTimestamp", NOW);
  await anvil.call("evm_mine");
  const head = Number((await anvil.call("eth_blockNumber")) as Hex);
  isOld = (params) => Number(params[1]) < head;
  world.now = new Date(NOW * 1_000);
  const { pg } = world.ctx();
  const people = [steady, evening, noon, night, borrower, second];
  await writeScoreRows(
    pg,
    people.map((subject) => ({ subject, points: { activity: 100 }, at: new Date(GENESIS * 1_000) })),
  );
  await pg.query("insert into wallet (address, subject) select a, a from unnest($1::text[]) a on conflict do nothing", [
    people,
  ]);
  await insertActivity(pg, rows);
  await pg.query(
    "insert into chain_cursor (chain_id, block_number, block_time, state, updated_at) select n, $1, $2, 'following', now() from generate_series(1, 3) n",
    [head, NOW],
  );
  await boardsOf(world.ctx()).loaded;
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await boardsOf(world.ctx()).stop();
  await Promise.all(gates.map((gate) => gate.close()));
  await anvil?.stop();
});

test("indexed transfers say to the second since when a token is held, and a loan of some hours ends the days", async () => {
  expect(await held(steady, rule(1))).toMatchObject({
    outcome: "pass",
    days: 12,
    reason: expect.stringContaining("by each transfer"),
  });
  expect(await held(noon, rule(1))).toMatchObject({ outcome: "fail", days: 6 });
  expect(await held(night, rule(1))).toMatchObject({ outcome: "fail", days: 5 });
  expect(await held(evening, rule(1))).toMatchObject({ outcome: "fail", days: 0 });
  expect(await held(steady, rule(1, { minimum: "101" }))).toMatchObject({ outcome: "fail", days: 0 });
});

test("without them the balances at the end of each day do: what was borrowed for an evening does not pass", async () => {
  expect(await held(steady, rule(2))).toMatchObject({ outcome: "pass", reason: expect.stringContaining("by day") });
  expect(await held(evening, rule(2, {}, { value: 2 }))).toMatchObject({ outcome: "fail", days: 0 });
  // It may be of the day before yesterday's last minute.
  expect(await held(evening, rule(2, {}, { value: 1 }))).toMatchObject({ outcome: "indeterminate" });
  expect(await held(night, rule(2))).toMatchObject({ outcome: "fail", days: 4 });
  // A loan within a day is not seen by day.
  expect(await held(noon, rule(2))).toMatchObject({ outcome: "pass" });
});

test("where no node has the state of the days, and no transfers are indexed, nothing is decided", async () => {
  expect(await held(steady, rule(3))).toMatchObject({
    outcome: "indeterminate",
    reason: expect.stringContaining("no node here keeps"),
  });
  // Who holds none now has held it for no day.
  expect(await held(borrower, rule(3, { minimum: "200" }))).toMatchObject({ outcome: "fail", days: 0 });
});

test("where the node has lost the final block's state it is asked at the stored head, and not believed if the chain replaced that", async () => {
  const { pg } = world.ctx();
  const ctx = context();
  const chain = ctx.env.CHAINS[2] as ChainConfig; // There are three.
  // Of another path, so that no client of the chain is known.
  const CHAINS = [{ ...chain, finalityDepth: 2, rpcUrls: [`${gates[2]?.url}/deeper`] }];
  const deeper = { ...ctx, env: { ...ctx.env, CHAINS } };
  const head = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: Hex };
  const signature = "balanceOf(address) view returns (uint256)";
  const params = { chainId: 3, address: token, function: signature, args: ["{wallet}"] };
  const rules = [{ module: "contract", params, cmp: "gte", value: 100 }, rule(3, { minimum: "101" })];
  const ask = () => evaluatePolicy(deeper, { policy: Policy.parse({ op: "all", rules }), identity: steady });
  const store = (hash: string) => pg.query("update chain_cursor set block_hash = $1 where chain_id = 3", [hash]);
  await store(head.hash);
  expect((await ask()).rules).toMatchObject([
    { outcome: "pass", block: { hash: head.hash } },
    { outcome: "fail", block: { hash: head.hash } },
  ]);
  await store(`0x${"ab".repeat(32)}`);
  const reason = expect.stringContaining("replaced the block");
  expect((await ask()).rules).toMatchObject([
    { outcome: "indeterminate", reason },
    { outcome: "indeterminate", reason },
  ]);
  await pg.query("update chain_cursor set block_hash = null where chain_id = 3");
});

test("of a wallet with more rows than are searched nothing is decided by them, and of who has less nothing is searched", async () => {
  const { pg } = world.ctx();
  // An exchange's wallet: 20,001 rows above the token's.
  const head = Number((await anvil.call("eth_blockNumber")) as Hex);
  await pg.query(
    `insert into activity (wallet, chain_id, block_number, at, tx_index, log_index, kind, tx_hash, amount)
     select $1, 1, $2, $3, 0, n, 'received', decode(lpad(to_hex(n), 64, '0'), 'hex'), 1 from generate_series(1, 20001) n`,
    [steady, head, NOW],
  );
  try {
    expect(await held(steady, rule(1))).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("too many rows"),
    });
    expect(await held(noon, rule(1))).toMatchObject({ outcome: "fail", days: 6 });
    // One that has less than the minimum is decided by its balance.
    expect(await held(steady, rule(1, { minimum: "101" }))).toMatchObject({ outcome: "fail", days: 0 });
  } finally {
    await pg.query("delete from activity where wallet = $1 and kind = 'received'", [steady]);
  }
  expect(await held(steady, rule(1))).toMatchObject({ outcome: "pass" });
});

test("transfers that do not add up to the balance are not believed", async () => {
  const { pg } = world.ctx();
  await pg.query("update activity set amount = 99 where wallet = $1", [steady]);
  // The node of chain 1 keeps the newest state alone.
  expect(await held(steady, rule(1))).toMatchObject({ outcome: "indeterminate" });
  await pg.query("update activity set amount = 100 where wallet = $1", [steady]);
  expect(await held(steady, rule(1))).toMatchObject({ outcome: "pass" });
});

test("by day, what decides is not known to the hour: a day more or less is indeterminate", async () => {
  const less = { cmp: "lt", value: 5 };
  for (const rest of [{ value: 5 }, less, { cmp: "eq", value: 4 }]) {
    expect(await held(night, rule(2, {}, rest))).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("at which hour"),
    });
  }
  expect(await held(night, rule(2, {}, { value: 6 }))).toMatchObject({ outcome: "fail", days: 4 });
  expect(await held(night, rule(2, {}, { value: 4 }))).toMatchObject({ outcome: "pass" });
});

test("before the token or the chain was there, nobody held it", async () => {
  expect(await held(steady, rule(2, { token: young }, { value: 5 }))).toMatchObject({ outcome: "fail", days: 2 });
  expect(await held(steady, rule(2, {}, { value: 20 }))).toMatchObject({ outcome: "fail", days: 11 });
  expect(await held(steady, rule(2, {}, { value: 20 }), GENESIS + 10 * DAY)).toMatchObject({
    outcome: "fail",
    days: 10,
  });
});

test("a day's last block is searched once for all who ask, open while its day may go on, and none before the chain", async () => {
  const chain = context().env.CHAINS[2] as ChainConfig; // There are three.
  const ask = async (day: number) => {
    let calls = 0;
    const spend = async () => ++calls > 0;
    const block = await lastBlockOfDay(context(), { chain, day: GENESIS + day * DAY, spend });
    return { block, calls };
  };
  const [first, second] = await Promise.all([ask(3), ask(3)]);
  expect(second.block).toEqual(first.block);
  expect(first.block).toMatchObject({ time: expect.any(Number) });
  expect(first.calls).toBeGreaterThan(0);
  expect(second.calls).toBe(0);
  expect((await ask(12)).block).toBe("open");
  expect((await ask(-5)).block).toBeNull();
});

test("whoever asks for the last blocks of many days has them searched one after the other, so that others need not wait", async () => {
  const chain = context().env.CHAINS[2] as ChainConfig; // There are three.
  const ended: string[] = [];
  const ask = async (client: string, day: number) => {
    const spend = async () => true;
    await lastBlockOfDay({ ...context(), client }, { chain, day: GENESIS + day * DAY, spend });
    ended.push(client);
  };
  await Promise.all([...[1, 2, 4, 5, 6, 7, 9, 10].map((day) => ask("many", day)), ask("one", 8)]);
  expect(ended.indexOf("one")).toBeLessThan(3);
});

test("days are read for ten seconds; then those that are known decide, or nothing does", async () => {
  const clock = performance.now.bind(performance);
  let skew = 0;
  const calls: unknown[] = [];
  // It stays: clients that wait would wait for what went back.
  vi.spyOn(performance, "now").mockImplementation(() => clock() + skew);
  world.now = new Date(NOW * 1_000 + 1);
  contractsOf(context().env.CHAINS[1] as ChainConfig).answers.clear(); // There are three.
  asked = (params) => {
    calls.push(params);
    skew += 4_000;
  };
  try {
    expect(await held(steady, rule(2))).toMatchObject({
      outcome: "indeterminate",
      reason: expect.stringContaining("did not answer in time"),
    });
    expect(calls.length).toBeLessThanOrEqual(4);
  } finally {
    asked = () => {};
  }
});

test("on a past day it is counted up to that day's end", async () => {
  const at = (day: number) => GENESIS + day * DAY;
  expect(await held(steady, rule(2), at(10))).toMatchObject({ outcome: "pass" });
  expect(await held(steady, rule(2, {}, { value: 9 }), at(8))).toMatchObject({ outcome: "fail", days: 8 });
  expect(await held(night, rule(2, {}, { value: 5 }), at(6))).toMatchObject({ outcome: "fail", days: 0 });
});

test("the wallets of an identity hold it together: what one gives to another ends nothing", async () => {
  const { pg } = world.ctx();
  expect(await held(second, rule(1, {}, { value: 6 }))).toMatchObject({ outcome: "fail", days: 4 });
  await pg.query(
    `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, final, created_at, activated_at)
     values ('alice', 1, 1, $2, $1, 'activated', $1, 1, $1, now(), true, now(), now())`,
    [`0x${"1".repeat(64)}`, borrower],
  );
  await pg.query(
    `insert into identity_wallet (address, name, "primary", linked_at) values ($1, 'alice', true, now()), ($2, 'alice', false, now())`,
    [borrower, second],
  );
  await pg.query("update wallet set subject = $1 where address = any($2::text[])", [borrower, [borrower, second]]);
  expect(await held(borrower, rule(1, {}, { value: 10 }))).toMatchObject({ outcome: "pass", days: 12 });
  expect(await held(borrower, rule(2, {}, { value: 10 }))).toMatchObject({ outcome: "pass" });
});
