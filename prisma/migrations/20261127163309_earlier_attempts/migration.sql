-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "earlier_attempts" INTEGER NOT NULL DEFAULT 0;
