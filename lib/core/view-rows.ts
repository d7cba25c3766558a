import type { Context } from "./context.ts";

/**
 * Map the rows of a list to what the answer shows of them. A row that cannot be shown is logged and left out, so that one bad
 * row does not fail the list for everybody.
 */
export function viewRows<Row, View>(
  ctx: Pick<Context, "log">,
  list: string,
  rows: readonly Row[],
  view: (row: Row) => View,
): View[] {
  return rows.flatMap((row) => {
    try {
      return [view(row)];
    } catch (error) {
      ctx.log.error({ err: error, list, row }, "a row of a list cannot be shown and is left out");
      return [];
    }
  });
}
