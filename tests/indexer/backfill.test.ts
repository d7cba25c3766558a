import { readFileSync } from "node:fs";
import { join } from "node:path";
import { concatHex, type Hex, numberToHex, pad, toEventSelector } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asHex } from "../../lib/core/bulk-write.ts";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { isServiceError } from "../../lib/core/errors.ts";
import { serializeQueries, sqlTransaction } from "../../lib/core/transaction.ts";
import { retryBackfill } from "../../lib/domains/administration/index.ts";
import { getBreakdown, getReceipt, scoringSettings } from "../../lib/domains/scores/index.ts";
import { getWallet, MOST_TRACKED, trackWallet } from "../../lib/domains/wallets/index.ts";
import { DAY, emptyFacts, encodeFacts, foldActivity, walletAgeDays } from "../../lib/engine/index.ts";
import { insertActivity, readActivity } from "../../lib/indexer/activity-rows.ts";
import type { BackfillOptions } from "../../lib/indexer/backfill/backfill-turn.ts";
import { readFacts } from "../../lib/indexer/facts-rows.ts";
import { refreshWallets } from "../../lib/worker/scheduled-tasks.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { sendJson } from "../chain/http-server.ts";
import {
  type ExplorerRow,
  friend,
  type ScriptedExplorer,
  says,
  startScriptedExplorer,
  tokenRow,
  transactionRow,
  wallet,
} from "../chain/scripted-explorer.ts";
import { hash } from "../chain/scripted-node.ts";
import { testClock } from "../chain/test-clock.ts";
import { makeActivity } from "../factories/activity.ts";
import { scoresByScope, scoresWithFacts } from "../factories/scores.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex, emptyTables } from "../setup/empty-tables.ts";
import { backfillWallet, runTurn } from "./run-backfill.ts";

const holder = useContext();
const recorded = join(import.meta.dirname, "../../data/wallets");

/** A context whose chain 1 is read from this explorer. */
function explored(url: string, env: Record<string, string> = {}, pageSize = 1000): Context {
  const chains = [{ id: 1, name: "Recorded", explorers: [{ url, rate: 1000, pageSize }] }];
  return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains), ...env }) });
}

const chainId = 1;
const USER_OPERATION_EVENT = toEventSelector(
  "UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)",
);
const SAFE_SUCCESS = toEventSelector("ExecutionSuccess(bytes32,uint256)");
/** Turns that end after the first page. */
const shortTurns = { turn: { rows: 1, ms: 60_000 } };

function optionsOf(ctx: Context) {
  const { signal } = new AbortController();
  return { settings: scoringSettings(ctx.env), signal, source: { clock: testClock() } };
}

function backfill(ctx: Context, address: string, options: Partial<BackfillOptions> = {}): Promise<number> {
  return backfillWallet(ctx, { address, chainId }, { ...optionsOf(ctx), ...options });
}

function turn(ctx: Context, address: string, options: Partial<BackfillOptions> = {}): Promise<"done" | "continues"> {
  return runTurn(ctx, { address, chainId }, { ...optionsOf(ctx), ...options });
}

async function scoreOf(ctx: Context, subject: string, chainId = 0) {
  const where = `subject = '${subject}' and chain_id = ${chainId}`;
  const { rows } = await ctx.pg.query(
    `select *, string_to_array(unavailable, ',') as unavailable, string_to_array(stale, ',') as stale from ${scoresByScope} where ${where}`,
  );
  const [known] = await scoresWithFacts(ctx.pg, { where });
  return rows[0] && { ...rows[0], facts: { ...known?.facts, asOf: known?.asOf } };
}

async function eventsOf(ctx: Context, subject: string): Promise<{ oldScore: number; newScore: number }[]> {
  const { rows } = await ctx.pg.query(
    "select data from outbox where event = 'score.updated' and lower(data->>'address') = $1 order by id",
    [subject],
  );
  return rows.map((row) => row.data);
}

async function everything(ctx: Context): Promise<string> {
  const parts = await Promise.all(
    [
      "select * from activity order by wallet, block_number, tx_hash, log_index, kind",
      "select * from facts order by wallet, chain_id",
      "select to_jsonb(s) - 'updated_at' - 'steps' as row from score s order by subject, chain_id",
      "select to_jsonb(f) - 'xid' as row from score_feed f order by id",
      "select * from outbox order by id",
      "select to_jsonb(t) - 'checked_at' as row from tracked_wallet t order by address, chain_id",
    ].map((text) => ctx.pg.query(text)),
  );
  return JSON.stringify(
    parts.map((part) => part.rows),
    null,
    1,
  );
}

beforeEach(async () => {
  await emptyIndex(holder.ctx());
});

