import { beforeEach, expect, test } from "vitest";
import type { HistoryListResult, WalletHistory } from "../../lib/chain/wallet-history.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { enqueueBackfills } from "../../lib/domains/wallets/index.ts";
import { insertActivity } from "../../lib/indexer/activity-rows.ts";
import { type FetchedHistory, writeGrouped } from "../../lib/indexer/backfill/history-group.ts";
import { testEnv, useContext } from "../setup/context.ts";
import { emptyIndex } from "../setup/empty-tables.ts";
import { activity } from "./activity-factory.ts";

const holder = useContext();
const wallets = ["a", "b", "c", "d"].map((digit) => `0x${digit.repeat(40)}`);
const chains = [{ id: 1, name: "Explored", explorers: [{ url: "http://127.0.0.1:9/api" }] }];

beforeEach(async () => {
  const { pg } = holder.ctx();
  await emptyIndex({ pg });
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

/** A history of one transaction that sent this amount. */
function historyOf(chain: ChainConfig, address: string, amount: bigint): FetchedHistory {
  const read: HistoryListResult<never> = {
    state: "ok",
    rows: [],
    count: 1,
    truncated: false,
    toBlock: 9,
    source: "test",
  };
  const lists: WalletHistory["lists"] = { transactions: read, internal: read, tokens: read, nfts: read };
  const row = activity({
    wallet: address,
    kind: "sent",
    blockNumber: 5,
    txHash: address,
    counterparty: `0x${"e".repeat(40)}`,
    amount,
  });
  const history: WalletHistory = { head: 9, target: 9, isBehind: false, newestAt: 1, source: "test", lists };
  const rows = new Map([["transactions" as const, [row]]]);
  const claimed = { address, chainId: 1, claim: `turn of ${address}`, isFirst: true, party: "dev_test" };
  const tracked = {
    address,
    state: "syncing",
    sources: {},
    truncated: false,
    unread_rows: 0,
    gaps: [],
    smart_account: false,
    from_block: null,
    to_block: null,
    attested_to: null,
  };
  return {
    chain,
    claimed,
    tracked,
    history,
    fault: null,
    rows,
    isSmartAccount: false,
    staged: null,
    headDay: null,
    fromBlock: 0,
  };
}

test("only the history that cannot be written fails; the others are scored once", async () => {
  const env = testEnv(holder.url(), { CHAINS: JSON.stringify(chains) });
  const { pg } = holder.ctx();
  const [chain] = env.CHAINS;
  if (!chain) throw new Error("the settings name no chain");
  // No column holds 2 ** 300.
  const histories = wallets.map((address, i) => historyOf(chain, address, i === 2 ? 2n ** 300n : 10n ** 18n));
  const scope = { chain, settings: scoringSettings(env) };
  const outcomes = await Promise.allSettled(histories.map((history) => writeGrouped(pg, scope, history)));
  expect(outcomes.map((one) => one.status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  const { rows: tracked } = await pg.query("select address, state from tracked_wallet order by address");
  expect(tracked.map((row) => row.state)).toEqual(["ready", "ready", "syncing", "ready"]);
  const { rows: scored } = await pg.query("select subject from score where chain_id <= 0 and ranked order by subject");
  expect(scored.map((row) => row.subject)).toEqual([wallets[0], wallets[1], wallets[3]]);
  const { rows: events } = await pg.query("select lower(data->>'address') as address from outbox order by 1");
  expect(events.map((row) => row.address)).toEqual([wallets[0], wallets[1], wallets[3]]);
});

test("a row that is listed twice, or stored already, is stored once, and how far attestations are read with it", async () => {
  const env = testEnv(holder.url(), { CHAINS: JSON.stringify(chains) });
  const { pg } = holder.ctx();
  const [chain] = env.CHAINS;
  if (!chain) throw new Error("the settings name no chain");
  const histories = wallets.map((address) => historyOf(chain, address, 7n));
  // The first wallet's list repeats its row; the second's is stored, with one of another kind, which no list replaces.
  const own = histories.map(({ rows }) => rows.get("transactions")?.[0]).flatMap((row) => row ?? []);
  const [first, second] = own;
  if (!first || !second) throw new Error("the histories have no rows");
  const swap = { ...second, kind: "swap" as const, logIndex: 0 };
  await insertActivity(pg, [{ ...second, amount: 1n }, swap]);
  await pg.query("update tracked_wallet set attested_to = 8 where address = $1", [second.wallet]);
  const read = histories.map((history, i) => ({
    ...history,
    rows: new Map([["transactions" as const, i === 0 ? [first, first] : (history.rows.get("transactions") ?? [])]]),
    attested: { stored: null, to: 9 },
  }));
  const scope = { chain, settings: scoringSettings(env) };
  await Promise.all(read.map((history) => writeGrouped(pg, scope, history)));
  const { rows } = await pg.query("select wallet, kind, amount::int from activity order by wallet, kind");
  const sent = wallets.map((wallet) => ({ wallet, kind: "sent", amount: 7 }));
  expect(rows).toEqual([...sent.slice(0, 2), { wallet: second.wallet, kind: "swap", amount: 7 }, ...sent.slice(2)]);
  const { rows: tracked } = await pg.query("select attested_to from tracked_wallet order by address");
  // Another turn read the second wallet's meanwhile.
  expect(tracked.map((row) => row.attested_to)).toEqual([9, 8, 9, 9]);
});
