-- AlterTable
ALTER TABLE "issuer_weight" DROP CONSTRAINT "issuer_weight_pkey",
ADD COLUMN     "from_day" BIGINT NOT NULL DEFAULT 0,
ADD CONSTRAINT "issuer_weight_pkey" PRIMARY KEY ("subject", "from_day");

-- CreateIndex
CREATE INDEX "issuer_weight_from_day_idx" ON "issuer_weight"("from_day");
