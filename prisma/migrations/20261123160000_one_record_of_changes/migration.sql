-- AlterTable
ALTER TABLE "score_feed" ADD COLUMN "cause" TEXT NOT NULL DEFAULT 'transactions',
ADD COLUMN "source_chain" BIGINT,
ADD COLUMN "block_number" BIGINT;

-- What the history says of the changes that the feed still has.
UPDATE "score_feed" f SET "cause" = h."cause", "source_chain" = h."source_chain", "block_number" = h."block_number"
FROM (
    SELECT DISTINCT ON ("subject", "chain_id", "at") "subject", "chain_id", "at", "cause", "source_chain",
        CASE WHEN NOT "orphaned" THEN "block_number" END AS "block_number"
    FROM "score_history" WHERE "at" >= (SELECT min("at") FROM "score_feed")
    ORDER BY "subject", "chain_id", "at", "id" DESC
) h
WHERE h."subject" = f."subject" AND h."chain_id" = f."chain_id" AND h."at" = f."at";

-- DropTable
DROP TABLE "score_history";

-- CreateIndex
CREATE INDEX "score_feed_changes" ON "score_feed"("id") WHERE ((chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after)));

-- CreateIndex
CREATE INDEX "score_feed_changes_by_subject" ON "score_feed"("subject", "id") WHERE ((chain_id = 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after)));

-- CreateIndex
CREATE INDEX "score_feed_source_chain_block_number_idx" ON "score_feed"("source_chain", "block_number");
