import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readiness } from "../../lib/api/health.ts";
import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { getOverview } from "../../lib/domains/administration/index.ts";
import { readCoverage } from "../../lib/domains/scores/coverage.ts";
import { getDelays, scoringSettings } from "../../lib/domains/scores/index.ts";
import { getWallet, trackWallet } from "../../lib/domains/wallets/index.ts";
import { startHttpServer, type TestServer } from "../chain/http-server.ts";
import { startScriptedExplorer, transactionRow, wallet } from "../chain/scripted-explorer.ts";
import { address } from "../chain/scripted-node.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { backfillWallet } from "./run-backfill.ts";

const holder = useContext();
const wallets = [wallet, ...["b", "c", "d", "e"].map(address)];
let status: number;
let calls: number;
let server: TestServer;
let good: Awaited<ReturnType<typeof startScriptedExplorer>>;
let ctx: Context;

beforeEach(async () => {
  await emptyIndex(holder.ctx(), "explorer_fault");
  status = 401;
  calls = 0;
  good = await startScriptedExplorer({ txlist: [transactionRow(1)] });
  server = await startHttpServer(async (request, _body, response) => {
    calls++;
    if (status !== 200) return void response.writeHead(status).end();
    const answer = await fetch(`${good.url}${request.url}`);
    response.writeHead(200).end(await answer.text());
  });
  const chains = [{ id: 1, name: "Explored", explorers: [{ url: `${server.url}/api`, rate: 1000 }] }];
  ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([server.close(), good.close()]);
});

// The real clock, because readers with a clock of their own know nothing of each other.
const read = (one: string) =>
  backfillWallet(
    ctx,
    { address: one, chainId: 1 },
    { settings: scoringSettings(ctx.env), signal: new AbortController().signal },
  );
const host = () => new URL(server.url).host;

test.each([401, 402, 403])(
  "an explorer that answers %i to five wallets is asked once, and operators see which, since when and the setting",
  async (refusal) => {
    status = refusal;
    for (const one of wallets) await trackWallet(ctx, { address: one });
    const results = await Promise.allSettled(wallets.map(read));
    expect(results.map((one) => one.status)).toEqual(wallets.map(() => "rejected"));
    expect(calls).toBe(1);

    const { status: state, explorers, warnings } = await readiness(ctx);
    expect(explorers).toMatchObject([{ chainId: 1, host: host(), status: refusal, since: expect.any(String) }]);
    const warning = warnings.find((text) => text.includes(host()));
    expect(warning).toContain(`since ${explorers[0]?.since}`);
    expect(warning).toContain(`HTTP ${refusal}`);
    expect(warning).toContain("apiKey in CHAINS");
    expect(state).not.toBe("ready");
    const delays = await getDelays(ctx.pg, ctx.env.CHAINS);
    expect(delays.explorers).toEqual([{ chainId: 1, host: host(), since: explorers[0]?.since }]);
    expect((await getWallet(ctx, { address: wallet as Address })).chains).toMatchObject([
      { state: "failed", error: expect.stringContaining("apiKey") },
    ]);
  },
);

test("it is asked again by itself after five minutes, and what operators see ends when it answers", async () => {
  for (const one of wallets) await trackWallet(ctx, { address: one });
  await expect(read(wallet)).rejects.toThrow(/apiKey/);
  status = 200;
  await expect(read(wallet)).rejects.toThrow(/apiKey/);
  expect(calls).toBe(1);
  const since = (await readiness(ctx)).explorers[0]?.since;
  expect(since).toBeTruthy();
  const start = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => start + 5 * 60_000 + 1);
  await read(wallet);
  expect((await readiness(ctx)).explorers).toEqual([]);
  expect((await getWallet(ctx, { address: wallet as Address })).chains).toMatchObject([{ state: "ready" }]);
});

test("an explorer that does not respond is shown too, and one that was taken out of the settings is not", async () => {
  await trackWallet(ctx, { address: wallet });
  await server.close();
  const settings = { settings: scoringSettings(ctx.env), signal: new AbortController().signal };
  const source = { retry: { attempts: 1 } };
  await expect(backfillWallet(ctx, { address: wallet, chainId: 1 }, { ...settings, source })).rejects.toThrow();
  expect((await readiness(ctx)).explorers).toMatchObject([{ host: host(), status: null }]);
  const chains = [{ id: 1, name: "Explored", explorers: [{ url: `${good.url}/api` }] }];
  const changed = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
  expect((await readiness(changed)).explorers).toEqual([]);
});

