import { createRandom } from "../../../scripts/simulation/prng.ts";
import { byGroup, type Sample } from "../../fit/samples.ts";
import { type Auc, auc, quantile, Z } from "../auc.ts";

const BOOTSTRAPS = 1_000;
const SEED = 20_261_122;

/** How well totals separate honest wallets from frauds of one group, with the 95 % interval of the bootstrap. */
export interface GroupFigures extends Auc {
  /** Shares of the frauds above the median and in the top tenth of the honest wallets. */
  aboveMedian: number;
  topTenth: number;
}

export interface Band {
  from: number;
  honest: number;
  fraud: number;
  /** The share of frauds, with its 95 % interval. */
  share: number;
  low: number;
  high: number;
}

type Valued = Sample & { value: number };

/** Figures of each group. */
export function figuresOf(samples: readonly Sample[], values: readonly number[]): Record<string, GroupFigures> {
  return Object.fromEntries([...grouped(samples, values)].map(([name, group]) => [name, figuresOfGroup(group)]));
}

/** The share of frauds in bands of 100 points, of each group. */
export function calibrationOf(samples: readonly Sample[], values: readonly number[]): Record<string, Band[]> {
  const bands = (group: readonly Valued[]): Band[] => {
    const froms = [...new Set(group.map(({ value }) => Math.floor(value / 100) * 100))].sort((a, b) => a - b);
    return froms.map((from) => {
      const inside = group.filter(({ value }) => value >= from && value < from + 100);
      const fraud = inside.filter((one) => one.fraud).length;
      return { from, honest: inside.length - fraud, fraud, ...wilson(fraud, inside.length) };
    });
  };
  return Object.fromEntries([...grouped(samples, values)].map(([name, group]) => [name, bands(group)]));
}

function grouped(samples: readonly Sample[], values: readonly number[]): Map<string, Valued[]> {
  return byGroup(samples.map((one, i) => ({ ...one, value: values[i] ?? 0 })));
}

function figuresOfGroup(group: readonly Valued[]): GroupFigures {
  const of = (fraud: boolean) => group.filter((one) => one.fraud === fraud).map(({ value }) => value);
  const [honest, frauds] = [of(false), of(true)];
  const above = (part: number) => {
    const bound = quantile(honest, part);
    return frauds.filter((value) => value > bound).length / frauds.length;
  };
  const area = auc(honest, frauds)?.auc ?? 0.5;
  return { auc: area, ...interval(honest, frauds), aboveMedian: above(0.5), topTenth: above(0.9) };
}

/** The middle 95 % of the AUC over samples drawn with replacement, honest wallets and frauds apart. */
function interval(honest: readonly number[], frauds: readonly number[]): { low: number; high: number } {
  const random = createRandom(SEED);
  const places = new Map(
    [...new Set([...honest, ...frauds])].sort((a, b) => a - b).map((value, place) => [value, place]),
  );
  const placesOf = (values: readonly number[]) => values.map((value) => places.get(value) ?? 0);
  const [honestPlaces, fraudPlaces] = [placesOf(honest), placesOf(frauds)];
  /** How often each value is drawn, in ascending order of values. */
  const draw = (from: readonly number[]) => {
    const drawn = new Uint32Array(places.size);
    for (let i = 0; i < from.length; i++) {
      const place = random.pick(from);
      drawn[place] = (drawn[place] ?? 0) + 1;
    }
    return drawn;
  };
  const areas = Array.from({ length: BOOTSTRAPS }, () => {
    const [drawnHonest, drawnFrauds] = [draw(honestPlaces), draw(fraudPlaces)];
    let below = 0;
    let wins = 0;
    drawnHonest.forEach((count, place) => {
      const equal = drawnFrauds[place] ?? 0;
      wins += count * (below + equal / 2);
      below += equal;
    });
    return wins / (honest.length * frauds.length);
  });
  return { low: quantile(areas, 0.025), high: quantile(areas, 0.975) };
}

/** The interval of Wilson, "Probable Inference, the Law of Succession, and Statistical Inference" (JASA 22, 1927). */
function wilson(hits: number, count: number): { share: number; low: number; high: number } {
  const share = hits / count;
  const margin = Z * Math.sqrt((share * (1 - share)) / count + (Z * Z) / (4 * count * count));
  const center = share + (Z * Z) / (2 * count);
  const whole = 1 + (Z * Z) / count;
  return { share, low: Math.max(0, (center - margin) / whole), high: Math.min(1, (center + margin) / whole) };
}
