import { argv } from "node:process";

const usage = `usage: npm run lab -- <name> [arguments]

  validity   AUC of the score and its categories on recorded, labelled histories; --nested for the honest figures
  fit        fit the scorecard of model 4 again
  next-model  a card of which everything is chosen inside folds, compared with the current model's
  forgery    price attacks on the score, and what they cost victims
  sybil      suspicion of addresses from the graph of transfers
  list-clusters  clusters within a list: of the simulated life with planted farms, and of such a graph
  quality    the figures of /docs/quality from what validity and forgery printed

npm run lab -- <name> --help says what each takes; npm run <name> is the same. lab/README.md explains them.`;

const names = new Set(["validity", "fit", "next-model", "forgery", "sybil", "list-clusters", "quality"]);

// The program reads its own arguments, as if it were run alone.
const [name] = argv.splice(2, 1);
if (name !== undefined && names.has(name)) {
  await import(`./${name}.ts`);
} else {
  const asked = name === undefined || name === "--help" || name === "-h";
  (asked ? process.stdout : process.stderr).write(`${asked ? "" : `There is no ${name}.\n\n`}${usage}\n`);
  process.exitCode = asked ? 0 : 2;
}
