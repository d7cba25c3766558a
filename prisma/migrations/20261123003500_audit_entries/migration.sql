-- Entries of the audit log name the actor by its wallet.
ALTER TABLE "audit_log" RENAME TO "audit_entry";
ALTER TABLE "audit_entry" RENAME CONSTRAINT "audit_log_pkey" TO "audit_entry_pkey";
ALTER INDEX "audit_log_target_at_idx" RENAME TO "audit_entry_target_at_idx";
ALTER TABLE "audit_entry" RENAME COLUMN "action" TO "act";
ALTER TABLE "audit_entry" RENAME COLUMN "data" TO "details";
ALTER TABLE "audit_entry" ADD COLUMN "request_id" TEXT;
UPDATE "audit_entry" SET "actor" = "developer"."wallet" FROM "developer" WHERE "developer"."id" = "audit_entry"."actor";

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at", "id");

-- CreateIndex
CREATE INDEX "audit_entry_actor_at_idx" ON "audit_entry"("actor", "at");

-- CreateIndex
CREATE INDEX "audit_entry_act_at_idx" ON "audit_entry"("act", "at");
