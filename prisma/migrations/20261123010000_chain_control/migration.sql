-- CreateTable
CREATE TABLE "chain_control" (
    "chain_id" BIGINT NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "pause_reason" TEXT,
    "reindex_from" BIGINT,
    "reindex_requested_at" TIMESTAMPTZ(3),
    "reindex_started_at" TIMESTAMPTZ(3),

    CONSTRAINT "chain_control_pkey" PRIMARY KEY ("chain_id")
);
