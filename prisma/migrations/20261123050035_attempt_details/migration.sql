-- AlterTable
ALTER TABLE "webhook_attempt" ADD COLUMN     "request_headers" JSONB,
ADD COLUMN     "response_body" TEXT;

-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "replay_of" TEXT;
