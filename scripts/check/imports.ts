import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkDatabase } from "./database-rules.ts";
import { type Fault, fault, type Import, isProduct, readSource, type Source } from "./source.ts";

/** The layers of the source tree. A file belongs to the first whose pattern matches its path. */
const layers = {
  // Not part of the running product, so these may import anything.
  tests: /(\.test\.tsx?$)|^(tests|e2e|bench|lab|scripts)\//,
  root: /^[^/]+\.(ts|tsx|mts|js|mjs)$/,
  core: /^lib\/core\//,
  engine: /^lib\/engine\//,
  chain: /^lib\/chain\//,
  domains: /^lib\/domains\//,
  indexer: /^lib\/indexer\//,
  worker: /^lib\/worker\//,
  auth: /^lib\/auth\//,
  api: /^lib\/api\//,
  web: /^lib\/web\//,
  packages: /^packages\//,
  components: /^components\//,
  docs: /^app\/\(site\)\/docs\//,
  pages: /^app\/(\(site\)|portal|admin)\/|^app\/(layout|not-found|global-not-found|error|global-error|loading)\.tsx$/,
  endpoints: /^app\/(v1|mcp|\(reservations\))\//,
  signIn: /^app\/api\/auth\//,
  routes: /^app\//,
} as const;
type Layer = keyof typeof layers;

const publicDomain = /^lib\/domains\/[^/]+\/(index|schemas)\.ts$/;
const schemas = /^lib\/domains\/[^/]+\/schemas\.ts$/;
/** What the packages for integrators contain of the product. */
const published =
  /^lib\/(chain\/(verifier|names|roots|ens)-abi|domains\/(policies\/pass-types|scores\/receipt\/receipt|epochs\/epoch-header|epochs\/leaf|lists\/trees\/list-root))\.ts$/;
/** Verifies receipts, in the browser too, where it is loaded on demand. */
const verifier = /^lib\/domains\/scores\/receipt\/verify\.ts$/;
/** What the verifier needs of the models, and no database. */
const modelHashes = /^lib\/domains\/models\/model-hash\.ts$/;
/** Compute scores from loaded subjects. */
const computing = /^lib\/domains\/scores\/(subject|score-on|record-change)\.ts$/;
const generated = /^prisma\/(?:generated\/|client\.)/;

interface Rule {
  /** What a file of the layer may import from this project, besides its own layer. */
  may: readonly RegExp[];
  /** Whether files of the layer may import each other; default yes. */
  own?: boolean;
  /** Files from which it may import types only. */
  types?: readonly RegExp[];
  /** Whether it may import packages and built-in modules; default yes. */
  packages?: boolean;
}

/** The import rules of docs/internals.md. `null`: anything. */
const rules: Record<Layer, Rule | null> = {
  tests: null,
  root: null,
  core: { may: [generated, /^lib\/messages\//] },
  engine: { may: [], packages: false },
  chain: { may: [layers.core] },
  domains: {
    may: [layers.core, layers.engine, layers.chain, publicDomain, modelHashes, generated],
    own: false,
  },
  indexer: { may: [layers.core, layers.engine, layers.chain, publicDomain, generated] },
  worker: { may: [layers.core, layers.engine, layers.chain, publicDomain, layers.indexer, generated] },
  auth: { may: [layers.core, publicDomain] },
  api: { may: [layers.core, layers.auth, publicDomain] },
  web: { may: [layers.core, layers.auth, layers.api, publicDomain] },
  packages: { may: [published] },
  components: {
    may: [
      schemas,
      verifier,
      /^lib\/(api\/client|core\/(sign-in-text|base-path|pasted-address|language|each-language|texts|format-text|error-texts))\.ts$/,
    ],
    types: [/./],
  },
  docs: { may: [layers.components, layers.pages, layers.auth, publicDomain, layers.core, layers.api] },
  pages: { may: [layers.components, layers.auth, publicDomain, layers.core] },
  endpoints: { may: [/^lib\/api\/serve\.ts$/, /^lib\/api\/endpoints\/[^/]+\.ts$/] },
  signIn: { may: [layers.auth] },
  routes: { may: [layers.api, layers.core] },
};

/** Every broken import rule of the source tree below `root`, ordered by path and line. */
export function checkImports(root: string): Fault[] {
  const paths = sourceFiles(root);
  if (paths.length === 0) throw new Error(`No source files exist below ${root}: nothing was checked.`);
  const sources = paths.map((path) => readSource(root, path));
  const faults = [
    ...sources.flatMap(checkLayer),
    ...sources.flatMap(checkDatabase),
    ...checkBrowser(sources),
    ...checkComputing(sources),
    ...checkDomainCycles(sources),
    ...checkMutualFolders(sources),
    ...checkSmallFiles(sources),
  ];
  return faults.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line));
}

