-- AlterTable
ALTER TABLE "spread" DROP COLUMN "day";
