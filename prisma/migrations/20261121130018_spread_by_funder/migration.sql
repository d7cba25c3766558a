-- CreateIndex
CREATE INDEX "spread_chain_id_funder_idx" ON "spread"("chain_id", "funder");