const folders = ["app", "bench", "components", "e2e", "lab", "lib", "packages", "scripts", "tests"];
const skipped = /\/(node_modules|generated|artifacts|dist|fixtures|migrations)\//;

function sourceFiles(root: string): string[] {
  const below = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`)
      : [],
  );
  return [...readdirSync(root), ...below]
    .filter((path) => /\.(ts|tsx|mts|js|mjs)$/.test(path) && !skipped.test(path) && path !== "next-env.d.ts")
    .sort();
}

function layerOf(path: string): Layer | null {
  for (const [layer, pattern] of Object.entries(layers)) if (pattern.test(path)) return layer as Layer; // keys of layers
  return null;
}

function checkLayer(source: Source): Fault[] {
  const layer = layerOf(source.path);
  if (layer === null) {
    const remedy = "add it to `layers` of scripts/check/imports.ts, and to docs/internals.md";
    return [fault(source, 1, "layers", `no layer has this folder: ${remedy}`)];
  }
  const rule = rules[layer];
  if (rule === null) return [];
  return source.imports
    .filter((one) => !isAllowed(source, layer, rule, one))
    .map((one) => {
      const what = (one.file ?? one.specifier) + (one.typeOnly ? " (types)" : "");
      return fault(source, one.line, "layers", `${layer} may not import ${what}: docs/internals.md#import-rules`);
    });
}

function isAllowed(source: Source, layer: Layer, rule: Rule, one: Import): boolean {
  if (one.file === null) return one.specifier !== "(computed)" && (rule.packages ?? true);
  const file = one.file;
  // Tests are never imported by what they test.
  if (/\.test\.tsx?$/.test(file)) return false;
  if (layer === "domains" && folder(source.path, 3) === folder(file, 3)) return true;
  if ((rule.own ?? true) && layers[layer].test(file)) return true;
  if (rule.may.some((pattern) => pattern.test(file))) return true;
  // Styles and pictures beside pages and components.
  if (/\.(css|svg|png)$/.test(file)) return true;
  return one.typeOnly && (rule.types ?? []).some((pattern) => pattern.test(file));
}

const folder = (path: string, depth: number): string => path.split("/").slice(0, depth).join("/");

/** Files and all they import, but for types. */
function reachedFrom(
  sources: readonly Source[],
  isFirst: (source: Source) => boolean,
  mayEnter: (source: Source) => boolean = () => true,
): Source[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set(sources.filter(isFirst));
  for (const source of reached) {
    for (const one of source.imports) {
      const next = one.file !== null && !one.typeOnly ? byPath.get(one.file) : undefined;
      if (next && mayEnter(next)) reached.add(next);
    }
  }
  return [...reached];
}

/** A score is a function of what was loaded: what computes it, and its imports, use no database. */
function checkComputing(sources: Source[]): Fault[] {
  return reachedFrom(sources, ({ path }) => computing.test(path)).flatMap((source) =>
    [...source.queries, ...source.prismaCalls].map((line) =>
      fault(source, line, "computing", "is loaded by what computes scores, which may not use the database"),
    ),
  );
}

