-- Steps are computed again where they are needed; the engine scores subjects without.
DROP TABLE "score_steps";
ALTER TABLE "score" ADD COLUMN "steps" SMALLINT[];
