import { createRandom } from "../../scripts/simulation/prng.ts";
import { quantile } from "../validity/auc.ts";

const DRAWS = 2_000;
const SEED = 20_261_129;

/** By how much one score separates two groups better than another: the difference of their AUC, with its 95 % interval. */
export interface Difference {
  difference: number;
  low: number;
  high: number;
}

/** Of each wallet, what both scores give it. */
type Pair = readonly [one: number, other: number];

/**
 * The AUC of the first score less that of the second over the same wallets, with the middle 95 % over wallets drawn with replacement, honest
 * wallets and frauds apart: what both find equally hard says nothing of their difference.
 */
export function compareScores(honest: readonly Pair[], frauds: readonly Pair[]): Difference {
  const random = createRandom(SEED);
  const wins = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0);
  /** By honest wallet and fraud. */
  const gained = honest.map(([one, other]) =>
    Float64Array.from(frauds, ([fraud, otherFraud]) => wins(one, fraud) - wins(other, otherFraud)),
  );
  const mean = (rows: readonly number[], columns: readonly number[]) => {
    let sum = 0;
    for (const row of rows) {
      const own = gained[row];
      for (const column of columns) sum += own?.[column] ?? 0;
    }
    return sum / (rows.length * columns.length);
  };
  const [all, allFrauds] = [[...honest.keys()], [...frauds.keys()]];
  const draw = (from: readonly number[]) => from.map(() => random.pick(from));
  const drawn = Array.from({ length: DRAWS }, () => mean(draw(all), draw(allFrauds)));
  return { difference: mean(all, allFrauds), low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
}
