-- AlterTable
ALTER TABLE "chain_cursor" ADD COLUMN     "scored_block" BIGINT,
ADD COLUMN     "scored_hash" TEXT;
