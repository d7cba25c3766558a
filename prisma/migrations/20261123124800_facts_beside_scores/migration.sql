-- Facts move out of the scores that name them: time moves points and leaves facts, and scores of several scopes may share them.
CREATE TABLE "score_facts" (
    "subject" TEXT NOT NULL,
    "facts_hash" TEXT NOT NULL,
    "facts" JSONB NOT NULL,

    CONSTRAINT "score_facts_pkey" PRIMARY KEY ("subject","facts_hash")
);

-- A score of an earlier release has no version of its facts, or one of 32 digits.
UPDATE "score" SET "facts_hash" = md5("facts"::text) WHERE "facts_hash" IS NULL;

INSERT INTO "score_facts" ("subject", "facts_hash", "facts")
SELECT "subject", "facts_hash", "facts" FROM "score" ON CONFLICT DO NOTHING;

ALTER TABLE "score" DROP COLUMN "facts", ALTER COLUMN "facts_hash" SET NOT NULL;
