-- DropForeignKey
ALTER TABLE "snapshot_answer" DROP CONSTRAINT "snapshot_answer_token_hash_fkey";

-- Answers are deleted with their token, which is locked while they are stored.
CREATE FUNCTION delete_snapshot_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM snapshot_answer WHERE token_hash = OLD.token_hash;
  RETURN OLD;
END
$$;

CREATE TRIGGER snapshot_token_answers BEFORE DELETE ON "snapshot_token"
  FOR EACH ROW EXECUTE FUNCTION delete_snapshot_answers();
