-- AlterTable
ALTER TABLE "score" ADD COLUMN     "facts_hash" TEXT;

-- DropIndex
DROP INDEX "score_status_chain_id_idx";

-- CreateIndex
CREATE INDEX "score_provisional" ON "score"("chain_id") WHERE (status = 'provisional');
