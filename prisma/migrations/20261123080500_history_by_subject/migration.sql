-- Rows are read by subject and time, never by id alone: that index becomes the key, and contains what a cluster distributes by.
ALTER TABLE "score_history" DROP CONSTRAINT "score_history_pkey";

ALTER TABLE "score_history" ADD CONSTRAINT "score_history_pkey" PRIMARY KEY ("subject", "chain_id", "at", "id");

-- DropIndex
DROP INDEX "score_history_subject_chain_id_at_id_idx";
