import { createHash } from "node:crypto";

/** Folds of the outer and of the inner cross-validation. */
export const FOLDS = 5;
export const INNER_FOLDS = 2;

/** The fold of a wallet follows from its address: both its times are in one, on every machine. */
export function foldOf(address: string, folds: number, salt: "outer" | "inner"): number {
  return createHash("sha256").update(`${salt}:${address}`).digest().readUInt32BE(0) % folds;
}

/** A value for each sample, by a predictor that was made without the sample's part. */
export function crossed<T>(
  samples: readonly T[],
  partOf: (sample: T) => number,
  train: (samples: readonly T[]) => (sample: T) => number,
): number[] {
  const values = new Array<number>(samples.length).fill(0);
  for (const part of [...new Set(samples.map(partOf))].sort((a, b) => a - b)) {
    const predict = train(samples.filter((one) => partOf(one) !== part));
    samples.forEach((one, i) => {
      if (partOf(one) === part) values[i] = predict(one);
    });
  }
  return values;
}
