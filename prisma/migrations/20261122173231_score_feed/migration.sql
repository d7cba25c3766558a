-- CreateTable
CREATE TABLE "score_feed" (
    "id" BIGSERIAL NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "at" TIMESTAMPTZ(3) NOT NULL,
    "subject" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "before" SMALLINT[],
    "after" SMALLINT[],
    "ranked_before" BOOLEAN NOT NULL,
    "ranked_after" BOOLEAN NOT NULL,
    "reached_before" BIGINT NOT NULL,
    "reached_after" BIGINT NOT NULL,

    CONSTRAINT "score_feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "identity_feed" (
    "id" BIGSERIAL NOT NULL,
    "xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "identity" TEXT NOT NULL,

    CONSTRAINT "identity_feed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_ranking" (
    "id" INTEGER NOT NULL,
    "position" TEXT NOT NULL,
    "scopes" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_ranking_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "score_feed_xid_id_idx" ON "score_feed"("xid", "id");

-- CreateIndex
CREATE INDEX "score_feed_at_idx" ON "score_feed" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "identity_feed_xid_idx" ON "identity_feed"("xid");

-- CreateIndex
CREATE INDEX "identity_feed_at_idx" ON "identity_feed" USING BRIN ("at");

-- CreateIndex
CREATE INDEX "score_total_board" ON "score"("chain_id", "total" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_activity_board" ON "score"("chain_id", "activity" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_volume_board" ON "score"("chain_id", "volume" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_age_board" ON "score"("chain_id", "age" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_diversity_board" ON "score"("chain_id", "diversity" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_governance_board" ON "score"("chain_id", "governance" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_social_board" ON "score"("chain_id", "social" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_risk_board" ON "score"("chain_id", "risk" DESC, "reached_at", "subject") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_loyalty_board" ON "score"("chain_id", "loyalty" DESC, "reached_at", "subject") WHERE (ranked);

-- Cursors of the feed of changes were ids of the history. Its last week moves to the feed with the same ids.
INSERT INTO "score_feed" ("id", "at", "subject", "chain_id", "after", "ranked_before", "ranked_after", "reached_before", "reached_after")
SELECT h."id", h."at", h."subject", h."chain_id",
    ARRAY[h."total", h."activity", h."volume", h."age", h."diversity", h."governance", h."social", h."risk", h."loyalty"]::smallint[],
    false, h."ranked", 0, 0
FROM "score_history" h
WHERE h."chain_id" = 0 AND NOT h."orphaned" AND h."at" > now() - interval '7 days'
    AND NOT (h."cause" = 'wallets' AND h."total" = 0
        AND EXISTS (SELECT 1 FROM "wallet" w WHERE w."address" = h."subject" AND w."subject" <> w."address"));

SELECT setval(pg_get_serial_sequence('score_feed', 'id'), max("id")) FROM "score_history" HAVING max("id") IS NOT NULL;
