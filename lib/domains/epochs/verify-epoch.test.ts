import { expect, test } from "vitest";
import { addressNumber } from "../../../tests/factories/scores.ts";
import { checksumWith, loadKeccak } from "../../core/keccak.ts";
import { leafPosition, nodeAt, proofOf, rootOf } from "../../core/merkle-tree.ts";
import { type EpochHeader, NO_HASH } from "./epoch-header.ts";
import { type EpochRow, lineOf } from "./epoch-row.ts";
import { findAltered, findShift, rebuildEpoch } from "./verify-epoch.ts";

const ROWS = 300;
const word = (value: number) => `0x${value.toString(16).padStart(64, "0")}`;

/** The lines of an epoch, the header that signs them, and its tree. */
async function signedEpoch() {
  const keccak = await loadKeccak();
  const lines = Array.from({ length: ROWS }, (_, i) =>
    lineOf({
      subject: addressNumber(10 * i + 5),
      address: checksumWith(keccak, addressNumber(10 * i + 5)),
      points: [i, 1, 2, 3, 4, 5, 6, 7],
      factsHash: word(i),
      modelHash: word(9),
    }),
  );
  const unsigned: EpochHeader = {
    ...{ number: 1, root: NO_HASH, previousRoot: NO_HASH, modelHash: NO_HASH, rows: ROWS, chains: [] },
    at: "2026-01-15T00:00:00.000Z",
  };
  const { tree } = rebuildEpoch(keccak, unsigned, lines);
  const root: EpochHeader["root"] = `0x${Buffer.from(rootOf(tree)).toString("hex")}`;
  return { keccak, lines, tree, header: { ...unsigned, root } };
}

const failing = ({ checks }: { checks: { check: string; ok: boolean }[] }) =>
  checks.filter(({ ok }) => !ok).map(({ check }) => check);

type Change = (row: EpochRow) => EpochRow;
const changes: [string, number, Change, string[]][] = [
  ["another total", 0, (row) => ({ ...row, total: row.total + 1 }), ["rows", "root"]],
  ["another tier", 7, (row) => ({ ...row, tier: "legendary" }), ["rows", "root"]],
  [
    "a point from one category in another",
    150,
    (row) => ({ ...row, breakdown: { ...row.breakdown, age: 3, risk: 5 } }),
    ["root"],
  ],
  ["other facts", 299, (row) => ({ ...row, factsHash: word(1_000) }), ["root"]],
  ["another model", 100, (row) => ({ ...row, modelHash: word(8) }), ["root"]],
];

test.each(changes)("a row with %s fails, and is found", async (_, index, change, expected) => {
  const { keccak, lines, tree, header } = await signedEpoch();
  expect(failing(rebuildEpoch(keccak, header, lines))).toEqual([]);
  const altered = lines.map((line, i) => (i === index ? JSON.stringify(change(JSON.parse(line))) : line));
  const rebuilt = rebuildEpoch(keccak, header, altered);
  expect(failing(rebuilt)).toEqual(expected);
  let proofs = 0;
  const proofAt = async (at: number) => {
    proofs++;
    const node = (position: number) => nodeAt(tree, position);
    return { leaf: node(leafPosition(ROWS, at)), proof: proofOf(ROWS, at, node) };
  };
  expect(await findAltered(keccak, rebuilt, proofAt)).toEqual([index]);
  // One for each level at most, and not one for each row.
  expect(proofs).toBeLessThanOrEqual(11);
});

test("rows in another order, twice, too many or too few fail", async () => {
  const { keccak, lines, header } = await signedEpoch();
  const [first = "", second = ""] = lines;
  for (const wrong of [[second, first, ...lines.slice(2)], [first, first, ...lines.slice(2)], lines.slice(1)]) {
    expect(failing(rebuildEpoch(keccak, header, wrong))).toEqual(["order", "root"]);
  }
  expect(() => rebuildEpoch(keccak, header, ["{}"])).toThrow("Line 1 is no row");
});

test("the place of a missing row is found", async () => {
  expect(await findShift(299, async (index) => (index < 120 ? index : index + 1))).toBe(120);
  expect(await findShift(299, async (index) => index)).toBe(299);
});
