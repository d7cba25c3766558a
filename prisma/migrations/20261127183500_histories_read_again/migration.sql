-- What explorers gave before lacks ERC-1155 transfers, and counts what a chain logs of its base token as a token: it is read again from
-- the first block, by the next refresh. Until then the lists are stale.
UPDATE "tracked_wallet" SET
  "sources" = "sources"
    || CASE WHEN "sources"->>'tokens' = 'ok' THEN '{"tokens": "stale"}'::jsonb ELSE '{}'::jsonb END
    || CASE WHEN "sources"->>'nfts' = 'ok' THEN '{"nfts": "stale"}'::jsonb ELSE '{}'::jsonb END,
  "error" = 'The history is read again, with ERC-1155 transfers.'
WHERE "state" = 'ready' AND "source" IS NOT NULL AND "source" <> 'rpc';

-- Histories that were read in part begin again.
UPDATE "backfill" SET "progress" = NULL WHERE "progress" IS NOT NULL;
DELETE FROM "staged_activity";
