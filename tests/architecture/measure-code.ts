import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync, type Statement, Visitor } from "oxc-parser";

const root = join(import.meta.dirname, "../..");
/** Not production code: tests, what is generated, and what is built or installed. */
const left = /^(\..*|tests|e2e|public)$|(^|\/)(node_modules|generated|dist|artifacts)$|\.(test|spec)\.tsx?$|\.d\.ts$/;
/** Functions that do not fit a screen have more lines. */
const SCREEN = 40;

interface Import {
  /** The imported file. */
  to: string;
  /** Of types alone: it loads nothing. */
  isType: boolean;
}

interface SourceFile {
  lines: number;
  /** Names that the file declares and exports. */
  exported: number;
  imports: readonly Import[];
  /** Lines of each function with a body. */
  functions: readonly number[];
}

/** Figures of the code whose growth makes it harder to read. */
export function measureCode() {
  const files = new Map(listFiles("").map((file) => [file, readFile(file)] as const));
  const lib = [...files].filter(([file]) => file.startsWith("lib/")).map(([, file]) => file);
  const perThousand = (of: (file: SourceFile) => number) => (1000 * sum(lib, of)) / sum(lib, ({ lines }) => lines);
  const functions = [...files.values()].flatMap((file) => file.functions);
  return {
    longFunctions: (1000 * functions.filter((lines) => lines > SCREEN).length) / functions.length,
    exported: perThousand((file) => file.exported),
    imports: perThousand((file) => file.imports.length),
    loaded: countLoaded(files, "lib/domains/scores/get-score.ts"),
  };
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (left.test(path)) return [];
    return entry.isDirectory() ? listFiles(path) : /\.tsx?$/.test(path) ? [path] : [];
  });
}

function readFile(file: string): SourceFile {
  const text = readFileSync(join(root, file), "utf8");
  const { program } = parseSync(file, text);
  const functions: number[] = [];
  const visit = ({ body }: { body: { type: string; start: number; end: number } | null }, from: number, to: number) => {
    if (body?.type === "BlockStatement") functions.push(text.slice(from, to).split("\n").length);
  };
  new Visitor({
    ArrowFunctionExpression: (one) => visit(one, one.start, one.end),
    FunctionDeclaration: (one) => visit(one, one.start, one.end),
    FunctionExpression: (one) => visit(one, one.start, one.end),
  }).visit(program);
  return {
    lines: text.split("\n").length - 1,
    exported: sum(program.body, countExported),
    imports: program.body.flatMap((statement) => importOf(file, statement)),
    functions,
  };
}

function countExported(statement: Statement): number {
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return 0;
  return statement.declaration.type === "VariableDeclaration" ? statement.declaration.declarations.length : 1;
}

function importOf(file: string, statement: Statement): Import[] {
  const isImport = statement.type === "ImportDeclaration";
  if (!isImport && statement.type !== "ExportNamedDeclaration" && statement.type !== "ExportAllDeclaration") return [];
  const source = statement.source?.value ?? "";
  if (!/^(\.|@\/)/.test(source)) return [];
  const to = normalize(source.startsWith("@/") ? source.slice(2) : join(dirname(file), source));
  return [{ to, isType: (isImport ? statement.importKind : statement.exportKind) === "type" }];
}

/** How many files a file loads, itself included. */
function countLoaded(files: ReadonlyMap<string, SourceFile>, start: string): number {
  const found = new Set([start]);
  // A set also goes through what is added to it meanwhile.
  for (const file of found) {
    for (const { to, isType } of files.get(file)?.imports ?? []) if (!isType && files.has(to)) found.add(to);
  }
  return found.size;
}
