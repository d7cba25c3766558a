-- AlterTable
ALTER TABLE "auth_nonce" ADD COLUMN     "client" TEXT;
