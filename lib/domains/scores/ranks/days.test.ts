import type { Pool } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { addressNumber, writeScoreRows } from "../../../../tests/factories/scores.ts";
import { useContext } from "../../../../tests/setup/context.ts";
import { readMovers } from "../get-leaderboard.ts";
import { dayHistograms } from "./days.ts";
import { categoryIndex } from "./histogram.ts";

const world = useContext({ chains: [{ id: 1, name: "one", rpcUrls: ["http://127.0.0.1:9"] }] });
const board = { chainId: 0, board: categoryIndex.total };

afterEach(() => void vi.restoreAllMocks());

const write = (subject: number, age: number, day: string) =>
  writeScoreRows(world.ctx().pg, [
    { subject: addressNumber(subject), points: { age }, at: new Date(`${day}T10:00:00Z`) },
  ]);

/** Sets the clock of caches forward. */
async function passSeconds(seconds: number): Promise<void> {
  const now = performance.now() + seconds * 1000;
  vi.spyOn(performance, "now").mockReturnValue(now);
  // A cache remembers the time for a millisecond, by a timer like this one; timers of one length run in order.
  await new Promise((resolve) => setTimeout(resolve, 1));
}

test("ranks of past days are at most a minute old, also for the first reader after a long pause", async () => {
  const subjectsOn = async (...days: string[]) =>
    (await dayHistograms(world.ctx(), board, days)).map(({ size }) => size);
  await write(1, 10, "2026-01-02");
  expect(await subjectsOn("2026-01-03", "2026-01-04")).toEqual([1, 1]);
  await write(2, 20, "2026-01-02");
  await passSeconds(3600);
  expect(await subjectsOn("2026-01-03")).toEqual([2]);
  // A day that is not cached is read with one that is too old.
  expect(await subjectsOn("2026-01-04", "2026-01-05")).toEqual([2, 2]);
});

test("movers are at most a minute old, also for the first reader after a long pause", async () => {
  const risen = async () => {
    const { rose } = await readMovers(world.ctx().pg, { ...board, day: "2026-01-10" });
    return rose.map(({ subject }) => subject);
  };
  await write(3, 10, "2026-01-09");
  await write(3, 30, "2026-01-11");
  expect(await risen()).toEqual([addressNumber(3)]);
  await write(4, 10, "2026-01-09");
  await write(4, 50, "2026-01-11");
  await passSeconds(3600);
  expect(await risen()).toEqual([addressNumber(4), addressNumber(3)]);
});

/** Which database it is, and the chain ids of closes. */
const isQuick = (query: unknown): query is string => typeof query === "string";

test("what takes long to read is used longer, and read again in the background", async () => {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const reads: string[] = [];
  const reading = (name: string) => async (query: unknown) => {
    if (isQuick(query)) return { rows: [] };
    reads.push(name);
    now += 4_000;
    return { rows: name === "movers" ? [{ subject: addressNumber(1), points: 2, total: 2, earlier: 1 }] : [] };
  };
  // Of the pools no more is used.
  const days = { query: reading("day") } as unknown as Pool;
  const movers = { query: reading("movers") } as unknown as Pool;
  const ask = async (seconds: number) => {
    now += seconds * 1_000;
    await new Promise((resolve) => setTimeout(resolve, 2));
    await dayHistograms({ ...world.ctx(), pg: days }, board, ["2026-01-03"]);
    await readMovers(movers, { ...board, day: "2026-01-03" });
    await new Promise(setImmediate);
    return reads.splice(0);
  };
  expect(await ask(0)).toEqual(["day", "movers"]);
  expect(await ask(180)).toEqual([]);
  expect(await ask(40)).toEqual(["day", "movers"]);
  expect(await ask(60)).toEqual([]);
  expect(await ask(3_600)).toEqual(["day", "movers"]);
});

test("callers take turns at days that are not cached: one who asks for many does not delay another", async () => {
  const begun: string[] = [];
  const query = async (asked: string | { values: string[] }) => {
    if (isQuick(asked)) return { rows: [] };
    begun.push(asked.values[1] ?? "");
    await new Promise(setImmediate);
    return { rows: [] };
  };
  // Of the pool no more is used.
  const pg = { query } as unknown as Pool;
  const read = (client: string, day: string) =>
    dayHistograms({ actor: { kind: "anonymous" }, client, pg }, board, [`2026-02-${day}`]);
  const many = ["01", "02", "03", "04"].map((day) => read("mallory", day));
  await Promise.all([...many, read("alice", "05"), read("bob", "01")]);
  expect(begun).toEqual(["01", "05", "02", "03", "04"].map((day) => `2026-02-${day}`));
});
