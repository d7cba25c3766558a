import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import {
  installCommand,
  isInstalled,
  OPENTELEMETRY_PACKAGES,
  WALLETCONNECT_PACKAGE,
} from "../lib/core/optional-package.ts";
import { parseCommandLine } from "./command-line.ts";
import { ensureBuilt, markBuilt, programs } from "./setup/build.ts";
import { runProgram, StartError } from "./start-error.ts";

const root = join(import.meta.dirname, "..");

/** What is copied of the sources: what running needs, and what a reader of the archive looks for. */
const copied =
  /^(?:contracts\/artifacts|data|docs|lib|ops|prisma|public|scripts)\/|^(?:CHANGELOG\.md|LICENSE|Procfile|README\.md|\.env\.example|\.npmrc|next\.config\.js)$/;
/** Not of them: tests, and what works with the packages of development only. */
const leftOut =
  /\.test\.tsx?$|^scripts\/(?:check|contracts\/compile|database\/new-migration|deps|generate|lockfile|openapi|packages|release|screenshots|setup\/find-chromium|setup\/package-shares|setup\/run-tests|setup\/test-reports|test\b)/;
/** What a build reads and a built product does not. The pages have their libraries in them. */
const onlyBuilt =
  /^(?:@types\/|@tailwindcss\/|@radix-ui\/|@visx\/|@tanstack\/|tailwindcss$|typescript$|lucide-react$|wagmi$)/;
/** The same for equal contents, whenever they were written. */
const FIXED_TIME = "2020-01-01 00:00:00Z";

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: unknown;
}

/** Writes the archive of the built checkout into `folder`, and returns its path. Equal contents give equal bytes. */
export async function packRelease(folder: string): Promise<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const name = `credence-${manifest.version}`;
  const stage = join(folder, name);
  rmSync(stage, { recursive: true, force: true });
  copySources(stage);
  copyBuild(stage);
  writeManifest(manifest, stage);
  markBuilt(stage);
  const tar = join(folder, `${name}.tar`);
  const order = ["--sort=name", "--format=gnu", `--mtime=${FIXED_TIME}`, "--owner=0", "--group=0", "--numeric-owner"];
  execFileSync("tar", [...order, "--mode=u+rwX,go+rX,go-w", "-cf", tar, name], { cwd: folder });
  rmSync(stage, { recursive: true });
  await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(`${tar}.gz`));
  rmSync(tar);
  return `${tar}.gz`;
}

/** Copies files that Git knows, so that no secret and no data of this checkout is among them. */
function copySources(stage: string): void {
  const known = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of known.filter((path) => copied.test(path) && !leftOut.test(path))) {
    mkdirSync(join(stage, dirname(file)), { recursive: true });
    copyFileSync(join(root, file), join(stage, file));
  }
}

function copyBuild(stage: string): void {
  mkdirSync(join(stage, "dist"));
  for (const { output } of Object.values(programs)) {
    for (const file of [output, `${output}.map`]) copyFileSync(join(root, file), join(stage, file));
  }
  for (const name of readdirSync(join(root, ".next"))) {
    if (/^(?:cache|dev|diagnostics|trace|types$)/.test(name)) continue;
    cpSync(join(root, ".next", name), join(stage, ".next", name), {
      recursive: true,
      verbatimSymlinks: true,
      // Names of traced files, and maps of code that is not minified: half of the archive, and no server reads them.
      filter: (path) => !/\.nft\.json$|\/server\/.*\.map$/.test(path),
    });
  }
}

/** The manifest and the lock file of what running needs, with the commands that the archive has. */
function writeManifest({ devDependencies, ...manifest }: Manifest, stage: string): void {
  const commands = Object.entries(manifest.scripts).filter(([, command]) => {
    const [, program = ""] = /^(?:node|tsx) (\S+)/.exec(command) ?? [];
    return program.startsWith("scripts/") && !leftOut.test(program) && program !== "scripts/build.ts";
  });
  const needed = Object.entries(manifest.dependencies).filter(([name]) => !onlyBuilt.test(name));
  // An override by the name of a dependency (`$name`) has the version itself, since the dependency may be gone.
  const versions = { ...devDependencies, ...manifest.dependencies };
  const overrides: unknown = JSON.parse(JSON.stringify(manifest.overrides ?? {}), (_, value: unknown) =>
    typeof value === "string" && value.startsWith("$") ? versions[value.slice(1)] : value,
  );
  const written = {
    ...manifest,
    scripts: Object.fromEntries(commands),
    dependencies: Object.fromEntries(needed),
    // Without its development packages, for the command that installs them.
    optionalVersions: Object.fromEntries(OPENTELEMETRY_PACKAGES.map((name) => [name, devDependencies?.[name]])),
    overrides,
  };
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(written, null, 2)}\n`);
  copyFileSync(join(root, "package-lock.json"), join(stage, "package-lock.json"));
  // npm removes from the lock file what this manifest does not need, and changes no version.
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", ...quiet], { cwd: stage });
}

if (basename(process.argv[1] ?? "") === "release.ts") {
  parseCommandLine(
    `usage: npm run release

Build, and write dist/release/credence-<version>.tar.gz: the built service with the lock file of what running needs. Unpacked,
it starts by npm start without a build. Needs Git and GNU tar.`,
    {},
  );
  await runProgram(async () => {
    if (!isInstalled(root, WALLETCONNECT_PACKAGE)) {
      throw new StartError(`A release has WalletConnect in its pages: ${installCommand(root, WALLETCONNECT_PACKAGE)}`);
    }
    const folder = join(root, "dist/release");
    mkdirSync(folder, { recursive: true });
    await ensureBuilt(root, folder);
    console.log(await packRelease(folder));
  });
}
