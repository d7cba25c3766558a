-- Facts are written whole with each batch of blocks that touched their wallet: compressed each time, they cost the index more
-- than the room they save is worth.
ALTER TABLE "facts" ALTER COLUMN "facts" SET STORAGE EXTERNAL;
