import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import type { TransferGraph } from "./transfer-clusters.ts";

/** A graph of transfers with a labelled population. */
export interface LabelledGraph {
  graph: TransferGraph;
  /** The population, by the numbers of its addresses, and by its addresses. */
  members: Int32Array;
  labelled: readonly string[];
  /** Of each of the population. */
  isSybil: readonly boolean[];
}

/** Read a folder with addresses.csv.gz, transfers.csv.gz and labels.csv.gz. `fail` ends the program with a sentence. */
export async function readGraph(folder: string, fail: (why: string) => never): Promise<LabelledGraph> {
  const fileOf = (name: string) => join(folder, `${name}.csv.gz`);
  for (const name of ["addresses", "transfers", "labels"]) {
    if (!existsSync(fileOf(name))) fail(`${fileOf(name)} does not exist.`);
  }
  async function* readTable(name: string): AsyncGenerator<Record<string, string | undefined>> {
    const file = createReadStream(fileOf(name));
    yield* file.pipe(createGunzip()).pipe(parse({ columns: true, skip_empty_lines: true }));
  }
  const numbers = new Map<string, number>();
  for await (const { address = "" } of readTable("addresses")) numbers.set(address, numbers.size);
  const numberIn = (text: string | undefined): number => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 0 && number < numbers.size) return number;
    return fail(`transfers.csv.gz names the address ${text}, and addresses.csv.gz has ${numbers.size}.`);
  };
  const from: number[] = [];
  const to: number[] = [];
  for await (const row of readTable("transfers")) {
    from.push(numberIn(row.from));
    to.push(numberIn(row.to));
  }
  const labelled: string[] = [];
  const members: number[] = [];
  const isSybil: boolean[] = [];
  for await (const { address = "", label } of readTable("labels")) {
    labelled.push(address);
    isSybil.push(label === "sybil");
    // An address without a transfer is a node without neighbours.
    if (!numbers.has(address)) numbers.set(address, numbers.size);
    members.push(numbers.get(address) ?? 0);
  }
  const graph = { addresses: numbers.size, from: Int32Array.from(from), to: Int32Array.from(to) };
  return { graph, members: Int32Array.from(members), labelled, isSybil };
}
