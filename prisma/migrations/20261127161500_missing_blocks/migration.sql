-- AlterTable
ALTER TABLE "chain_control" ADD COLUMN     "set_aside_block" BIGINT,
ADD COLUMN     "set_aside_requested_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "chain_cursor" ADD COLUMN     "missing_block" BIGINT,
ADD COLUMN     "missing_since" TIMESTAMPTZ(3);
