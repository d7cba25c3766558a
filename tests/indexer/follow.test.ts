import type { Hex } from "viem";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SCORE_LOCK } from "../../lib/core/advisory-lock.ts";
import { ChainConfig } from "../../lib/core/chains.ts";
import { pauseChain, resumeChain } from "../../lib/domains/chain-control/index.ts";
import { readCoverage } from "../../lib/domains/scores/coverage.ts";
import { rescoreOutdated, scoringSettings } from "../../lib/domains/scores/index.ts";
import { readScore } from "../../lib/domains/scores/stored-score.ts";
import { getWallet, trackWallet } from "../../lib/domains/wallets/index.ts";
import { decodeFacts } from "../../lib/engine/index.ts";
import { obeyControl } from "../../lib/indexer/roll-back.ts";
import { type Call, createEconomy } from "../../scripts/simulation/economy.ts";
import { localAccount } from "../../scripts/simulation/local-chain.ts";
import { type ExplorerRow, startScriptedExplorer } from "../chain/scripted-explorer.ts";
import { testClock } from "../chain/test-clock.ts";
import { publishedChanges, scoresByScope, scoresWithFacts } from "../factories/scores.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { type Anvil, startAnvil } from "./anvil.ts";
import { type Following, follow } from "./following.ts";
import { backfillWallet } from "./run-backfill.ts";

const ETHER = 10n ** 18n;
const DAY = 86_400;
const FINALITY = 3;
/** Palm: a chain id of more than 32 bits. */
const CHAIN_ID = 11_297_108_109;
const accounts = Array.from({ length: 6 }, (_, index) => localAccount(index));
const [bank, alice, bob, carol] = accounts.map((account) => account.address.toLowerCase()) as [Hex, Hex, Hex, Hex]; // Six of them.

const holder = useContext();
let anvil: Anvil;
let time: number;
let running: Following[] = [];
const economy = createEconomy(accounts[0]?.address ?? "0x");

beforeEach(async () => {
  await emptyIndex(holder.ctx());
  time = Date.UTC(2025, 0, 1) / 1000;
  anvil = await startAnvil({ chainId: CHAIN_ID, genesis: time, accounts: 6 });
  await anvil.call("anvil_setBalance", bank, `0x${(1_000_000n * ETHER).toString(16)}`);
});

afterEach(async () => {
  for (const one of running) await one.stop();
  running = [];
  await anvil.stop();
});

/** Mine one block with these deeds. */
async function mine(seconds: number, ...deeds: [from: Hex, call: Call][]): Promise<void> {
  for (const [from, { to, data, value, gas }] of deeds) {
    const transaction = {
      from,
      ...(to && { to }),
      data,
      value: `0x${value.toString(16)}`,
      gas: `0x${gas.toString(16)}`,
    };
    await anvil.call("eth_sendTransaction", { ...transaction, gasPrice: "0x0" });
  }
  time += seconds;
  await anvil.call("evm_setNextBlockTimestamp", time);
  await anvil.call("evm_mine");
}

async function empty(blocks: number): Promise<void> {
  for (let i = 0; i < blocks; i++) await mine(12);
}

function chainOf(more: object = {}): ChainConfig {
  const chain = {
    id: CHAIN_ID,
    name: "Test",
    rpcUrls: [anvil.url],
    finalityDepth: FINALITY,
    wallets: "all",
    local: true,
  };
  return ChainConfig.parse({ ...chain, ...more });
}

async function start(chain: ChainConfig, options: { farBehind?: number } = {}): Promise<Following> {
  const one = await follow(context(chain), holder.url(), chain, options);
  running.push(one);
  return one;
}

function context(chain: ChainConfig) {
  return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });
}

async function reached(one: Following): Promise<void> {
  const block = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  await one.until((leader) => leader.cursor.newest?.hash === block.hash && leader.cursor.state === "following");
}

async function rows<T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await holder.ctx().pg.query(text, values)).rows;
}

