-- AlterTable
ALTER TABLE "idempotent_request" ADD COLUMN     "committed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "fence" TEXT NOT NULL DEFAULT '';
