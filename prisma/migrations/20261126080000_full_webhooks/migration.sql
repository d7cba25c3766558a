-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "is_full" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "missed_from" TIMESTAMPTZ(3),
ADD COLUMN     "missed_until" TIMESTAMPTZ(3);
