import { expect, test } from "vitest";
import { testWaiting } from "../../tests/chain/test-waiting.ts";
import { createTokenBucket } from "./token-bucket.ts";

/** When each of `calls` calls made at once is let through, in milliseconds from now. */
async function times(rate: number, calls: number): Promise<number[]> {
  const waiting = testWaiting();
  const start = waiting.now();
  const bucket = createTokenBucket(rate, {
    ...waiting,
    now: () => start,
    sleep: async (ms) => void waiting.slept.push(ms),
  });
  for (let i = 0; i < calls; i++) {
    const before = waiting.slept.length;
    await bucket.take();
    if (waiting.slept.length === before) waiting.slept.push(0);
  }
  return waiting.slept;
}

test("Calls are spaced evenly at the rate", async () => {
  expect(await times(5, 6)).toEqual([0, 200, 400, 600, 800, 1000]);
  expect(await times(0.5, 3)).toEqual([0, 2000, 4000]);
});

test("A fast source may get a tenth of a second's calls at once, never more than its rate in a second", async () => {
  const due = await times(100, 150);
  expect(due.filter((ms) => ms === 0)).toHaveLength(10);
  for (const start of due) expect(due.filter((ms) => ms >= start && ms < start + 1000).length).toBeLessThanOrEqual(110);
});

test("A pause lets nobody through until it is over", async () => {
  const waiting = testWaiting();
  const bucket = createTokenBucket(10, waiting);
  await bucket.take();
  bucket.pause(5_000);
  await bucket.take();
  expect(waiting.slept).toEqual([5_000]);
});

test("Time that passes unused is not saved up", async () => {
  const waiting = testWaiting();
  const bucket = createTokenBucket(5, waiting);
  await bucket.take();
  waiting.advance(60_000);
  await bucket.take();
  await bucket.take();
  expect(waiting.slept).toEqual([200]);
});
