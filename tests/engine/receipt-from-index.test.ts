import { afterAll, beforeAll, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { getCloses, getScoreSeries } from "../../lib/domains/scores/get-history.ts";
import { getReceipt, judgeReceipt } from "../../lib/domains/scores/issue-receipt.ts";
import { rescoreOutdated } from "../../lib/domains/scores/outdated.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import { scoringSettings } from "../../lib/domains/scores/settings.ts";
import { getTradingHistory } from "../../lib/domains/trading/index.ts";
import { differingFacts } from "../../scripts/verify/derive-facts.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { type Following, follow } from "../indexer/following.ts";
import { simulateChain } from "../indexer/simulated-chain.ts";
import { testEnv, useContext } from "../setup/context.ts";

const GENESIS = Date.UTC(2025, 0, 1) / 1_000;
const CHAIN = (url: string) => ({
  ...{ id: 31337, name: "Test", rpcUrls: [url], finalityDepth: 3 },
  ...{ wallets: "all", local: true },
});
const holder = useContext();
let anvil: Anvil;
let following: Following;

beforeAll(async () => {
  anvil = await startAnvil({ chainId: 31337, genesis: GENESIS, accounts: 12 });
});
afterAll(async () => {
  await following?.stop();
  await anvil?.stop();
});

test("every subject's facts in the index can be derived from the chain alone", async () => {
  const life = await simulateChain(anvil, { seed: 5, wallets: 12, genesis: GENESIS });
  await life.mine(60);
  const chain = ChainConfig.parse(CHAIN(anvil.url));
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });
  following = await follow(ctx, holder.url(), chain);
  const head = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  await following.until((leader) => leader.cursor.newest?.hash === head.hash && leader.cursor.state === "following");

  const { rows } = await ctx.pg.query<{ subject: string }>("select subject from score where chain_id <= 0 and ranked");
  expect(rows.length).toBeGreaterThan(5);
  const signal = new AbortController().signal;
  for (const { subject } of rows) {
    const { receipt } = await getReceipt(ctx, { identity: subject });
    const answered: unknown = JSON.parse(JSON.stringify(receipt));
    const { ok, checks, receipt: read } = await verifyReceipt(answered);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok && read).toBeTruthy();
    if (!read) continue;
    expect(read.result.total).toBeGreaterThan(0);
    expect(await differingFacts(read, [{ kind: "rpc", url: anvil.url, chainId: 31337 }], signal)).toEqual([]);
  }
});

test("histories, lists and receipts of a chain that was taken out of CHAINS stay readable", async () => {
  const { url: databaseUrl } = holder;
  const other = { id: 5, name: "Other", rpcUrls: ["http://127.0.0.1:1"] };
  const having = holder.ctx({ env: testEnv(databaseUrl(), { CHAINS: JSON.stringify([CHAIN(anvil.url), other]) }) });
  const without = holder.ctx({ env: testEnv(databaseUrl(), { CHAINS: JSON.stringify([other]) }) });
  const { rows } = await without.pg.query<{ subject: string }>(
    "select subject from score where abs(chain_id) = 31337 order by total desc limit 3",
  );
  expect(rows).toHaveLength(3);
  const receiptOf = async (ctx: Context, identity: string) =>
    JSON.parse(JSON.stringify((await getReceipt(ctx, { identity })).receipt));
  const issued = await Promise.all(rows.map(({ subject }) => receiptOf(having, subject)));
  const read = async (ctx: Context) =>
    Promise.all(
      rows.map(async ({ subject: identity }) => {
        const page = { identity, chainId: 31337, limit: 50, offset: 0 };
        return [await getCloses(ctx, page), await getScoreSeries(ctx, page), await getTradingHistory(ctx, page)];
      }),
    );
  const before = await read(having);
  expect(before.flat().every((one) => Object.values(one).some((list) => Array.isArray(list)))).toBe(true);
  // As the next start does: scores over all chains no longer count the chain.
  await rescoreOutdated(without.pg, scoringSettings(without.env), { now: () => without.now });
  expect(await read(without)).toEqual(before);
  for (const [index, { subject: identity }] of rows.entries()) {
    expect(issued[index].facts.sources).toMatchObject([{ chainId: 31337 }]);
    for (const receipt of [issued[index], await receiptOf(without, identity)]) {
      const verdict = await judgeReceipt(without, { receipt });
      expect([verdict.checks.filter((check) => !check.ok), verdict.valid]).toEqual([[], true]);
    }
    expect((await receiptOf(without, identity)).facts).toMatchObject({ sources: [], asOf: {} });
  }
  const unknown = { identity: rows[0]?.subject ?? "", chainId: 7 };
  await expect(getScoreSeries(without, unknown)).rejects.toMatchObject({ code: "UNSUPPORTED_CHAIN" });
});
