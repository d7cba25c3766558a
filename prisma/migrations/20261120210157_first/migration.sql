-- CreateTable
CREATE TABLE "meta" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "meta_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "developer" (
    "id" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "tier" TEXT NOT NULL DEFAULT 'free',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "developer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "permissions" TEXT[],
    "rate_limit" INTEGER,
    "prefix" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotent_request" (
    "caller" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotent_request_pkey" PRIMARY KEY ("caller","method","path","key")
);

-- CreateTable
CREATE TABLE "day_count" (
    "developer_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "day_count_pkey" PRIMARY KEY ("developer_id","day")
);

-- CreateTable
CREATE TABLE "chain_cursor" (
    "chain_id" INTEGER NOT NULL,
    "block_number" BIGINT,
    "block_hash" TEXT,
    "block_time" BIGINT,
    "head_number" BIGINT,
    "finalized_block" BIGINT,
    "state" TEXT NOT NULL,
    "error" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chain_cursor_pkey" PRIMARY KEY ("chain_id")
);

-- CreateTable
CREATE TABLE "block" (
    "chain_id" INTEGER NOT NULL,
    "number" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "parent_hash" TEXT NOT NULL,
    "time" BIGINT NOT NULL,

    CONSTRAINT "block_pkey" PRIMARY KEY ("chain_id","number")
);

-- CreateTable
CREATE TABLE "activity" (
    "chain_id" INTEGER NOT NULL,
    "wallet" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    "counterparty" TEXT,
    "asset" TEXT,
    "amount" DECIMAL(78,0),
    "asset_out" TEXT,
    "amount_out" DECIMAL(78,0),
    "method" TEXT,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("wallet","chain_id","block_number","tx_hash","log_index","kind")
);

-- CreateTable
CREATE TABLE "facts" (
    "wallet" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "facts" JSONB NOT NULL,
    "from_block" BIGINT NOT NULL,
    "to_block" BIGINT NOT NULL,

    CONSTRAINT "facts_pkey" PRIMARY KEY ("wallet","chain_id")
);

-- CreateTable
CREATE TABLE "spread" (
    "chain_id" INTEGER NOT NULL,
    "wallet" TEXT NOT NULL,
    "day" BIGINT NOT NULL,
    "funder" TEXT NOT NULL,
    "cluster_size" INTEGER NOT NULL,
    "chain_length" INTEGER NOT NULL,

    CONSTRAINT "spread_pkey" PRIMARY KEY ("chain_id","wallet")
);

-- CreateTable
CREATE TABLE "score" (
    "subject" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "total" INTEGER NOT NULL,
    "activity" INTEGER NOT NULL,
    "volume" INTEGER NOT NULL,
    "age" INTEGER NOT NULL,
    "diversity" INTEGER NOT NULL,
    "governance" INTEGER NOT NULL,
    "social" INTEGER NOT NULL,
    "risk" INTEGER NOT NULL,
    "loyalty" INTEGER NOT NULL,
    "bonus" JSONB NOT NULL DEFAULT '{}',
    "status" TEXT NOT NULL,
    "unavailable" TEXT[],
    "stale" TEXT[],
    "ranked" BOOLEAN NOT NULL,
    "facts" JSONB NOT NULL,
    "model_hash" TEXT NOT NULL,
    "reached_at" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "score_pkey" PRIMARY KEY ("subject","chain_id")
);

-- CreateTable
CREATE TABLE "score_history" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "cause" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "rank" INTEGER NOT NULL,
    "activity" INTEGER NOT NULL,
    "volume" INTEGER NOT NULL,
    "age" INTEGER NOT NULL,
    "diversity" INTEGER NOT NULL,
    "governance" INTEGER NOT NULL,
    "social" INTEGER NOT NULL,
    "risk" INTEGER NOT NULL,
    "loyalty" INTEGER NOT NULL,
    "ranked" BOOLEAN NOT NULL,
    "source_chain" INTEGER,
    "block_number" BIGINT,
    "block_hash" TEXT,
    "block_time" BIGINT,
    "orphaned" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "score_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "score_histogram" (
    "chain_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "subjects" INTEGER NOT NULL,

    CONSTRAINT "score_histogram_pkey" PRIMARY KEY ("chain_id","category","points")
);

-- CreateTable
CREATE TABLE "board_day" (
    "chain_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "board_day_pkey" PRIMARY KEY ("chain_id","category","day")
);

-- CreateTable
CREATE TABLE "wallet" (
    "address" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wallet_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "tracked_wallet" (
    "address" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "transactions" INTEGER NOT NULL DEFAULT 0,
    "truncated" BOOLEAN NOT NULL DEFAULT false,
    "error" TEXT,
    "source" TEXT,
    "from_block" BIGINT,
    "to_block" BIGINT,
    "sources" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),

    CONSTRAINT "tracked_wallet_pkey" PRIMARY KEY ("address","chain_id")
);

-- CreateTable
CREATE TABLE "tracking" (
    "developer_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tracking_pkey" PRIMARY KEY ("developer_id","address")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "developer_wallet_key" ON "developer"("wallet");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_developer_id_idx" ON "api_key"("developer_id");

-- CreateIndex
CREATE INDEX "audit_log_target_at_idx" ON "audit_log"("target", "at");

-- CreateIndex
CREATE INDEX "idempotent_request_expires_at_idx" ON "idempotent_request"("expires_at");

-- CreateIndex
CREATE INDEX "activity_chain_id_block_number_idx" ON "activity"("chain_id", "block_number");

-- CreateIndex
CREATE INDEX "activity_chain_id_kind_at_idx" ON "activity"("chain_id", "kind", "at");

-- CreateIndex
CREATE INDEX "facts_chain_id_idx" ON "facts"("chain_id");

-- CreateIndex
CREATE INDEX "score_seq_idx" ON "score"("seq");

-- CreateIndex
CREATE INDEX "score_history_subject_chain_id_id_idx" ON "score_history"("subject", "chain_id", "id");

-- CreateIndex
CREATE INDEX "score_history_chain_id_at_id_idx" ON "score_history"("chain_id", "at", "id");

-- CreateIndex
CREATE INDEX "score_history_source_chain_block_number_idx" ON "score_history"("source_chain", "block_number");

-- CreateIndex
CREATE INDEX "wallet_subject_idx" ON "wallet"("subject");

-- CreateIndex
CREATE INDEX "tracked_wallet_chain_id_state_idx" ON "tracked_wallet"("chain_id", "state");

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_developer_id_fkey" FOREIGN KEY ("developer_id") REFERENCES "developer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
