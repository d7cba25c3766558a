import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle, stop as stopBundler } from "esbuild";
import { isInstalled, WALLETCONNECT_PACKAGE } from "../../lib/core/optional-package.ts";
import { PublicOrigin, splitPublicOrigin } from "../../lib/core/public-origin.ts";
import { StartError } from "../start-error.ts";
import { fingerprint } from "./fingerprint.ts";
import { nodeBundle } from "./node-bundle.ts";
import { type RunOptions, runNode } from "./run.ts";

/** The sources of the built product. */
const sources = [
  "app",
  "components",
  "lib",
  "prisma/client.js",
  "public",
  "scripts/health.ts",
  "scripts/worker.ts",
  "server.ts",
  "pages.ts",
  "next.config.js",
  "postcss.config.mjs",
  "proxy.ts",
  "instrumentation.ts",
  "package-lock.json",
];

/** The programs: source, output, and Node flags. */
export const programs = {
  web: { source: "server.ts", output: "dist/server.js", flags: ["--enable-source-maps"] },
  /** Started by the web program. */
  pages: { source: "pages.ts", output: "dist/pages.js", flags: ["--enable-source-maps"] },
  worker: {
    source: "scripts/worker.ts",
    output: "dist/worker.js",
    // A batch of blocks outlives the default young generation (16 MiB), which would copy it repeatedly. Without the second flag,
    // the heap grows to four times what is in use before old garbage is collected.
    flags: ["--enable-source-maps", "--max-semi-space-size=32", "--heap-growing-percent=60"],
  },
  /** Started by the worker, from the folder of its program (lib/worker/trees.ts). */
  tree: { source: "lib/worker/tree-program.ts", output: "dist/tree-program.js", flags: [] },
  /** Whether the process of its container is healthy. */
  health: { source: "scripts/health.ts", output: "dist/health.js", flags: [] },
} as const;

const RELEASE_DIFFERS = `This release was built of other files, or for another path than that of PUBLIC_ORIGIN.
Unpack its archive again over this folder, without files of another version (docs/operations.md, Upgrade). For a path of your own, build
from a checkout.`;

/** Exists from the end of a build to the beginning of the next one. */
export const buildMark = (root: string): string => join(root, "dist/built-from");

/** Whether dist and .next were built from the current sources. */
export function isBuilt(root: string): boolean {
  const stamp = buildMark(root);
  return (
    existsSync(stamp) && existsSync(join(root, ".next/BUILD_ID")) && readFileSync(stamp, "utf8") === sourceHash(root)
  );
}

/** Says that `root` holds the build of its sources. */
export function markBuilt(root: string): void {
  writeFileSync(buildMark(root), sourceHash(root));
}

/**
 * Build what has changed: the pages (`next build`) and the programs (dist). Tests do not count
 * as sources. `logs` is the folder for the tools' output.
 */
export async function ensureBuilt(root: string, logs: string, options: RunOptions = {}): Promise<void> {
  if (!isBuilt(root)) await startBuild(root, logs, options).whole;
}

/** A build that runs. `programs`: the programs of dist are there, which takes seconds; `whole`: the pages too. */
export interface Build {
  programs: Promise<void>;
  whole: Promise<void>;
}

export function startBuild(root: string, logs: string, options: RunOptions = {}): Build {
  // A release has the built pages and not their sources.
  if (!existsSync(join(root, "app"))) throw new StartError(RELEASE_DIFFERS);
  const source = sourceHash(root);
  mkdirSync(join(root, "dist"), { recursive: true });
  rmSync(buildMark(root), { force: true });
  const programs = bundlePrograms(root);
  const whole = Promise.all([buildPages(root, logs, options), programs]).then(() =>
    writeFileSync(buildMark(root), source),
  );
  // Whoever waits for one of them may come later.
  for (const one of [programs, whole]) one.catch(() => {});
  return { programs, whole };
}

async function buildPages(root: string, logs: string, options: RunOptions): Promise<void> {
  await runNode(
    {
      what: "Building the pages",
      program: join(root, "node_modules/next/dist/bin/next"),
      args: ["build"],
      cwd: root,
      log: join(logs, "next-build.log"),
      env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    },
    options,
  );
}

async function bundlePrograms(root: string): Promise<void> {
  const bundles = Promise.all(
    Object.values(programs).map(({ source, output }) =>
      bundle({
        ...nodeBundle,
        absWorkingDir: root,
        entryPoints: [source],
        outfile: join(root, output),
        sourcemap: true,
      }),
    ),
  );
  // Otherwise the bundler's service would run as long as this process.
  await bundles.finally(stopBundler);
}

function sourceHash(root: string): string {
  // next.config.js reads the path of PUBLIC_ORIGIN and whether WalletConnect is installed. A release is not built again.
  const hasWalletConnect = existsSync(join(root, "app")) && isInstalled(root, WALLETCONNECT_PACKAGE);
  return (
    fingerprint(root, sources, (path) => !/\.test\.tsx?$/.test(path)) +
    builtPath() +
    (hasWalletConnect ? " walletconnect" : "")
  );
}

/** The path of PUBLIC_ORIGIN, for which pages are built. */
function builtPath(): string {
  const read = PublicOrigin.safeParse(process.env.PUBLIC_ORIGIN || "http://localhost");
  if (!read.success) throw new StartError(`PUBLIC_ORIGIN: ${read.error.issues[0]?.message}`);
  return splitPublicOrigin(read.data).basePath;
}
