import { encodeDeployData, encodeFunctionData, type Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
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
let gates: TestServer[] = [];
let isOld = (_params: unknown[]) => false;
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
    startGate(2, () => false),
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
  expect(await held(evening, rule(2, {}, { value: 1 }))).toMatchObject({ outcome: "fail", days: 0 });
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

test("transfers that do not add up to the balance are not believed", async () => {
  const { pg } = world.ctx();
  await pg.query("update activity set amount = 99 where wallet = $1", [steady]);
  // The node of chain 1 keeps the newest state alone.
  expect(await held(steady, rule(1))).toMatchObject({ outcome: "indeterminate" });
  await pg.query("update activity set amount = 100 where wallet = $1", [steady]);
  expect(await held(steady, rule(1))).toMatchObject({ outcome: "pass" });
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