describe("with recorded histories of real wallets", () => {
  let explorer: RecordedExplorer;
  beforeAll(async () => {
    explorer = await startRecordedExplorer({ dir: recorded });
  });
  afterAll(() => explorer.close());

  test("a tracked wallet is queued at once, and ready with score, rank and one event when its history is read", async () => {
    const ctx = explored(explorer.url);
    const [address = ""] = explorer.wallets;
    const queued = await trackWallet(ctx, { address });
    expect(queued).toMatchObject({ state: "queued", chains: [{ chainId: 1, state: "queued", truncated: false }] });
    expect(await scoreOf(ctx, address)).toBeUndefined();
    await backfill(ctx, address);
    const ready = await getWallet(ctx, { address: address as Address });
    const { rows } = await ctx.pg.query("select count(*)::int as n from activity where kind in ('sent', 'failed')");
    expect(ready).toMatchObject({ state: "ready", chains: [{ state: "ready", transactions: rows[0].n }] });
    const score = await scoreOf(ctx, address);
    expect(score).toMatchObject({ status: "final", ranked: true, unavailable: [], stale: [] });
    expect(await scoreOf(ctx, address, 1)).toMatchObject({ total: score.total });
    expect(await eventsOf(ctx, address)).toMatchObject([{ oldScore: 0, newScore: score.total }]);
    const newest = await ctx.pg.query("select max(at) as at from activity");
    expect(score.facts.asOf).toEqual({ 1: newest.rows[0].at - (newest.rows[0].at % 86_400) });
  });

  test("reading a history again changes nothing", async () => {
    const ctx = explored(explorer.url);
    const addresses = explorer.wallets.slice(0, 5);
    for (const address of addresses) {
      await trackWallet(ctx, { address });
      await backfill(ctx, address);
    }
    const before = await everything(ctx);
    for (const address of addresses) await backfill(ctx, address);
    expect(await everything(ctx)).toBe(before);
    await ctx.pg.query("update tracked_wallet set to_block = null, sources = '{}'");
    for (const address of addresses) await backfill(ctx, address);
    expect(await everything(ctx)).toBe(before);
  });

  test("a history that takes many turns is written as one that takes a single turn", async () => {
    const ctx = explored(explorer.url, {}, 25);
    const addresses = [...explorer.wallets].slice(18, 24);
    for (const address of addresses) await trackWallet(ctx, { address });
    for (const address of addresses) expect(await backfill(ctx, address)).toBe(1);
    const before = await everything(ctx);
    await emptyTables(ctx.pg, "activity");
    await ctx.pg.query("update tracked_wallet set to_block = null, sources = '{}'");
    const turns: number[] = [];
    for (const address of addresses) turns.push(await backfill(ctx, address, shortTurns));
    expect(Math.max(...turns)).toBeGreaterThan(4);
    expect(await everything(ctx)).toBe(before);
    expect((await ctx.pg.query("select 1 from staged_activity")).rows).toEqual([]);
    expect((await ctx.pg.query("select 1 from backfill")).rows).toEqual([]);
  });

  test("scores do not depend on the order in which histories are read", async () => {
    const ctx = explored(explorer.url);
    const addresses = explorer.wallets.slice(0, 8);
    const scores = async (order: readonly string[]) => {
      await emptyTables(
        ctx.pg,
        "activity, facts, score, score_feed, saved_ranking, score_close, earned_achievement, outbox, tracked_wallet, wallet",
      );
      for (const address of order) await trackWallet(ctx, { address });
      await Promise.all(order.map((address) => backfill(ctx, address)));
      const { rows } = await ctx.pg.query(
        "select to_jsonb(s) - 'updated_at' - 'steps' as row from score s order by subject, chain_id",
      );
      return rows;
    };
    expect(await scores([...addresses].reverse())).toEqual(await scores(addresses));
  });
});

