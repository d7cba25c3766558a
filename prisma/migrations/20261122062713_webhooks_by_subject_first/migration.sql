-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "subjects_done" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "outbox_subjects_done_id_idx" ON "outbox"("subjects_done", "id");
