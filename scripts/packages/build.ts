import { execFile } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { build, stop, transform } from "esbuild";
import * as contracts from "../../packages/contracts/src/index.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

export const packageNames = ["client", "react", "contracts"] as const;
export type PackageName = (typeof packageNames)[number];

/** Bytes of a package's code, of which a page loads what it uses. */
export interface Size {
  minified: number;
  gzip: number;
}

/** The modules of each package: entry points of its folder's sources, or of the one source they are made from. */
const modules: Record<PackageName, Readonly<Record<string, { source: string } | { text: () => string }>>> = {
  client: { "index.ts": { source: "public/credence.ts" }, "proxy.ts": { source: "packages/client/src/proxy.ts" } },
  react: Object.fromEntries(
    readdirSync(join(root, "packages/react/src")).map((name) => [name, { source: `packages/react/src/${name}` }]),
  ),
  contracts: { "index.ts": { text: writeConstants } },
};

/** The modules that are imported from outside. */
const entries: Record<PackageName, readonly string[]> = {
  client: ["index", "proxy"],
  react: ["index"],
  contracts: ["index"],
};

/**
 * Builds every package into a folder of its name below `folder`: JavaScript modules, and their types unless `types` is false.
 * Returns the sizes.
 */
export async function buildPackages(folder: string, { types = true } = {}): Promise<Record<PackageName, Size>> {
  const stage = join(folder, ".stage");
  rmSync(folder, { recursive: true, force: true });
  for (const name of packageNames) stagePackage(name, join(stage, name));
  const bundled = Promise.all(packageNames.map((name) => bundlePackage(name, stage, folder)));
  // Otherwise esbuild's service would run as long as this process.
  const sizes = await bundled.finally(stop);
  if (types) await writeTypes(stage, folder);
  rmSync(stage, { recursive: true });
  return Object.fromEntries(packageNames.map((name, i) => [name, sizes[i]])) as Record<PackageName, Size>; // One for each.
}

function stagePackage(name: PackageName, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const [file, from] of Object.entries(modules[name])) {
    if ("source" in from) copyFileSync(join(root, from.source), join(to, file));
    else writeFileSync(join(to, file), from.text());
  }
}

/** The exports of the contracts' package as literal constants, so that it needs no library to parse them. */
function writeConstants(): string {
  return Object.entries(contracts)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join("");
}

async function bundlePackage(name: PackageName, stage: string, folder: string): Promise<Size> {
  const to = join(folder, name);
  await build({
    entryPoints: entries[name].map((entry) => join(stage, name, `${entry}.ts`)),
    outdir: join(to, "dist"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    jsx: "automatic",
    packages: "external",
    logLevel: "silent",
    // Without the project's aliases, which would bundle the client.
    tsconfigRaw: {},
    // Frameworks with server components then load it in the browser.
    ...(name === "react" && { banner: { js: '"use client";' } }),
  });
  const size = await sizeOf(entries[name].map((entry) => readFileSync(join(to, `dist/${entry}.js`), "utf8")));
  writeFiles(name, to, size);
  return size;
}

/** The manifest, the README, the licence and the Solidity sources. */
function writeFiles(name: PackageName, to: string, size: Size): void {
  const own = join(root, "packages", name);
  const manifest = JSON.parse(readFileSync(join(own, "package.json"), "utf8"));
  const described = { name: manifest.name, version, ...manifest, ...peersOf(name, manifest) };
  writeFileSync(join(to, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
  writeFileSync(join(to, "README.md"), stateSize(readFileSync(join(own, "README.md"), "utf8"), size));
  copyFileSync(join(root, "LICENSE"), join(to, "LICENSE"));
  if (name !== "contracts") return;
  for (const folder of ["verifier", "ens"]) {
    const sources = join(root, "contracts", folder);
    const filter = (path: string) => relative(sources, path) !== "test";
    cpSync(sources, join(to, "solidity"), { recursive: true, filter });
  }
}

/** Packages that belong together have the same version. */
function peersOf(name: PackageName, manifest: { peerDependencies?: Record<string, string> }): object {
  return name === "react" ? { peerDependencies: { ...manifest.peerDependencies, "@credence/client": version } } : {};
}

async function sizeOf(texts: readonly string[]): Promise<Size> {
  const minified = await Promise.all(texts.map(async (text) => (await transform(text, { minify: true })).code));
  const whole = minified.join("");
  return { minified: Buffer.byteLength(whole), gzip: gzipSync(whole).length };
}

const SIZE = /\d[\d.]* kB minified, \d[\d.]* kB with gzip/;

/** The text of a README with the measured size. */
export function stateSize(text: string, { minified, gzip }: Size): string {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  if (!SIZE.test(text)) throw new Error("A package's README does not state its size.");
  return text.replace(SIZE, `${kilobytes(minified)} minified, ${kilobytes(gzip)} with gzip`);
}

/** Declarations of all packages at once, which import each other. */
async function writeTypes(stage: string, folder: string): Promise<void> {
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: stage,
      outDir: join(folder, ".types"),
      types: [],
      typeRoots: [join(root, "node_modules/@types")],
      paths: {
        "@credence/client": [join(stage, "client/index.ts")],
        "react/*": [join(root, "node_modules/@types/react/*")],
        react: [join(root, "node_modules/@types/react/index.d.ts")],
      },
    },
    include: [join(stage, "**/*")],
    exclude: [],
  };
  const project = join(stage, "tsconfig.json");
  writeFileSync(project, JSON.stringify(settings));
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", project]).catch((error) => {
    throw new Error(`The types of the packages cannot be written:\n${error.stdout}`);
  });
  for (const name of packageNames) {
    const from = join(folder, ".types", name);
    for (const file of readdirSync(from)) {
      const text = readFileSync(join(from, file), "utf8");
      // As Node resolves them.
      writeFileSync(join(folder, name, "dist", file), text.replaceAll(/(["']\.\/[\w-]+)\.tsx?(["'])/g, "$1.js$2"));
    }
  }
  rmSync(join(folder, ".types"), { recursive: true });
}

/** Packs the built packages of `folder` as `npm publish` would, and returns the tarballs. */
export async function packPackages(folder: string, to: string): Promise<Record<PackageName, string>> {
  mkdirSync(to, { recursive: true });
  const folders = packageNames.map((name) => join(folder, name));
  const { stdout } = await run("npm", ["pack", ...folders, "--json", "--pack-destination", to]);
  const packed: { name: string; filename: string }[] = JSON.parse(stdout);
  const found = packageNames.map((name) => {
    const one = packed.find((entry) => entry.name === `@credence/${name}`);
    if (!one) throw new Error(`npm packed no @credence/${name}.`);
    return [name, join(to, one.filename)];
  });
  return Object.fromEntries(found) as Record<PackageName, string>; // One for each.
}
