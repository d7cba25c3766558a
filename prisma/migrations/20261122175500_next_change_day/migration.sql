-- AlterTable
ALTER TABLE "score" ADD COLUMN     "next_change_day" BIGINT DEFAULT 0;

-- CreateIndex
CREATE INDEX "score_chain_id_next_change_day_subject_idx" ON "score"("chain_id", "next_change_day", "subject");
