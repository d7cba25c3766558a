import { median } from "../table.ts";

/** A figure of a bench's table: with how many decimals and in which unit it is written. */
interface Figure {
  value: number;
  decimals: number;
  unit: string;
}

/** A table of a bench: the line above it, and its figures by row and column. */
interface FigureTable {
  caption: string;
  rows: Map<string, Map<string, Figure>>;
}

/** The tables in the output of a bench. */
export function readTables(output: string): FigureTable[] {
  const tables: FigureTable[] = [];
  let caption = "";
  let headings: string[] | null = null;
  for (const line of output.split("\n")) {
    if (!line.startsWith("|")) {
      headings = null;
      if (line.trim()) caption = line.trim();
      continue;
    }
    const cells = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!headings) {
      headings = cells;
      tables.push({ caption, rows: new Map() });
    } else if (!/^[|:-]+$/.test(line)) addRow(tables.at(-1)?.rows, headings, cells);
  }
  return tables;
}

function addRow(rows: FigureTable["rows"] | undefined, headings: readonly string[], cells: readonly string[]): void {
  const [label = ""] = cells;
  const same = [...(rows?.keys() ?? [])].filter((one) => one === label || one.startsWith(`${label} #`)).length;
  const figures = new Map<string, Figure>();
  for (const [i, cell] of cells.entries()) {
    const figure = i === 0 ? null : readFigure(cell);
    if (figure) figures.set(headings[i] ?? "", figure);
  }
  rows?.set(same === 0 ? label : `${label} #${same + 1}`, figures);
}

/** "1,234.5 MB": a number and its unit. Null for all else. */
function readFigure(cell: string): Figure | null {
  const [, number, unit = ""] = /^\**(-?[\d,]+(?:\.\d+)?)\**\s*([^\d]*)$/.exec(cell) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replaceAll(",", ""));
  return { value, decimals: number.split(".")[1]?.length ?? 0, unit: unit.trim() };
}

/** Median and spread of both builds, and what the second has relative to the first. */
export type Comparison = [label: string, first: string, its: string, second: string, its: string, ratio: string];

/** Compare values of both builds, written with so many decimals and this unit. An empty list has no value. */
export function compareValues(
  label: string,
  [first, second]: readonly [readonly number[], readonly number[]],
  { decimals, unit }: Omit<Figure, "value">,
): Comparison {
  const write = (value: number) =>
    value.toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const cells = (values: readonly number[]): [string, string] =>
    values.length === 0
      ? ["–", ""]
      : [
          `${write(median(values))} ${unit}`.trim(),
          `${write(Math.min(...values))} to ${write(Math.max(...values))} ${unit}`.trim(),
        ];
  const base = first.length > 0 ? median(first) : 0;
  const ratio = base > 0 && second.length > 0 ? (median(second) / base).toFixed(2) : "–";
  return [label, ...cells(first), ...cells(second), ratio];
}

/**
 * Compare the tables that both builds have printed, turn by turn: tables by their order, rows by their first cell, columns by their
 * heading.
 */
export function compareTables(
  first: readonly FigureTable[][],
  second: readonly FigureTable[][],
): { caption: string; rows: Comparison[] }[] {
  const all = [...first, ...second];
  return Array.from({ length: Math.max(0, ...all.map(({ length }) => length)) }, (_, at) => {
    const [ours, theirs] = [first, second].map((turns) => turns.flatMap((tables) => tables[at] ?? []));
    const both = [...(ours ?? []), ...(theirs ?? [])];
    const labels = new Map<string, [row: string, column: string]>();
    for (const { rows } of both) {
      for (const [row, figures] of rows) {
        for (const column of figures.keys()) labels.set(`${row}: ${column}`, [row, column]);
      }
    }
    const rows = [...labels].map(([label, [row, column]]) => {
      const find = (tables: FigureTable[] = []) => tables.flatMap(({ rows: of }) => of.get(row)?.get(column) ?? []);
      return compareFigures(label, find(ours), find(theirs));
    });
    return { caption: both.at(-1)?.caption ?? "", rows };
  });
}

function compareFigures(label: string, first: readonly Figure[], second: readonly Figure[]): Comparison {
  const all = [...first, ...second];
  const unit = all[0]?.unit ?? "";
  // A bench may write the same time as "980 ms" and "1.02 s".
  if (all.some((one) => one.unit !== unit)) return [label, "in several units", "", "", "", "–"];
  const decimals = Math.max(...all.map((one) => one.decimals));
  const values = (figures: readonly Figure[]) => figures.map(({ value }) => value);
  return compareValues(label, [values(first), values(second)], { decimals, unit });
}
