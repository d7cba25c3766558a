import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The shell commands of a section of a page below docs, block by block, in its order; those of lists without their indentation. */
export function commandsOf(page: string, section: string): string[] {
  const text = readFileSync(join(root, "docs", page), "utf8");
  const body = text.slice(text.indexOf(`\n${section}\n`) + 1).split(/\n#{2,3} /)[0] ?? "";
  return [...body.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent = "", block = ""]) =>
    block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}
