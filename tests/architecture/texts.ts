import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { parseSync, Visitor } from "oxc-parser";
import { readSource, type Source } from "../../scripts/check/source.ts";

// What the code does with the catalogues of lib/messages.

const root = join(import.meta.dirname, "../..");

/** The texts of a catalogue by their whole key. */
export function flatten(part: object, path = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(part)) {
    const whole = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") found.set(whole, value);
    else for (const [inner, text] of flatten(value, whole)) found.set(inner, text);
  }
  return found;
}

/** The values and tags of a message, such as `count plural` and `link tag`, sorted. Throws if it is malformed. */
export function argumentsOf(message: string): string[] {
  const kinds = ["pound", "select", "plural", "ordinal", "number", "date", "time"];
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, ...rest] = node;
    if (typeof name !== "string" || typeof kind !== "number" || kind === 0) {
      if (typeof name === "string") found.add(node.length === 1 ? name : `${name} tag`);
      for (const inner of typeof name === "string" ? node.slice(1) : node) visit(inner);
      return;
    }
    found.add(`${name} ${kinds[kind]}`);
    for (const options of rest) for (const branch of Object.values(options ?? {})) visitAll(branch, visit);
  };
  visitAll(compile(message), visit);
  return [...found].sort();
}

/** A message or a branch is a string, or a list of nodes. */
function visitAll(nodes: unknown, visit: (node: unknown) => void): void {
  if (Array.isArray(nodes)) for (const node of nodes) visit(node);
}

/** What a file takes from the catalogues. */
export interface TextUse {
  areas: string[];
  /** Those of its components, which a page has to give to browsers. */
  hooks: string[];
  /** Areas whose sentences it translates, whichever they are. */
  wholes: string[];
  /** Areas that it gives to client components. */
  given: string[];
  /** Whether a key is one that the file names, or may make of parts. */
  names: (key: string) => boolean;
  /** Texts for people that are written in the file itself, with their lines. */
  written: string[];
}

const readers: Readonly<Record<string, number>> = { useTexts: 0, getTexts: 0, textsIn: 1 };
/** Attributes and properties that people read. */
const shown = /^(?:action|aria-label|alt|caption|description|head|hint|label|lead|note|placeholder|summary|title)$/;
/** Wherever it is written: three words or more with a sentence's beginning and end. */
const SENTENCE = /^\s*\p{Lu}[^\s]*(?:\s+[^\s]+){2,}[.:?!…]\s*$/u;
const WORDS = /\p{L}{2}/u;
/** Names that no language changes. */
const NAMES =
  /^[\s\p{P}\d]*(?:Credence|alice|OpenAPI|JSON|API|URL|UTC|CSV|Ethereum|npm|curl|JavaScript|Python|TypeScript|GitHub|Slack|Discord|WalletConnect)?[\s\p{P}\d]*$/u;

