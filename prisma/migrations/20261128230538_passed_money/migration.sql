-- CreateTable
CREATE TABLE "passed_money" (
    "wallet" TEXT NOT NULL,
    "chain_id" BIGINT NOT NULL,
    "lots" JSONB NOT NULL,

    CONSTRAINT "passed_money_pkey" PRIMARY KEY ("wallet","chain_id")
);
