-- AlterTable
ALTER TABLE "quarantined_transaction" ADD COLUMN     "first_block" BIGINT;
