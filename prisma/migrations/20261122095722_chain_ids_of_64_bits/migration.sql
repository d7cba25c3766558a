-- AlterTable
ALTER TABLE "activity" DROP CONSTRAINT "activity_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "activity_pkey" PRIMARY KEY ("wallet", "chain_id", "block_number", "tx_hash", "log_index", "kind");

-- AlterTable
ALTER TABLE "attestation" ALTER COLUMN "chain_id" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "backfill" DROP CONSTRAINT "backfill_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "backfill_pkey" PRIMARY KEY ("address", "chain_id");

-- AlterTable
ALTER TABLE "block" DROP CONSTRAINT "block_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "block_pkey" PRIMARY KEY ("chain_id", "number");

-- AlterTable
ALTER TABLE "board_day" DROP CONSTRAINT "board_day_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "board_day_pkey" PRIMARY KEY ("chain_id", "category", "day");

-- AlterTable
ALTER TABLE "chain_cursor" DROP CONSTRAINT "chain_cursor_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "chain_cursor_pkey" PRIMARY KEY ("chain_id");

-- AlterTable
ALTER TABLE "facts" DROP CONSTRAINT "facts_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "facts_pkey" PRIMARY KEY ("wallet", "chain_id");

-- AlterTable
ALTER TABLE "funding_cluster" DROP CONSTRAINT "funding_cluster_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "funding_cluster_pkey" PRIMARY KEY ("chain_id", "wallet");

-- AlterTable
ALTER TABLE "identity" ALTER COLUMN "chain_id" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "name_event" DROP CONSTRAINT "name_event_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "name_event_pkey" PRIMARY KEY ("chain_id", "tx_hash", "log_index");

-- AlterTable
ALTER TABLE "reservation" DROP CONSTRAINT "reservation_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "reservation_pkey" PRIMARY KEY ("chain_id", "tx_hash", "log_index");

-- AlterTable
ALTER TABLE "reservation_cursor" DROP CONSTRAINT "reservation_cursor_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "reservation_cursor_pkey" PRIMARY KEY ("chain_id");

-- AlterTable
ALTER TABLE "score" DROP CONSTRAINT "score_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "score_pkey" PRIMARY KEY ("subject", "chain_id");

-- AlterTable
ALTER TABLE "score_histogram" DROP CONSTRAINT "score_histogram_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "score_histogram_pkey" PRIMARY KEY ("chain_id", "category", "points");

-- AlterTable
ALTER TABLE "score_history" ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ALTER COLUMN "source_chain" SET DATA TYPE BIGINT;

-- AlterTable
ALTER TABLE "score_removed" DROP CONSTRAINT "score_removed_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "score_removed_pkey" PRIMARY KEY ("subject", "chain_id");

-- AlterTable
ALTER TABLE "staged_activity" DROP CONSTRAINT "staged_activity_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "staged_activity_pkey" PRIMARY KEY ("wallet", "chain_id", "block_number", "tx_hash", "log_index", "kind");

-- AlterTable
ALTER TABLE "tracked_wallet" DROP CONSTRAINT "tracked_wallet_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "tracked_wallet_pkey" PRIMARY KEY ("address", "chain_id");

-- AlterTable
ALTER TABLE "trade" DROP CONSTRAINT "trade_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "trade_pkey" PRIMARY KEY ("chain_id", "at", "block_number", "tx_index", "log_index", "wallet");

-- AlterTable
ALTER TABLE "trader" DROP CONSTRAINT "trader_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "trader_pkey" PRIMARY KEY ("chain_id", "period", "subject");

-- AlterTable
ALTER TABLE "trader_count" DROP CONSTRAINT "trader_count_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "trader_count_pkey" PRIMARY KEY ("chain_id", "period");

-- AlterTable
ALTER TABLE "trading_cursor" DROP CONSTRAINT "trading_cursor_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "trading_cursor_pkey" PRIMARY KEY ("chain_id");

-- AlterTable
ALTER TABLE "trading_holding" DROP CONSTRAINT "trading_holding_pkey",
ALTER COLUMN "chain_id" SET DATA TYPE BIGINT,
ADD CONSTRAINT "trading_holding_pkey" PRIMARY KEY ("subject", "chain_id", "token");

-- AlterTable
ALTER TABLE "voucher" ALTER COLUMN "chain_id" SET DATA TYPE BIGINT;
