-- AlterTable
ALTER TABLE "score" ADD COLUMN "confidence" TEXT NOT NULL DEFAULT 'low';

-- How much was seen of a subject, by the rule that the program applies to every score it writes from now on.
UPDATE "score" SET "confidence" = CASE
  WHEN ("facts"->>'sent')::int >= 30 AND ("facts"->>'activeMonths')::int >= 6 THEN 'high' ELSE 'medium' END
WHERE ("facts"->>'sent')::int >= 5 AND ("facts"->>'activeMonths')::int >= 2;

-- CreateTable
CREATE TABLE "score_close" (
    "subject" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "day" DATE NOT NULL,
    "until" DATE NOT NULL DEFAULT 'infinity'::date,
    "total" SMALLINT NOT NULL,
    "activity" SMALLINT NOT NULL,
    "volume" SMALLINT NOT NULL,
    "age" SMALLINT NOT NULL,
    "diversity" SMALLINT NOT NULL,
    "governance" SMALLINT NOT NULL,
    "social" SMALLINT NOT NULL,
    "risk" SMALLINT NOT NULL,
    "loyalty" SMALLINT NOT NULL,
    "ranked" BOOLEAN NOT NULL,
    "confidence" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "score_close_pkey" PRIMARY KEY ("subject","chain_id","day")
);

-- CreateTable
CREATE TABLE "stale_close" (
    "subject" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "from_day" DATE NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stale_close_pkey" PRIMARY KEY ("subject","chain_id")
);

-- CreateIndex
CREATE INDEX "score_close_chain_id_day_idx" ON "score_close"("chain_id", "day");

-- CreateIndex
CREATE INDEX "stale_close_due_at_idx" ON "stale_close"("due_at");
