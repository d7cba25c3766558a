import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import { metricsText } from "../../lib/api/metrics.ts";
import { type Address, ChainConfig } from "../../lib/core/chains.ts";
import { listQuarantined, requestRetry } from "../../lib/domains/quarantine/index.ts";
import { readCoverage } from "../../lib/domains/scores/coverage.ts";
import { readWallet } from "../../lib/domains/wallets/track-wallet.ts";
import type { ChainLeader } from "../../lib/indexer/chain-leader.ts";
import { testClock } from "../chain/test-clock.ts";
import { scoresWithFacts } from "../factories/scores.ts";
import { ENTRY_POINT } from "../factories/user-operations.ts";
import { ethereum, smartAccount } from "../providers/families/ethereum.ts";
import { type FamilyBlock, type Json, makeBlocks } from "../providers/families/family.ts";
import { wellMannered } from "../providers/manners.ts";
import { type MockNode, startMockNode } from "../providers/mock-node.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { followUntil } from "./following.ts";
import { readIndex } from "./index-state.ts";

const LENGTH = 60;
const FINALITY = 24;

const holder = useContext();
const clean = makeBlocks(ethereum, { length: LENGTH });
let node: MockNode;
let closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  await emptyIndex(holder.ctx());
  await emptyTables(holder.ctx().pg, "quarantined_transaction, quarantined_wallet");
  const clock = testClock();
  node = await startMockNode({ family: ethereum, chain: clean, manner: wellMannered, clock });
  closing.push(node.close);
});

afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

function chainOf(wallets: "all" | "tracked" = "all"): ChainConfig {
  const { chainId: id, name } = ethereum;
  return ChainConfig.parse({ id, name, rpcUrls: [node.url], wallets, finalityDepth: FINALITY });
}

function contextOf(chain: ChainConfig) {
  return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });
}

/** Follows the node's chain until the condition holds. */
async function follow(until: (leader: ChainLeader) => boolean | Promise<boolean>, chain = chainOf()): Promise<void> {
  await followUntil(
    { ctx: contextOf(chain), url: holder.url() },
    {
      ...{ chain, options: { clock: testClock() } },
      until: async (leader) => {
        if (await until(leader)) return true;
        if (leader.cursor.state === "retrying") throw new Error(leader.cursor.error ?? "");
        return false;
      },
    },
  );
}

const atHead = ({ cursor }: ChainLeader) =>
  cursor.state === "following" && cursor.newest?.hash === node.chain.at(-1)?.block.hash;

/** The chain with the first transactions of some blocks as an odd node gives them. */
function withOdd(blocks: readonly FamilyBlock[], odd: ReadonlyMap<number, { transaction?: Json; receipt?: Json }>) {
  return blocks.map((one, number) => {
    const changes = odd.get(number);
    if (!changes) return one;
    const [first, ...rest] = one.block.transactions;
    const [receipt, ...others] = one.receipts;
    return {
      block: { ...one.block, transactions: [{ ...first, ...changes.transaction }, ...rest] },
      receipts: [{ ...receipt, ...changes.receipt }, ...others],
    };
  });
}

/** Blocks with at least two transactions, of which the first is sent by a wallet that also sends others. */
const busy = clean.flatMap(({ block, receipts }, number) =>
  block.transactions.length > 1 && receipts[0]?.status === "0x1" ? [number] : [],
);
const [first = 0, second = 0] = [busy[3], busy[7]];
const oddNode = () =>
  withOdd(
    clean,
    new Map([
      [first, { transaction: { value: undefined } }],
      [second, { receipt: { logs: "none" } }],
    ]),
  );
const senderAt = (number: number) => String(clean[number]?.block.transactions[0]?.from);

const operator = () => holder.ctx({ actor: { kind: "commandLine" } });
const listed = async () => (await listQuarantined(operator(), { limit: 10, offset: 0 })).transactions;

async function stateOf(wallet: string) {
  const { rows } = await holder
    .ctx()
    .pg.query("select stale, unavailable, status from score where subject = $1 and chain_id <= 0", [wallet]);
  return rows[0];
}

test("odd transactions are quarantined, the chain goes on, and the wallets they concern are stale", async () => {
  node.chain = oddNode();
  await follow(atHead);
  const { pg: pool } = holder.ctx();
  expect(await listed()).toMatchObject([
    { block: first, index: 0, reason: expect.stringContaining("transaction.value"), resolvedAt: null },
    { block: second, index: 0, reason: expect.stringContaining("receipt.logs"), resolvedAt: null },
  ]);
  const { rows } = await pool.query("select count(distinct tx_hash)::int as count from activity");
  const all = clean.flatMap(({ block }) => block.transactions).length;
  expect(rows).toEqual([{ count: all - 2 }]);
  const stale = "activity,volume,age,diversity,governance,risk,loyalty";
  expect(await stateOf(senderAt(first))).toMatchObject({ stale, unavailable: "" });
});

test("the quarantine is a warning and a metric, and the service stays ready to answer", async () => {
  node.chain = oddNode();
  await follow(atHead);
  const state = await readiness(contextOf(chainOf()));
  expect(state.warnings).toContain("Quarantined transactions of chain 1: 2.");
  expect(state.failures.join()).not.toContain("quarantined");
  expect((await metricsText(state)).body).toContain('credence_quarantined_transactions{chain="1"} 2');
});

