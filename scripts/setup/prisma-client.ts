import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { fingerprint } from "./fingerprint.ts";
import { nodeBundle } from "./node-bundle.ts";
import { type RunOptions, runNode } from "./run.ts";

// Prisma generates its client in TypeScript (prisma/generated, not in the repository), by a command of 90 packages. Programs load
// prisma/client.js, a bundle of it without types, so that running needs neither.

/** What programs load. */
export const clientFile = (root: string): string => join(root, "prisma/client.js");

/** Generate the client's TypeScript, for types, if it is missing or older than the schema. */
export async function ensurePrismaClient(root: string, log: string, options: RunOptions = {}): Promise<void> {
  const stamp = join(root, "prisma/generated/.source");
  // Version 1.0.0, whose builds the benches compare, has Prisma's command under its own name.
  const command = ["prisma-command", "prisma"]
    .map((name) => `node_modules/${name}`)
    .find((one) => existsSync(join(root, one)));
  if (!command) throw new Error("Prisma's command is not installed. Run `npm ci`.");
  const source = fingerprint(root, ["prisma/schema", `${command}/package.json`]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === source) return;
  await runNode(
    {
      what: "Generating the Prisma client",
      program: join(root, command, "build/index.js"),
      args: ["generate"],
      cwd: root,
      log,
      // The generator needs no engine; naming any existing file keeps the command line from fetching one.
      env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    },
    options,
  );
  writeFileSync(stamp, source);
}

/** The text of prisma/client.js, from the schema as it is. */
export async function bundlePrismaClient(root: string, log: string): Promise<string> {
  await ensurePrismaClient(root, log);
  const { outputFiles } = await build({
    ...nodeBundle,
    absWorkingDir: root,
    stdin: { contents: `export { PrismaClient } from "./prisma/generated/client.ts";`, resolveDir: root },
    write: false,
    banner: { js: "// Generated from prisma/schema by `npm run generate`." },
  });
  return outputFiles[0]?.text ?? "";
}
