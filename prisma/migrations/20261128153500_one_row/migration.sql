-- Readers of scores go on meanwhile, writers wait.
LOCK TABLE score IN SHARE ROW EXCLUSIVE MODE;

-- One row of the two of each subject whose score over all chains is that on one chain.
WITH pair AS MATERIALIZED (
  SELECT DISTINCT ON (o.subject) o.subject, o.chain_id, a.next_change_day AS next,
    greatest(o.updated_at, a.updated_at) AS updated
  FROM score o JOIN score a ON a.subject = o.subject
  WHERE o.chain_id > 0 AND a.chain_id = 0 AND a.next_change_day IS NOT DISTINCT FROM least(a.next_change_day, o.next_change_day) AND
    (o.total, o.status, o.ranked, o.confidence, o.bonus, o.model_hash, o.reached_at, o.facts_hash, o.unavailable, o.stale,
      o.activity, o.volume, o.age, o.diversity, o.governance, o.social, o.risk, o.loyalty) IS NOT DISTINCT FROM
    (a.total, a.status, a.ranked, a.confidence, a.bonus, a.model_hash, a.reached_at, a.facts_hash, a.unavailable, a.stale,
      a.activity, a.volume, a.age, a.diversity, a.governance, a.social, a.risk, a.loyalty)
  ORDER BY o.subject, o.chain_id)
UPDATE score s SET chain_id = -s.chain_id, next_change_day = pair.next, updated_at = pair.updated
FROM pair WHERE s.subject = pair.subject AND s.chain_id = pair.chain_id;
DELETE FROM score s WHERE chain_id = 0 AND EXISTS (SELECT FROM score o WHERE o.subject = s.subject AND o.chain_id < 0);
DELETE FROM score_steps t WHERE NOT EXISTS (SELECT FROM score s WHERE s.subject = t.subject AND s.chain_id = t.chain_id);

-- The changes over all chains include those of rows that stand for a chain as well.
DROP INDEX "score_feed_changes";
DROP INDEX "score_feed_changes_by_subject";
CREATE INDEX "score_feed_changes" ON "score_feed"("id") WHERE (chain_id <= 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after));
CREATE INDEX "score_feed_changes_by_subject" ON "score_feed"("subject", "id") WHERE (chain_id <= 0) AND ((before IS DISTINCT FROM after) OR (ranked_before <> ranked_after));
