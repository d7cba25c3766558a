-- Hashes, addresses and methods become bytes. Both tables are written again, with the columns of fixed size first.
ALTER TABLE "activity" RENAME TO "activity_as_text";
ALTER TABLE "activity_as_text" DROP CONSTRAINT "activity_pkey";

CREATE TABLE "activity" (
    "chain_id" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "at" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "log_index" INTEGER NOT NULL,
    "own" BOOLEAN,
    "ran" BOOLEAN,
    "kind" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "tx_hash" BYTEA NOT NULL,
    "counterparty" BYTEA,
    "asset" BYTEA,
    "asset_out" BYTEA,
    "method" BYTEA,
    "amount" DECIMAL(78,0),
    "amount_out" DECIMAL(78,0),
    "fee" DECIMAL(78,0)
);

INSERT INTO "activity" ("chain_id", "block_number", "at", "tx_index", "log_index", "own", "ran", "kind", "wallet", "tx_hash", "counterparty", "asset", "asset_out", "method", "amount", "amount_out", "fee")
SELECT "chain_id", "block_number", "at", "tx_index", "log_index", "own", "ran", "kind", "wallet", decode(substr("tx_hash", 3), 'hex'), decode(substr("counterparty", 3), 'hex'), decode(substr("asset", 3), 'hex'), decode(substr("asset_out", 3), 'hex'), decode(substr("method", 3), 'hex'), "amount", "amount_out", "fee"
FROM "activity_as_text";

DROP TABLE "activity_as_text";

ALTER TABLE "activity" ADD CONSTRAINT "activity_pkey" PRIMARY KEY ("wallet", "chain_id", "block_number", "log_index", "kind", "tx_hash");

ALTER TABLE "staged_activity" RENAME TO "staged_activity_as_text";
ALTER TABLE "staged_activity_as_text" DROP CONSTRAINT "staged_activity_pkey";

CREATE TABLE "staged_activity" (
    "chain_id" BIGINT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "at" BIGINT NOT NULL,
    "tx_index" INTEGER NOT NULL,
    "log_index" INTEGER NOT NULL,
    "own" BOOLEAN,
    "ran" BOOLEAN,
    "kind" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "tx_hash" BYTEA NOT NULL,
    "counterparty" BYTEA,
    "asset" BYTEA,
    "asset_out" BYTEA,
    "method" BYTEA,
    "amount" DECIMAL(78,0),
    "amount_out" DECIMAL(78,0),
    "fee" DECIMAL(78,0)
);

INSERT INTO "staged_activity" ("chain_id", "block_number", "at", "tx_index", "log_index", "own", "ran", "kind", "wallet", "tx_hash", "counterparty", "asset", "asset_out", "method", "amount", "amount_out", "fee")
SELECT "chain_id", "block_number", "at", "tx_index", "log_index", "own", "ran", "kind", "wallet", decode(substr("tx_hash", 3), 'hex'), decode(substr("counterparty", 3), 'hex'), decode(substr("asset", 3), 'hex'), decode(substr("asset_out", 3), 'hex'), decode(substr("method", 3), 'hex'), "amount", "amount_out", "fee"
FROM "staged_activity_as_text";

DROP TABLE "staged_activity_as_text";

ALTER TABLE "staged_activity" ADD CONSTRAINT "staged_activity_pkey" PRIMARY KEY ("wallet", "chain_id", "block_number", "log_index", "kind", "tx_hash");

-- CreateIndex
CREATE INDEX "activity_chain_id_block_number_idx" ON "activity"("chain_id", "block_number");

-- CreateIndex: who sent on a day
CREATE INDEX "activity_senders" ON "activity"("chain_id", "at") WHERE kind IN ('sent', 'failed');

-- CreateIndex: the next swaps to count
CREATE INDEX "activity_swaps" ON "activity"("chain_id", "at") WHERE kind = 'swap';
