-- CreateTable
CREATE TABLE "agent_event" (
    "chain_id" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "agent_id" DECIMAL(78,0) NOT NULL,
    "account" TEXT,
    "feedback_index" DECIMAL(20,0),
    "value" DECIMAL(39,0),
    "decimals" SMALLINT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "agent_event_pkey" PRIMARY KEY ("chain_id","block_number","log_index")
);

-- CreateTable
CREATE TABLE "agent_source" (
    "chain_id" BIGINT NOT NULL,
    "identity" TEXT NOT NULL,
    "reputation" TEXT NOT NULL,
    "read_to" BIGINT NOT NULL,
    "followed_from" BIGINT NOT NULL,

    CONSTRAINT "agent_source_pkey" PRIMARY KEY ("chain_id")
);

-- CreateIndex
CREATE INDEX "agent_event_chain_id_agent_id_kind_block_number_log_index_idx" ON "agent_event"("chain_id", "agent_id", "kind", "block_number", "log_index");

-- CreateIndex
CREATE INDEX "agent_event_account_kind_chain_id_agent_id_idx" ON "agent_event"("account", "kind", "chain_id", "agent_id");
