-- CreateTable
CREATE TABLE "explorer_fault" (
    "chain_id" BIGINT NOT NULL,
    "host" TEXT NOT NULL,
    "status" INTEGER,
    "error" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "explorer_fault_pkey" PRIMARY KEY ("chain_id","host")
);
