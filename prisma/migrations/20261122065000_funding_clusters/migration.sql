-- RenameTable
ALTER TABLE "spread" RENAME TO "funding_cluster";

-- RenameIndex
ALTER TABLE "funding_cluster" RENAME CONSTRAINT "spread_pkey" TO "funding_cluster_pkey";
ALTER INDEX "spread_chain_id_funder_idx" RENAME TO "funding_cluster_chain_id_funder_idx";
