-- AlterTable
ALTER TABLE "developer" ADD COLUMN     "erased_trackings" INTEGER NOT NULL DEFAULT 0;
