-- AlterTable
ALTER TABLE "tracked_wallet" ADD COLUMN     "attested_from" BIGINT,
ADD COLUMN     "attest_due" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "tracked_wallet_chain_id_attest_due_idx" ON "tracked_wallet"("chain_id", "attest_due");
