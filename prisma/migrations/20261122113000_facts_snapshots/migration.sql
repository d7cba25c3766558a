-- CreateTable
CREATE TABLE "facts_snapshot" (
    "wallet" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "block" BIGINT NOT NULL,
    "facts" BYTEA NOT NULL,

    CONSTRAINT "facts_snapshot_pkey" PRIMARY KEY ("wallet","chain_id","block")
);

-- Like facts: compressing them costs more than it saves.
ALTER TABLE "facts_snapshot" ALTER COLUMN "facts" SET STORAGE EXTERNAL;
