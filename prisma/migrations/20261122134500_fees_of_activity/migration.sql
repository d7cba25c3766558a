-- AlterTable
ALTER TABLE "activity" ADD COLUMN     "fee" DECIMAL(78,0),
ADD COLUMN     "ran" BOOLEAN;

-- AlterTable
ALTER TABLE "staged_activity" ADD COLUMN     "fee" DECIMAL(78,0),
ADD COLUMN     "ran" BOOLEAN;
