import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { logCountOf, readShapes, type Shape } from "../../bench/support/real-shapes/make-blocks.ts";

test("docs/performance.md says the mix of types, kinds and logs that the made blocks have", async () => {
  const shapes = await readShapes(process.cwd());
  const percent = (is: (shape: Shape) => boolean, digits = 0) =>
    `${((shapes.filter(is).length / shapes.length) * 100).toFixed(digits)} %`;
  const kind = (name: Shape["kind"]) => percent((shape) => shape.kind === name);
  const logs = shapes.reduce((sum, shape) => sum + logCountOf(shape), 0) / shapes.length;
  const [, section = ""] = readFileSync("docs/performance.md", "utf8").split("## Blocks in mainnet's shape");
  expect(section).toContain(`${shapes.length.toLocaleString("en")}\nmainnet transactions`);
  for (const row of [
    `| ${kind("payment")} payments, ${kind("tokenTransfer")} token transfers, ${kind("call")} other calls, one creation |`,
    `| ${percent((shape) => shape.isFailed, 1)} failed |`,
    `| ${percent(({ type }) => type === "0x0")} type 0, ${percent(({ type }) => type === "0x2")} type 2 |`,
    `| ${logs.toFixed(2)} a transaction; ${percent((one) => logCountOf(one) === 0)} have none, ${percent((one) => logCountOf(one) === 1)} one, ${percent((one) => logCountOf(one) > 1)} more |`,
  ]) {
    expect(section).toContain(row);
  }
  expect(shapes.filter((shape) => shape.kind === "creation")).toHaveLength(1);
});
