-- AlterTable
ALTER TABLE "list_tree" ADD COLUMN     "domain" JSONB,
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "signer" TEXT;

-- AlterTable
ALTER TABLE "list_tree_leaf" ADD COLUMN     "position" INTEGER NOT NULL;