/**
 * Browser code and its imports must not load zod, seventy kilobytes to repeat the server's checks; the verifier alone does. Nor a module of
 * Node, with which the pages are not built.
 */
function checkBrowser(sources: Source[]): Fault[] {
  const isClient = (source: Source) => isProduct(source) && source.isClient;
  return reachedFrom(sources, isClient, ({ path }) => !verifier.test(path)).flatMap((source) =>
    source.imports
      .filter(({ specifier, typeOnly }) => !typeOnly && (specifier === "zod" || specifier.startsWith("node:")))
      .map(({ specifier, line }) => {
        const why = specifier === "zod" ? "where zod is too heavy" : `which has no ${specifier}`;
        return fault(source, line, "browser", `is loaded in the browser, ${why}`);
      }),
  );
}

/** Domains that import each other, types included. */
function checkDomainCycles(sources: Source[]): Fault[] {
  const graph = new Map<string, string[]>();
  for (const source of sources) {
    if (!layers.domains.test(source.path) || layers.tests.test(source.path)) continue;
    const own = folder(source.path, 3);
    const others = source.imports.flatMap((one) =>
      one.file && layers.domains.test(one.file) ? folder(one.file, 3) : [],
    );
    graph.set(own, [...(graph.get(own) ?? []), ...others.filter((other) => other !== own)]);
  }
  return cycles(graph).map((path) => ({
    path: path[0] ?? "",
    line: 1,
    rule: "cycles",
    message: `domains import each other: ${path.join(" → ")}`,
  }));
}

/** Folders of lib that import each other, types included: who reads one would go back and forth. */
function checkMutualFolders(sources: Source[]): Fault[] {
  const imports = new Map<string, { source: Source; one: Import }>();
  for (const source of sources) {
    if (!source.path.startsWith("lib/") || layers.tests.test(source.path)) continue;
    for (const one of source.imports) {
      if (one.file?.startsWith("lib/")) imports.set(`${dirname(source.path)} ${dirname(one.file)}`, { source, one });
    }
  }
  return [...imports].flatMap(([pair, { source, one }]) => {
    const [from = "", to = ""] = pair.split(" ");
    const isMutual = from < to && imports.has(`${to} ${from}`);
    return isMutual ? [fault(source, one.line, "folders", `${from} and ${to} import each other`)] : [];
  });
}

/** A file of lib that fits a screen has at most so many lines. */
const SCREEN = 40;

/** Small files of lib that one file beside them imports: a hop for no more than a screen. Doors and what has its own test may be small. */
function checkSmallFiles(sources: Source[]): Fault[] {
  const paths = new Set(sources.map(({ path }) => path));
  const importers = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    if (/\.(test|spec)\.tsx?$|^(tests|e2e)\//.test(path)) continue;
    for (const { file } of imports) {
      if (file !== null) importers.set(file, (importers.get(file) ?? new Set()).add(path));
    }
  }
  return sources.flatMap((source) => {
    const { path, lines } = source;
    const [first = "", ...others] = importers.get(path) ?? [];
    const isHop =
      first !== "" && others.length === 0 && dirname(first) === dirname(path) && !first.endsWith("/index.ts");
    if (!path.startsWith("lib/") || lines > SCREEN || !isHop || paths.has(path.replace(/\.ts$/, ".test.ts"))) return [];
    return [fault(source, 1, "files", `moves into ${first}, the only file that imports it`)];
  });
}

/** One closed walk for each cycle a depth-first search meets, first node repeated at the end. */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) found.push([...path.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const next of new Set(graph.get(node) ?? [])) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}

// As a program: print the faults of the given tree, or of this one.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = checkImports(process.argv[2] ?? join(import.meta.dirname, "../.."));
  for (const one of faults) console.error(`${one.path}:${one.line} [${one.rule}] ${one.message}`);
  console.log(faults.length === 0 ? "No import rule is broken." : `${faults.length} import rules are broken.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
