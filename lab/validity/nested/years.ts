import type { Sample } from "../../fit/samples.ts";
import { figuresOf, type GroupFigures } from "./figures.ts";
import { crossed, FOLDS, foldOf } from "./folds.ts";

type Train = (samples: readonly Sample[]) => (sample: Sample) => number;

/** How well a predictor that never saw a fraud of one year separates the frauds of that year from honest wallets. */
export interface YearFigures {
  year: number;
  frauds: number;
  /** By predictor and group. */
  figures: Record<string, Record<string, GroupFigures>>;
}

/** Fewer frauds than this at a time say nothing. */
const FEWEST = 20;

/**
 * Leave-one-year-out by the year of the frauds, since nearly all honest wallets of the recordings are of two years: the
 * frauds of a year are valued by a predictor that was made without any fraud of that year, and without the fold of honest
 * wallets that they are compared with.
 */
export function leaveYearsOut(samples: readonly Sample[], trains: Record<string, Train>): YearFigures[] {
  const years = [...new Set(samples.filter(({ fraud }) => fraud).map(({ year }) => year))].sort((a, b) => a - b);
  return years.flatMap((year) => {
    const frauds = samples.filter((one) => one.fraud && one.year === year);
    const groups = new Set(
      frauds.map(({ group }) => group).filter((name) => frauds.filter(({ group }) => group === name).length >= FEWEST),
    );
    if (groups.size === 0) return [];
    const measured = samples.map((one) => groups.has(one.group) && (!one.fraud || one.year === year));
    const figures = Object.entries(trains).map(([name, train]) => {
      const values = valuesWithout(samples, year, train);
      const isMeasured = (_: unknown, i: number) => measured[i] === true;
      return [name, figuresOf(samples.filter(isMeasured), values.filter(isMeasured))] as const;
    });
    return [{ year, frauds: new Set(frauds.map(({ address }) => address)).size, figures: Object.fromEntries(figures) }];
  });
}

function valuesWithout(samples: readonly Sample[], year: number, train: Train): number[] {
  const partOf = ({ address }: Sample) => foldOf(address, FOLDS, "outer");
  return crossed(samples, partOf, (others) => train(others.filter((one) => !one.fraud || one.year !== year)));
}
