import { expect, test } from "vitest";
import { usedFor } from "./count-for-all.ts";

test("a count is used for a minute, and longer where it takes more than a fiftieth of half a minute", () => {
  expect(usedFor(10)).toBe(60_000);
  expect(usedFor(600)).toBe(60_000);
  expect(usedFor(4_000)).toBe(400_000);
});
