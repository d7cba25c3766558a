-- AlterTable
ALTER TABLE "attestation" ADD COLUMN     "log_index" INTEGER,
ADD COLUMN     "sender" TEXT;

-- AlterTable
ALTER TABLE "pending_attestation" ADD COLUMN     "sender" TEXT;

-- CreateTable
CREATE TABLE "left_out_attestation" (
    "chain_id" BIGINT NOT NULL,
    "contract" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "schema_uid" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "time" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "expiration_time" BIGINT NOT NULL,
    "attestation" JSONB NOT NULL,

    CONSTRAINT "left_out_attestation_pkey" PRIMARY KEY ("chain_id","contract","uid")
);

-- CreateTable
CREATE TABLE "early_revocation" (
    "chain_id" BIGINT NOT NULL,
    "contract" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_time" BIGINT NOT NULL,
    "tx_hash" TEXT NOT NULL,

    CONSTRAINT "early_revocation_pkey" PRIMARY KEY ("chain_id","contract","uid")
);

-- CreateIndex
CREATE INDEX "left_out_attestation_expiry" ON "left_out_attestation"("subject", "schema_uid", "issuer", "sender", "expiration_time", "time");

-- CreateIndex
CREATE INDEX "left_out_attestation_order" ON "left_out_attestation"("subject", "schema_uid", "issuer", "sender", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "left_out_attestation_issuer_idx" ON "left_out_attestation"("issuer");

-- CreateIndex
CREATE INDEX "left_out_attestation_chain_id_block_number_idx" ON "left_out_attestation"("chain_id", "block_number");

-- CreateIndex
CREATE INDEX "early_revocation_chain_id_block_number_idx" ON "early_revocation"("chain_id", "block_number");
