import { afterAll, beforeAll, expect, test } from "vitest";
import { ChainConfig } from "../../lib/core/chains.ts";
import { getReceipt } from "../../lib/domains/scores/receipt/issue.ts";
import { verifyReceipt } from "../../lib/domains/scores/receipt/verify.ts";
import { differingFacts } from "../../scripts/verify/derive-facts.ts";
import { type Anvil, startAnvil } from "../indexer/anvil.ts";
import { type Following, follow } from "../indexer/following.ts";
import { simulateChain } from "../indexer/simulated-chain.ts";
import { testEnv, useContext } from "../setup/context.ts";

const GENESIS = Date.UTC(2025, 0, 1) / 1_000;
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
  const chain = ChainConfig.parse({
    id: 31337,
    name: "Test",
    rpcUrls: [anvil.url],
    finalityDepth: 3,
    wallets: "all",
    local: true,
  });
  const ctx = holder.ctx({ env: testEnv(holder.url(), { CHAINS: JSON.stringify([chain]) }) });
  following = await follow(ctx, holder.url(), chain);
  const head = (await anvil.call("eth_getBlockByNumber", "latest", false)) as { hash: string };
  await following.until((leader) => leader.cursor.newest?.hash === head.hash && leader.cursor.state === "following");

  const { rows } = await ctx.pg.query<{ subject: string }>("select subject from score where chain_id = 0 and ranked");
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
