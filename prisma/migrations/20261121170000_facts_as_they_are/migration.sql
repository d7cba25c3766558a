-- Facts are written whole with each batch of blocks that touched their wallet: compressing them takes longer than the rest
-- of writing them.
ALTER TABLE "facts" ALTER COLUMN "facts" SET STORAGE EXTERNAL;
