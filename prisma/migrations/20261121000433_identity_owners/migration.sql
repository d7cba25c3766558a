-- AlterTable
ALTER TABLE "identity" ADD COLUMN     "owner_tx" TEXT NOT NULL;

-- AlterTable
ALTER TABLE "name_event" ADD COLUMN     "name_hash" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "identity_past" (
    "name" TEXT NOT NULL,
    "owner_tx" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "nonce" INTEGER NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "wallets" JSONB NOT NULL,

    CONSTRAINT "identity_past_pkey" PRIMARY KEY ("name","owner_tx")
);

-- CreateTable
CREATE TABLE "name_change" (
    "name" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "name_change_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "name_change_seq_key" ON "name_change"("seq");

-- CreateIndex
CREATE INDEX "name_event_chain_id_name_hash_idx" ON "name_event"("chain_id", "name_hash");
