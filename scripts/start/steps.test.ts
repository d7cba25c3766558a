import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { createSteps } from "./steps.ts";

afterEach(() => vi.useRealTimers());

test("a step that takes long says every ten seconds what it does now", async () => {
  vi.useFakeTimers();
  const output = new PassThrough();
  const steps = createSteps(output, () => Date.now());
  await steps.step("Database migrations", async (note) => {
    await vi.advanceTimersByTimeAsync(10_000);
    note("3 of 40: activity_as_bytes");
    await vi.advanceTimersByTimeAsync(12_000);
  });
  output.end();
  expect((await text(output)).split("\n")).toEqual([
    "  … Database migrations (10.0 s so far)",
    "  … Database migrations, 3 of 40: activity_as_bytes (20.0 s so far)",
    `  ${"Database migrations".padEnd(48)}   22.0 s`,
    "",
  ]);
});
