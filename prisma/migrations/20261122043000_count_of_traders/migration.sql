-- CreateTable
CREATE TABLE "trader_count" (
    "chain_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "traders" BIGINT NOT NULL,

    CONSTRAINT "trader_count_pkey" PRIMARY KEY ("chain_id","period")
);

-- DropIndex
DROP INDEX "trader_subject_idx";

-- Without a cursor the worker counts all swaps again, and the rows of each board with them.
DELETE FROM "trading_cursor";
