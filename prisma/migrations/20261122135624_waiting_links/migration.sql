-- AlterTable
ALTER TABLE "identity" ADD COLUMN     "moved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "identity_past" ADD COLUMN     "moved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "identity_wallet" ADD COLUMN     "counts" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "moved_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "identity_departure" (
    "address" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner" TEXT NOT NULL,
    "left_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_departure_pkey" PRIMARY KEY ("address","name","owner")
);

-- CreateIndex
CREATE INDEX "identity_departure_left_at_idx" ON "identity_departure"("left_at");

-- CreateIndex
CREATE INDEX "identity_wallet_counts_moved_at_idx" ON "identity_wallet"("counts", "moved_at");

-- Names that were transferred and not activated since wait from the transfer on. Activated identities stay as they are.
UPDATE "identity" AS i SET "moved_at" = to_timestamp(e."at") FROM "name_event" AS e
WHERE i."state" = 'minted' AND e."kind" = 'transferred' AND e."name" = i."name" AND e."chain_id" = i."chain_id"
  AND e."tx_hash" = i."owner_tx";
