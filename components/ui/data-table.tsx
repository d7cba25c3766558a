import type { ReactNode } from "react";
import { Table } from "./table.tsx";

export interface Column<Row> {
  head: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** Classes of the head and the cells, such as an alignment. */
  className?: string;
  headClassName?: string;
  cellClassName?: string;
}

/** A table drawn from its columns. Rows need no key of their own: they never change their order on a page. */
export function DataTable<Row>(props: {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  bodyClassName?: string;
  /** Makes each row a target for links. */
  rowId?: (row: Row) => string;
}) {
  const { caption, rows, columns, bodyClassName, rowId } = props;
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {columns.map(({ head, className = "", headClassName = "" }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
            <th key={i} scope="col" className={joined(className, headClassName)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={bodyClassName}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order.
          <tr key={index} id={rowId?.(row)}>
            {columns.map(({ cell, className = "", cellClassName = "" }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order.
              <td key={i} className={joined(className, cellClassName)}>
                {cell(row, index)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function joined(...classNames: string[]): string | undefined {
  return classNames.filter(Boolean).join(" ") || undefined;
}
