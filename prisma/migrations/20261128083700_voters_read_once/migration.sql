-- AlterTable
ALTER TABLE "once_question" ADD COLUMN     "payer" TEXT;

-- CreateIndex
CREATE INDEX "once_question_payer_asked_at_idx" ON "once_question"("payer", "asked_at");
