-- AlterTable
ALTER TABLE "tracked_wallet" ADD COLUMN "smart_account" BOOLEAN NOT NULL DEFAULT false;