test("a score is provisional until its newest block is final, and becomes final without a change of points", async () => {
  const one = await start(chainOf());
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  await empty(1);
  await reached(one);
  const status = `select status from ${scoresByScope} where subject = $1 order by chain_id`;
  expect(await rows(status, [bank])).toEqual([{ status: "provisional" }, { status: "provisional" }]);
  await rows("delete from score_feed");
  await empty(FINALITY - 1);
  await reached(one);
  expect(await rows(status, [bank])).toEqual([{ status: "final" }, { status: "final" }]);
  const published = await rows("select before = after and ranked_before = ranked_after as equal from score_feed");
  expect(published).toEqual((await rows("select from score")).map(() => ({ equal: true })));
});

test("a chain far behind its head stores blocks first; until their wallets are scored, coverage names the newest scored block and says syncing", async () => {
  // New final blocks would take the lock of scores.
  const chain = chainOf({ finalityDepth: 100 });
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  await reached(await start(chain));
  await running.pop()?.stop();
  for (const from of [bank, alice, bank, alice]) await mine(12, [from, economy.pay(carol, 1n)]);
  const { pg } = holder.ctx();
  const covered = () => readCoverage(pg, { chains: [chain], wallets: [bank], now: holder.now });
  const [scored] = await covered();
  const locked = await pg.connect();
  let one: Following | undefined;
  try {
    await locked.query("select pg_advisory_lock($1, 0)", [SCORE_LOCK]);
    one = await start(chain, { farBehind: 3 });
    await one.until(({ cursor }) => cursor.newest?.number === 5);
    expect(one.leader.cursor).toMatchObject({ scored: { number: 1 }, state: "syncing" });
    expect(await rows("select from activity where block_number > 1")).toHaveLength(8);
    expect(await rows("select to_block from facts")).toEqual([{ to_block: 1 }]);
    expect(await covered()).toEqual([{ ...scored, state: "syncing" }]);
  } finally {
    locked.release(true);
  }
  if (one) await reached(one);
  expect(one?.leader.cursor.scored).toBeNull();
  const { hash } = one?.leader.cursor.newest ?? {};
  expect(await covered()).toMatchObject([{ toBlock: 5, blockHash: hash, state: "ok" }]);
  expect(await rows("select wallet, to_block from facts order by to_block")).toEqual([
    { wallet: bank, to_block: 4 },
    { wallet: alice, to_block: 5 },
  ]);
});

test("a wallet becomes known when it first sends, with all it received before", async () => {
  const one = await start(chainOf());
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  await reached(one);
  expect(await rows("select address from wallet")).toEqual([{ address: bank }]);
  await mine(12, [alice, economy.pay(bob, 1n)]);
  await reached(one);
  const [stored] = await rows<{ facts: Buffer }>("select facts from facts where wallet = $1", [alice]);
  const facts = stored && decodeFacts(stored.facts);
  expect(facts).toMatchObject({ in: 2n * ETHER, received: 2, funder: { address: bank } });
  expect(facts?.recipients.entries.get(bob)).toMatchObject({ sent: 1 });
  expect(await rows("select 1 from wallet where address = $1", [bob])).toEqual([]);
});

test("a new chain day scores the subjects it changes as of its start, and changes nothing else", async () => {
  const one = await start(chainOf());
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  await reached(one);
  await mine(40 * DAY);
  await mine(12);
  await reached(one);
  const day = time - (time % DAY);
  const { pg, env } = holder.ctx();
  const score = await readScore({ env }, pg, { subject: bank, wallets: [bank], chainId: CHAIN_ID });
  expect(score.facts.asOf).toEqual({ [CHAIN_ID]: day });
  const causes = await rows(
    `select chain_id, cause, block_number from ${publishedChanges} where subject = $1 order by id, chain_id`,
    [bank],
  );
  expect(causes.slice(0, 2)).toEqual([
    { chain_id: 0, cause: "transactions", block_number: 1 },
    { chain_id: CHAIN_ID, cause: "transactions", block_number: 1 },
  ]);
  for (const row of causes.slice(2)) expect(row).toMatchObject({ cause: "time", block_number: 2 });
});

