-- CreateTable
CREATE TABLE "epoch" (
    "number" INTEGER NOT NULL,
    "root" TEXT NOT NULL,
    "previous_root" TEXT NOT NULL,
    "model_hash" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "chains" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "domain" JSONB NOT NULL,
    "signer" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "nodes" BYTEA,
    "line_bytes" BIGINT NOT NULL,
    "checksum" BIGINT NOT NULL,
    "stored_bytes" BIGINT NOT NULL,
    "published" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "epoch_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "epoch_page" (
    "epoch" INTEGER NOT NULL,
    "first_index" INTEGER NOT NULL,
    "first_address" TEXT NOT NULL,
    "chunk_hash" BYTEA NOT NULL,

    CONSTRAINT "epoch_page_pkey" PRIMARY KEY ("epoch","first_index")
);

-- CreateTable
CREATE TABLE "epoch_chunk" (
    "hash" BYTEA NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "epoch_chunk_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "epoch_page_epoch_first_address_idx" ON "epoch_page"("epoch", "first_address");

-- CreateIndex
CREATE INDEX "epoch_page_chunk_hash_idx" ON "epoch_page"("chunk_hash");

-- AddForeignKey
ALTER TABLE "epoch_page" ADD CONSTRAINT "epoch_page_chunk_hash_fkey" FOREIGN KEY ("chunk_hash") REFERENCES "epoch_chunk"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;
