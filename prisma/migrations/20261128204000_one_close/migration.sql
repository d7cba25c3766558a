-- Nothing else reads or writes closes meanwhile; without indexes, joining two rows costs a tenth.
LOCK TABLE score_close IN ACCESS EXCLUSIVE MODE;
DROP INDEX "score_close_chain_id_day_idx";
DROP INDEX "score_close_chain_id_until_idx";
DROP INDEX "score_close_total_board";
ALTER TABLE "score_close" DROP CONSTRAINT "score_close_pkey";

-- One row of the two of each close over all chains that is that on one chain.
WITH pair AS MATERIALIZED (
  SELECT DISTINCT ON (o.subject, o.day) o.subject, o.day, o.chain_id
  FROM score_close o JOIN score_close a ON a.subject = o.subject AND a.day = o.day
  WHERE o.chain_id > 0 AND a.chain_id = 0 AND
    (o.until, o.total, o.activity, o.volume, o.age, o.diversity, o.governance, o.social, o.risk, o.loyalty, o.ranked, o.confidence, o.cause, o.recorded_at) =
    (a.until, a.total, a.activity, a.volume, a.age, a.diversity, a.governance, a.social, a.risk, a.loyalty, a.ranked, a.confidence, a.cause, a.recorded_at)
  ORDER BY o.subject, o.day, o.chain_id)
UPDATE score_close c SET chain_id = -c.chain_id
FROM pair WHERE c.subject = pair.subject AND c.day = pair.day AND c.chain_id = pair.chain_id;
DELETE FROM score_close c WHERE chain_id = 0 AND EXISTS (
  SELECT FROM score_close o WHERE o.subject = c.subject AND o.day = c.day AND o.chain_id < 0);

-- The expression makes PostgreSQL write the table anew, without the space of the rows that are gone.
ALTER TABLE "score_close" ALTER COLUMN "total" SET DATA TYPE SMALLINT USING ("total"::integer)::smallint;
ALTER TABLE "score_close" ADD CONSTRAINT "score_close_pkey" PRIMARY KEY ("subject", "day", "chain_id");
CREATE INDEX "score_close_chain_id_day_idx" ON "score_close"("chain_id", "day");
CREATE INDEX "score_close_chain_id_until_idx" ON "score_close"("chain_id", "until");
CREATE INDEX "score_close_total_board" ON "score_close"("chain_id", "total" DESC, "subject", "day", "until") WHERE ranked;
