import { expect, test, vi } from "vitest";
import type { Logger } from "../core/log.ts";
import { retryWhileUnreachable } from "./retry-while-unreachable.ts";

const log = { warn: vi.fn() } as unknown as Logger; // Only warns.
const away = () => Object.assign(new Error("the database system is starting up"), { code: "57P03" });

test("work is repeated until the database responds", async () => {
  const work = vi
    .fn(async () => "done")
    .mockRejectedValueOnce(away())
    .mockRejectedValueOnce(away());
  expect(await retryWhileUnreachable(work, { log, pauseMs: 1 })).toBe("done");
  expect(work).toHaveBeenCalledTimes(3);
});

test("another error ends it at once, and so does a database that stays away", async () => {
  const wrong = vi.fn().mockRejectedValue(new Error('relation "score" does not exist'));
  await expect(retryWhileUnreachable(wrong, { log, pauseMs: 1 })).rejects.toThrow("does not exist");
  expect(wrong).toHaveBeenCalledTimes(1);
  const gone = vi.fn().mockImplementation(async () => Promise.reject(away()));
  await expect(retryWhileUnreachable(gone, { log, pauseMs: 1, longestMs: 20 })).rejects.toThrow("starting up");
  expect(gone.mock.calls.length).toBeGreaterThan(1);
});
