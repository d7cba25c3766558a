-- CreateTable
CREATE TABLE "alike_cluster" (
    "wallet" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "members" JSONB NOT NULL,
    "found_by" TEXT NOT NULL,

    CONSTRAINT "alike_cluster_pkey" PRIMARY KEY ("wallet")
);
