import { expect, test } from "vitest";
import type { BlockHeader } from "../chain/types.ts";
import { judgeReorg } from "./reorg.ts";

const chain = (fork: string, from: number, to: number): BlockHeader[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    number: from + i,
    hash: `${fork}${from + i}`,
    parentHash: `${fork}${from + i - 1}`,
    time: 1_000 + from + i,
  }));
const hashes = (...parts: BlockHeader[][]) => new Map(parts.flat().map((header) => [header.number, header.hash]));
const stored = chain("a", 10, 20);

test("a chain with the newest stored block has no reorg", () => {
  expect(judgeReorg(stored, hashes(chain("a", 10, 20)), 15)).toEqual({ kind: "same" });
});

test("the ancestor is the newest common block, in whatever order the headers come", () => {
  const verdict = judgeReorg([...stored].reverse(), hashes(chain("a", 10, 17), chain("b", 18, 20)), 15);
  expect(verdict).toEqual({ kind: "reorg", ancestor: stored[7] });
});

test("a block that no node gives is unknown, never replaced", () => {
  const behind = new Map<number, string | null>([...hashes(chain("a", 10, 18)), [19, null], [20, null]]);
  expect(judgeReorg(stored, behind, 15)).toEqual({ kind: "unknown", number: 20 });
  expect(judgeReorg(stored, new Map(), 15)).toEqual({ kind: "unknown", number: 20 });
});

test("what is above a replaced block is replaced, whether or not a node gives it", () => {
  const now = new Map<number, string | null>([...hashes(chain("a", 10, 17), chain("b", 18, 18)), [19, null]]);
  expect(judgeReorg(stored, now, 15)).toEqual({ kind: "reorg", ancestor: stored[7] });
});

test("below a replaced block an unknown one decides", () => {
  const now = new Map<number, string | null>([...hashes(chain("a", 10, 17), chain("b", 19, 20)), [18, null]]);
  expect(judgeReorg(stored, now, 15)).toEqual({ kind: "unknown", number: 18 });
});

test("a node that has a block above one that it replaced is asked again", () => {
  const now = hashes(chain("a", 10, 16), chain("b", 17, 17), chain("a", 18, 19), chain("b", 20, 20));
  expect(judgeReorg(stored, now, 12)).toEqual({ kind: "unknown", number: 19 });
});

test("a reorg down to the newest final block is rolled back", () => {
  const verdict = judgeReorg(stored, hashes(chain("a", 10, 15), chain("b", 16, 20)), 15);
  expect(verdict).toEqual({ kind: "reorg", ancestor: stored[5] });
});

test("a reorg one block deeper, which replaces a final block, is too deep", () => {
  const verdict = judgeReorg(stored, hashes(chain("a", 10, 14), chain("b", 15, 20)), 15);
  expect(verdict).toEqual({ kind: "tooDeep", finalized: 15, newestSame: 14 });
});

test("a chain that shares no stored block is too deep", () => {
  expect(judgeReorg(stored, hashes(chain("b", 10, 20)), 5)).toEqual({
    kind: "tooDeep",
    finalized: 5,
    newestSame: null,
  });
});
