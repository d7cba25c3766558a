-- DropIndex
DROP INDEX "score_seq_idx";

-- AlterTable
ALTER TABLE "score" DROP COLUMN "seq";

-- AlterTable
ALTER TABLE "score_history" DROP COLUMN "rank";

-- DropTable
DROP TABLE "board_day";

-- DropTable
DROP TABLE "name_change";

-- DropTable
DROP TABLE "score_histogram";

-- DropTable
DROP TABLE "score_removed";

-- CreateIndex
CREATE INDEX "score_close_chain_id_until_idx" ON "score_close"("chain_id", "until");

-- CreateIndex
CREATE INDEX "score_close_total_board" ON "score_close"("chain_id", "total" DESC, "subject", "day", "until") WHERE (ranked);

-- Changes that came from the history have no points before them, and count as changes even if they end at none.
UPDATE "score_feed" SET "ranked_before" = true WHERE "before" IS NULL;
