-- Each asker's wallets are compared with subjects and each other.
ALTER TABLE "once_wallet" DROP COLUMN "compared_at";
ALTER TABLE "once_question" ADD COLUMN "compared_at" TIMESTAMPTZ(3), ADD COLUMN "alike" JSONB;
CREATE INDEX "once_question_compared_at_idx" ON "once_question"("compared_at");