/** Reads a source file. `file`: its path, for faults. */
export function useOf(file: string, text: string): TextUse {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} does not parse: ${errors[0].message}`);
  const areas = new Set<string>();
  const [hooks, wholes] = [new Set<string>(), new Set<string>()];
  const named = new Map<string, string[]>();
  const dynamic: string[] = [];
  const typed: string[] = [];
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const written: string[] = [];
  const write = (at: number, words: string) => {
    const row = `${file}:${text.slice(0, at).split("\n").length} ${words.trim().replaceAll(/\s+/g, " ")}`;
    if (WORDS.test(words) && !NAMES.test(words) && !written.includes(row)) written.push(row);
  };
  /** Texts among what an expression may be. */
  const writeValues = (node: Node | null): void => {
    for (const [at, words] of textsOf(node)) write(at, words);
  };
  /** Errors are for programs and logs: pages choose their texts by the code. */
  const thrown: { start: number; end: number }[] = [];
  const sentences: [at: number, words: string][] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      for (const [name, area] of readNames(id, init)) named.set(name, [...(named.get(name) ?? []), area]);
    },
    CallExpression({ callee, arguments: given }) {
      // A key from elsewhere may be any of the area's: the types know which.
      if (callee.type === "Identifier" && /^(?:Identifier|MemberExpression)$/.test(given[0]?.type ?? "")) {
        dynamic.push(callee.name);
      }
      const area = callee.type === "Identifier" ? given[readers[callee.name] ?? -1] : undefined;
      if (area?.type === "Literal" && typeof area.value === "string") {
        areas.add(area.value);
        if (callee.type === "Identifier" && callee.name === "useTexts") hooks.add(area.value);
      }
      const [whole] = callee.type === "Identifier" && /^(?:use|get)Translate$/.test(callee.name) ? given : [];
      if (whole?.type === "Literal" && typeof whole.value === "string") wholes.add(whole.value);
    },
    TSTypeReference({ typeName, typeArguments }) {
      if (typeName.type !== "Identifier" || !/^(?:Texts|TextKey)$/.test(typeName.name)) return;
      for (const one of typeArguments?.params ?? []) {
        if (one.type !== "TSLiteralType" || one.literal.type !== "Literal") continue;
        areas.add(String(one.literal.value));
        typed.push(String(one.literal.value));
      }
    },
    Literal({ value, start }) {
      if (typeof value !== "string") return;
      literals.add(value);
      if (SENTENCE.test(value)) sentences.push([start, value]);
    },
    ThrowStatement(node) {
      thrown.push(node);
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier" && /(?:Error|Exception)$/.test(node.callee.name)) thrown.push(node);
    },
    TemplateLiteral({ quasis, start }) {
      const whole = quasis.map(({ value }) => value.cooked ?? "").join("0");
      if (SENTENCE.test(whole)) sentences.push([start, whole]);
      const parts = quasis.map(({ value }) => (value.cooked ?? "").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      // A value alone could be anything.
      if (/[a-z]{2}|\./i.test(parts.join(""))) patterns.push(new RegExp(`^${parts.join("[^.]+")}$`));
    },
    JSXText({ value, start }) {
      write(start, value);
    },
    JSXElement({ openingElement: { name }, children }) {
      // Code is the same in every language.
      if (name.type === "JSXIdentifier" && name.name === "code") return;
      for (const child of children) if (child.type === "JSXExpressionContainer") writeValues(child.expression);
    },
    JSXFragment({ children }) {
      for (const child of children) if (child.type === "JSXExpressionContainer") writeValues(child.expression);
    },
    JSXAttribute({ name, value }) {
      // An address.
      if (!shown.test(String(name.name)) || name.name === "action") return;
      writeValues(value?.type === "JSXExpressionContainer" ? value.expression : value);
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && shown.test(key.name)) writeValues(value);
    },
  }).visit(program);
  for (const [at, words] of sentences) if (!thrown.some(({ start, end }) => start < at && at < end)) write(at, words);
  return {
    areas: [...areas],
    hooks: [...hooks],
    wholes: [...wholes, ...dynamic.flatMap((name) => named.get(name) ?? typed)],
    given: givenIn(text),
    names: (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)),
    written,
  };
}

/** The texts that an expression may be: of a string, a template, or one of several. */
function textsOf(node: Node | null): [at: number, words: string][] {
  const parts = node as {
    start: number;
    value?: unknown;
    quasis?: { start: number; value: { cooked?: string } }[];
    expressions?: Node[];
    consequent?: Node;
    alternate?: Node;
    left?: Node;
    right?: Node;
    operator?: string;
  } | null;
  if (!node || !parts) return [];
  const inside = (...nodes: (Node | undefined)[]) => nodes.flatMap((one) => textsOf(one ?? null));
  switch (node.type) {
    case "Literal":
      return typeof parts.value === "string" ? [[parts.start, parts.value]] : [];
    case "TemplateLiteral": {
      const texts = (parts.quasis ?? []).map(({ start, value }): [number, string] => [start, value.cooked ?? ""]);
      return [...texts, ...inside(...(parts.expressions ?? []))];
    }
    case "ConditionalExpression":
      return inside(parts.consequent, parts.alternate);
    case "LogicalExpression":
      return inside(parts.left, parts.right);
    case "BinaryExpression":
      return parts.operator === "+" ? inside(parts.left, parts.right) : [];
    default:
      return [];
  }
}

/** The areas that a file gives to client components: written there, or in a constant of the file. */
function givenIn(text: string): string[] {
  return [...text.matchAll(/<ClientTexts\s+of=\{(\[[^\]]*\]|\w+)\}/g)].flatMap(([, of = ""]) => {
    const written = of.startsWith("[") ? of : new RegExp(`const ${of} = ([^;]*);`).exec(text)?.[1];
    return [...(written ?? "").matchAll(/"([^"]+)"/g)].map(([, area = ""]) => area);
  });
}

interface Node {
  type: string;
}

/** The areas of the names that a declaration gives, as in `const [t, ui] = [useTexts("search"), useTexts("ui")]`. */
function readNames(id: Node, init: Node | null): [name: string, area: string][] {
  const value = unwrap(init);
  if (id.type === "ArrayPattern" && value?.type === "ArrayExpression") {
    const { elements: names } = id as Node & { elements: (Node | null)[] };
    const { elements: values } = value as Node & { elements: (Node | null)[] };
    return names.flatMap((name, i) => (name ? readNames(name, values[i] ?? null) : []));
  }
  if (id.type !== "Identifier" || value?.type !== "CallExpression") return [];
  const { callee, arguments: given } = value as Node & { callee: Node & { name?: string }; arguments: Node[] };
  const area = given[readers[callee.name ?? ""] ?? -1] as (Node & { value?: unknown }) | undefined;
  return typeof area?.value === "string" ? [[(id as Node & { name: string }).name, area.value]] : [];
}

/** Without `await` and `Promise.all`. */
function unwrap(node: Node | null): Node | null {
  if (node?.type !== "AwaitExpression") return node;
  const { argument } = node as Node & {
    argument: Node & { callee?: { property?: { name?: string } }; arguments?: Node[] };
  };
  return argument.callee?.property?.name === "all" ? (argument.arguments?.[0] ?? null) : argument;
}

/** Every file of pages and notices with what it takes from the catalogues. */
export function readUses(): { source: Source; use: TextUse }[] {
  const files = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ source: readSource(root, file), use: useOf(file, readFileSync(join(root, file), "utf8")) }));
}

/** Keys of the catalogue that no file takes. */
export function unusedKeys(keys: Iterable<string>, uses: readonly TextUse[]): string[] {
  return [...keys].filter(
    (key) =>
      !uses.some(
        ({ areas, wholes, names }) =>
          wholes.some((area) => key.startsWith(`${area}.`)) ||
          areas.some((area) => key.startsWith(`${area}.`) && names(key.slice(area.length + 1))),
      ),
  );
}

type Read = ReturnType<typeof readUses>[number];

/**
 * Areas that client components of a page use, and that neither the page nor a layout around it gives them. `apart`: client components that
 * bring areas of their own when they are loaded, beside those of their frame.
 */
export function missingAreas(
  reads: readonly Read[],
  apart: ReadonlyMap<string, { frame: string; areas: readonly string[] }> = new Map(),
): string[] {
  const byPath = new Map(reads.map((read) => [read.source.path, read]));
  const next = ({ source }: Read) =>
    source.imports.flatMap(({ file, typeOnly }) => (file === null || typeOnly ? [] : (byPath.get(file) ?? [])));
  const reach = (first: readonly Read[], mayEnter: (read: Read) => boolean) => {
    const reached = new Set(first);
    for (const read of reached) for (const one of next(read)) if (mayEnter(one)) reached.add(one);
    return [...reached];
  };
  const lacking = (root: string, client: readonly Read[], given: readonly string[]) =>
    client.flatMap(({ source, use }) =>
      use.hooks
        .filter((area) => !given.some((one) => area === one || area.startsWith(`${one}.`)))
        .map((area) => `${root}: ${area} of ${source.path}`),
    );
  const ofApart = [...apart].flatMap(([path, { frame, areas }]) => {
    const root = byPath.get(path);
    const given = [...areas, ...(byPath.get(frame)?.use.given ?? [])];
    return root
      ? lacking(
          path,
          reach([root], () => true),
          given,
        )
      : [`${path} is not there`];
  });
  const ofPages = reads
    .filter(({ source }) => /^app\/.*\/?(?:page|layout|error|not-found)\.tsx$/.test(source.path))
    .flatMap((page) => {
      const folders = page.source.path.split("/").slice(0, -1);
      const layouts = folders.flatMap((_, i) => byPath.get(`${folders.slice(0, i + 1).join("/")}/layout.tsx`) ?? []);
      const server = reach([page, ...layouts], ({ source }) => !source.isClient);
      const client = reach(
        server
          .flatMap(next)
          .concat(page)
          .filter(({ source }) => source.isClient),
        ({ source }) => !apart.has(source.path),
      );
      return lacking(
        page.source.path,
        client,
        server.flatMap(({ use }) => use.given),
      );
    });
  return [...new Set([...ofApart, ...ofPages])];
}
