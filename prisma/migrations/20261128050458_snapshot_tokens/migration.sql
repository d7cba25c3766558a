-- CreateTable
CREATE TABLE "snapshot_token" (
    "token_hash" TEXT NOT NULL,
    "policy_id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),
    "stored" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "snapshot_token_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "snapshot_block" (
    "token_hash" TEXT NOT NULL,
    "network" BIGINT NOT NULL,
    "snapshot" BIGINT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "snapshot_block_pkey" PRIMARY KEY ("token_hash","network","snapshot")
);

-- CreateTable
CREATE TABLE "snapshot_answer" (
    "token_hash" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "address" TEXT NOT NULL,
    "score" INTEGER NOT NULL,

    CONSTRAINT "snapshot_answer_pkey" PRIMARY KEY ("token_hash","day","address")
);

-- CreateIndex
CREATE INDEX "snapshot_token_policy_id_idx" ON "snapshot_token"("policy_id");

-- CreateIndex
CREATE INDEX "snapshot_token_developer_id_idx" ON "snapshot_token"("developer_id");

-- CreateIndex
CREATE INDEX "snapshot_token_ends_at_idx" ON "snapshot_token"("ends_at");

-- AddForeignKey
ALTER TABLE "snapshot_token" ADD CONSTRAINT "snapshot_token_policy_id_fkey" FOREIGN KEY ("policy_id") REFERENCES "policy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshot_block" ADD CONSTRAINT "snapshot_block_token_hash_fkey" FOREIGN KEY ("token_hash") REFERENCES "snapshot_token"("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshot_answer" ADD CONSTRAINT "snapshot_answer_token_hash_fkey" FOREIGN KEY ("token_hash") REFERENCES "snapshot_token"("token_hash") ON DELETE CASCADE ON UPDATE CASCADE;
