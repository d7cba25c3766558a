DELETE FROM "trader_histogram";

-- The rows that are there, as lib/domains/trading/trader-histogram.ts counts them.
INSERT INTO "trader_histogram" ("chain_id", "period", "sort", "bucket", "prefix", "traders")
SELECT chain_id, period, sort, trunc(value, -zeros) + CASE WHEN trunc(value, -zeros) < value THEN ('1e' || zeros)::numeric ELSE 0 END AS bucket,
  left(subject, CASE WHEN abs(value) < 10 THEN 4 WHEN abs(value) < 100 THEN 3 ELSE 2 END) AS prefix, count(*)
FROM "trader" CROSS JOIN LATERAL (VALUES ('trades', trades::numeric), ('volume', volume), ('profit', profit)) AS v(sort, value)
  CROSS JOIN LATERAL (SELECT greatest(length(abs(value)::text) - 2, 0) AS zeros) AS z
GROUP BY chain_id, period, sort, bucket, prefix;
