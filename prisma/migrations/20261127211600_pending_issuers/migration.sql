-- CreateIndex
CREATE INDEX "pending_attestation_issuer_idx" ON "pending_attestation"("issuer");
