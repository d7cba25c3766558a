-- What an asker sees of readings is its own; which wallets are to be compared is found by an index. Old questions have no times.
ALTER TABLE "once_question" ADD COLUMN "queued_at" TIMESTAMPTZ(3), ADD COLUMN "read_at" TIMESTAMPTZ(3),
ADD COLUMN "compare_from" TIMESTAMPTZ(3);
UPDATE "once_question" q SET "compare_from" = q."asked_at" FROM "once_wallet" w
WHERE w."address" = q."address" AND (q."compared_at" IS NULL OR q."compared_at" <= w."read_at");
ALTER TABLE "once_question" ALTER COLUMN "compare_from" SET DEFAULT CURRENT_TIMESTAMP;
DROP INDEX "once_question_compared_at_idx";
CREATE INDEX "once_question_compare_from_idx" ON "once_question"("compare_from");
