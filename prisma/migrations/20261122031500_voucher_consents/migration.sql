-- AlterTable
ALTER TABLE "voucher" ADD COLUMN     "consents" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "developer_id" TEXT;

-- CreateIndex
CREATE INDEX "voucher_claimer_expires_at_idx" ON "voucher"("claimer", "expires_at");

-- CreateIndex
CREATE INDEX "voucher_developer_id_expires_at_idx" ON "voucher"("developer_id", "expires_at");
