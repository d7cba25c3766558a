-- DropForeignKey
ALTER TABLE "list_balance" DROP CONSTRAINT "list_balance_list_id_fkey";

-- Balances are deleted with their list, as its rows are; it is locked while they are stored.
CREATE OR REPLACE FUNCTION delete_list_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_row WHERE list_id = OLD.id;
  DELETE FROM list_balance WHERE list_id = OLD.id;
  RETURN OLD;
END
$$;
