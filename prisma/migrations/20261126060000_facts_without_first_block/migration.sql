-- Nothing was computed from it, and it depended on how a wallet became known.
ALTER TABLE "facts" DROP COLUMN "from_block";
