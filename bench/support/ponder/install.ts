import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PONDER = "0.16.10";
/** Ponder and the packages that it asks a project for. */
const packages = [`ponder@${PONDER}`, "viem@2.57.1", "hono@4.13.19"];
const RATE_LIMIT = "const INITIAL_MAX_RPS = 20;";

/** Install Ponder from the registry, once on this machine. Returns the folder, in which a project finds its packages. */
export function installPonder(): string {
  const folder = join(tmpdir(), `credence-bench-ponder-${PONDER}`);
  if (existsSync(folder)) return folder;
  console.log(`Installing Ponder ${PONDER} …`);
  const part = mkdtempSync(`${folder}-`);
  writeFileSync(join(part, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--save-exact", ...options, ...packages], { cwd: part, stdio: "inherit" });
  liftRateLimit(join(part, "node_modules/ponder/dist/esm/rpc/index.js"));
  renameSync(part, folder);
  return folder;
}

/** Ponder begins with 20 requests per second to a node and has no setting for it; a node on the same machine answers more. */
function liftRateLimit(file: string): void {
  const source = readFileSync(file, "utf8");
  if (!source.includes(RATE_LIMIT)) throw new Error(`Ponder ${PONDER} has no "${RATE_LIMIT}" in ${file}.`);
  writeFileSync(file, source.replace(RATE_LIMIT, "const INITIAL_MAX_RPS = 1_000_000;"));
}
