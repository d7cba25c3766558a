-- Facts are bounded summaries now, stored as bytes. Those of version 1 are not converted: the worker folds them again from
-- activity, a page of wallets at a time, before it does anything else.
ALTER TABLE "facts" DROP COLUMN "facts",
ADD COLUMN     "facts" BYTEA,
ADD COLUMN     "transactions" INTEGER NOT NULL DEFAULT 0;

-- Written whole with each batch of blocks that touched their wallet: compressing them costs more than it saves.
ALTER TABLE "facts" ALTER COLUMN "facts" SET STORAGE EXTERNAL;
