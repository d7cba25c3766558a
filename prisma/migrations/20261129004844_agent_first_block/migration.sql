-- DropIndex
DROP INDEX "agent_event_account_kind_chain_id_agent_id_idx";

-- From which block these were read is not known: they are read again.
DELETE FROM "agent_source";

-- AlterTable
ALTER TABLE "agent_source" ADD COLUMN     "first_block" BIGINT NOT NULL;

-- CreateIndex
CREATE INDEX "agent_event_account_kind_chain_id_agent_id_block_number_log_idx" ON "agent_event"("account", "kind", "chain_id", "agent_id", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "agent_event_praise" ON "agent_event"("account", "chain_id", "agent_id") WHERE (kind = 'feedback'::text) AND (value > (0)::numeric);
