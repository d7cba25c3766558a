-- AlterTable
ALTER TABLE "chain_cursor" ADD COLUMN     "failing_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "tracked_wallet" ADD COLUMN     "checked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "score_removed" (
    "subject" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "score_removed_pkey" PRIMARY KEY ("subject","chain_id")
);

-- CreateIndex
CREATE INDEX "score_removed_seq_idx" ON "score_removed"("seq");

-- CreateIndex
CREATE INDEX "score_status_chain_id_idx" ON "score"("status", "chain_id");