test("a reorg deletes what only its removed blocks had, and publishes the correction", async () => {
  const one = await start(chainOf());
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  const snapshot = await anvil.call("evm_snapshot");
  await mine(12, [alice, economy.pay(bob, 1n)]);
  await reached(one);
  expect(await rows(`select 1 from ${scoresByScope} where subject = $1`, [alice])).toHaveLength(2);
  await anvil.call("evm_revert", snapshot);
  await mine(20, [bank, economy.pay(carol, ETHER)]);
  await empty(1);
  await reached(one);
  for (const table of ["score where subject", "facts where wallet", "wallet where address"]) {
    expect(await rows(`select 1 from ${table} = $1`, [alice])).toEqual([]);
  }
  expect(
    await rows(`select chain_id from ${publishedChanges} where subject = $1 and after is null order by 1`, [alice]),
  ).toEqual([{ chain_id: 0 }, { chain_id: CHAIN_ID }]);
  const published = await rows(
    `select cause, total, ranked, source_chain, block_number from ${publishedChanges}
     where subject = $1 and chain_id = 0 order by id`,
    [alice],
  );
  expect(published).toMatchObject([
    { cause: "transactions", ranked: true, source_chain: CHAIN_ID, block_number: null },
    { cause: "reorg", total: 0, ranked: false, source_chain: CHAIN_ID, block_number: 1 },
  ]);
  const [ranked] = await rows(
    `select sum(ranked_after::int - ranked_before::int)::int as n from score_feed where chain_id <= 0`,
  );
  expect(ranked).toEqual({ n: 1 });
});

test("a paused chain reads no block until it is resumed", async () => {
  const one = await start(chainOf());
  await empty(1);
  await reached(one);
  const ctx = { ...context(one.leader.chain), actor: { kind: "commandLine" } as const };
  await pauseChain(ctx, { chainId: CHAIN_ID, reason: "A test." });
  await one.stop();
  running = [];
  await empty(2);
  const other = await start(chainOf());
  expect(await obeyControl(other.leader, ctx.log)).toBe(true);
  expect(other.leader.cursor.newest?.number).toBe(1);
  await resumeChain(ctx, { chainId: CHAIN_ID });
  await reached(other);
  expect(other.leader.cursor.newest?.number).toBe(3);
});

test("the worker waits for a node that falls behind, and follows it again after it has caught up", async () => {
  const one = await start(chainOf({ local: false }));
  await empty(2);
  const snapshot = await anvil.call("evm_snapshot");
  await empty(2);
  await reached(one);
  const newest = one.leader.cursor.newest;
  await anvil.call("evm_revert", snapshot);
  await one.until((leader) => leader.cursor.state === "retrying");
  expect(one.leader.cursor.error).toMatch(/at block 2, behind block 4/);
  expect(one.leader.cursor.newest).toEqual(newest);
  time += 100;
  await empty(3);
  await reached(one);
  expect(one.leader.cursor).toMatchObject({ state: "following", error: null });
});

