import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { isServiceError } from "../../lib/core/errors.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { getWallet, MOST_TRACKED, trackWallet } from "../../lib/domains/wallets/index.ts";
import { backfillWallet } from "../../lib/indexer/backfill.ts";
import { type RecordedExplorer, startRecordedExplorer } from "../../scripts/recorded-explorer.ts";
import { sendJson } from "../chain/http-server.ts";
import {
  friend,
  type ScriptedExplorer,
  says,
  startScriptedExplorer,
  tokenRow,
  transactionRow,
  wallet,
} from "../chain/scripted-explorer.ts";
import { testWaiting } from "../chain/test-waiting.ts";
import { testEnv, useContext } from "../setup/context.ts";

const holder = useContext();
const recorded = join(import.meta.dirname, "../../data/wallets");

/** A context whose chain 1 is read from this explorer. */
function explored(url: string): Context {
  const chains = [{ id: 1, name: "Recorded", explorers: [{ url: `${url}`, rate: 1000 }] }];
  return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
}

function backfill(ctx: Context, address: string, options: { held?: number } = {}): Promise<void> {
  const settings = scoringSettings(ctx.env);
  const { signal } = new AbortController();
  const explorer = { waiting: testWaiting() };
  return backfillWallet(ctx, { address, chainId: 1 }, { settings, signal, explorer, ...options });
}

async function scoreOf(ctx: Context, subject: string, chainId = 0) {
  const { rows } = await ctx.pg.query("select * from score where subject = $1 and chain_id = $2", [subject, chainId]);
  return rows[0];
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
      "select to_jsonb(s) - 'updated_at' as row from score s order by subject, chain_id",
      "select * from score_history order by id",
      "select * from outbox order by id",
      "select * from score_histogram order by chain_id, category, points",
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
  await holder
    .ctx()
    .pg.query(`truncate activity, facts, score, score_removed, score_history, score_histogram, earned_achievement, outbox,
    tracked_wallet, tracking, wallet, graphile_worker._private_jobs`);
});

describe("with recorded histories of real wallets", () => {
  let explorer: RecordedExplorer;
  beforeAll(async () => {
    explorer = await startRecordedExplorer({ dir: recorded });
  });
  afterAll(() => explorer.close());

  test("a tracked wallet is queued at once, and ready with its score, rank and one event when its past is read", async () => {
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

  test("reading a past again changes nothing", async () => {
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

  test("a past longer than what waits in memory is written as a short one is", async () => {
    const ctx = explored(explorer.url);
    const [address = ""] = [...explorer.wallets].slice(20, 21);
    await trackWallet(ctx, { address });
    await backfill(ctx, address);
    const before = await everything(ctx);
    await ctx.pg.query("delete from activity where wallet = $1", [address]);
    await ctx.pg.query("update tracked_wallet set to_block = null, sources = '{}' where address = $1", [address]);
    await backfill(ctx, address, { held: 3 });
    expect(await everything(ctx)).toBe(before);
    expect(before).toContain(address);
  });

  test("scores do not depend on the order in which pasts are read", async () => {
    const ctx = explored(explorer.url);
    const addresses = explorer.wallets.slice(0, 8);
    const scores = async (order: readonly string[]) => {
      await ctx.pg.query(
        "truncate activity, facts, score, score_history, score_histogram, earned_achievement, outbox, tracked_wallet, wallet",
      );
      for (const address of order) await trackWallet(ctx, { address });
      await Promise.all(order.map((address) => backfill(ctx, address)));
      const { rows } = await ctx.pg.query(
        "select to_jsonb(s) - 'seq' - 'updated_at' as row from score s order by subject, chain_id",
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

  test("a past that was never read leaves the score partial and off the boards, and one event tells when it is", async () => {
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

  test("one list that was never read makes what it feeds unavailable and the score partial", async () => {
    const ctx = explored(explorer.url);
    await trackWallet(ctx, { address: wallet });
    explorer.broken.tokentx = broken;
    await expect(backfill(ctx, wallet)).rejects.toThrow(/tokens/);
    const partial = await scoreOf(ctx, wallet);
    expect(partial).toMatchObject({ ranked: false, status: "partial", unavailable: ["volume", "risk"] });
    expect(partial.total).toBeGreaterThan(0);
    expect(await eventsOf(ctx, wallet)).toEqual([]);
    const { rows: boards } = await ctx.pg.query("select * from score_histogram");
    expect(boards).toEqual([]);
  });

  test("a source that fails later leaves the last values, stale, and lowers nothing", async () => {
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

  test("a block larger than what the explorer gives is told as truncated", async () => {
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

describe("who may track what", () => {
  const developer = { kind: "key", developerId: "dev_1", wallet: friend, keyId: "key_1", tier: "free" } as const;

  test("a developer can track 1,000 wallets, also when the last ones are asked for at once", async () => {
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

  test("a chain that is not configured is refused, and nothing of the request stays", async () => {
    const ctx = explored("http://127.0.0.1:9");
    const asked = trackWallet(ctx, { address: wallet, chainIds: [1, 5] });
    await expect(asked).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
    expect((await ctx.pg.query("select 1 from tracked_wallet")).rows).toEqual([]);
  });
});
