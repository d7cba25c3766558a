-- AlterTable
ALTER TABLE "tracked_wallet" ADD COLUMN "unread_rows" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "tracked_wallet" ADD COLUMN "gaps" TEXT[] DEFAULT ARRAY[]::TEXT[];
