/**
 * The figures of /docs/quality from measurements on labelled wallets: `npm run quality -- <nested.json> <forgery.json>`, where these are
 * what `npm run validity -- <folder> --nested --json` and `npm run forgery -- <folder> --json` printed. Prints measured.json of the page.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { modelHash } from "../lib/domains/models/index.ts";
import { currentModel } from "../lib/engine/index.ts";
import { parseCommandLine } from "../scripts/command-line.ts";

/** Wallets of the same age, after 30 days and over whole histories: age alone separates nobody in this group. */
const [NEW, WHOLE] = ["cohort, first30d", "cohort, full"];

const BUDGET_USD = 100;

const Figures = z.object({
  auc: z.number(),
  low: z.number(),
  high: z.number(),
  aboveMedian: z.number(),
  topTenth: z.number(),
});
const Share = z.object({ some: z.number(), much: z.number() });

const Nested = z.object({
  figures: z.object({ nested: z.object({ [NEW]: Figures, [WHOLE]: Figures }) }),
  calibration: z.object({
    [WHOLE]: z.array(z.object({ from: z.number(), honest: z.number(), fraud: z.number(), share: z.number() })),
  }),
  hurt: z.array(z.object({ attribute: z.string(), group: z.string(), honest: Share })),
});

const Act = z.object({ act: z.string(), wallets: z.number(), losers: z.number(), worst: z.number() });
const Harm = z.object({ budgetUsd: z.number(), worstLoss: z.number() });
const Plan = z.object({ rollup: z.object({ usd: z.object({ rollup: z.number() }) }).nullable() });

const Forgery = z.object({
  model: z.string(),
  levels: z.array(z.object({ name: z.string(), above: z.number() })),
  families: z.array(
    z.object({
      cheapest: z.record(z.string(), z.record(z.string(), Plan)).nullable(),
      innocent: z.object({ newcomers: z.array(Act), whole: z.array(Act) }),
      harms: z.object({ newcomers: z.array(Harm), whole: z.array(Harm) }),
    }),
  ),
});

const { positionals, fail } = parseCommandLine(
  "usage: npm run quality -- <nested.json> <forgery.json>\n\nPrint measured.json of /docs/quality from what validity and forgery measured.",
  {},
  2,
);
const [nestedFile = fail("both files are required"), forgeryFile = fail("both files are required")] = positionals;
const nested = Nested.parse(readJson(nestedFile));
const forgery = Forgery.parse(readJson(forgeryFile));
if (forgery.model !== currentModel.spec.version) fail(`${forgeryFile} is of model ${forgery.model}`);

const report = {
  model: forgery.model,
  modelHash: modelHash(currentModel),
  measuredOn: new Date().toISOString().slice(0, 10),
  newcomers: nested.figures.nested[NEW],
  whole: nested.figures.nested[WHOLE],
  bands: nested.calibration[WHOLE],
  hurt: nested.hurt
    .filter(({ group }) => group === NEW || group === WHOLE)
    .map(({ attribute, group, honest }) => ({ attribute, whole: group === WHOLE, ...honest })),
  acts: forgery.families.flatMap(({ innocent }) => [
    ...innocent.newcomers.map((one) => ({ ...one, whole: false })),
    ...innocent.whole.map((one) => ({ ...one, whole: true })),
  ]),
  /** The largest share of its points that a recorded honest wallet loses to a stranger who spends $100. */
  worstHarm: Math.max(...forgery.families.flatMap(({ harms }) => worstLosses([...harms.newcomers, ...harms.whole]))),
  plans: forgery.levels.map(({ name, above }) => ({ name, above, usd: cheapestPlan(name) })),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);

/** The worst losses for $100, as shares of 1. */
function worstLosses(harms: readonly z.output<typeof Harm>[]): number[] {
  return harms.filter(({ budgetUsd }) => budgetUsd === BUDGET_USD).map(({ worstLoss }) => worstLoss / 100);
}

/** US dollars of the cheapest plan of any family for one identity on a rollup; null if none passes. */
function cheapestPlan(level: string): number | null {
  const prices = forgery.families.flatMap(({ cheapest }) => cheapest?.[1]?.[level]?.rollup?.usd.rollup ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
