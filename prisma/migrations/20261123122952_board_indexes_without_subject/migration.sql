-- DropIndex
DROP INDEX "score_activity_board";

-- DropIndex
DROP INDEX "score_age_board";

-- DropIndex
DROP INDEX "score_diversity_board";

-- DropIndex
DROP INDEX "score_governance_board";

-- DropIndex
DROP INDEX "score_loyalty_board";

-- DropIndex
DROP INDEX "score_risk_board";

-- DropIndex
DROP INDEX "score_social_board";

-- DropIndex
DROP INDEX "score_volume_board";

-- CreateIndex
CREATE INDEX "score_activity_board" ON "score"("chain_id", "activity" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_volume_board" ON "score"("chain_id", "volume" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_age_board" ON "score"("chain_id", "age" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_diversity_board" ON "score"("chain_id", "diversity" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_governance_board" ON "score"("chain_id", "governance" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_social_board" ON "score"("chain_id", "social" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_risk_board" ON "score"("chain_id", "risk" DESC, "reached_at") WHERE (ranked);

-- CreateIndex
CREATE INDEX "score_loyalty_board" ON "score"("chain_id", "loyalty" DESC, "reached_at") WHERE (ranked);