describe("with an explorer that fails", () => {
  let explorer: ScriptedExplorer;
  const rows = Array.from({ length: 30 }, (_, i) => transactionRow(100 + 10_000 * i));
  const tokens = Array.from({ length: 5 }, (_, i) => tokenRow(105 + i, `token ${i}`));
  const limited = (to: Parameters<ScriptedExplorer["faults"][number]>[0]) =>
    sendJson(to, says("Max calls per sec rate limit reached (5/sec)"));
  const broken = (to: Parameters<ScriptedExplorer["faults"][number]>[0]) => sendJson(to, {}, 502);
  beforeEach(async () => {
    explorer = await startScriptedExplorer({ txlist: rows, tokentx: tokens });
    return () => explorer.close();
  });

  test("without its history a score is partial and off the boards; one event is emitted once the history is read", async () => {
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    for (const action of ["txlist", "txlistinternal", "tokentx", "tokennfttx"]) explorer.broken[action] = limited;
    await expect(backfill(ctx, wallet)).rejects.toThrow(/transactions/);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({
      state: "failed",
      chains: [{ state: "failed", error: expect.stringContaining("transactions") }],
    });
    expect(await scoreOf(ctx, wallet)).toMatchObject({
      total: 0,
      ranked: false,
      status: "partial",
      unavailable: ["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"],
    });
    expect(await eventsOf(ctx, wallet)).toEqual([]);
    for (const action of Object.keys(explorer.broken)) delete explorer.broken[action];
    await backfill(ctx, wallet);
    const score = await scoreOf(ctx, wallet);
    expect(score).toMatchObject({ ranked: true, status: "final", unavailable: [] });
    expect(await eventsOf(ctx, wallet)).toMatchObject([{ oldScore: 0, newScore: score.total }]);
  });

  test("a list that was never read makes its categories unavailable and the score partial", async () => {
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    explorer.broken.tokentx = broken;
    await expect(backfill(ctx, wallet)).rejects.toThrow(/tokens/);
    const partial = await scoreOf(ctx, wallet);
    expect(partial).toMatchObject({ ranked: false, status: "partial", unavailable: ["volume", "risk"] });
    expect(await eventsOf(ctx, wallet)).toEqual([]);
    expect((await ctx.pg.query("select from score where ranked")).rows).toEqual([]);
  });

  test("a source that fails later leaves the last values, marked stale", async () => {
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    const before = await scoreOf(ctx, wallet);
    const rowsBefore = await ctx.pg.query("select * from activity order by block_number, tx_hash, kind");
    await explorer.close();
    await expect(backfill(ctx, wallet)).rejects.toThrow();
    const after = await scoreOf(ctx, wallet);
    expect(after.stale).toEqual(["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"]);
    expect(after).toMatchObject({ total: before.total, risk: before.risk, ranked: true, status: "final" });
    const rowsAfter = await ctx.pg.query("select * from activity order by block_number, tx_hash, kind");
    expect(rowsAfter.rows).toEqual(rowsBefore.rows);
    expect(await eventsOf(ctx, wallet)).toHaveLength(1);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({ state: "ready" });
  });

  test("facts are the fold of the stored rows, of a wallet that had none, and of one that blocks showed meanwhile", async () => {
    const ctx = explored(explorer.url);
    const read = () =>
      sqlTransaction(ctx.pg, async (sql) => {
        const own = emptyFacts(wallet, chainId);
        await readActivity(sql, { chainId, wallets: [wallet] }, (_, part) => void foldActivity(own, part));
        const stored = (await readFacts(sql, chainId, [wallet])).get(wallet);
        expect(stored && encodeFacts(stored)).toEqual(encodeFacts(own));
        return own;
      });
    const [later] = makeActivity([{ kind: "sent", wallet, chainId, blockNumber: 1_000_000_000, at: 1_700_000_000 }]);
    explorer.broken.tokentx = broken;
    await trackWallet(ctx, { address: wallet });
    await expect(backfill(ctx, wallet)).rejects.toThrow(/tokens/);
    const alone = await read();
    await emptyTables(ctx.pg, "activity, facts, score, tracked_wallet, backfill, staged_activity");
    await trackWallet(ctx, { address: wallet });
    await sqlTransaction(ctx.pg, (sql) => insertActivity(serializeQueries(sql), later ? [later] : []));
    await expect(backfill(ctx, wallet)).rejects.toThrow(/tokens/);
    expect([alone.block, (await read()).block]).toEqual([expect.any(Number), 1_000_000_000]);
    expect(alone.block).toBeLessThan(1_000_000_000);
  });

  test("rows that cannot be read keep no wallet off the boards: they are counted in its coverage, also after a refresh", async () => {
    await explorer.close();
    const odd = [
      { ...tokenRow(110, "odd"), value: null },
      { ...tokenRow(291_000, "late"), value: "" },
    ];
    explorer = await startScriptedExplorer({ txlist: rows, tokentx: [...tokens, ...odd] }, { head: 291_010 });
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    for (const time of ["first", "again"]) {
      await backfill(ctx, wallet);
      expect(await scoreOf(ctx, wallet), time).toMatchObject({ ranked: true, status: "final", stale: [] });
      const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
      expect(coverage, time).toMatchObject([{ state: "truncated", unreadRows: 2 }]);
    }
    expect((await ctx.pg.query("select 1 from activity where kind = 'tokenIn'")).rows).toHaveLength(tokens.length);
  });

  test("what a complete history lacks is read once explorers are better and an operator asks, as if read for the first time", async () => {
    await explorer.close();
    const odd = [{ ...tokenRow(110, "odd"), value: null }];
    explorer = await startScriptedExplorer({ txlist: rows, tokentx: [...tokens, ...odd] }, { head: 291_010 });
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    const mended = await startScriptedExplorer(
      { txlist: rows, tokentx: [...tokens, tokenRow(110, "odd")] },
      { head: 291_010 },
    );
    await explorer.close();
    explorer = mended;
    const better = explored(explorer.url);
    const coverage = async () => (await getBreakdown(better, { identity: wallet as Address })).coverage;
    await backfill(better, wallet);
    expect(await coverage()).toMatchObject([{ state: "truncated", unreadRows: 1 }]);
    await retryBackfill({ ...better, actor: { kind: "commandLine" } }, { wallet, chainId });
    await backfill(better, wallet);
    const [read] = await coverage();
    expect(read?.state).toBe("ok");
    expect(read?.unreadRows ?? 0).toBe(0);
    const indexed = async () => (await readFacts(better.pg, chainId, [wallet])).get(wallet);
    const facts = await indexed();
    expect((await better.pg.query("select 1 from activity where kind = 'tokenIn'")).rows).toHaveLength(
      tokens.length + 1,
    );
    await emptyTables(better.pg, "activity, facts, score, tracked_wallet, backfill, staged_activity");
    await trackWallet(better, { address: wallet });
    await backfill(better, wallet);
    const fresh = await indexed();
    expect(facts && encodeFacts(facts)).toEqual(fresh && encodeFacts(fresh));
  });

  test("an explorer without ERC-1155 transfers gives a whole score, and the coverage says what it lacks", async () => {
    explorer.broken.token1155tx = (to) => sendJson(to, { status: "0", message: "Unknown action", result: null }, 400);
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    expect(await scoreOf(ctx, wallet)).toMatchObject({ ranked: true, status: "final", stale: [] });
    const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
    expect(coverage).toMatchObject([{ state: "ok", gaps: ["erc1155"] }]);
  });

  test("what an explorer has not processed yet is kept, said and read again, until it is as if read at once", async () => {
    const inside = [160, 170, 180].map((block) => ({
      ...transactionRow(block, "x"),
      from: friend,
      to: wallet,
      index: "0",
    }));
    const whole = { txlist: rows, tokentx: tokens, txlistinternal: inside };
    await explorer.close();
    explorer = await startScriptedExplorer(whole, { maxRows: 10 });
    const ctx = explored(explorer.url, {}, 10);
    await trackWallet(ctx, { address: wallet });
    const message = "Some internal transactions within this block range have not yet been processed";
    for (const part of [[], [inside[2]], [inside[0], inside[2]]]) {
      explorer.broken.txlistinternal = (to, { page, startblock }) => {
        const left = part.filter((row: Partial<ExplorerRow> = {}) => Number(row.blockNumber) >= startblock);
        sendJson(to, { status: "2", message, result: page === 1 ? left : [] });
      };
      await expect(
        (async () => {
          for (;;) if ((await turn(ctx, wallet, shortTurns)) === "done") return;
        })(),
      ).rejects.toThrow(/internal: .*read again soon/);
      expect(await scoreOf(ctx, wallet)).toMatchObject({ ranked: true, status: "final", unavailable: [] });
      expect((await ctx.pg.query("select 1 from activity where kind = 'received'")).rows).toHaveLength(part.length);
      const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
      expect(coverage).toMatchObject([{ state: "truncated", gaps: ["pending"] }]);
    }
    delete explorer.broken.txlistinternal;
    await backfill(ctx, wallet);
    const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
    expect(coverage).toMatchObject([{ state: "ok" }]);
    expect(coverage[0]).not.toHaveProperty("gaps");
    const stored = async () => (await ctx.pg.query("select * from activity order by block_number, kind")).rows;
    const after = await stored();
    await emptyTables(ctx.pg, "activity, facts, score, score_close, tracked_wallet, backfill, staged_activity, wallet");
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    expect(await stored()).toEqual(after);
  });

  const internalRow = { ...transactionRow(150, "inside"), type: "call" };
  const safeRow = {
    ...transactionRow(150, "safe"),
    from: friend,
    to: wallet,
    methodId: "0x6a761202",
    gasUsed: "60000",
  };
  const ownCallRow = { ...transactionRow(150, "batch"), to: wallet, methodId: "0x3f707e6b", gasUsed: "60000" };
  test.each([
    ["value left the wallet inside a transaction", { txlistinternal: [internalRow] }],
    ["somebody called the Safe", { txlist: [safeRow] }],
    ["the wallet called a method of itself", { txlist: [ownCallRow] }],
  ])("a smart account is partly read, and stays so: %s", async (_, lists) => {
    await explorer.close();
    explorer = await startScriptedExplorer({ txlist: rows, ...lists });
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    for (const time of ["first", "again"]) {
      await backfill(ctx, wallet);
      const { stale, unavailable } = await scoreOf(ctx, wallet);
      expect({ stale, unavailable }, time).toEqual({
        stale: ["activity", "volume", "age", "diversity", "governance", "risk", "loyalty"],
        unavailable: [],
      });
      const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
      expect(coverage, time).toMatchObject([{ state: "truncated", smartAccount: true }]);
    }
  });

  const entryPoint = "0x0000000071727de22e5e9d8baf0edac6f37da032";
  /** The EntryPoint's report of an operation, as an explorer gives it. */
  const operationLog = (block: number, name: string, options: Partial<Record<"failed" | "sponsored", true>> = {}) => ({
    ...{ address: entryPoint, blockNumber: numberToHex(block), timeStamp: numberToHex(1_500_000_000 + block) },
    ...{ logIndex: "0x", transactionIndex: "0x", transactionHash: hash(`tx ${name}`) },
    topics: [USER_OPERATION_EVENT, hash(name), pad(wallet as Hex), pad(options.sponsored ? (friend as Hex) : "0x")],
    data: concatHex([1n, options.failed ? 0n : 1n, 900n, 9n].map((word) => numberToHex(word, { size: 32 }))),
  });
  const safeLog = (block: number, name: string) => ({
    ...{ ...operationLog(block, name), address: wallet, logIndex: "0x7" },
    ...{ topics: [SAFE_SUCCESS, hash(name)], data: pad("0x") },
  });
  const paidInside = (block: number, name: string, to: string, value: string) => ({
    ...{ ...transactionRow(block, name), type: "call", to, value },
  });
  const acts = {
    txlist: rows.slice(0, 2).map((row) => ({ ...row, from: friend, to: wallet })),
    txlistinternal: [
      paidInside(300, "paying", entryPoint, "77"),
      paidInside(300, "paying", friend, "40"),
      paidInside(300, "paying", friend, "2"),
      paidInside(310, "not its own act", friend, "9"),
      paidInside(340, "safe", friend, "6"),
    ],
    tokentx: [{ ...tokenRow(320, "calling"), from: wallet, to: friend }],
    getLogs: [
      operationLog(300, "paying"),
      operationLog(320, "calling", { sponsored: true }),
      operationLog(330, "failing", { failed: true }),
      safeLog(340, "safe"),
      { ...operationLog(350, "forged"), address: friend },
      { ...operationLog(350, "another's"), topics: [USER_OPERATION_EVENT, hash("x"), pad(friend as Hex), pad("0x")] },
    ],
  };
  const actsOf = async (ctx: Context) => {
    const { rows: found } = await ctx.pg.query(
      `select block_number as block, kind, log_index as index, ${asHex("counterparty")} as counterparty, amount::text,
         fee::text from activity
       where kind in ('sent', 'failed') order by block_number, log_index`,
    );
    return found;
  };

  test("an explorer's logs show when a smart account acted, and its payments inside these transactions are its own", async () => {
    await explorer.close();
    explorer = await startScriptedExplorer(acts);
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    const before = await everything(ctx);
    expect(await actsOf(ctx)).toEqual([
      { block: 300, kind: "sent", index: 0, counterparty: friend, amount: "40", fee: null },
      { block: 300, kind: "sent", index: 1, counterparty: friend, amount: "2", fee: "0" },
      { block: 320, kind: "sent", index: 0, counterparty: null, amount: "0", fee: "0" },
      { block: 330, kind: "failed", index: 0, counterparty: null, amount: "0", fee: null },
      { block: 340, kind: "sent", index: 0, counterparty: friend, amount: "6", fee: "0" },
    ]);
    expect((await scoreOf(ctx, wallet)).activity).toBeGreaterThan(0);
    // Six filters, two of them with a second page that ends them.
    expect(explorer.asked.filter(({ action }) => action === "getLogs").length).toBeLessThanOrEqual(8);
    await backfill(ctx, wallet);
    expect(await everything(ctx)).toBe(before);
    expect((await getWallet(ctx, { address: wallet as Address })).chains).toMatchObject([{ smartAccount: true }]);
  });

  test("a smart account that shows late is read again with its logs, as one that shows at once", async () => {
    const written: string[] = [];
    await explorer.close();
    // Other transactions fill the first turns.
    const early = rows.map((row) => ({ ...row, from: friend, to: wallet }));
    explorer = await startScriptedExplorer({ ...acts, txlist: [...early, { ...safeRow, blockNumber: "400000" }] });
    for (const [pageSize, options] of [
      [1000, {}],
      [7, shortTurns],
    ] as const) {
      const ctx = explored(explorer.url, {}, pageSize);
      await emptyTables(
        ctx.pg,
        "activity, facts, score, outbox, tracked_wallet, backfill, wallet, score_feed, score_close",
      );
      await trackWallet(ctx, { address: wallet });
      await backfill(ctx, wallet, options);
      written.push(
        JSON.stringify((await ctx.pg.query("select * from activity order by tx_hash, kind, log_index")).rows),
      );
    }
    expect(written[1]).toBe(written[0]);
    expect(JSON.parse(written[0] ?? "")).toContainEqual(expect.objectContaining({ kind: "failed" }));
  });

  test("an account that others always paid for is found by its logs", async () => {
    await explorer.close();
    explorer = await startScriptedExplorer({ tokentx: acts.tokentx, getLogs: acts.getLogs.slice(1, 2) });
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    expect(await actsOf(ctx)).toMatchObject([{ block: 320, kind: "sent" }]);
    expect((await getWallet(ctx, { address: wallet as Address })).chains).toMatchObject([{ smartAccount: true }]);
  });

  test("an explorer without logs leaves a smart account partly read; logs that fail for a moment are read again", async () => {
    await explorer.close();
    explorer = await startScriptedExplorer(acts);
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    explorer.broken.getLogs = (to) => sendJson(to, says("Error! Missing Or invalid Module name"));
    await backfill(ctx, wallet);
    expect(await actsOf(ctx)).toEqual([]);
    explorer.broken.getLogs = broken;
    await ctx.pg.query("update tracked_wallet set to_block = null, sources = '{}'");
    await expect(backfill(ctx, wallet)).rejects.toThrow(/internal/);
    expect(await actsOf(ctx)).toEqual([]);
    delete explorer.broken.getLogs;
    await backfill(ctx, wallet);
    expect(await actsOf(ctx)).toHaveLength(5);
  });

  test("logs beyond the row limit make the history truncated", async () => {
    await explorer.close();
    const many = Array.from({ length: 30 }, (_, i) => operationLog(400 + i, `operation ${i}`));
    explorer = await startScriptedExplorer({ ...acts, getLogs: many });
    const ctx = explored(explorer.url, { BACKFILL_MAX_ROWS: "100" }, 10);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    expect(await actsOf(ctx)).toHaveLength(20);
    expect((await getWallet(ctx, { address: wallet as Address })).chains).toMatchObject([{ truncated: true }]);
  });

  test("calls that run no code, and value that others move, make no smart account", async () => {
    await explorer.close();
    const lists = {
      txlist: [
        { ...safeRow, gasUsed: "21064" },
        { ...ownCallRow, isError: "1" },
      ],
      txlistinternal: [{ ...internalRow, from: friend, to: wallet }],
    };
    explorer = await startScriptedExplorer(lists);
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    expect((await scoreOf(ctx, wallet)).stale).toEqual([]);
    const { coverage } = await getBreakdown(ctx, { identity: wallet as Address });
    expect(coverage).toEqual([expect.not.objectContaining({ smartAccount: true })]);
  });

  test("a history with a block larger than the explorer returns is truncated", async () => {
    const ctx = explored(explorer.url);
    await explorer.close();
    const crowded = Array.from({ length: 50 }, (_, i) => transactionRow(200, `crowd ${i}`));
    explorer = await startScriptedExplorer({ txlist: crowded }, { maxRows: 20, window: 40 });
    await trackWallet(explored(explorer.url), { address: wallet });
    await backfill(explored(explorer.url), wallet);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({
      chains: [{ state: "ready", truncated: true }],
    });
  });
});

