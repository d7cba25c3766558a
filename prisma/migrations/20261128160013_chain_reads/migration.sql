-- CreateTable
CREATE TABLE "chain_read" (
    "party" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "chain_read_pkey" PRIMARY KEY ("party","day")
);

-- CreateIndex
CREATE INDEX "chain_read_day_idx" ON "chain_read"("day");
