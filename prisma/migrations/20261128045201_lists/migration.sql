-- CreateTable
CREATE TABLE "list" (
    "id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "policy_id" TEXT,
    "policy" JSONB,
    "chain_id" BIGINT,
    "at" BIGINT,
    "read" TEXT NOT NULL DEFAULT 'missing',
    "repair" BOOLEAN NOT NULL DEFAULT false,
    "column" TEXT,
    "previous_id" TEXT,
    "format" JSONB,
    "columns" JSONB,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "summary" JSONB,
    "charged" BOOLEAN NOT NULL DEFAULT false,
    "last_row" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_upload" (
    "list_id" TEXT NOT NULL,
    "piece" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "list_upload_pkey" PRIMARY KEY ("list_id","piece")
);

-- CreateTable
CREATE TABLE "list_row" (
    "list_id" TEXT NOT NULL,
    "row" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "input" TEXT NOT NULL,
    "identity" TEXT NOT NULL,
    "address" TEXT,
    "special" TEXT,
    "duplicate_of" INTEGER,
    "outcome" TEXT,
    "reasons" JSONB,
    "svc_id" TEXT,
    "total" SMALLINT,
    "tier" TEXT,
    "flags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "confidence" TEXT,
    "known" BOOLEAN,
    "cluster" INTEGER,
    "keep" BOOLEAN,
    "same_as" INTEGER,
    "group_id" TEXT,

    CONSTRAINT "list_row_pkey" PRIMARY KEY ("list_id","row")
);

-- CreateTable
CREATE TABLE "list_line" (
    "list_id" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "row" INTEGER,
    "reason" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "list_line_pkey" PRIMARY KEY ("list_id","line","reason")
);

-- CreateTable
CREATE TABLE "list_cluster" (
    "list_id" TEXT NOT NULL,
    "cluster" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "strength" SMALLINT NOT NULL,
    "members" TEXT[],
    "evidence" JSONB NOT NULL,
    "keep" TEXT NOT NULL,

    CONSTRAINT "list_cluster_pkey" PRIMARY KEY ("list_id","cluster")
);

-- CreateTable
CREATE TABLE "list_share" (
    "id" TEXT NOT NULL,
    "list_id" TEXT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "list_share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_tree" (
    "id" TEXT NOT NULL,
    "list_id" TEXT NOT NULL,
    "developer_id" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "amount" TEXT,
    "cap" DECIMAL(78,0),
    "floor" DECIMAL(78,0),
    "decimals" INTEGER,
    "state" TEXT NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "root" BYTEA,
    "leaves" INTEGER,
    "sum" DECIMAL(78,0),
    "policy_id" TEXT,
    "day" BIGINT,
    "model_hash" TEXT,
    "issued_at" BIGINT,
    "signature" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),

    CONSTRAINT "list_tree_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "list_tree_leaf" (
    "tree_id" TEXT NOT NULL,
    "index" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "amount" DECIMAL(78,0),

    CONSTRAINT "list_tree_leaf_pkey" PRIMARY KEY ("tree_id","index")
);

-- CreateTable
CREATE TABLE "list_tree_node" (
    "tree_id" TEXT NOT NULL,
    "piece" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "list_tree_node_pkey" PRIMARY KEY ("tree_id","piece")
);

-- CreateIndex
CREATE INDEX "list_developer_id_created_at_idx" ON "list"("developer_id", "created_at");

-- CreateIndex
CREATE INDEX "list_expires_at_idx" ON "list"("expires_at");

-- CreateIndex
CREATE INDEX "list_row_list_id_identity_idx" ON "list_row"("list_id", "identity");

-- CreateIndex
CREATE UNIQUE INDEX "list_share_token_hash_key" ON "list_share"("token_hash");

-- CreateIndex
CREATE INDEX "list_share_list_id_idx" ON "list_share"("list_id");

-- CreateIndex
CREATE INDEX "list_tree_developer_id_created_at_idx" ON "list_tree"("developer_id", "created_at");

-- CreateIndex
CREATE INDEX "list_tree_list_id_idx" ON "list_tree"("list_id");

-- CreateIndex
CREATE INDEX "list_tree_leaf_tree_id_address_idx" ON "list_tree_leaf"("tree_id", "address");

-- AddForeignKey
ALTER TABLE "list_upload" ADD CONSTRAINT "list_upload_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_row" ADD CONSTRAINT "list_row_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_line" ADD CONSTRAINT "list_line_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_cluster" ADD CONSTRAINT "list_cluster_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_share" ADD CONSTRAINT "list_share_list_id_fkey" FOREIGN KEY ("list_id") REFERENCES "list"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_tree_leaf" ADD CONSTRAINT "list_tree_leaf_tree_id_fkey" FOREIGN KEY ("tree_id") REFERENCES "list_tree"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "list_tree_node" ADD CONSTRAINT "list_tree_node_tree_id_fkey" FOREIGN KEY ("tree_id") REFERENCES "list_tree"("id") ON DELETE CASCADE ON UPDATE CASCADE;
