-- AlterTable
ALTER TABLE "epoch_page" ADD COLUMN     "state" BYTEA;
