-- AlterTable
ALTER TABLE "explorer_head" ADD COLUMN     "guessed" BOOLEAN NOT NULL DEFAULT false;
