-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'secret',
ADD COLUMN     "origins" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "policy_ids" TEXT[] DEFAULT ARRAY[]::TEXT[];