test("a chain of tracked wallets stores no rows of others, and counts each action once from explorer and blocks", async () => {
  const lists = { txlist: [] as ExplorerRow[], tokentx: [] as ExplorerRow[] };
  const explorer = await startScriptedExplorer(lists);
  try {
    const chain = chainOf({ wallets: "tracked", explorers: [{ url: explorer.url, rate: 1_000 }] });
    await mine(12, [bank, economy.deployments()[0] as Call]); // The stable token comes first.
    await mine(12, [bank, economy.pay(alice, 5n * ETHER)]);
    await mine(12, [bank, economy.mintToken("stable", alice, 9n * ETHER)]);
    await mine(12, [alice, economy.pay(bob, ETHER)]);
    const one = await start(chain);
    await reached(one);
    expect(await rows("select 1 from activity")).toEqual([]);
    const ctx = context(chain);
    await trackWallet(ctx, { address: alice });
    // From here on the blocks are followed with the wallet, before its history is there.
    await mine(DAY, [alice, economy.transfer("stable", bob, ETHER)], [bank, economy.pay(alice, ETHER)]);
    await reached(one);
    expect(await rows("select distinct wallet from activity")).toEqual([{ wallet: alice }]);
    expect(await rows("select 1 from score")).toEqual([]);
    await explore(lists, alice);
    const settings = scoringSettings(ctx.env);
    const { signal } = new AbortController();
    const job = { settings, signal, source: { clock: testClock() } };
    await backfillWallet(ctx, { address: alice, chainId: CHAIN_ID }, job);
    await mine(12, [alice, economy.pay(carol, ETHER)]);
    await reached(one);
    expect(await getWallet(ctx, { address: alice })).toMatchObject({ state: "ready", chains: [{ transactions: 3 }] });
    const read = "select facts from facts where wallet = $1";
    const tracked = await rows(read, [alice]);
    const score = await rows("select to_jsonb(s) - 'updated_at' - 'steps' as row from score s where subject = $1", [
      alice,
    ]);
    await backfillWallet(ctx, { address: alice, chainId: CHAIN_ID }, job);
    expect(await rows(read, [alice])).toEqual(tracked);
    expect(
      await rows("select to_jsonb(s) - 'updated_at' - 'steps' as row from score s where subject = $1", [alice]),
    ).toEqual(score);
    await one.stop();
    running = running.filter((other) => other !== one);
    await emptyIndex(holder.ctx());
    const all = await start(chainOf());
    await reached(all);
    expect(tracked).toEqual(await rows(read, [alice]));
  } finally {
    await explorer.close();
  }
});

test("a tracked wallet is ready with what the indexed blocks have, and stays known when a reorg removes them", async () => {
  const chain = chainOf();
  const one = await start(chain);
  await mine(12, [bank, economy.pay(alice, ETHER)]);
  const snapshot = await anvil.call("evm_snapshot");
  await mine(12, [alice, economy.pay(bob, 1n)]);
  await reached(one);
  const ctx = context(chain);
  for (const address of [alice, bob, carol]) {
    await trackWallet(ctx, { address });
    const { signal } = new AbortController();
    await backfillWallet(ctx, { address, chainId: CHAIN_ID }, { settings: scoringSettings(ctx.env), signal });
  }
  const states = async () =>
    (await Promise.all([alice, bob, carol].map((address) => getWallet(ctx, { address })))).map(
      (wallet) => wallet.chains,
    );
  const ready = { chainId: CHAIN_ID, state: "ready", truncated: false };
  expect(await states()).toEqual([
    [{ ...ready, transactions: 1 }],
    [{ ...ready, transactions: 0 }],
    [{ ...ready, transactions: 0 }],
  ]);
  expect(await rows("select total, ranked from score where subject = $1", [bob])).toEqual([
    { total: 0, ranked: false },
  ]);
  await anvil.call("evm_revert", snapshot);
  time += 60;
  await empty(2);
  await reached(one);
  expect(await rows("select transactions from facts where wallet = $1", [alice])).toEqual([{ transactions: 0 }]);
  await mine(12, [bob, economy.pay(alice, 0n)]);
  await reached(one);
  expect(await rows(`select ranked from score where subject = $1 and abs(chain_id) = ${CHAIN_ID}`, [bob])).toEqual([
    { ranked: true },
  ]);
});

