-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "old_signature_key" TEXT,
ADD COLUMN     "signature_key" TEXT;
