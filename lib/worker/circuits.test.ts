import { expect, test } from "vitest";
import { createCircuits } from "./circuits.ts";

const fail = (circuits: ReturnType<typeof createCircuits>, times: number, at: number) => {
  for (let i = 0; i < times; i++) circuits.record("whk", "failed", at);
};

test("five failures in a row open it; a success in between starts the count again", () => {
  const circuits = createCircuits();
  fail(circuits, 4, 0);
  circuits.record("whk", "fast", 0);
  fail(circuits, 4, 0);
  expect(circuits.open(0)).toEqual([]);
  expect(circuits.allows("whk", 0, 4)).toBe(4);
  fail(circuits, 1, 0);
  expect(circuits.open(29_999)).toEqual(["whk"]);
  expect(circuits.allows("whk", 29_999, 4)).toBe(0);
});

test("after its pause one attempt at a time is allowed, and a success closes it", () => {
  const circuits = createCircuits();
  fail(circuits, 5, 0);
  expect(circuits.open(30_000)).toEqual([]);
  expect(circuits.allows("whk", 30_000, 4)).toBe(1);
  circuits.record("whk", "fast", 30_001);
  expect(circuits.allows("whk", 30_001, 4)).toBe(4);
});

test("each failed test doubles the pause, up to ten minutes; attempts from before it opened do not", () => {
  const circuits = createCircuits();
  fail(circuits, 8, 0);
  expect(circuits.open(30_000)).toEqual([]);
  let at = 30_000;
  const pauses: number[] = [];
  for (let i = 0; i < 6; i++) {
    fail(circuits, 1, at);
    let pause = 0;
    while (circuits.open(at + pause).length > 0) pause += 10_000;
    pauses.push(pause);
    at += pause;
  }
  expect(pauses).toEqual([60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
});

test("a slow receiver is paused like a failing one, but its pause does not grow", () => {
  const circuits = createCircuits();
  for (let i = 0; i < 5; i++) circuits.record("whk", "slow", 0);
  expect(circuits.open(29_999)).toEqual(["whk"]);
  for (const at of [30_000, 60_000, 90_000]) {
    expect(circuits.allows("whk", at, 4)).toBe(1);
    circuits.record("whk", "slow", at);
    expect(circuits.open(at + 29_999)).toEqual(["whk"]);
    expect(circuits.open(at + 30_000)).toEqual([]);
  }
});
