-- The version of facts names their hash without the days they are as of, which a board epoch needs. It was a digest with the days. The
-- days are not hashed here, so that facts which change once more are stored with their version.
UPDATE "score" SET "facts_hash" = encode(sha256(convert_to((CASE WHEN facts ? 'each'
    THEN jsonb_set(facts - 'asOf', '{each}', coalesce(
      (SELECT jsonb_agg(e - 'asOf' ORDER BY n) FROM jsonb_array_elements(facts->'each') WITH ORDINALITY AS x(e, n)), '[]'))
    ELSE facts - 'asOf' END)::text, 'UTF8')), 'hex') || '00000000'
WHERE "chain_id" = 0 AND "ranked";

-- The leaves of a chunk, without what told which facts they were of.
ALTER TABLE "epoch_page" RENAME COLUMN "state" TO "leaves";
UPDATE "epoch_page" SET "leaves" = NULL WHERE "leaves" IS NOT NULL;
