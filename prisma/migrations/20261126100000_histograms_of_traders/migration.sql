-- DropTable
DROP TABLE "trader_count";

-- CreateTable
CREATE TABLE "trader_histogram" (
    "chain_id" BIGINT NOT NULL,
    "period" TEXT NOT NULL,
    "sort" TEXT NOT NULL,
    "bucket" DECIMAL(200,0) NOT NULL,
    "prefix" TEXT NOT NULL,
    "traders" BIGINT NOT NULL,

    CONSTRAINT "trader_histogram_pkey" PRIMARY KEY ("chain_id","period","sort","bucket","prefix")
);

-- The rows that are there, as lib/domains/trading/trader-histogram.ts counts them.
INSERT INTO "trader_histogram" ("chain_id", "period", "sort", "bucket", "prefix", "traders")
SELECT chain_id, period, sort, trunc(value, -zeros) + CASE WHEN trunc(value, -zeros) < value THEN ('1e' || zeros)::numeric ELSE 0 END AS bucket,
  CASE WHEN abs(value) < 100 THEN left(subject, 3) ELSE '0x' END AS prefix, count(*)
FROM "trader" CROSS JOIN LATERAL (VALUES ('trades', trades::numeric), ('volume', volume), ('profit', profit)) AS v(sort, value)
  CROSS JOIN LATERAL (SELECT greatest(length(abs(value)::text) - 2, 0) AS zeros) AS z
GROUP BY chain_id, period, sort, bucket, prefix;
