-- AlterTable
ALTER TABLE "list" ADD COLUMN     "reading" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "once_question" ADD COLUMN     "listed" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "once_wallet" ADD COLUMN     "compared_at" TIMESTAMPTZ(3),
ADD COLUMN     "listed" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "once_wallet_read_at_idx" ON "once_wallet"("read_at");
