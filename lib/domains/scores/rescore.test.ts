import { beforeEach, expect, test } from "vitest";
import { storeFacts } from "../../../tests/factories/indexed.ts";
import { scoresWithFacts } from "../../../tests/factories/scores.ts";
import { activity } from "../../../tests/indexer/activity-factory.ts";
import { useContext } from "../../../tests/setup/context.ts";
import { emptyTables } from "../../../tests/setup/empty-tables.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { lockScores } from "./lock-scores.ts";
import { openScoringSession } from "./rescore.ts";
import { scoringSettings } from "./settings.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const [early, late] = [`0x${"a1".repeat(20)}`, `0x${"b2".repeat(20)}`];

const row = (wallet: string, clusterSize: number) => ({
  ...{ chainId: 1, wallet, funder: "0xf0" },
  ...{ clusterSize, chainLength: 0 },
});

beforeEach(async () => {
  const { pg } = world.ctx();
  await emptyTables(pg, "facts, wallet, funding_cluster, score, score_facts, score_feed, score_close, outbox");
  const sent = { kind: "sent", blockNumber: 1, counterparty: `0x${"c0".repeat(20)}` } as const;
  await storeFacts(
    pg,
    [early, late].map((wallet) => activity({ ...sent, wallet })),
  );
});

/** The sizes of the clusters in the facts of each subject. */
async function clusters() {
  const scores = await scoresWithFacts(world.ctx().pg, { where: "chain_id <= 0" });
  return scores.map(({ subject, facts: { cluster } }) => ({ subject, size: cluster?.size }));
}

test("changes of funding clusters count at once, also for wallets loaded later, and are written with the scores", async () => {
  const ctx = world.ctx();
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    const book = openScoringSession(sql, scoringSettings(ctx.env));
    await book.load([early]);
    book.applyFundingChanges([row(early, 5), row(late, 5)]);
    book.applyFundingChanges([row(late, 6)]);
    await book.load([late]);
    for (const wallet of [early, late]) book.score(wallet, 1, { cause: "clusters", source: null });
    await book.flush({ now: ctx.now });
  });
  expect(await clusters()).toEqual([
    { subject: early, size: 5 },
    { subject: late, size: 6 },
  ]);
  const { rows } = await ctx.pg.query("select wallet, cluster_size from funding_cluster order by wallet");
  expect(rows).toEqual([
    { wallet: early, cluster_size: 5 },
    { wallet: late, cluster_size: 6 },
  ]);
});

test("a change of a wallet counts for its subject, by whichever of its wallets the subject was loaded", async () => {
  const ctx = world.ctx();
  await ctx.pg.query("insert into wallet (address, subject) values ($1, $1), ($2, $1)", [early, late]);
  await sqlTransaction(ctx.pg, async (sql) => {
    await lockScores(sql);
    const session = openScoringSession(sql, scoringSettings(ctx.env));
    await session.load([early]);
    session.score(early, 1, { cause: "transactions", source: null });
    session.applyFundingChanges([row(late, 7)]);
    session.score(early, 1, { cause: "clusters", source: null });
    await session.flush({ now: ctx.now });
  });
  expect(await clusters()).toEqual([{ subject: early, size: 7 }]);
});
