import type { Context } from "./context.ts";

/** Map the rows of a list to views. A row that cannot be rendered is logged and left out: it must not fail the whole list. */
export function renderRows<Row, View>(
  ctx: Pick<Context, "log">,
  list: string,
  rows: readonly Row[],
  render: (row: Row) => View,
): View[] {
  return rows.flatMap((row) => {
    try {
      return [render(row)];
    } catch (error) {
      ctx.log.error({ err: error, list, row }, "a row of a list cannot be rendered and is left out");
      return [];
    }
  });
}
