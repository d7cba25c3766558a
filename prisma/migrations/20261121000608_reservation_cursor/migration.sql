-- CreateTable
CREATE TABLE "reservation_cursor" (
    "chain_id" INTEGER NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,

    CONSTRAINT "reservation_cursor_pkey" PRIMARY KEY ("chain_id")
);