describe("with a history of more rows than a turn fetches", () => {
  const rows = Array.from({ length: 300 }, (_, i) => transactionRow(100 + i));
  const tokens = Array.from({ length: 90 }, (_, i) => tokenRow(100 + 3 * i, `token ${i}`));
  let explorer: ScriptedExplorer;
  const restart = async (given: Parameters<typeof startScriptedExplorer>[0]) => {
    await explorer?.close();
    explorer = await startScriptedExplorer(given);
  };
  beforeEach(() => restart({ txlist: rows, tokentx: tokens }));
  afterEach(() => explorer.close());
  const pagesOf = (action: string) =>
    explorer.asked.filter((asked) => asked.action === action).map(({ startblock, page }) => [startblock, page]);

  test("each turn continues where the one before stopped, and requests nothing twice", async () => {
    const ctx = explored(explorer.url, {}, 50);
    await trackWallet(ctx, { address: wallet });
    const seen: unknown[] = [];
    for (let outcome = ""; outcome !== "done"; ) {
      outcome = await turn(ctx, wallet, shortTurns);
      const view = await getWallet(ctx, { address: wallet as Address });
      seen.push([view.state, view.chains[0]?.transactions]);
    }
    expect(seen).toEqual([
      ...[49, 98, 147, 196, 245, 294, 299].map((transactions) => ["syncing", transactions]),
      ["ready", 300],
    ]);
    // The newest block of a page may go on in the next: it is asked for again, what is below is not.
    const starts = [0, 149, 198, 247, 296, 345, 394, 399];
    expect(pagesOf("txlist")).toEqual([...starts.map((block) => [block, 1]), [399, 2]]);
    expect(pagesOf("tokennfttx")).toEqual([[0, 1]]);
  });

  test("an interrupted turn keeps what earlier turns fetched, and the final history is the same", async () => {
    const ctx = explored(explorer.url, {}, 50);
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet);
    const before = await everything(ctx);
    await emptyTables(ctx.pg, "activity");
    await ctx.pg.query("update tracked_wallet set to_block = null, sources = '{}'");
    await turn(ctx, wallet, shortTurns);
    await turn(ctx, wallet, shortTurns);
    explorer.asked.length = 0;
    const cut = new AbortController();
    explorer.broken.txlist = () => cut.abort();
    await expect(turn(ctx, wallet, { signal: cut.signal })).rejects.toThrow();
    delete explorer.broken.txlist;
    await backfill(ctx, wallet, shortTurns);
    expect(await everything(ctx)).toBe(before);
    expect(Math.min(...pagesOf("txlist").map(([block = 0]) => block))).toBe(198);
  });

  test("a turn whose claim another worker took over writes nothing", async () => {
    const ctx = explored(explorer.url, {}, 50);
    await trackWallet(ctx, { address: wallet });
    await turn(ctx, wallet, shortTurns);
    const staged = async () => (await ctx.pg.query("select count(*) as n from staged_activity")).rows[0].n;
    const before = await staged();
    await ctx.pg.query("update backfill set progress = jsonb_set(progress, '{lists,nfts,toBlock}', '-1')");
    explorer.broken.tokennfttx = (to) => {
      void ctx.pg
        .query("update backfill set claim = 'another'")
        .then(() => sendJson(to, { status: "0", message: "No transactions found", result: [] }));
    };
    await turn(ctx, wallet);
    expect(await staged()).toBe(before);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({ state: "syncing" });
    expect((await ctx.pg.query("select 1 from activity")).rows).toEqual([]);
  });

  test("a list that fails is retried alone: the others are not fetched again", async () => {
    const ctx = explored(explorer.url, {}, 50);
    await trackWallet(ctx, { address: wallet });
    explorer.broken.tokentx = (to, asked) => {
      if (asked.startblock > 0) return sendJson(to, {}, 502);
      sendJson(to, { status: "1", message: "OK", result: tokens.slice(0, 50) });
    };
    await expect(backfill(ctx, wallet, shortTurns)).rejects.toThrow(/tokens/);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({
      state: "ready",
      chains: [{ transactions: 300, error: expect.stringContaining("tokens") }],
    });
    const { rows: waiting } = await ctx.pg.query("select attempts, due_at > now() as later from backfill");
    expect(waiting).toEqual([{ attempts: 1, later: true }]);
    explorer.asked.length = 0;
    delete explorer.broken.tokentx;
    await backfill(ctx, wallet);
    expect(pagesOf("txlist")).toEqual([]);
    expect(pagesOf("tokentx")).toEqual([
      [247, 1],
      [247, 2],
    ]);
    expect((await ctx.pg.query("select 1 from activity where kind = 'tokenIn'")).rows).toHaveLength(90);
    expect((await ctx.pg.query("select 1 from staged_activity")).rows).toEqual([]);
  });

  test("a history beyond the row limit is truncated at the same row, however many turns it took", async () => {
    const env = { BACKFILL_MAX_ROWS: "480" };
    const histories: string[] = [];
    for (const [pageSize, options] of [
      [50, shortTurns],
      [70, shortTurns],
      [1000, {}],
    ] as const) {
      const ctx = explored(explorer.url, env, pageSize);
      await emptyTables(
        ctx.pg,
        "activity, facts, score, outbox, tracked_wallet, wallet, score_feed, saved_ranking, score_close",
      );
      await trackWallet(ctx, { address: wallet });
      await backfill(ctx, wallet, options);
      expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({
        state: "ready",
        chains: [{ transactions: 120, truncated: true }],
      });
      const { rows: activity } = await ctx.pg.query("select * from activity order by block_number, kind, tx_hash");
      expect(activity).toHaveLength(210);
      histories.push(JSON.stringify(activity));
    }
    expect(new Set(histories).size).toBe(1);
    explorer.asked.length = 0;
    await backfill(explored(explorer.url, env), wallet);
    const ctx = explored(explorer.url, env);
    expect((await ctx.pg.query("select 1 from activity")).rows).toHaveLength(210);
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({ chains: [{ truncated: true }] });
    expect(pagesOf("txlist")).toEqual([]);
  });

  test("an explorer with endless pages is read up to the row limit", async () => {
    const ctx = explored(explorer.url, { BACKFILL_MAX_ROWS: "4000" }, 100);
    explorer.broken.txlist = (to, { startblock, page }) => {
      const first = Math.max(1, startblock) + 100 * (page - 1);
      sendJson(to, {
        status: "1",
        message: "OK",
        result: Array.from({ length: 100 }, (_, i) => transactionRow(first + i)),
      });
    };
    await trackWallet(ctx, { address: wallet });
    await backfill(ctx, wallet, { turn: { rows: 150, ms: 60_000 } });
    expect(await getWallet(ctx, { address: wallet as Address })).toMatchObject({
      state: "ready",
      chains: [{ transactions: 1000, truncated: true }],
    });
  });
});

