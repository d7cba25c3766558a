/**
 * Measure the score's validity on recorded histories with labels:
 * `npm run validity -- <dir> [--split name] [--model version] [--nested] [--json]`. docs/scoring.md explains the figures.
 */
import { parseArgs } from "node:util";
import { currentModel, type Model, models } from "../lib/engine/index.ts";
import { samplesOf } from "./fit/samples.ts";
import type { Auc } from "./validity/auc.ts";
import {
  type Cutoff,
  cutoffs,
  type Figures,
  type FigureTable,
  figures,
  isRanked,
  type Measured,
  measured,
  type Observation,
  type Observations,
  observe,
  pointsOf,
  RETENTION_DAYS,
  type RetentionTable,
  retention,
  retentionDates,
} from "./validity/measure.ts";
import { measureNested } from "./validity/nested/measure-nested.ts";
import { nestedText } from "./validity/nested/nested-text.ts";
import { findSplit, readHistories } from "./validity/read-histories.ts";

const usage = "usage: npm run validity -- <dir> [--split name] [--model version] [--nested] [--json]";

type ByCohort = Record<string, Record<Cutoff, FigureTable>>;

interface Report {
  /** Figures by cohort over the wallets with a score at the cutoff, and over all wallets. */
  ranked: ByCohort;
  all: ByCohort;
  retention: Record<string, RetentionTable>;
}

function byCohort(observations: Observations, model: Model, keep: (one: Observation) => boolean): ByCohort {
  const cohorts = [...new Set(observations.full.map((one) => one.cohort))].sort();
  const of = (cohort: string, cutoff: Cutoff): FigureTable =>
    figures(
      observations[cutoff]
        .filter((one) => one.cohort === cohort && keep(one))
        .map((one) => ({ fraud: one.fraud, points: pointsOf(one.facts, model) })),
    );
  return Object.fromEntries(
    cohorts.map((cohort) => [cohort, { first30d: of(cohort, "first30d"), full: of(cohort, "full") }]),
  );
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      split: { type: "string" },
      model: { type: "string" },
      json: { type: "boolean" },
      nested: { type: "boolean" },
    },
  });
  const [dir] = positionals;
  if (dir === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const model = values.model === undefined ? currentModel : models[values.model];
  if (!model) throw new Error(`there is no model ${values.model}: there are ${Object.keys(models).join(", ")}`);
  const wallets = await readHistories(dir, values.split ?? findSplit(dir));
  if (values.nested) {
    const found = measureNested(samplesOf(wallets), (text) => process.stderr.write(`${text}\n`));
    process.stdout.write(values.json ? `${JSON.stringify(found, null, 2)}\n` : nestedText(found));
    return 0;
  }
  const observations = observe(wallets, model);
  const report: Report = {
    ranked: byCohort(observations, model, isRanked),
    all: byCohort(observations, model, () => true),
    retention: Object.fromEntries(
      retentionDates.map((day) => [day, retention(wallets, Date.parse(`${day}T00:00:00Z`) / 1_000, model)]),
    ),
  };
  process.stdout.write(
    values.json ? `${JSON.stringify(asJson(report), null, 2)}\n` : asText(report, observations, model),
  );
  return 0;
}

function asJson({ ranked, all, retention: stayed }: Report): object {
  return { ...ranked, retention: stayed, all };
}

function asText(report: Report, observations: Observations, model: Model): string {
  const lines = [
    `Model ${model.spec.version}, lists switched off. AUC: chance that an honest wallet scores above a fraud.`,
  ];
  for (const cohort of Object.keys(report.ranked)) {
    for (const cutoff of Object.keys(cutoffs) as Cutoff[]) {
      const group = observations[cutoff].filter((one) => one.cohort === cohort);
      const without = group.filter((one) => !isRanked(one));
      lines.push(
        "",
        `${cohort}, ${cutoff}: ${count(group)}`,
        `  ${without.length} of them had sent nothing yet: 0 points by definition, not ranked (${count(without)})`,
        `  ${"".padEnd(11)}${"AUC ranked".padEnd(24)}${"above median".padEnd(14)}${"top tenth".padEnd(11)}AUC all`,
      );
      for (const name of measured) {
        lines.push(
          row(name, report.ranked[cohort]?.[cutoff][name] ?? null, report.all[cohort]?.[cutoff][name] ?? null),
        );
      }
    }
  }
  for (const [day, table] of Object.entries(report.retention)) {
    lines.push(
      "",
      `retention: who sends a transaction within ${RETENTION_DAYS} days of ${day}, of those who had sent before`,
    );
    for (const name of measured) lines.push(`  ${name.padEnd(11)}${area(table[name])}`);
  }
  return `${lines.join("\n")}\n`;
}

function count(group: readonly Observation[]): string {
  const fraud = group.filter((one) => one.fraud).length;
  return `${group.length - fraud} honest, ${fraud} fraud`;
}

function row(name: Measured, ranked: Figures | null, all: Figures | null): string {
  const parts = [
    `  ${name.padEnd(11)}`,
    area(ranked).padEnd(24),
    percent(ranked?.fraudAboveMedian).padEnd(14),
    percent(ranked?.fraudInTopTenth).padEnd(11),
    area(all),
  ];
  return parts.join("").trimEnd();
}

function area(figure: Auc | null): string {
  return figure ? `${figure.auc.toFixed(3)} (${figure.low.toFixed(3)}-${figure.high.toFixed(3)})` : "n/a";
}

function percent(part: number | undefined): string {
  return part === undefined ? "n/a" : `${(part * 100).toFixed(1)} %`;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
    process.exitCode = 2;
  },
);
