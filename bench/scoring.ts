import { join } from "node:path";
import { factsAt } from "../lab/validity/facts-at.ts";
import { readActivity } from "../lab/validity/read-histories.ts";
import { currentModel, type Model, models, type ScoreFacts, scoreFacts, scorePoints } from "../lib/engine/index.ts";
import { parseNumbers } from "../scripts/command-line.ts";
import { machine, median, printTable } from "./support/table.ts";

const options = parseNumbers(
  `usage: npm run bench:scoring [-- --rounds 9 --scores 20000]

Score the recorded wallets of the sample again and again from their merged facts, on one core: microseconds a subject, the median
of the rounds. The baseline is to parse the same facts from JSON, as they are stored.`,
  { rounds: 9, scores: 20_000 },
);
const root = join(import.meta.dirname, "..");
const histories = [...(await readActivity(join(root, "data/wallets"), "sample")).values()];
/** Counts results, so that no work is left out as unused. */
let sink = 0;

function factsBy(model: Model): ScoreFacts[] {
  return histories.map((wallet) => factsAt(wallet, wallet.lastAt, model)).filter(({ sent }) => sent > 0);
}

/** Microseconds that the work takes for one of the items. */
function measure<T>(items: readonly T[], work: (item: T) => unknown): number {
  const round = () => {
    const from = performance.now();
    for (let i = 0; i < options.scores; i++) {
      const item = items[i % items.length];
      if (item !== undefined && work(item)) sink++;
    }
    return ((performance.now() - from) * 1_000) / options.scores;
  };
  round();
  return median(Array.from({ length: options.rounds }, round));
}

const facts = factsBy(currentModel);
const texts = facts.map((one) => JSON.stringify(one));
const parsing = measure(texts, (text) => JSON.parse(text));
const work: [string, number][] = [
  ["parse the facts", parsing],
  ...Object.values(models).map((model): [string, number] => {
    const own = factsBy(model);
    return [`points by model ${model.spec.version}`, measure(own, (one) => scorePoints(one, model))];
  }),
  ["points and what explains them", measure(facts, (one) => scoreFacts(one))],
];
printTable(
  ["work", "µs a subject", "of parsing"],
  work.map(([name, took]) => [name, took.toFixed(1), (took / parsing).toFixed(2)]),
);
console.log(`\n${facts.length} subjects; ${sink.toLocaleString("en")} results.`);
console.log(machine());
