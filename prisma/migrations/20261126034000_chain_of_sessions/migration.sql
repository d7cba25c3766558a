-- AlterTable
ALTER TABLE "session" ADD COLUMN     "chain_id" BIGINT;
