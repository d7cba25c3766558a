-- CreateTable
CREATE TABLE "explorer_head" (
    "chain_id" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_time" BIGINT NOT NULL,

    CONSTRAINT "explorer_head_pkey" PRIMARY KEY ("chain_id")
);