test("a retry that can read them leaves the same rows, facts and scores as a node that never was odd", async () => {
  await follow(atHead);
  const parts = async () => {
    const { activity, facts, wallets, fundingClusters } = await readIndex(holder.ctx().pg);
    const columns = "subject, chain_id, total, status, stale, unavailable";
    const rows = (await scoresWithFacts(holder.ctx().pg, { columns })).map(({ asOf: _, ...row }) => row);
    return { activity, facts, wallets, fundingClusters, rows };
  };
  const expected = await parts();
  await emptyIndex(holder.ctx());
  node.chain = oddNode();
  await follow(atHead);
  expect(await parts()).not.toEqual(expected);

  node.chain = clean;
  expect(await requestRetry(operator(), { chainId: 1 })).toBe(2);
  const waiting = async () => (await listed()).filter((one) => one.resolvedAt === null).length;
  await follow(async () => (await waiting()) === 0);
  expect(await parts()).toEqual(expected);
});

test("a retry that cannot read them waits longer, and the chain goes on", async () => {
  node.chain = oddNode();
  await follow(atHead);
  await requestRetry(operator(), { chainId: 1, block: first });
  const attempts = async () => {
    const { rows } = await holder.ctx().pg.query<{ attempts: number; wait: number }>(
      `select attempts, extract(epoch from retry_at - at)::int as wait from quarantined_transaction
         order by block_number`,
    );
    return rows;
  };
  await follow(async () => (await attempts())[0]?.attempts === 1);
  expect(await attempts()).toEqual([
    { attempts: 1, wait: 20 * 60 },
    { attempts: 0, wait: 10 * 60 },
  ]);
});

test("a reorg removes the quarantined transactions of its blocks", async () => {
  const at = LENGTH - 10;
  const number = clean.findIndex(({ block }, i) => i > at && block.transactions.length > 0);
  node.chain = withOdd(clean, new Map([[number, { transaction: { value: undefined } }]]));
  await follow(atHead);
  expect((await stateOf(senderAt(number)))?.stale).not.toBe("");
  node.chain = makeBlocks(ethereum, { length: LENGTH + 2, fork: "other", base: clean, at });
  await follow(atHead);
  expect(await listed()).toEqual([]);
  expect((await stateOf(senderAt(number)))?.stale).toBe("");
});

test("on a chain that indexes tracked wallets, only those are marked", async () => {
  const tracked = senderAt(first);
  await holder
    .ctx()
    .pg.query("insert into tracked_wallet (address, chain_id, state) values ($1, 1, 'ready')", [tracked]);
  node.chain = oddNode();
  await follow(atHead, chainOf("tracked"));
  const [quarantined, other] = await listed();
  expect(quarantined?.wallets).toEqual([tracked]);
  expect(other?.wallets.filter((wallet) => wallet !== tracked)).toEqual([]);
});

describe("operations that another contract passes to the EntryPoint", () => {
  const account = smartAccount.toLowerCase();
  const isBundle = ({ to }: Json) => to === ENTRY_POINT;
  /** The chain in which a contract is called with other call data, and calls the EntryPoint. */
  const relayed = (inputOf: (bundle: string) => string) =>
    clean.map((one) => ({
      block: {
        ...one.block,
        transactions: one.block.transactions.map((transaction) =>
          isBundle(transaction)
            ? { ...transaction, to: `0x${"ab".repeat(20)}`, input: inputOf(String(transaction.input)) }
            : transaction,
        ),
      },
      receipts: one.receipts,
    }));
  async function seen() {
    const ctx = contextOf(chainOf());
    const { rows } = await ctx.pg.query("select total, stale from score where subject = $1 and chain_id <= 0", [
      account,
    ]);
    const [coverage] = await readCoverage(ctx.pg, { chains: [...ctx.env.CHAINS], wallets: [account], now: ctx.now });
    const view = await readWallet(ctx.pg, account as Address);
    return { ...rows[0], coverage, wallet: view?.chains[0] };
  }

  test("count as those that a bundler brings to it, if the call data has them", async () => {
    await follow(atHead);
    const direct = await seen();
    expect(direct).toMatchObject({ stale: "", coverage: { state: "ok" } });
    await emptyIndex(holder.ctx());
    node.chain = relayed((bundle) => `0x12345678${bundle.slice(2)}`);
    await follow(atHead);
    expect(await seen()).toEqual(direct);
  });

  test("leave the account partly read if the call data has them not", async () => {
    node.chain = relayed(() => "0x12345678");
    await follow(atHead);
    const stale = "activity,volume,age,diversity,governance,risk,loyalty";
    expect(await seen()).toMatchObject({
      stale,
      coverage: { state: "truncated", smartAccount: true },
      wallet: { truncated: true, smartAccount: true },
    });
    const { rows } = await holder.ctx().pg.query("select wallet, block_number from quarantined_wallet");
    expect(rows).toEqual([
      { wallet: account, block_number: clean.findIndex((one) => one.block.transactions.some(isBundle)) },
    ]);
    expect(await listed()).toEqual([]);
  });
});
