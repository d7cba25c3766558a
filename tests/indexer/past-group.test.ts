import { beforeEach, expect, test } from "vitest";
import type { Past, PastListResult } from "../../lib/chain/types.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { enqueueBackfills } from "../../lib/domains/wallets/index.ts";
import { writeWithOthers } from "../../lib/indexer/past-group.ts";
import type { FetchedPast } from "../../lib/indexer/write-pasts.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { activity } from "./activity-factory.ts";

const holder = useContext();
const wallets = ["a", "b", "c", "d"].map((digit) => `0x${digit.repeat(40)}`);
const chains = [{ id: 1, name: "Explored", explorers: [{ url: "http://127.0.0.1:9/api" }] }];

beforeEach(async () => {
  const { pg } = holder.ctx();
  await pg.query(`truncate activity, facts, score, score_removed, score_history, score_histogram, outbox, tracked_wallet,
    backfill, staged_activity, wallet`);
  await pg.query(
    `insert into tracked_wallet (address, chain_id, state, created_at)
     select address, 1, 'syncing', $2 from unnest($1::text[]) address`,
    [wallets, holder.now],
  );
  await enqueueBackfills(
    pg,
    "refresh",
    wallets.map((address) => ({ address, chainId: 1 })),
  );
  await pg.query("update backfill set claim = 'turn of ' || address");
});

/** A past of one transaction that sent so much. */
function pastOf(address: string, amount: bigint): FetchedPast {
  const read: PastListResult<never> = { state: "ok", rows: [], count: 1, truncated: false, toBlock: 9, source: "test" };
  const lists: Past["lists"] = { transactions: read, internal: read, tokens: read, nfts: read };
  const row = activity({ wallet: address, kind: "sent", blockNumber: 5, txHash: address, counterparty: "0x1", amount });
  const past: Past = { head: 9, target: 9, newestAt: 1, source: "test", lists };
  const rows = new Map([["transactions" as const, [row]]]);
  const claimed = { address, chainId: 1, claim: `turn of ${address}`, isFirst: true };
  return { address, claimed, past, fault: null, rows, staged: null, fromBlock: 0, wasTruncated: false };
}

test("of pasts that are written together the one that cannot be written fails alone, and all others are scored once", async () => {
  const env = testEnv(holder.url(), { CHAINS: JSON.stringify(chains) });
  const { pg } = holder.ctx();
  const [chain] = env.CHAINS;
  if (!chain) throw new Error("the settings name no chain");
  // No column holds 2 ** 300.
  const pasts = wallets.map((address, i) => pastOf(address, i === 2 ? 2n ** 300n : 10n ** 18n));
  const scope = { chain, settings: scoringSettings(env) };
  const outcomes = await Promise.allSettled(pasts.map((past) => writeWithOthers(pg, scope, past)));
  expect(outcomes.map((one) => one.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  const { rows: tracked } = await pg.query("select address, state from tracked_wallet order by address");
  expect(tracked.map((row) => row.state)).toEqual(["ready", "ready", "syncing", "ready"]);
  const { rows: scored } = await pg.query("select subject from score where chain_id = 0 and ranked order by subject");
  expect(scored.map((row) => row.subject)).toEqual([wallets[0], wallets[1], wallets[3]]);
  const { rows: told } = await pg.query("select lower(data->>'address') as address from outbox order by 1");
  expect(told.map((row) => row.address)).toEqual([wallets[0], wallets[1], wallets[3]]);
});
