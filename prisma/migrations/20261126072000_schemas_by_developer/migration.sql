-- CreateIndex
CREATE INDEX "attestation_schema_developer_id_idx" ON "attestation_schema"("developer_id");
