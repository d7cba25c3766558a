-- CreateTable
CREATE TABLE "attestation_schema" (
    "uid" TEXT NOT NULL,
    "name" TEXT,
    "name_key" TEXT,
    "schema" TEXT NOT NULL,
    "resolver" TEXT NOT NULL,
    "revocable" BOOLEAN NOT NULL,
    "developer_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attestation_schema_pkey" PRIMARY KEY ("uid")
);

-- CreateTable
CREATE TABLE "attestation" (
    "id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "chain_id" INTEGER NOT NULL,
    "contract" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "schema_uid" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "decoded" JSONB,
    "time" BIGINT NOT NULL,
    "expiration_time" BIGINT NOT NULL,
    "revocable" BOOLEAN NOT NULL,
    "ref_uid" TEXT NOT NULL,
    "salt" TEXT,
    "signature" TEXT,
    "signature_kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revocation_reason" TEXT,
    "revocation_details" TEXT,
    "public_reason" TEXT,
    "revocation_signature" TEXT,
    "revocation_seq" BIGINT,
    "tx_hash" TEXT,
    "block_number" BIGINT,
    "block_hash" TEXT,
    "revoked_block" BIGINT,
    "revoked_tx_hash" TEXT,
    "final" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "attestation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issuer_weight" (
    "subject" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,

    CONSTRAINT "issuer_weight_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "notification" (
    "id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "attestation_schema_name_key_key" ON "attestation_schema"("name_key");

-- CreateIndex
CREATE INDEX "attestation_schema_created_at_uid_idx" ON "attestation_schema"("created_at", "uid");

-- CreateIndex
CREATE UNIQUE INDEX "attestation_revocation_seq_key" ON "attestation"("revocation_seq");

-- CreateIndex
CREATE INDEX "attestation_subject_idx" ON "attestation"("subject");

-- CreateIndex
CREATE INDEX "attestation_issuer_idx" ON "attestation"("issuer");

-- CreateIndex
CREATE INDEX "attestation_ref_uid_idx" ON "attestation"("ref_uid");

-- CreateIndex
CREATE INDEX "attestation_created_at_id_idx" ON "attestation"("created_at", "id");

-- CreateIndex
CREATE INDEX "attestation_chain_id_block_number_idx" ON "attestation"("chain_id", "block_number");

-- CreateIndex
CREATE INDEX "attestation_chain_id_revoked_block_idx" ON "attestation"("chain_id", "revoked_block");

-- CreateIndex
CREATE UNIQUE INDEX "attestation_uid_issuer_chain_id_contract_key" ON "attestation"("uid", "issuer", "chain_id", "contract");

-- CreateIndex
CREATE INDEX "notification_address_at_id_idx" ON "notification"("address", "at", "id");
