-- AlterTable
ALTER TABLE "once_wallet" ADD COLUMN     "traceparent" TEXT;

-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "traceparent" TEXT;

-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "traceparent" TEXT;
