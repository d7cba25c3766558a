-- DropForeignKey
ALTER TABLE "list_row" DROP CONSTRAINT "list_row_list_id_fkey";

-- Rows are deleted with their list, which is locked while they are stored.
CREATE FUNCTION delete_list_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_row WHERE list_id = OLD.id;
  RETURN OLD;
END
$$;

CREATE TRIGGER list_rows BEFORE DELETE ON "list"
  FOR EACH ROW EXECUTE FUNCTION delete_list_rows();
