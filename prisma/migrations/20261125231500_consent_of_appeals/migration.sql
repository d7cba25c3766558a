-- AlterTable
ALTER TABLE "appeal" ADD COLUMN     "consent" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "appeal_consent_key" ON "appeal"("consent");
