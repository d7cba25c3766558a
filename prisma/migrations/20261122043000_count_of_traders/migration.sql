-- CreateTable
CREATE TABLE "trader_count" (
    "chain_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "traders" BIGINT NOT NULL,

    CONSTRAINT "trader_count_pkey" PRIMARY KEY ("chain_id","period")
);

-- DropIndex
DROP INDEX "trader_subject_idx";

-- Rows that nobody counted: the worker counts all swaps again.
DELETE FROM "trader";
