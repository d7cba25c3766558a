-- AlterTable
ALTER TABLE "identity" ADD COLUMN     "blocked" BOOLEAN NOT NULL DEFAULT false;
