import { createHash } from "node:crypto";
import { currentModel, type Model, type ModelSpec } from "../../lib/engine/index.ts";
import { auc } from "./auc.ts";
import {
  type Cutoff,
  type FigureTable,
  figures,
  isRanked,
  type Observation,
  type Observations,
  pointsOf,
} from "./measure.ts";

const FOLDS = 5;
const PASSES = 2;

/** A tunable constant of the model, and its possible values; the search starts with the first. */
interface Knob {
  name: string;
  values: readonly number[];
  set: (spec: ModelSpec, value: number) => void;
}

/** The tuned constants. All others are fixed choices. */
const knobs: readonly Knob[] = [
  {
    name: "weights.fan_in",
    values: [500_000, 700_000, 900_000, 950_000],
    set: (spec, value) => {
      spec.weights.fan_in = value;
    },
  },
  {
    name: "signals.fan_in.free",
    values: [0, 1, 2, 3],
    set: (spec, value) => {
      spec.signals.fan_in.free = value;
    },
  },
  {
    name: "signals.fan_in.strangers.k",
    values: [4, 2, 1],
    set: (spec, value) => {
      spec.signals.fan_in.strangers.k = value;
    },
  },
  {
    name: "signals.fan_in.strangers.cap",
    values: [60, 40, 20],
    set: (spec, value) => {
      spec.signals.fan_in.strangers.cap = value;
    },
  },
  {
    name: "weights.burst_then_silence",
    values: [300_000, 600_000, 900_000],
    set: (spec, value) => {
      spec.weights.burst_then_silence = value;
    },
  },
  {
    name: "signals.burst_then_silence.from",
    values: [500_000, 300_000, 200_000],
    set: (spec, value) => {
      spec.signals.burst_then_silence.from = value;
    },
  },
  {
    name: "signals.burst_then_silence.prior",
    values: [3, 5, 8],
    set: (spec, value) => {
      spec.signals.burst_then_silence.prior = value;
    },
  },
  {
    name: "weights.round_trips",
    values: [200_000, 400_000, 600_000],
    set: (spec, value) => {
      spec.weights.round_trips = value;
    },
  },
  {
    name: "volume.value.cap",
    values: [1_000_000_000, 100_000_000],
    set: (spec, value) => {
      spec.volume.value.cap = value;
    },
  },
  {
    name: "age.days.k",
    values: [90, 180],
    set: (spec, value) => {
      spec.age.days.k = value;
    },
  },
  {
    name: "exposure.k",
    values: [3, 1],
    set: (spec, value) => {
      spec.exposure.days.k = value;
      spec.exposure.sent.k = value;
    },
  },
  {
    name: "diversity.counterparties.k",
    values: [5, 20],
    set: (spec, value) => {
      spec.diversity.counterparties.k = value;
    },
  },
];

/** The weight of a set of wallets in tuning. Random draws count less: their ages are an artefact. */
const cohortWeights: Record<string, number> = { cohort: 1, general: 0.4 };

export interface FiveFold {
  /** By cohort and cutoff: figures over points of a model tuned without the wallet. */
  figures: Record<string, Record<Cutoff, FigureTable>>;
  /** The tuned constants of each fold, and of all wallets together. */
  tuned: Record<string, number>[];
}

/**
 * Tune on four fifths and score the remaining fifth, five times. A wallet's fold follows from its address, the
 * search from the knobs alone: the figures are reproducible. Only wallets with a score take part.
 */
export function fiveFold(observations: Observations, progress: (text: string) => void): FiveFold {
  const scored: Record<Cutoff, (Observation & { points: ReturnType<typeof pointsOf> })[]> = { first30d: [], full: [] };
  const tuned: Record<string, number>[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const pick = (cutoff: Cutoff, test: boolean) =>
      observations[cutoff].filter((one) => isRanked(one) && (foldOf(one.address) === fold) === test);
    const { model, values } = tune({ first30d: pick("first30d", false), full: pick("full", false) });
    tuned.push(values);
    progress(`fold ${fold + 1} of ${FOLDS}: ${JSON.stringify(values)}`);
    for (const cutoff of ["first30d", "full"] as const) {
      for (const one of pick(cutoff, true)) scored[cutoff].push({ ...one, points: pointsOf(one.facts, model) });
    }
  }
  const cohorts = [...new Set(observations.full.map((one) => one.cohort))];
  const of = (cohort: string, cutoff: Cutoff) => figures(scored[cutoff].filter((one) => one.cohort === cohort));
  return {
    figures: Object.fromEntries(
      cohorts.map((cohort) => [cohort, { first30d: of(cohort, "first30d"), full: of(cohort, "full") }]),
    ),
    tuned,
  };
}

function foldOf(address: string): number {
  return createHash("sha256").update(address).digest().readUInt32BE(0) % FOLDS;
}

/** Coordinate ascent over the knobs, from the first value of each. */
function tune(train: Observations): { model: Model; values: Record<string, number> } {
  const spec: ModelSpec = structuredClone(currentModel.spec);
  const values = new Map<string, number>();
  for (const knob of knobs) {
    const [start] = knob.values;
    if (start === undefined) continue;
    knob.set(spec, start);
    values.set(knob.name, start);
  }
  let best = quality(train, { spec });
  for (let pass = 0; pass < PASSES; pass++) {
    for (const knob of knobs) {
      let chosen = values.get(knob.name) ?? 0;
      for (const value of knob.values) {
        if (value === chosen) continue;
        knob.set(spec, value);
        const reached = quality(train, { spec });
        if (reached > best) {
          best = reached;
          chosen = value;
        }
      }
      knob.set(spec, chosen);
      values.set(knob.name, chosen);
    }
  }
  return { model: { spec }, values: Object.fromEntries(values) };
}

/** The weighted mean AUC of the total over cohorts and cutoffs. */
function quality(train: Observations, model: Model): number {
  let sum = 0;
  let weights = 0;
  for (const list of Object.values(train)) {
    const groups = new Map<string, { honest: number[]; fraud: number[] }>();
    for (const one of list) {
      const group = groups.get(one.cohort) ?? { honest: [], fraud: [] };
      groups.set(one.cohort, group);
      (one.fraud ? group.fraud : group.honest).push(pointsOf(one.facts, model).total);
    }
    for (const [cohort, { honest, fraud }] of groups) {
      const weight = cohortWeights[cohort] ?? 0;
      sum += weight * (auc(honest, fraud)?.auc ?? 0);
      weights += weight;
    }
  }
  return weights === 0 ? 0 : sum / weights;
}
