import { expect, it } from "vitest";
import { yieldRegularly } from "./yield-regularly.ts";

it("yields each time work has held the event loop for five milliseconds", async () => {
  let now = 0;
  let turns = 0;
  const pause = yieldRegularly(undefined, () => now);
  for (let step = 0; step < 100; step++) {
    // Runs when the event loop is free; counted once for each of its turns.
    if (step % 5 === 0) setImmediate(() => turns++);
    now += 1;
    await pause();
    expect(turns).toBe(Math.floor((step + 1) / 5));
  }
});

it("ends work whose signal is aborted, with the reason", async () => {
  const abort = new AbortController();
  const pause = yieldRegularly(abort.signal);
  await pause();
  abort.abort(new Error("nobody waits for it"));
  await expect(pause()).rejects.toThrow("nobody waits for it");
});