test.each([
  ["on a chain without nodes", []],
  ["on a followed chain", ["http://127.0.0.1:9"]],
])(
  "what an earlier version read without ERC-1155 transfers is read again after the upgrade, %s",
  async (_where, rpcUrls) => {
    const nft = { ...tokenRow(150), tokenID: "7", tokenValue: "2", logIndex: "4" };
    const lists = { txlist: [transactionRow(100), transactionRow(500)], tokentx: [tokenRow(200)] };
    const explorer = await startScriptedExplorer(lists, { head: 600 });
    const chains = [{ id: 1, name: "one", rpcUrls, explorers: [{ url: explorer.url, rate: 1000, pageSize: 1000 }] }];
    const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
    await ctx.pg.query("delete from chain_cursor");
    await trackWallet(ctx, { address: wallet });
    await ctx.pg.query("update tracked_wallet set to_block = 600");
    await ctx.pg.query("update chain_cursor set block_number = 600, finalized_block = 600, block_time = 1500000600");
    await backfill(ctx, wallet);
    const read = async () => {
      const { rows } = await ctx.pg.query(
        "select kind, block_number as block, amount from activity order by block_number",
      );
      return rows.filter(({ kind }) => kind !== "sent");
    };
    const token = { kind: "tokenIn", block: 200 };
    expect(await read()).toMatchObject([token]);
    // As an earlier version has it: the explorer knew them, and nobody asked.
    Object.assign(lists, { tokentx: [], token1155tx: [nft] });
    await ctx.pg.query("update tracked_wallet set checked_at = $1", [new Date(holder.now.getTime() - 7_200_000)]);
    const migration = "prisma/migrations/20261127183500_histories_read_again/migration.sql";
    await ctx.pg.query(readFileSync(migration, "utf8"));
    expect((await scoreOf(ctx, wallet)).stale).toEqual([]);
    const coverage = async () => (await getBreakdown(ctx, { identity: wallet as Address })).coverage;
    expect(await coverage()).toMatchObject([{ state: "failed" }]);
    await refreshWallets(ctx);
    expect((await ctx.pg.query("select address from backfill")).rows).toEqual([{ address: wallet }]);
    await backfill(ctx, wallet);
    expect(await read()).toMatchObject([{ kind: "nftIn", block: 150, amount: "2" }]);
    expect(await coverage()).toMatchObject([{ state: rpcUrls.length > 0 ? "syncing" : "ok" }]);
    expect((await scoreOf(ctx, wallet)).stale).toEqual([]);
    await ctx.pg.query("delete from chain_cursor");
    await explorer.close();
  },
);

