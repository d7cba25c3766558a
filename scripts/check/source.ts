import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, Visitor } from "oxc-parser";

/** One import, re-export, dynamic import or `import("…")` type of a source file. */
export interface Import {
  line: number;
  /** As written. */
  specifier: string;
  /** Path below the root with `/`, where the import names a file of this project; else null. */
  file: string | null;
  /** Erased by the compiler: `import type`, `export type`, `import("…")` in a type. */
  typeOnly: boolean;
  /** Names taken; `*` for a namespace or all, `default`; empty for a bare import. */
  names: string[];
}

export interface Source {
  /** Path below the root, with `/`. */
  path: string;
  imports: Import[];
  /** Lines that read the process environment. */
  environment: number[];
  /** Lines that call the global `fetch`, or make a web socket. */
  fetches: number[];
  /** Lines that name `globalThis`. */
  globals: number[];
  /** Lines that open a transaction of Prisma's client, `$transaction`. */
  prismaTransactions: number[];
  /** Whether it says that it runs in the browser: `"use client"`. */
  isClient: boolean;
}

interface Literal {
  type: string;
  value?: unknown;
}

/** What a source file imports and reads. Throws when the file does not parse: a file nobody read is not a clean one. */
export function readSource(root: string, path: string): Source {
  const text = readFileSync(join(root, path), "utf8");
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const source: Source = {
    path,
    imports: [],
    environment: [],
    fetches: [],
    globals: [],
    prismaTransactions: [],
    isClient: /^"use client";/m.test(text),
  };
  const line = (offset: number) => text.slice(0, offset).split("\n").length;
  const add = (node: { start: number }, from: Literal | null | undefined, typeOnly: boolean, names: string[]) => {
    if (!from) return;
    const specifier = literalText(from);
    // A computed import cannot be judged; it is reported as an import of something unknown.
    const known = specifier ?? "(computed)";
    source.imports.push({
      line: line(node.start),
      specifier: known,
      file: specifier === null ? null : resolveImport(root, path, specifier),
      typeOnly,
      names,
    });
    if ((known === "node:process" || known === "process") && names.some((name) => name === "env" || name === "*")) {
      source.environment.push(line(node.start));
    }
  };
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers.map((one) => {
        if (one.type === "ImportDefaultSpecifier") return "default";
        return one.type === "ImportNamespaceSpecifier" ? "*" : nameOf(one.imported);
      });
      add(node, node.source, node.importKind === "type", names);
    },
    ExportNamedDeclaration(node) {
      add(
        node,
        node.source,
        node.exportKind === "type",
        node.specifiers.map((one) => nameOf(one.local)),
      );
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
      if (callee.type !== "Identifier") return;
      if (callee.name === "require") add(node, node.arguments[0], false, ["*"]);
      if (callee.name === "fetch") source.fetches.push(line(node.start));
    },
    NewExpression(node) {
      const { callee } = node;
      if (callee.type === "Identifier" && ["WebSocket", "EventSource", "XMLHttpRequest"].includes(callee.name)) {
        source.fetches.push(line(node.start));
      }
    },
    Identifier(node) {
      if (node.name === "globalThis") source.globals.push(line(node.start));
    },
    MemberExpression(node) {
      const property = node.computed ? literalText(node.property) : nameOf(node.property);
      if (property === "env" && isProcess(node.object)) source.environment.push(line(node.start));
      if (property === "$transaction") source.prismaTransactions.push(line(node.start));
    },
    VariableDeclarator(node) {
      // const { env } = process
      if (node.id.type !== "ObjectPattern" || !node.init || !isProcess(node.init)) return;
      const takesEnv = node.id.properties.some((one) => one.type === "Property" && nameOf(one.key) === "env");
      if (takesEnv) source.environment.push(line(node.start));
    },
  }).visit(program);
  return source;
}

function isProcess(node: { type: string; name?: unknown }): boolean {
  return node.type === "Identifier" && node.name === "process";
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
