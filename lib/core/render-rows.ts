import type { Context } from "./context.ts";

/** Maps rows to views. A row that cannot be rendered is logged and omitted, so that it does not break the list. */
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
      ctx.log.error({ err: error, list, row }, "a row of a list cannot be rendered and is omitted");
      return [];
    }
  });
}
