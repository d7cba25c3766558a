ALTER TABLE "attestation" ADD COLUMN "omitted_bytes" INTEGER, ADD COLUMN "preview" JSONB;

DROP INDEX "attestation_issuer_idx";
CREATE INDEX "attestation_issuer_subject_idx" ON "attestation"("issuer", "subject");
CREATE INDEX "attestation_issuer_created_at_idx" ON "attestation"("issuer", "created_at");

-- Rows from before data was bounded. Lists show nothing of their long fields, while each is whole by itself.
UPDATE "attestation" SET "omitted_bytes" = octet_length("data") / 2 - 1, "data" = '0x', "decoded" = NULL
WHERE "signature_kind" = 'onchain' AND octet_length("data") > 2 + 2 * 65536;
UPDATE "attestation" SET "decoded" = NULL WHERE octet_length("decoded"::text) > 65536;
UPDATE "attestation" SET "preview" = '{}' WHERE octet_length("decoded"::text) > 2048;
