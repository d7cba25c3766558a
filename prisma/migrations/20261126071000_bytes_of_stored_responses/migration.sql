-- CreateTable
CREATE TABLE "idempotent_bytes" (
    "caller" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "idempotent_bytes_pkey" PRIMARY KEY ("caller","hour")
);

-- CreateIndex
CREATE INDEX "idempotent_bytes_hour_idx" ON "idempotent_bytes"("hour");