describe("the day of a chain that only explorers serve", () => {
  const may = Date.UTC(2023, 4, 1, 9) / 1_000;
  const later = may + 40 * DAY;
  /** How explorers give the time of their newest block, and the day that this makes it. */
  const manners: Record<string, [(explorer: ScriptedExplorer, time: number) => void, (time: number) => number]> = {
    "as a node does": [(explorer, time) => Object.assign(explorer.newest, { time }), (time) => time],
    "with its reward alone": [
      (explorer, time) => {
        explorer.broken.getblockreward = (response) =>
          sendJson(response, { status: "1", message: "OK", result: { timeStamp: String(time), blockMiner: friend } });
      },
      (time) => time,
    ],
    "not at all: then it is the day on which new blocks are there": [() => {}, () => holder.now.getTime() / 1_000],
    "with one far in the future, which is none": [
      (explorer) => Object.assign(explorer.newest, { time: 17_179_869_184 }),
      () => holder.now.getTime() / 1_000,
    ],
  };
  for (const [manner, [give, dayOfHead]] of Object.entries(manners)) {
    test(`is that of an explorer's newest block, whose time it gives ${manner}`, async () => {
      const before = holder.now;
      const passDays = (days: number) => {
        holder.now = new Date((later + days * DAY) * 1_000);
      };
      passDays(0);
      await emptyTables(holder.ctx().pg, "explorer_head");
      const rows = [10, 20].map((block) => ({ ...transactionRow(block), timeStamp: String(may + block) }));
      const explorer = await startScriptedExplorer({ txlist: rows }, { head: 500 });
      const read = async (time: number) => {
        give(explorer, time);
        const ctx = explored(explorer.url);
        await backfill(ctx, wallet);
        const { receipt } = await getReceipt(ctx, { identity: wallet });
        const score = await scoreOf(ctx, wallet);
        const day = dayOfHead(time);
        expect(receipt.facts.asOf).toEqual({ 1: day - (day % DAY) });
        expect(walletAgeDays(receipt.facts)).toBe(Math.floor((day - (day % DAY) - may - 10) / DAY));
        expect(score).toMatchObject({ total: receipt.result.total, status: "final" });
        return score.total;
      };
      await trackWallet(explored(explorer.url), { address: wallet });
      const first = await read(later);
      // The same head, asked on another day: the chain does not move.
      passDays(1);
      await backfill(explored(explorer.url), wallet);
      expect((await scoreOf(holder.ctx(), wallet)).total).toBe(first);
      passDays(300);
      explorer.newest.number = 600;
      expect(await read(later + 300 * DAY)).toBeGreaterThan(first);
      const { rows: changes } = await holder
        .ctx()
        .pg.query(
          "select cause, block_number as block from score_feed where subject = $1 and chain_id <= 0 order by id",
          [wallet],
        );
      expect(changes).toMatchObject([{ cause: "transactions" }, { cause: "time", block: 600 }]);
      holder.now = before;
      await explorer.close();
    });
  }

  test("stays where the explorer cannot be asked or is behind, and a time that it gives replaces a guess", async () => {
    await emptyTables(holder.ctx().pg, "explorer_head");
    const rows = [10].map((block) => ({ ...transactionRow(block), timeStamp: String(may) }));
    const explorer = await startScriptedExplorer({ txlist: rows }, { head: 500 });
    const ctx = explored(explorer.url);
    const dayRead = async () => {
      await backfill(ctx, wallet);
      return (await getReceipt(ctx, { identity: wallet })).receipt.facts.asOf;
    };
    await trackWallet(ctx, { address: wallet });
    expect(await dayRead()).toEqual({ 1: Date.UTC(2026, 0, 15) / 1_000 });
    Object.assign(explorer.newest, { time: later });
    const known = { 1: later - (later % DAY) };
    expect(await dayRead()).toEqual(known);
    explorer.broken.eth_getBlockByNumber = (response) => response.writeHead(502).end();
    Object.assign(explorer.newest, { number: 700, time: later + 9 * DAY });
    expect(await dayRead()).toEqual(known);
    delete explorer.broken.eth_getBlockByNumber;
    Object.assign(explorer.newest, { number: 400, time: may + 5 * DAY });
    expect(await dayRead()).toEqual(known);
    // What it said before was wrong.
    Object.assign(explorer.newest, { number: 900, time: may + 5 * DAY });
    expect(await dayRead()).toEqual({ 1: may + 5 * DAY - (may % DAY) });
    await explorer.close();
  });
});

