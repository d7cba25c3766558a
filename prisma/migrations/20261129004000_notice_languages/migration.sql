-- AlterTable
ALTER TABLE "notice_channel" ADD COLUMN     "language" TEXT NOT NULL DEFAULT 'en';
