-- CreateTable
CREATE TABLE "pending_attestation" (
    "chain_id" BIGINT NOT NULL,
    "uid" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "block_time" BIGINT NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "revocation" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_attestation_pkey" PRIMARY KEY ("chain_id","uid")
);

-- CreateIndex
CREATE INDEX "pending_attestation_chain_id_retry_at_idx" ON "pending_attestation"("chain_id", "retry_at");
