/**
 * What it costs to forge a score: `npm run forgery -- [folder] [--json | --bounds] [--model n]`. The folder holds recorded histories; the
 * default is the repository's sample. docs/scoring.md explains the figures.
 */
import { relative } from "node:path";
import { currentModel, models } from "../lib/engine/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { boundedCounts, boundsOf, withSmallGrid } from "./forgery/bounds.ts";
import { catalogue } from "./forgery/catalogue.ts";
import { levelsOf, readHonest, sampleFolder } from "./forgery/honest.ts";
import { measureTrust } from "./forgery/honest-trust.ts";
import { measureFamily } from "./forgery/measure.ts";
import { asJson, asText, type Report } from "./forgery/report.ts";
import { counts } from "./forgery/search.ts";

const usage = `usage: npm run forgery -- [folder] [--json | --bounds] [--model n]

  folder     recorded histories, as for npm run validity; default: ${relative(process.cwd(), sampleFolder)}
  --json     print JSON
  --bounds   print lab/forgery/bounds.json, which tests hold: what attacks on the sample reach today
  --model    a published model; default: the current one`;

const { values, positionals, fail } = parseCommandLine(
  usage,
  { json: { type: "boolean" }, bounds: { type: "boolean" }, model: { type: "string" } },
  1,
);
const model =
  values.model === undefined ? currentModel : (models[values.model] ?? fail(`there is no model ${values.model}`));
const folder = positionals[0] ?? sampleFolder;
const honest = await readHonest(folder, model).catch((error: unknown) => fail(String(error)));
const levels = levelsOf(honest);
const bench = { honest, levels, identities: values.bounds ? boundedCounts : counts, model };
const families = catalogue.map((family) => {
  const result = measureFamily(values.bounds ? withSmallGrid(family) : family, bench);
  process.stderr.write(`${family.name}\n`);
  return result;
});
const report: Report = {
  model: model.spec.version,
  folder: relative(process.cwd(), folder),
  honest: { whole: honest.whole.length, newcomers: honest.newcomers.length },
  levels,
  families,
  paymentTrust: model.spec.paymentTrust ? measureTrust(honest, model) : [],
};
const json = values.bounds ? boundsOf(families) : values.json ? asJson(report) : null;
process.stdout.write(json ? `${JSON.stringify(json, null, 2)}\n` : asText(report));
