-- AlterTable
ALTER TABLE "earned_achievement" ADD COLUMN     "lost_at" TIMESTAMPTZ(3);
