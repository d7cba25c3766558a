/**
 * Fit the scorecard of model 4 again from recorded histories with labels: `npm run fit -- <folder>`. docs/scoring.md explains
 * the method and the figures.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseCommandLine } from "../scripts/command-line.ts";
import { cardTerms } from "./fit/attributes.ts";
import { cardText, fitCard } from "./fit/fit-card.ts";
import { publishedSettings } from "./fit/objective.ts";
import { fittedModel, samplesOf } from "./fit/samples.ts";
import { findSplit, readHistories } from "./validity/read-histories.ts";

const usage = `usage: npm run fit -- <folder> [--split name] [--json]

Fit the points of the scorecard to recorded, labelled wallets and write them to lib/engine/scorecard-4.json. The folder is
one for npm run validity. The same histories give the same bytes. --json prints the card and writes nothing.`;

const { values, positionals, fail } = parseCommandLine(
  usage,
  { split: { type: "string" }, json: { type: "boolean", default: false } },
  1,
);
const folder = positionals[0] ?? fail("The folder is missing.");
if (!existsSync(folder)) fail(`${folder} does not exist.`);
const root = join(import.meta.dirname, "..");
const file = join(root, "lib/engine/scorecard-4.json");

const samples = samplesOf(await readHistories(folder, values.split ?? findSplit(folder)));
const text = cardText(fitCard(samples, cardTerms, fittedModel().card, publishedSettings));
if (values.json) {
  process.stdout.write(text);
} else {
  const changed = readFileSync(file, "utf8") !== text;
  if (changed) writeFileSync(file, text);
  console.log(`${relative(root, file)} ${changed ? "has changed" : "is the same"}: fitted to ${samples.length} scores`);
}
