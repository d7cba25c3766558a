-- AlterTable
ALTER TABLE "pending_attestation" ALTER COLUMN "block_hash" DROP NOT NULL;

-- AlterTable
ALTER TABLE "tracked_wallet" ADD COLUMN     "attested_to" BIGINT;
