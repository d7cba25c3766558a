-- CreateTable
CREATE TABLE "pending_score" (
    "wallet" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "scored_to" TEXT,
    "scored" BIGINT,

    CONSTRAINT "pending_score_pkey" PRIMARY KEY ("wallet")
);

-- What earlier versions stored of scores that were still to be computed: subjects of a model that was replaced, and who paid addresses whose
-- trust changed. Only facts name the payers, so every subject is scored again, which one row says.
INSERT INTO "pending_score" ("wallet", "cause", "scored_to", "scored")
SELECT '', CASE WHEN "isSwitched" THEN 'model' ELSE 'trust' END, '', 0
FROM (
  SELECT EXISTS (SELECT FROM "model_switch" WHERE "activated_at" IS NOT NULL AND "rescored_at" IS NULL) AS "isSwitched",
    EXISTS (SELECT FROM "payment_trust" WHERE "weight" <> "scored") AS "isUnscored"
) AS "left"
WHERE ("isSwitched" OR "isUnscored") AND EXISTS (SELECT FROM "score");
DELETE FROM "payment_trust" WHERE "weight" = 0;

-- AlterTable
ALTER TABLE "payment_trust" DROP COLUMN "scored";
