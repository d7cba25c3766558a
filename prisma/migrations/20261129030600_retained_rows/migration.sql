-- AlterTable
ALTER TABLE "once_history" ADD COLUMN     "retained" BYTEA;
