-- CreateTable
CREATE TABLE "policy_watch" (
    "policy_id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "wallets" INTEGER NOT NULL DEFAULT 0,
    "reads_chain" BOOLEAN NOT NULL,
    "turn_at" TIMESTAMPTZ(3),

    CONSTRAINT "policy_watch_pkey" PRIMARY KEY ("policy_id")
);

-- CreateTable
CREATE TABLE "watched_wallet" (
    "policy_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "claim" TEXT,
    "chain_outcomes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "chain_read_at" TIMESTAMPTZ(3),
    "next_outcome" TEXT,
    "next_blocks" JSONB,
    "message_id" TEXT,

    CONSTRAINT "watched_wallet_pkey" PRIMARY KEY ("policy_id","address")
);

-- CreateIndex
CREATE INDEX "policy_watch_developer_id_idx" ON "policy_watch"("developer_id");

-- CreateIndex
CREATE INDEX "watched_wallet_address_idx" ON "watched_wallet"("address");

-- CreateIndex
CREATE INDEX "watched_wallet_policy_id_due_at_idx" ON "watched_wallet"("policy_id", "due_at");

-- AddForeignKey
ALTER TABLE "policy_watch" ADD CONSTRAINT "policy_watch_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "watched_wallet" ADD CONSTRAINT "watched_wallet_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy_watch"("policy_id") ON DELETE CASCADE ON UPDATE CASCADE;
