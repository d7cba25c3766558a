-- CreateTable
CREATE TABLE "sent_transaction" (
    "chain_id" BIGINT NOT NULL,
    "sender" TEXT NOT NULL,
    "nonce" BIGINT NOT NULL,
    "raw" TEXT NOT NULL,
    "hashes" TEXT[],
    "raises" INTEGER NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,
    "mined_at" TIMESTAMPTZ(3),

    CONSTRAINT "sent_transaction_pkey" PRIMARY KEY ("chain_id","sender","nonce")
);

-- CreateIndex
CREATE INDEX "sent_transaction_hashes_idx" ON "sent_transaction" USING GIN ("hashes");
