import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A fenced block of a page. */
export interface Example {
  page: string;
  /** Line of its opening fence, from 1. */
  line: number;
  /** What it is written in; empty if the fence names nothing. */
  language: string;
  code: string;
}

/** README.md, and every page below docs that a person wrote or that holds examples. */
export const pages = [
  "README.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
].sort();

/** The fenced blocks of a page, in order. */
export function examplesOf(page: string): Example[] {
  const text = readFileSync(join(root, page), "utf8");
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split("\n").length,
    language: match[1] ?? "",
    code: match[2] ?? "",
  }));
}
