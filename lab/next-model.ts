/**
 * Would a card of which everything is chosen inside folds be better than the current model's? `npm run lab -- next-model <folder>`.
 * docs/scoring.md has what came out.
 */
import { currentModel, scorePoints } from "../lib/engine/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { cardTerms } from "./fit/attributes.ts";
import { totalBy } from "./fit/fit-card.ts";
import { publishedSettings } from "./fit/objective.ts";
import { byGroup, fittedModel, type Sample, samplesOf } from "./fit/samples.ts";
import { chooseAll } from "./next/choose-all.ts";
import { compareScores, type Difference } from "./next/compare.ts";
import { type Family, familiesOfFacts, familiesOfHabits } from "./next/families.ts";
import { addHabits } from "./next/habits.ts";
import { chooseCard, trainCard } from "./validity/nested/choose-card.ts";
import { figuresOf } from "./validity/nested/figures.ts";
import { crossed, FOLDS, foldOf } from "./validity/nested/folds.ts";
import { area, shares } from "./validity/nested/nested-text.ts";
import { findSplit, readHistories } from "./validity/read-histories.ts";

const { version } = currentModel.spec;
const usage = `usage: npm run lab -- next-model <folder> [--split name] [--json]

Choose a card five times, each time on four fifths of the recorded, labelled wallets, and compare it on the last fifth with model
${version}: of the facts that scores have, and of these with what recorded histories show besides. Takes some twenty minutes. --json
prints tried.json of /docs/quality.`;

const { values, positionals, fail } = parseCommandLine(
  usage,
  { split: { type: "string" }, json: { type: "boolean", default: false } },
  1,
);
const folder = positionals[0] ?? fail("The folder is missing.");
const wallets = await readHistories(folder, values.split ?? findSplit(folder));
const samples = addHabits(samplesOf(wallets), wallets);
const groups = [...byGroup(samples).keys()];
const { card } = fittedModel();
const partOf = ({ address }: Sample) => foldOf(address, FOLDS, "outer");
const chosen: Record<string, unknown[]> = {};

/** What the model reaches where its points were fitted to the same wallets, and where they were not. */
const present = [`model ${version}`, `model ${version}, points fitted in the folds`] as const;
const totals: Record<string, readonly number[]> = {
  [present[0]]: samples.map(({ facts }) => scorePoints(facts, currentModel).total),
  [present[1]]: crossed(samples, partOf, trainCard(cardTerms, publishedSettings)),
  "attributes, knots and points chosen in the folds": crossed(samples, partOf, (train) => {
    const { terms, fitted } = chooseCard(train);
    return (sample) => totalBy(fitted, terms, sample, card);
  }),
  "all chosen in the folds": allChosen("all chosen in the folds", familiesOfFacts),
  "all chosen, also of histories": allChosen("all chosen, also of histories", (train) => [
    ...familiesOfFacts(),
    ...familiesOfHabits(train),
  ]),
};
const names = Object.keys(totals);
const report = {
  ...{ model: version, measuredOn: new Date().toISOString().slice(0, 10) },
  figures: Object.fromEntries(names.map((name) => [name, figuresOf(samples, totals[name] ?? [])])),
  differences: names.slice(present.length).flatMap((name) =>
    present.map((than) => ({
      ...{ name, than },
      groups: Object.fromEntries(groups.map((group) => [group, differenceIn(group, name, than)])),
    })),
  ),
  chosen,
};
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : asText());

/** Totals by a card that everything was chosen for without the wallet's fold. */
function allChosen(name: string, familiesIn: (train: readonly Sample[]) => Family[]): number[] {
  return crossed(samples, partOf, (train) => {
    const { terms, settings, fitted } = chooseAll(train, familiesIn(train));
    const { smooth, keep, months } = settings;
    const choice = { smooth, keep, months, ...fitted };
    chosen[name] = [...(chosen[name] ?? []), choice];
    process.stderr.write(`${name}: ${JSON.stringify(choice)}\n`);
    return (sample) => totalBy(fitted, terms, sample, card);
  });
}

function differenceIn(group: string, name: string, than: string): Difference {
  const of = (fraud: boolean) =>
    samples.flatMap((one, i) =>
      one.group === group && one.fraud === fraud ? [[totals[name]?.[i] ?? 0, totals[than]?.[i] ?? 0] as const] : [],
    );
  return compareScores(of(false), of(true));
}

function asText(): string {
  const table = (head: string, rows: readonly (readonly [name: string, cell: (group: string) => string])[]) => [
    `| ${[head, ...groups].join(" | ")} |`,
    `|---|${groups.map(() => "---|").join("")}`,
    ...rows.map(([name, cell]) => `| ${[name, ...groups.map(cell)].join(" | ")} |`),
    "",
  ];
  const figure = (name: string, group: string) => report.figures[name]?.[group];
  const lines = [
    ...table(
      "AUC of the total",
      names.map((name) => [name, (group) => area(figure(name, group))]),
    ),
    ...table(
      "frauds above the median, in the top tenth",
      names.map((name) => [name, (group) => shares(figure(name, group))]),
    ),
    ...table(
      "difference of AUC",
      report.differences.map(({ name, than, groups: of }) => [`${name}, less ${than}`, (group) => signed(of[group])]),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function signed(found: Difference | undefined): string {
  if (!found) return "n/a";
  const [difference, low, high] = [found.difference, found.low, found.high].map(
    (value) => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(3)}`,
  );
  return `${difference} (${low} to ${high})`;
}
