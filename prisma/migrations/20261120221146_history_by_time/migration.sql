-- DropIndex
DROP INDEX "score_history_subject_chain_id_id_idx";

-- CreateIndex
CREATE INDEX "score_history_subject_chain_id_at_id_idx" ON "score_history"("subject", "chain_id", "at", "id");
