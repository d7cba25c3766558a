import { expect, test } from "vitest";
import type { Exit } from "../processes/guard.ts";
import { supervise } from "./supervise.ts";

const killed: Exit = { code: null, signal: "SIGKILL" };
const log = "/nowhere/part.log";

/** A part that has ended already. */
const ended = { exited: Promise.resolve(killed) };
const running = { exited: new Promise<Exit>(() => {}) };

test("a part that ends restarts and logs one line", async () => {
  const lines: string[] = [];
  await new Promise<void>((resolve) => {
    const start = async () => {
      resolve();
      return running;
    };
    const say = (line: string) => lines.push(line);
    void supervise({ what: "The part", first: ended, start, log, say, ending: new AbortController().signal });
  });
  expect(lines).toEqual([`The part ended (SIGKILL) and restarts; see ${log}.`]);
});

test("five failures within a minute, including failed starts, end it with one message", async () => {
  const lines: string[] = [];
  const paused: number[] = [];
  const pause = async (ms: number) => paused.push(ms);
  let starts = 0;
  const start = async () => {
    if (++starts === 4) throw new Error("no memory\nmore");
    return ended;
  };
  const say = (line: string) => lines.push(line);
  const supervised = supervise({
    what: "The part",
    first: ended,
    start,
    log,
    say,
    ending: new AbortController().signal,
    clock: () => 0,
    pause,
  });
  await expect(supervised).rejects.toThrow(
    /^The part failed 5 times within a minute; the last time it could not start \(no memory\)/,
  );
  expect(lines).toHaveLength(4);
  expect(paused).toEqual([250, 500, 1_000, 2_000]);
});

test("failures more than a minute apart never end it", async () => {
  let now = 0;
  let starts = 0;
  const pause = async () => {};
  await new Promise<void>((resolve) => {
    const start = async () => {
      now += 30_000;
      if (++starts < 12) return ended;
      resolve();
      return running;
    };
    void supervise({
      what: "The part",
      first: ended,
      start,
      log,
      say: () => {},
      ending: new AbortController().signal,
      clock: () => now,
      pause,
    });
  });
  expect(starts).toBe(12);
});

test("after the end begins, parts are neither reported nor started", async () => {
  const ending = new AbortController();
  ending.abort();
  const fail = () => {
    throw new Error("must not happen");
  };
  void supervise({ what: "The part", first: ended, start: fail, log, say: fail, ending: ending.signal }).catch(fail);
  await ended.exited;
  await new Promise((resolve) => setImmediate(resolve));
});
