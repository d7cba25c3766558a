import { afterEach, expect, it, vi } from "vitest";
import { coalesce, repeat, runExclusive, taskGroup, throttle } from "./concurrency.ts";

afterEach(() => void vi.useRealTimers());

it("runs work with one key serially, also after an error, and other keys concurrently", async () => {
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const work = (what: string) => async () => {
    seen.push(`${what} begins`);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.push(`${what} ends`);
    if (what === "a1") throw new Error("an error");
    return what;
  };
  const [first, second, other] = [
    runExclusive("a", work("a1")),
    runExclusive("a", work("a2")),
    runExclusive("b", work("b1")),
  ];
  const failed = expect(first).rejects.toThrow("an error");
  await expect.poll(() => seen).toEqual(["a1 begins", "b1 begins"]);
  ends.shift()?.();
  await failed;
  ends.shift()?.();
  expect(await other).toBe("b1");
  await expect.poll(() => ends).toHaveLength(1);
  ends.shift()?.();
  expect(await second).toBe("a2");
  expect(seen.indexOf("a1 ends")).toBeLessThan(seen.indexOf("a2 begins"));
});

it("rejects work that waited for a minute, and runs later work", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const ends: (() => void)[] = [];
  const first = runExclusive("slow", () => new Promise<void>((resolve) => ends.push(resolve)));
  await expect.poll(() => ends).toHaveLength(1);
  const refused = expect(runExclusive("slow", async () => "too late")).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
  });
  vi.advanceTimersByTime(60_001);
  const later = runExclusive("slow", async () => "in time");
  ends[0]?.();
  await first;
  await refused;
  expect(await later).toBe("in time");
});

it("coalesces calls during a run into one more run", async () => {
  const ends: (() => void)[] = [];
  let runs = 0;
  const refresh = coalesce(async () => {
    const run = ++runs;
    await new Promise<void>((resolve) => ends.push(resolve));
    if (run === 1) throw new Error("an error");
    return run;
  });
  const failed = expect(refresh()).rejects.toThrow("an error");
  await expect.poll(() => ends).toHaveLength(1);
  const calls = [refresh(), refresh()];
  ends[0]?.();
  await failed;
  await expect.poll(() => ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all(calls)).toEqual([2, 2]);
});

it("throttles calls to one in each gap", () => {
  vi.useFakeTimers();
  const work = vi.fn();
  const call = throttle(work, 50);
  call();
  call();
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledTimes(1);
  call();
  vi.advanceTimersByTime(50);
  expect(work).toHaveBeenCalledTimes(2);
});

it("ends a task group when every task has ended, with the first error", async () => {
  const seen: string[] = [];
  let end = () => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  }).then(() => seen.push("slow task ended"));
  const group = taskGroup(async (start) => {
    start(slow);
    start(Promise.reject(new Error("first")));
    await Promise.resolve();
    seen.push("work failed");
    throw new Error("second");
  });
  const failed = expect(group.finally(() => seen.push("group ended"))).rejects.toThrow("first");
  await expect.poll(() => seen).toEqual(["work failed"]);
  end();
  await failed;
  expect(seen).toEqual(["work failed", "slow task ended", "group ended"]);
});

it("repeats work when woken and after each pause, also after an error, until its signal aborts", async () => {
  vi.useFakeTimers();
  const ending = new AbortController();
  const onError = vi.fn();
  const work = vi.fn(async () => {
    throw new Error("an error");
  });
  const { wake, ended } = repeat(work, { everyMs: 1_000, signal: ending.signal, onError });
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(3);
  ending.abort();
  await ended;
  expect(onError).toHaveBeenCalledTimes(3);
});
