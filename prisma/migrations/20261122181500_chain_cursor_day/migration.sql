-- AlterTable
ALTER TABLE "chain_cursor" ADD COLUMN     "day_block_number" BIGINT,
ADD COLUMN     "day_block_hash" TEXT,
ADD COLUMN     "day_block_time" BIGINT;
