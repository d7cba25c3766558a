-- CreateTable
CREATE TABLE "backfill" (
    "address" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "party" TEXT NOT NULL,
    "turns" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claim" TEXT,
    "progress" JSONB,

    CONSTRAINT "backfill_pkey" PRIMARY KEY ("address","chain_id")
);

-- CreateTable
CREATE TABLE "backfill_party" (
    "party" TEXT NOT NULL,
    "served_at" TIMESTAMPTZ(6),

    CONSTRAINT "backfill_party_pkey" PRIMARY KEY ("party")
);

-- CreateTable
CREATE TABLE "staged_activity" (
    "chain_id" INTEGER NOT NULL,
    "wallet" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    "counterparty" TEXT,
    "asset" TEXT,
    "amount" DECIMAL(78,0),
    "asset_out" TEXT,
    "amount_out" DECIMAL(78,0),
    "method" TEXT,

    CONSTRAINT "staged_activity_pkey" PRIMARY KEY ("wallet","chain_id","block_number","tx_hash","log_index","kind")
);

-- CreateTable
CREATE TABLE "automatic_tracking" (
    "address" TEXT NOT NULL,
    "client" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "automatic_tracking_pkey" PRIMARY KEY ("address")
);

-- CreateIndex
CREATE INDEX "backfill_party_queued_at_idx" ON "backfill"("party", "queued_at");

-- CreateIndex
CREATE INDEX "backfill_party_turns_queued_at_idx" ON "backfill"("party", "turns", "queued_at");

-- CreateIndex
CREATE INDEX "backfill_claim_idx" ON "backfill"("claim");

-- CreateIndex
CREATE INDEX "automatic_tracking_created_at_idx" ON "automatic_tracking"("created_at");

-- AddForeignKey
ALTER TABLE "backfill" ADD CONSTRAINT "backfill_party_fkey" FOREIGN KEY ("party") REFERENCES "backfill_party"("party") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Histories whose fetch was asked of the job queue before.
INSERT INTO "backfill_party" ("party") VALUES ('refresh');
INSERT INTO "backfill" ("address", "chain_id", "party")
SELECT "address", "chain_id", 'refresh' FROM "tracked_wallet" WHERE "state" IN ('queued', 'syncing');
