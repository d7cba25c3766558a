import { expect, it } from "vitest";
import { marginOfError } from "./tally.ts";

it("is that of the Wilson interval in a population without end", () => {
  // R: binom.confint(10, 100, method = "wilson") is 0.0552 to 0.1744; prop.test(500, 1000, correct = FALSE) is 0.4691 to 0.5309.
  expect(marginOfError({ passing: 10, sample: 100, population: 1e12 })).toBe(0.0744);
  expect(marginOfError({ passing: 500, sample: 1_000, population: 1e12 })).toBe(0.031);
});

it("is the same for those who pass and those who do not", () => {
  const [sample, population] = [5_000, 1_000_000];
  for (const passing of [0, 1, 777, 2_500]) {
    const mirrored = marginOfError({ passing: sample - passing, sample, population });
    expect(marginOfError({ passing, sample, population })).toBe(mirrored);
  }
});

it("is not 0 where nobody of a sample passes, and is 0 where everybody was counted", () => {
  expect(marginOfError({ passing: 0, sample: 5_000, population: 1_000_000 })).toBe(0.0008);
  expect(marginOfError({ passing: 3, sample: 7, population: 7 })).toBe(0);
  expect(marginOfError({ passing: 0, sample: 0, population: 0 })).toBe(0);
});

it("shrinks as the sample approaches the population", () => {
  const margins = [5_001, 6_000, 10_000, 1_000_000].map((population) =>
    marginOfError({ passing: 1_000, sample: 5_000, population }),
  );
  expect(margins).toEqual(margins.toSorted((a, b) => a - b));
  expect(margins[0]).toBeLessThan(0.0003);
});

it("contains the true share in 95 of 100 samples", () => {
  // A linear congruential generator: the same samples each time.
  let state = 1;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const [population, sample, rounds] = [2_000, 400, 1_000];
  let contained = 0;
  for (let round = 0; round < rounds; round++) {
    let passing = 0;
    let left = 300;
    for (let taken = 0; taken < sample; taken++) {
      const isPassing = random() < left / (population - taken);
      if (isPassing) {
        passing++;
        left--;
      }
    }
    const off = Math.abs(passing / sample - 300 / population);
    if (off <= marginOfError({ passing, sample, population })) contained++;
  }
  expect(contained / rounds).toBeGreaterThan(0.94);
  expect(contained / rounds).toBeLessThan(0.985);
});
