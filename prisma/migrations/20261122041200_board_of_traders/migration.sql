-- CreateTable
CREATE TABLE "trading_cursor" (
    "chain_id" INTEGER NOT NULL,
    "block_number" BIGINT NOT NULL,
    "at" BIGINT NOT NULL,
    "since_24h" BIGINT NOT NULL,
    "since_7d" BIGINT NOT NULL,
    "since_30d" BIGINT NOT NULL,
    "settings" TEXT NOT NULL,

    CONSTRAINT "trading_cursor_pkey" PRIMARY KEY ("chain_id")
);

-- CreateTable
CREATE TABLE "trade" (
    "chain_id" INTEGER NOT NULL,
    "at" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "log_index" INTEGER NOT NULL,
    "wallet" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "volume" DECIMAL(200,0) NOT NULL,
    "profit" DECIMAL(200,0) NOT NULL,

    CONSTRAINT "trade_pkey" PRIMARY KEY ("chain_id","at","block_number","tx_index","log_index","wallet")
);

-- CreateTable
CREATE TABLE "trading_holding" (
    "subject" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "units" DECIMAL(200,0) NOT NULL,
    "cost" DECIMAL(200,0) NOT NULL,

    CONSTRAINT "trading_holding_pkey" PRIMARY KEY ("subject","chain_id","token")
);

-- CreateTable
CREATE TABLE "trader" (
    "chain_id" INTEGER NOT NULL,
    "period" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "trades" INTEGER NOT NULL,
    "volume" DECIMAL(200,0) NOT NULL,
    "profit" DECIMAL(200,0) NOT NULL,

    CONSTRAINT "trader_pkey" PRIMARY KEY ("chain_id","period","subject")
);

-- CreateTable
CREATE TABLE "stale_trader" (
    "id" BIGSERIAL NOT NULL,
    "subject" TEXT NOT NULL,

    CONSTRAINT "stale_trader_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "trade_subject_idx" ON "trade"("subject");

-- CreateIndex
CREATE INDEX "trader_chain_id_period_volume_subject_idx" ON "trader"("chain_id", "period", "volume" DESC, "subject");

-- CreateIndex
CREATE INDEX "trader_chain_id_period_trades_subject_idx" ON "trader"("chain_id", "period", "trades" DESC, "subject");

-- CreateIndex
CREATE INDEX "trader_chain_id_period_profit_subject_idx" ON "trader"("chain_id", "period", "profit" DESC, "subject");

-- CreateIndex
CREATE INDEX "trader_subject_idx" ON "trader"("subject");
