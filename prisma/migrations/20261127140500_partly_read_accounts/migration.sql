-- AlterTable
ALTER TABLE "quarantined_wallet" ADD COLUMN     "partly_read" BOOLEAN NOT NULL DEFAULT false;
