import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

interface Component {
  name: string;
  properties?: { name: string }[];
}

test("the bill of materials of docs/operations.md names every package, and marks those of development", () => {
  const [command = ""] = /npm sbom [^`]+/.exec(readFileSync(join(root, "docs/operations.md"), "utf8")) ?? [];
  const [program = "", ...args] = command.split(" ");
  const bill = JSON.parse(execFileSync(program, args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }));
  const components: Component[] = bill.components;
  const marked = ({ properties = [] }: Component) =>
    properties.some(({ name }) => name === "cdx:npm:package:development");
  const production = components.filter((one) => !marked(one)).map(({ name }) => name);
  const { dependencies, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // Its name is that of the folder.
  expect(bill.metadata.component).toMatchObject({ version });
  expect(production).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(components.filter(marked).map(({ name }) => name)).toContain("vitest");
});
