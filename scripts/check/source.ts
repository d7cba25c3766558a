import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor, type VisitorObject } from "oxc-parser";

/** One import, re-export, dynamic import or `import("…")` type of a source file. */
export interface Import {
  line: number;
  /** As written. */
  specifier: string;
  /** Path below the root with `/` if the import names a file of this project, otherwise null. */
  file: string | null;
  /** Erased by the compiler: `import type`, `export type`, `import("…")` in a type. */
  typeOnly: boolean;
  /** Imported names; `*` for a namespace or all, `default`; empty for a bare import. */
  names: string[];
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

interface Literal {
  type: string;
  value?: unknown;
}

type Node = { start: number };
type AddImport = (node: Node, from: Literal | null | undefined, typeOnly: boolean, names: string[]) => void;
type Use = "prismaTransactions" | "prismaCalls" | "queries";
type Note = (kind: Use, node: Node) => void;

/** The imports and reads of a source file. Throws if the file does not parse. */
export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const isClient = /^"use client";/m.test(text);
  const source: Source = {
    path,
    lines: text.split("\n").length - 1,
    imports: [],
    prismaTransactions: [],
    prismaCalls: [],
    queries: [],
    isClient,
  };
  const lineOf = (node: Node) => text.slice(0, node.start).split("\n").length;
  const note: Note = (kind, node) => source[kind].push(lineOf(node));
  const addImport: AddImport = (node, from, typeOnly, names) => {
    if (!from) return;
    const written = literalText(from);
    // A computed import is reported as an import of something unknown.
    const specifier = written ?? "(computed)";
    const file = written === null ? null : resolveImport(root, path, written);
    source.imports.push({ line: lineOf(node), specifier, file, typeOnly, names });
  };
  new Visitor(importVisitors(addImport)).visit(program);
  new Visitor(accessVisitors(note)).visit(program);
  return source;
}

function importVisitors(add: AddImport): VisitorObject {
  return {
    ImportDeclaration(node) {
      const names = node.specifiers.map((one) => {
        if (one.type === "ImportDefaultSpecifier") return "default";
        return one.type === "ImportNamespaceSpecifier" ? "*" : nameOf(one.imported);
      });
      add(node, node.source, node.importKind === "type", names);
    },
    ExportNamedDeclaration(node) {
      const names = node.specifiers.map((one) => nameOf(one.local));
      add(node, node.source, node.exportKind === "type", names);
    },
    ExportAllDeclaration(node) {
      add(node, node.source, node.exportKind === "type", ["*"]);
    },
    ImportExpression(node) {
      add(node, node.source, false, ["*"]);
    },
    TSImportType(node) {
      add(node, node.source, true, ["*"]);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === "Identifier" && callee.name === "require") add(node, node.arguments[0], false, ["*"]);
    },
  };
}

function accessVisitors(note: Note): VisitorObject {
  return {
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === "MemberExpression" && nameOf(callee.property) === "query") note("queries", node);
    },
    MemberExpression(node) {
      const property = node.computed ? literalText(node.property) : nameOf(node.property);
      if (property === "db") note("prismaCalls", node);
      if (property === "$transaction") note("prismaTransactions", node);
    },
  };
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string {
  return String(node.type === "Literal" ? node.value : node.name);
}

function literalText(node: Literal & { quasis?: unknown }): string | null {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** The project file an import names, as a path below the root; null for packages and built-in modules. */
function resolveImport(root: string, from: string, specifier: string): string | null {
  const isRelative =
    specifier.startsWith("./") || specifier.startsWith("../") || specifier === "." || specifier === "..";
  const isAlias = specifier.startsWith("@/");
  if (!isRelative && !isAlias) return null;
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
