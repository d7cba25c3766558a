import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.ts";
import { type RunOptions, runNode } from "./run.ts";

/** Generate the Prisma client if it is missing or older than the schema. */
export async function ensurePrismaClient(root: string, log: string, options: RunOptions = {}): Promise<void> {
  const stamp = join(root, "prisma/generated/.source");
  const source = fingerprint(root, ["prisma/schema", "node_modules/prisma/package.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === source) return;
  await runNode(
    {
      what: "Generating the Prisma client",
      program: join(root, "node_modules/prisma/build/index.js"),
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
