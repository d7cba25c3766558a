-- AlterTable
ALTER TABLE "idempotent_request" ADD COLUMN     "results" BYTEA[];
