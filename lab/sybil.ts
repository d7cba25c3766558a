import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { parseCommandLine } from "../scripts/command-line.ts";
import { clusterSuspicion } from "./sybil/transfer-clusters.ts";
import { auc } from "./validity/auc.ts";

const usage = `usage: npm run sybil -- <folder> --out <file.csv> [--measure]

Write address,suspicion (0 to 1000) of each labelled address, from the graph of transfers. The folder has addresses.csv.gz (an address a
line, numbered from 0), transfers.csv.gz (from,to as these numbers) and labels.csv.gz (address,label). The labels are read only
by --measure, which compares the written figures with them.`;

/** The suspicion from which --measure counts a wallet as a sybil. */
const WORKING_POINT = 500;

const { values, positionals, fail } = parseCommandLine(
  usage,
  { out: { type: "string" }, measure: { type: "boolean", default: false } },
  1,
);
const folder = positionals[0] ?? fail("The folder is missing.");
const out = values.out ?? fail("--out is missing.");

for (const name of ["addresses", "transfers", "labels"]) {
  if (!existsSync(fileOf(name))) fail(`${fileOf(name)} does not exist.`);
}

const numbers = new Map<string, number>();
for await (const { address = "" } of readTable("addresses")) numbers.set(address, numbers.size);
const from: number[] = [];
const to: number[] = [];
for await (const row of readTable("transfers")) {
  from.push(numberIn(row.from));
  to.push(numberIn(row.to));
}
const labelled: string[] = [];
const members: number[] = [];
for await (const { address = "" } of readTable("labels")) {
  labelled.push(address);
  // An address without a transfer is a node without neighbours.
  if (!numbers.has(address)) numbers.set(address, numbers.size);
  members.push(numbers.get(address) ?? 0);
}
const graph = { addresses: numbers.size, from: Int32Array.from(from), to: Int32Array.from(to) };
const suspicion = clusterSuspicion(graph, Int32Array.from(members));
await pipeline(Readable.from(lines()), createWriteStream(out));
console.log(`${labelled.length.toLocaleString("en")} addresses in ${out}`);
if (values.measure) await measure();

function* lines(): Generator<string> {
  yield "address,suspicion\n";
  for (const [i, address] of labelled.entries()) yield `${address},${suspicion[i]}\n`;
}

async function measure(): Promise<void> {
  const sybil: number[] = [];
  const eligible: number[] = [];
  let i = 0;
  for await (const { label } of readTable("labels")) (label === "sybil" ? sybil : eligible).push(suspicion[i++] ?? 0);
  const found = auc(sybil, eligible);
  const share = (group: readonly number[]) =>
    `${((100 * group.filter((value) => value >= WORKING_POINT).length) / group.length).toFixed(1)} %`;
  if (!found) return console.log("The labels name only one group: a comparison needs two.");
  const [area, low, high] = [found.auc, found.low, found.high].map((value) => value.toFixed(3));
  console.log(`AUC ${area} (${low}-${high}) of ${sybil.length} sybil and ${eligible.length} other addresses`);
  console.log(`suspicion of ${WORKING_POINT} or more: ${share(sybil)} of the sybils, ${share(eligible)} of the others`);
}

function numberIn(text: string | undefined): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number >= numbers.size) {
    return fail(`transfers.csv.gz names the address ${text}, and addresses.csv.gz has ${numbers.size}.`);
  }
  return number;
}

async function* readTable(name: string): AsyncGenerator<Record<string, string | undefined>> {
  const file = createReadStream(fileOf(name));
  yield* file.pipe(createGunzip()).pipe(parse({ columns: true, skip_empty_lines: true }));
}

function fileOf(name: string): string {
  return join(folder, `${name}.csv.gz`);
}
