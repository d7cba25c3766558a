import fc from "fast-check";
import { expect, test } from "vitest";
import { recomputeFundingClusters } from "../../lib/domains/scores/funding-clusters.ts";
import { insertActivity } from "../../tests/factories/activity.ts";
import { addressNumber } from "../../tests/factories/scores.ts";
import { activity } from "../../tests/indexer/activity-factory.ts";
import { useContext } from "../../tests/setup/context.ts";
import { emptyTables } from "../../tests/setup/empty-tables.ts";
import { type FirstFunding, fundingClusters } from "./funding.ts";

const holder = useContext();
const bank = addressNumber(0xba);
const wallets = [1, 2, 3, 4, 5, 6].map(addressNumber);
const payments = fc.array(
  fc
    .record({ from: fc.constantFrom(bank, ...wallets), to: fc.constantFrom(...wallets) })
    .filter(({ from, to }) => from !== to),
  { minLength: 1, maxLength: 14 },
);

/** The first payment to each wallet and its first own transaction, as the rows below have them. */
function firstsOf(list: readonly { from: string; to: string }[]): FirstFunding[] {
  return wallets.map((wallet) => {
    const fundedAt = list.findIndex(({ to }) => to === wallet);
    const sentAt = list.findIndex(({ from }) => from === wallet);
    const funder = list[fundedAt]?.from ?? null;
    return { chainId: 1, wallet, funder, fundedAt: fundedAt < 0 ? null : fundedAt, sentAt: sentAt < 0 ? null : sentAt };
  });
}

test("funding clusters in memory are those of the database", async () => {
  const { pg } = holder.ctx();
  await fc.assert(
    fc.asyncProperty(payments, async (list) => {
      await emptyTables(pg, "activity, funding_cluster");
      for (const [block, { from, to }] of list.entries()) {
        const shared = { at: block + 1, blockNumber: block + 1, amount: 1n };
        await insertActivity(pg, [
          activity({ ...shared, wallet: from, kind: "sent", counterparty: to }),
          activity({ ...shared, wallet: to, kind: "received", counterparty: from }),
        ]);
      }
      await recomputeFundingClusters(pg, { chainId: 1, day: 1_000_000 });
      const { rows } = await pg.query(
        `select chain_id::int as "chainId", wallet, funder, cluster_size as "clusterSize", chain_length as "chainLength"
         from funding_cluster order by wallet`,
      );
      expect(fundingClusters(firstsOf(list)).sort((a, b) => (a.wallet < b.wallet ? -1 : 1))).toEqual(rows);
    }),
    { seed: 20_261_122, numRuns: 30 },
  );
});
