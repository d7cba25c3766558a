import { expect, test } from "vitest";
import { testClock } from "../../tests/chain/test-clock.ts";
import { createTokenBucket } from "./token-bucket.ts";

/** When each of `calls` calls made at once is let through, in milliseconds from now. */
async function times(rate: number, calls: number): Promise<number[]> {
  const clock = testClock();
  const start = clock.now();
  const bucket = createTokenBucket(rate, {
    ...clock,
    now: () => start,
    sleep: async (ms) => void clock.slept.push(ms),
  });
  for (let i = 0; i < calls; i++) {
    const before = clock.slept.length;
    await bucket.take();
    if (clock.slept.length === before) clock.slept.push(0);
  }
  return clock.slept;
}

test("calls are spaced evenly at the rate", async () => {
  expect(await times(5, 6)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(await times(0.5, 3)).toEqual([0, 2000, 4000]);
});

test("a fast source may get the calls of a tenth of a second at once, never more than its rate in a second", async () => {
  const due = await times(100, 150);
  expect(due.filter((ms) => ms === 0)).toHaveLength(10);
  for (const start of due) expect(due.filter((ms) => ms >= start && ms < start + 1000).length).toBeLessThanOrEqual(110);
});

test("a pause lets no call through until it is over", async () => {
  const clock = testClock();
  const bucket = createTokenBucket(10, clock);
  await bucket.take();
  bucket.pause(5_000);
  await bucket.take();
  expect(clock.slept).toEqual([5_000]);
});

test("unused time is not saved", async () => {
  const clock = testClock();
  const bucket = createTokenBucket(5, clock);
  await bucket.take();
  clock.advance(60_000);
  await bucket.take();
  await bucket.take();
  expect(clock.slept).toEqual([200]);
});