test("other lists or other settings score every subject again, once", async () => {
  const chain = chainOf();
  const one = await start(chain);
  for (let i = 0; i < 5; i++) await mine(DAY, [bank, economy.pay(alice, ETHER)]);
  await reached(one);
  const { pg } = holder.ctx();
  const settings = scoringSettings(context(chain).env);
  const now = () => holder.now;
  // What the scores were made with is not known the first time.
  expect(await rescoreOutdated(pg, settings, { now })).toBe(1);
  expect(await rescoreOutdated(pg, settings, { now })).toBe(0);
  const before = await rows<{ total: number }>("select total from score where subject = $1 and chain_id <= 0", [bank]);
  const listed = { ...settings, lists: { listed: new Set([alice]), hash: "0x02" } };
  expect(await rescoreOutdated(pg, listed, { now })).toBe(1);
  expect(await rescoreOutdated(pg, listed, { now })).toBe(0);
  const after = await rows<{ total: number }>("select total from score where subject = $1 and chain_id <= 0", [bank]);
  expect(after[0]?.total).toBeLessThan(before[0]?.total ?? 0);
  const causes = await rows(
    "select cause from score_feed where subject = $1 and chain_id <= 0 order by id desc limit 1",
    [bank],
  );
  expect(causes).toEqual([{ cause: "model" }]);
  const alone = { ...listed, listContacts: false };
  expect(await rescoreOutdated(pg, alone, { now })).toBe(1);
  const known = await scoresWithFacts(pg, { where: `chain_id <= 0 and subject = '${bank}'` });
  expect(known.map(({ facts }) => facts.listed.contacts)).toEqual([null]);
  const volume = () => rows("select volume from score where subject = $1 and chain_id <= 0", [bank]);
  const [asBefore] = await volume();
  const tenth = new Map([[CHAIN_ID, { referenceWei: String(10n * ETHER), prices: {} }]]);
  expect(await rescoreOutdated(pg, { ...alone, chains: tenth }, { now })).toBe(1);
  expect(await rescoreOutdated(pg, { ...alone, chains: tenth }, { now })).toBe(0);
  expect((await volume())[0]?.volume).toBeLessThan(Number(asBefore?.volume));
});

interface RpcTransaction {
  hash: string;
  from: string;
  to: string | null;
  value: string;
  input: string;
  transactionIndex: string;
}

/** An explorer's lists of a wallet: for all blocks of the chain, also those that are followed, and without log indexes. */
async function explore(lists: { txlist: ExplorerRow[]; tokentx: ExplorerRow[] }, wallet: string): Promise<void> {
  const head = Number(await anvil.call("eth_blockNumber"));
  for (let number = 0; number <= head; number++) {
    const block = (await anvil.call("eth_getBlockByNumber", `0x${number.toString(16)}`, true)) as {
      timestamp: string;
      transactions: RpcTransaction[];
    };
    const shared = (hash: string, index: string): ExplorerRow => ({
      blockNumber: String(number),
      timeStamp: String(Number(block.timestamp)),
      hash,
      transactionIndex: String(Number(index)),
    });
    for (const one of block.transactions) {
      const receipt = (await anvil.call("eth_getTransactionReceipt", one.hash)) as {
        contractAddress: string | null;
        gasUsed: string;
        effectiveGasPrice: string;
        logs: { address: string; topics: string[]; data: string }[];
      };
      const row: ExplorerRow = {
        ...shared(one.hash, one.transactionIndex),
        from: one.from,
        to: one.to ?? "",
        value: String(BigInt(one.value)),
        isError: "0",
        txreceipt_status: "1",
        contractAddress: receipt.contractAddress ?? "",
        methodId: one.input.slice(0, 10),
        input: one.input,
        gasUsed: String(BigInt(receipt.gasUsed)),
        gasPrice: String(BigInt(receipt.effectiveGasPrice)),
      };
      if ([one.from, one.to].includes(wallet)) lists.txlist.push(row);
      for (const log of receipt.logs) {
        const [, from = "", to = ""] = log.topics.map((topic) => `0x${topic.slice(-40)}`);
        if (![from, to].includes(wallet)) continue;
        const value = String(BigInt(log.data));
        lists.tokentx.push({
          ...shared(one.hash, one.transactionIndex),
          from,
          to,
          contractAddress: log.address,
          value,
        });
      }
    }
  }
}
