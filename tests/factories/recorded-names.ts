import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

const folder = new URL("../../data/names/", import.meta.url);

/** Labels people really registered, and token symbols found in the wild: hostile ones among them. */
export function recordedNames(): string[] {
  const labels = readFileSync(new URL("real_ens_labels.txt", folder), "utf8").split("\n");
  const symbols: string[][] = parse(readFileSync(new URL("hostile_token_symbols.csv", folder)), {
    from_line: 2,
    relax_quotes: true,
  });
  return [...labels, ...symbols.map((row) => row[0] ?? "")].filter((name) => name !== "");
}
