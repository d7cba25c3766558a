import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** One import, re-export, dynamic import or `import("…")` type of a source file. */
export interface Import {
  line: number;
  /** As written. */
  specifier: string;
  /** Path below the root with `/` if the import names a file of this project, otherwise null. */
  file: string | null;
  /** Erased by the compiler: `import type`, `export type`, `import("…")` in a type. */
  typeOnly: boolean;
}

export interface Source {
  /** Path below the root, with `/`. */
  path: string;
  lines: number;
  imports: Import[];
  /** Lines that open a transaction of Prisma's client, `$transaction`. */
  prismaTransactions: number[];
  /** Lines that use Prisma's client of a context, `….db.…`. */
  prismaCalls: number[];
  /** Lines that send SQL, `….query(`. */
  queries: number[];
  /** Whether the file declares `"use client"`. */
  isClient: boolean;
}

type Node = { start: number };
type Named = { type: string; name?: unknown; value?: unknown };

/** The imports and reads of a source file. Throws if the file does not parse. */
export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const uses = { prismaTransactions: [] as number[], prismaCalls: [] as number[], queries: [] as number[] };
  const imports: Import[] = [];
  const lineOf = ({ start }: Node) => text.slice(0, start).split("\n").length;
  const add = (node: Node, from: Named | null | undefined, typeOnly = false) => {
    if (!from) return;
    // A computed import is reported as an import of something unknown.
    const specifier = nameIn(from) ?? "(computed)";
    imports.push({ line: lineOf(node), specifier, file: resolveImport(root, path, specifier), typeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node, node.source, node.importKind === "type"),
    ExportNamedDeclaration: (node) => add(node, node.source, node.exportKind === "type"),
    ExportAllDeclaration: (node) => add(node, node.source, node.exportKind === "type"),
    ImportExpression: (node) => add(node, node.source),
    TSImportType: (node) => add(node, node.source, true),
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === "Identifier" && callee.name === "require") add(node, node.arguments[0]);
      if (callee.type === "MemberExpression" && propertyOf(callee) === "query") uses.queries.push(lineOf(node));
    },
    MemberExpression(node) {
      const property = propertyOf(node);
      if (property === "db") uses.prismaCalls.push(lineOf(node));
      if (property === "$transaction") uses.prismaTransactions.push(lineOf(node));
    },
  }).visit(program);
  return { path, lines: text.split("\n").length - 1, imports, ...uses, isClient: /^"use client";/m.test(text) };
}

/** The text of a literal; null for anything computed. */
function nameIn({ type, value }: Named): string | null {
  return type === "Literal" && typeof value === "string" ? value : null;
}

function propertyOf({ computed, property }: { computed: boolean; property: Named }): string | null {
  return computed ? nameIn(property) : String(property.name);
}

/** The project file an import names, as a path below the root; null for packages and built-in modules. */
function resolveImport(root: string, from: string, specifier: string): string | null {
  const isAlias = specifier.startsWith("@/");
  if (!isAlias && !/^\.\.?(\/|$)/.test(specifier)) return null;
  const target = isAlias ? join(root, specifier.slice(2)) : join(root, dirname(from), specifier);
  const candidates = [target, `${target}.ts`, `${target}.tsx`, join(target, "index.ts"), join(target, "index.tsx")];
  const found = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  return relative(root, found ?? target).replaceAll("\\", "/");
}

/** One broken rule. */
export interface Fault {
  path: string;
  line: number;
  rule: string;
  message: string;
}

export function fault(source: Source, line: number, rule: string, message: string): Fault {
  return { path: source.path, line, rule, message };
}

/** Whether the file is part of the running product: no test, script or tool. */
export function isProduct({ path }: Source): boolean {
  return /^(lib|app|components)\//.test(path) && !/\.test\.tsx?$/.test(path);
}
