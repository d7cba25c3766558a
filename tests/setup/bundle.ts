import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Plugin } from "esbuild";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/credence-tests");

/** Bundle a program of this repository as it is now, so that it starts fast. The file it landed in. */
export async function bundleProgram(source: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    write: false,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    plugins,
    logLevel: "error",
  });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${basename(source, ".ts")}.mjs`);
  // Whole at once: other tests may be starting the same program.
  const written = `${path}.${process.pid}`;
  writeFileSync(written, outputFiles[0]?.contents ?? "");
  renameSync(written, path);
  return path;
}
