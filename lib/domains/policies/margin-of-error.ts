/** Of the normal distribution, for 95 % confidence. */
const Z = 1.96;
const DIGITS = 10_000;

/**
 * The 95 % margin of error of a share that was counted on a random sample, as a share of 1, rounded up to four digits: the greater
 * distance of the counted share from the two ends of its Wilson score interval, with the finite population correction. 0 if the whole
 * population was counted.
 */
export function marginOfError(input: { passing: number; sample: number; population: number }): number {
  const { passing, sample, population } = input;
  if (sample >= population) return 0;
  if (sample === 0) return 1;
  const share = passing / sample;
  // The correction divides the variance by (population - sample) / (population - 1), as a larger sample would.
  const size = (sample * (population - 1)) / (population - sample);
  const middle = (share + Z ** 2 / (2 * size)) / (1 + Z ** 2 / size);
  const half = (Z * Math.sqrt((share * (1 - share)) / size + Z ** 2 / (4 * size ** 2))) / (1 + Z ** 2 / size);
  return Math.ceil(DIGITS * (Math.abs(share - middle) + half)) / DIGITS;
}
