import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Plugin } from "esbuild";
import { type ArrowFunctionExpression, type Function as FunctionNode, parseSync, Visitor } from "oxc-parser";

const root = join(import.meta.dirname, "../..");

/** Makes every function below lib report its file when it is entered; `trace.ts` receives the reports. */
export const reportEntries: Plugin = {
  name: "report-entries",
  setup(build) {
    build.onLoad({ filter: /\/lib\/.*\.ts$/ }, async ({ path }) => {
      const contents = withReports(relative(root, path), await readFile(path, "utf8"));
      return { loader: "ts", contents };
    });
  },
};

export function withReports(file: string, source: string): string {
  const report = `globalThis.reportEntry?.(${JSON.stringify(file)})`;
  const insertions: { at: number; text: string }[] = [];
  const visit = ({ body }: FunctionNode | ArrowFunctionExpression): void => {
    if (!body) return;
    if (body.type === "BlockStatement") insertions.push({ at: body.start + 1, text: `${report};` });
    else insertions.push({ at: body.start, text: `(${report},` }, { at: body.end, text: ")" });
  };
  const visitor = new Visitor({
    ArrowFunctionExpression: visit,
    FunctionDeclaration: visit,
    FunctionExpression: visit,
  });
  visitor.visit(parseSync(file, source).program);
  insertions.sort((a, b) => b.at - a.at);
  return insertions.reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), source);
}
