import { expect, test } from "vitest";
import { createRanking } from "./ranking.ts";

test("the count above a number of points is that of a plain count, also beyond the first size of the tree", () => {
  const ranking = createRanking();
  const all: number[] = [];
  for (let i = 0; i < 3_000; i++) {
    const points = (i * 7_919) % 5_000;
    all.push(points);
    ranking.add(points, 1);
    if (i % 5 === 4) {
      const gone = all.splice((i * 31) % all.length, 1)[0] ?? 0;
      ranking.add(gone, -1);
    }
    if (i % 97 === 0) {
      for (const asked of [0, points, points + 1, 4_999, 100_000]) {
        expect(ranking.above(asked)).toBe(all.filter((one) => one > asked).length);
      }
    }
  }
  expect(ranking.size()).toBe(all.length);
});
