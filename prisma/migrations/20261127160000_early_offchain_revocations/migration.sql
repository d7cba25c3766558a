-- AlterTable
ALTER TABLE "early_revocation" DROP CONSTRAINT "early_revocation_pkey",
ADD COLUMN     "issuer" TEXT NOT NULL DEFAULT '',
ADD CONSTRAINT "early_revocation_pkey" PRIMARY KEY ("chain_id", "contract", "uid", "issuer");

-- CreateIndex
CREATE INDEX "pending_attestation_subject_idx" ON "pending_attestation"("subject");
