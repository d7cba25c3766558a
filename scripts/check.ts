import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { ensurePrismaClient } from "./setup/prisma-client.ts";

// npm run check: all static checks. Each is reported even if an earlier one fails.

interface Check {
  name: string;
  /** Program below node_modules/.bin, or `node`, and its arguments. */
  command: readonly [program: string, ...args: string[]];
}

const checks: readonly Check[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=50"] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "import rules", command: ["tsx", "scripts/check/imports.ts"] },
  { name: "words", command: ["tsx", "scripts/check/words.ts"] },
  { name: "unused code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
  { name: "database client", command: ["tsx", "scripts/generate.ts", "--check"] },
  { name: "schema and migrations", command: ["tsx", "scripts/check/schema.ts"] },
  { name: "contracts and artifacts", command: ["tsx", "scripts/contracts/compile.ts", "--check"] },
  { name: "API documents", command: ["tsx", "scripts/openapi.ts", "--check"] },
  { name: "lock file", command: ["node", "scripts/lockfile.mjs", "--check"] },
];

const root = join(import.meta.dirname, "..");

/** Returns whether it passed. */
async function run({ name, command }: Check): Promise<boolean> {
  const [program, ...args] = command;
  const started = performance.now();
  const path = program === "node" ? process.execPath : join(root, "node_modules/.bin", program);
  const chunks: Buffer[] = [];
  const passed = await new Promise<boolean>((resolve) => {
    const child = spawn(path, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${passed ? "ok  " : "FAIL"} ${name}  ${seconds.toFixed(1)} s`);
  if (!passed) console.log(`${Buffer.concat(chunks).toString("utf8").trimEnd()}\n`);
  return passed;
}

await ensurePrismaClient(root, join(tmpdir(), "credence-check-prisma.log"));
const failed: string[] = [];
for (const check of checks) if (!(await run(check))) failed.push(check.name);
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
