-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "own" BOOLEAN;

-- AlterTable
ALTER TABLE "staged_activity" ADD COLUMN     "own" BOOLEAN;
