-- Every row is changed soon after it is stored: to its result, which is longer. With room beside it a change writes to the same page, and to
-- no index.
ALTER TABLE "list_row" SET (fillfactor = 25);