describe("an explorer whose newest block is older than its maxAgeMinutes", () => {
  const seconds = () => Math.floor(ctx.now.getTime() / 1_000);
  const coverage = async () => {
    const [one] = await readCoverage(ctx.pg, { chains: ctx.env.CHAINS, wallets: [wallet], now: ctx.now });
    return { state: one?.state, gaps: one?.gaps, toBlock: one?.toBlock };
  };
  const contextOf = (...urls: string[]) => {
    const chains = [
      { id: 1, name: "Explored", explorers: urls.map((url) => ({ url: `${url}/api`, rate: 1000, maxAgeMinutes: 60 })) },
    ];
    return holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify(chains) }) });
  };

  beforeEach(async () => {
    ctx = contextOf(good.url);
    await trackWallet(ctx, { address: wallet });
  });

  test("is named to operators, and no wallet that it gives counts as complete, until it has caught up", async () => {
    Object.assign(good.newest, { number: 500, time: seconds() - 2 * 3_600 });
    await read(wallet);
    const { explorers, status: state, warnings } = await readiness(ctx);
    expect(state).toBe("degraded");
    expect(explorers).toMatchObject([{ chainId: 1, host: new URL(good.url).host, status: null }]);
    expect(warnings.join()).toContain("what followed is not known");
    expect(await coverage()).toEqual({ state: "truncated", gaps: ["behind"], toBlock: 500 });
    // Only what followed is read.
    const before = good.asked.length;
    const start = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => start + 16 * 60_000);
    Object.assign(good.newest, { number: 600, time: seconds() - 1_800 });
    await read(wallet);
    const lists = good.asked.slice(before).filter(({ action }) => action === "txlist");
    expect(lists.map(({ startblock }) => startblock)).toEqual([480]);
    expect((await readiness(ctx)).explorers).toEqual([]);
    expect(await coverage()).toEqual({ state: "ok", gaps: undefined, toBlock: 600 });
  });

  test("is the one whose number stays the same for so long, where it gives no time", async () => {
    const start = performance.now();
    const pass = (minutes: number) =>
      vi.spyOn(performance, "now").mockImplementation(() => start + minutes * 60_000 + 1);
    Object.assign(good.newest, { number: 500 });
    for (const minutes of [0, 40, 61]) {
      pass(minutes);
      await read(wallet);
      const isLate = minutes > 60;
      expect(await coverage()).toEqual({
        ...{ state: isLate ? "truncated" : "ok", gaps: isLate ? ["behind"] : undefined, toBlock: 500 },
      });
      expect((await readiness(ctx)).explorers).toHaveLength(isLate ? 1 : 0);
    }
    // Whole minutes of times that are a moment apart.
    expect((await readiness(ctx)).warnings.join()).toMatch(/has been the same for 6[01] minutes/);
    pass(62);
    Object.assign(good.newest, { number: 501 });
    await read(wallet);
    expect(await coverage()).toEqual({ state: "ok", gaps: undefined, toBlock: 501 });
    expect((await readiness(ctx)).explorers).toEqual([]);
  });

  test("comes after another that is not behind", async () => {
    const fresh = await startScriptedExplorer({ txlist: [transactionRow(1), transactionRow(700)] }, { head: 800 });
    Object.assign(good.newest, { number: 500, time: seconds() - 86_400 });
    Object.assign(fresh.newest, { time: seconds() - 60 });
    ctx = contextOf(good.url, fresh.url);
    await read(wallet);
    expect(good.asked.map(({ action }) => action)).not.toContain("txlist");
    expect(await coverage()).toEqual({ state: "ok", gaps: undefined, toBlock: 800 });
    expect((await readiness(ctx)).explorers).toMatchObject([{ host: new URL(good.url).host }]);
    await fresh.close();
  });
});

test("the administration's overview names it", async () => {
  await trackWallet(ctx, { address: wallet });
  await expect(read(wallet)).rejects.toThrow(/apiKey/);
  const { attention } = await getOverview({ ...ctx, actor: { kind: "commandLine" } });
  expect(attention.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(new RegExp(`${host()}.*HTTP 401.*apiKey`)),
  );
});
