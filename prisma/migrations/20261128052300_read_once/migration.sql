-- CreateTable
CREATE TABLE "once_wallet" (
    "address" TEXT NOT NULL,
    "party" TEXT NOT NULL,
    "queued_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "claim" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "read_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "once_wallet_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "once_history" (
    "address" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "facts" BYTEA,
    "sources" JSONB NOT NULL DEFAULT '{}',
    "truncated" BOOLEAN NOT NULL DEFAULT false,
    "unread_rows" INTEGER NOT NULL DEFAULT 0,
    "gaps" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "source" TEXT,
    "head_at" BIGINT,
    "error" TEXT,

    CONSTRAINT "once_history_pkey" PRIMARY KEY ("address","chain_id")
);

-- CreateTable
CREATE TABLE "once_question" (
    "asker" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "reads" BOOLEAN NOT NULL,

    CONSTRAINT "once_question_pkey" PRIMARY KEY ("asker","address")
);

-- CreateIndex
CREATE INDEX "once_wallet_due_at_idx" ON "once_wallet"("due_at");

-- CreateIndex
CREATE INDEX "once_wallet_asked_at_idx" ON "once_wallet"("asked_at");

-- CreateIndex
CREATE INDEX "once_question_asker_asked_at_idx" ON "once_question"("asker", "asked_at");

-- CreateIndex
CREATE INDEX "once_question_address_idx" ON "once_question"("address");

-- AddForeignKey
ALTER TABLE "once_history" ADD CONSTRAINT "once_history_address_fkey" FOREIGN KEY ("address") REFERENCES "once_wallet"("address") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "once_question" ADD CONSTRAINT "once_question_address_fkey" FOREIGN KEY ("address") REFERENCES "once_wallet"("address") ON DELETE CASCADE ON UPDATE CASCADE;
