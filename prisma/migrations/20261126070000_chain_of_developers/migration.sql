-- DropIndex
DROP INDEX "developer_wallet_key";

-- AlterTable
ALTER TABLE "developer" ADD COLUMN     "chain_id" BIGINT;

-- CreateIndex
CREATE UNIQUE INDEX "developer_unclaimed" ON "developer"("wallet") WHERE (chain_id IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "developer_wallet_chain_id_key" ON "developer"("wallet", "chain_id");

-- An account belongs to the only smart account that has a session in it.
UPDATE "developer" SET "chain_id" = "signed"."chain_id"
FROM (
  SELECT "developer_id", min("chain_id") AS "chain_id" FROM "session"
  GROUP BY "developer_id" HAVING count("chain_id") = count(*) AND min("chain_id") = max("chain_id")
) AS "signed"
WHERE "signed"."developer_id" = "developer"."id";
