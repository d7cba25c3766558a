-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "expanded_to" TEXT,
ADD COLUMN     "message_id" TEXT;

-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "all_subjects" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "host" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "subjects" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "claim" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "leased_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "webhook_all_subjects_id_idx" ON "webhook"("all_subjects", "id");

-- CreateIndex
CREATE INDEX "webhook_subjects_idx" ON "webhook" USING GIN ("subjects");

-- CreateIndex
CREATE INDEX "webhook_delivery_leased_until_idx" ON "webhook_delivery"("leased_until");

-- Hosts of the webhooks there are, as URLs are normalised: lower case, without the port of the scheme.
UPDATE "webhook"
SET "host" = regexp_replace(lower(substring("url" FROM '^[A-Za-z]+://([^/?#]+)')),
  CASE WHEN "url" ~* '^https:' THEN ':443$' ELSE ':80$' END, '')
WHERE "url" ~ '^[A-Za-z]+://[^/?#]+';
