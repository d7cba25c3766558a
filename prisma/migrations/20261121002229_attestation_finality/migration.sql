-- DropIndex
DROP INDEX "attestation_chain_id_block_number_idx";

-- CreateIndex
CREATE INDEX "attestation_chain_id_final_block_number_idx" ON "attestation"("chain_id", "final", "block_number");