describe("tracking wallets", () => {
  const developer = { kind: "key", developerId: "dev_1", wallet: friend, keyId: "key_1", tier: "free" } as const;

  test("a developer can track 1,000 wallets, also with concurrent requests for the last ones", async () => {
    const ctx = explored("http://127.0.0.1:9");
    await ctx.pg.query("insert into developer (id, wallet) values ('dev_1', $1) on conflict do nothing", [friend]);
    await ctx.pg.query(
      `insert into tracking (developer_id, address)
       select 'dev_1', '0x' || lpad(to_hex(n), 40, '0') from generate_series(1, $1) as n`,
      [MOST_TRACKED - 1],
    );
    const mine = { ...ctx, actor: { ...developer, permissions: ["write" as const] } };
    const outcomes = await Promise.allSettled([
      trackWallet(mine, { address: `0x${"a".repeat(40)}` }),
      trackWallet(mine, { address: `0x${"b".repeat(40)}` }),
    ]);
    const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(1);
    expect(isServiceError(refused[0]) && refused[0].code).toBe("NOT_ELIGIBLE");
    await trackWallet(mine, { address: `0x${"0".repeat(39)}1` });
  });

  test("a request with a chain that is not configured is refused and stores nothing", async () => {
    const ctx = explored("http://127.0.0.1:9");
    const asked = trackWallet(ctx, { address: wallet, chainIds: [1, 5] });
    await expect(asked).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
    expect((await ctx.pg.query("select 1 from tracked_wallet")).rows).toEqual([]);
  });
});
