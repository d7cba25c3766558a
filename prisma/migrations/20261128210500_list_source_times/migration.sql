-- AlterTable
ALTER TABLE "screening_list" ADD COLUMN     "source_at" TIMESTAMPTZ(3);
