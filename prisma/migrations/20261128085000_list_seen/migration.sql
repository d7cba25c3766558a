-- AlterTable
ALTER TABLE "list" ADD COLUMN     "seen_at" TIMESTAMPTZ(3);
