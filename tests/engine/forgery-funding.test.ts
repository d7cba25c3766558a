import fc from "fast-check";
import { expect, test } from "vitest";
import { type FirstFunding, fundingClusters } from "../../bench/forgery/funding.ts";
import { recomputeFundingClusters } from "../../lib/domains/scores/funding-clusters.ts";
import { activity } from "../indexer/activity-factory.ts";
import { useContext } from "../setup/context.ts";

const holder = useContext();
const wallets = ["a", "b", "c", "d", "e", "f"];
const payments = fc.array(
  fc
    .record({ from: fc.constantFrom("bank", ...wallets), to: fc.constantFrom(...wallets) })
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
      await pg.query("truncate activity, funding_cluster");
      for (const [block, { from, to }] of list.entries()) {
        for (const row of [
          activity({ wallet: from, kind: "sent", blockNumber: block + 1, counterparty: to, amount: 1n }),
          activity({ wallet: to, kind: "received", blockNumber: block + 1, counterparty: from, amount: 1n }),
        ]) {
          await pg.query(
            `insert into activity (chain_id, wallet, block_number, tx_index, tx_hash, log_index, kind, at, counterparty, amount)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
            [1, row.wallet, row.blockNumber, 0, `0x${block}`, -1, row.kind, row.blockNumber, row.counterparty, "1"],
          );
        }
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
