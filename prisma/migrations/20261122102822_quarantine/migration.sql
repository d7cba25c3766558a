-- CreateTable
CREATE TABLE "quarantined_transaction" (
    "chain_id" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "tx_hash" TEXT,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "quarantined_transaction_pkey" PRIMARY KEY ("chain_id","block_number","tx_index")
);

-- CreateTable
CREATE TABLE "quarantined_wallet" (
    "chain_id" BIGINT NOT NULL,
    "wallet" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,

    CONSTRAINT "quarantined_wallet_pkey" PRIMARY KEY ("wallet","chain_id","block_number","tx_index")
);

-- CreateIndex
CREATE INDEX "quarantined_transaction_chain_id_resolved_at_retry_at_idx" ON "quarantined_transaction"("chain_id", "resolved_at", "retry_at");

-- CreateIndex
CREATE INDEX "quarantined_wallet_chain_id_block_number_idx" ON "quarantined_wallet"("chain_id", "block_number");
