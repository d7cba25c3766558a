import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseCommandLine } from "../scripts/command-line.ts";
import { readGraph } from "./sybil/read-graph.ts";
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

const { graph, members, labelled, isSybil } = await readGraph(folder, fail);
const suspicion = clusterSuspicion(graph, members);
await pipeline(Readable.from(lines()), createWriteStream(out));
console.log(`${labelled.length.toLocaleString("en")} addresses in ${out}`);
if (values.measure) measure();

function* lines(): Generator<string> {
  yield "address,suspicion\n";
  for (const [i, address] of labelled.entries()) yield `${address},${suspicion[i]}\n`;
}

function measure(): void {
  const of = (wanted: boolean) => [...suspicion].filter((_, i) => isSybil[i] === wanted);
  const [sybil, eligible] = [of(true), of(false)];
  const found = auc(sybil, eligible);
  const share = (group: readonly number[]) =>
    `${((100 * group.filter((value) => value >= WORKING_POINT).length) / group.length).toFixed(1)} %`;
  if (!found) {
    console.log("The labels name only one group: a comparison needs two.");
    return;
  }
  const [area, low, high] = [found.auc, found.low, found.high].map((value) => value.toFixed(3));
  console.log(`AUC ${area} (${low}-${high}) of ${sybil.length} sybil and ${eligible.length} other addresses`);
  console.log(`suspicion of ${WORKING_POINT} or more: ${share(sybil)} of the sybils, ${share(eligible)} of the others`);
}
