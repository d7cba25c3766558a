-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "replaced_by" TEXT;

-- CreateTable
CREATE TABLE "auth_nonce" (
    "nonce" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "auth_nonce_pkey" PRIMARY KEY ("nonce")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "wallet" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_hour" (
    "developer_id" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "key_id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,
    "errors" INTEGER NOT NULL,
    "latencies" INTEGER[],

    CONSTRAINT "usage_hour_pkey" PRIMARY KEY ("developer_id","hour","key_id","endpoint")
);

-- CreateTable
CREATE TABLE "name_event" (
    "chain_id" INTEGER NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "at" BIGINT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "name_event_pkey" PRIMARY KEY ("chain_id","tx_hash","log_index")
);

-- CreateTable
CREATE TABLE "identity" (
    "name" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "token_id" DECIMAL(78,0) NOT NULL,
    "owner" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "parent" TEXT,
    "nonce" INTEGER NOT NULL DEFAULT 0,
    "tx_hash" TEXT NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "minted_at" TIMESTAMPTZ(3) NOT NULL,
    "final" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "identity_wallet" (
    "address" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "primary" BOOLEAN NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_wallet_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "reservation" (
    "chain_id" INTEGER NOT NULL,
    "tx_hash" TEXT NOT NULL,
    "log_index" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "deposit" DECIMAL(78,0) NOT NULL,
    "block_number" BIGINT NOT NULL,
    "block_hash" TEXT NOT NULL,
    "reserved_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "reservation_pkey" PRIMARY KEY ("chain_id","tx_hash","log_index")
);

-- CreateTable
CREATE TABLE "voucher" (
    "name" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "claimer" TEXT NOT NULL,
    "price" DECIMAL(78,0) NOT NULL,
    "nonce" DECIMAL(78,0) NOT NULL,
    "signature" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "referral_code" TEXT,

    CONSTRAINT "voucher_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "referral_code" (
    "address" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_code_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "referral" (
    "referee" TEXT NOT NULL,
    "referrer" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "referral_pkey" PRIMARY KEY ("referee")
);

-- CreateTable
CREATE TABLE "sponsored_mint" (
    "tx_hash" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sponsored_mint_pkey" PRIMARY KEY ("tx_hash")
);

-- CreateIndex
CREATE INDEX "auth_nonce_expires_at_idx" ON "auth_nonce"("expires_at");

-- CreateIndex
CREATE INDEX "session_developer_id_idx" ON "session"("developer_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "name_event_chain_id_block_number_idx" ON "name_event"("chain_id", "block_number");

-- CreateIndex
CREATE INDEX "name_event_name_idx" ON "name_event"("name");

-- CreateIndex
CREATE INDEX "identity_owner_idx" ON "identity"("owner");

-- CreateIndex
CREATE INDEX "identity_parent_idx" ON "identity"("parent");

-- CreateIndex
CREATE INDEX "identity_chain_id_final_block_number_idx" ON "identity"("chain_id", "final", "block_number");

-- CreateIndex
CREATE INDEX "identity_wallet_name_idx" ON "identity_wallet"("name");

-- CreateIndex
CREATE INDEX "reservation_name_reserved_at_idx" ON "reservation"("name", "reserved_at");

-- CreateIndex
CREATE INDEX "reservation_address_idx" ON "reservation"("address");

-- CreateIndex
CREATE UNIQUE INDEX "voucher_nonce_key" ON "voucher"("nonce");

-- CreateIndex
CREATE UNIQUE INDEX "referral_code_code_key" ON "referral_code"("code");

-- CreateIndex
CREATE INDEX "referral_referrer_idx" ON "referral"("referrer");

-- CreateIndex
CREATE INDEX "sponsored_mint_developer_id_created_at_idx" ON "sponsored_mint"("developer_id", "created_at");

-- AddForeignKey
ALTER TABLE "identity_wallet" ADD CONSTRAINT "identity_wallet_name_fkey" FOREIGN KEY ("name") REFERENCES "identity"("name") ON DELETE CASCADE ON UPDATE CASCADE;
