-- AlterTable
ALTER TABLE "block" ADD COLUMN     "stated_time" BIGINT;
