import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";
import { bundlePrismaClient, clientFile } from "./setup/prisma-client.ts";

const usage = `usage: npm run generate [-- --check]

Write prisma/client.js, the database client that programs load, from prisma/schema. --check: only compare them.`;
const { values } = parseCommandLine(usage, { check: { type: "boolean" } });
const root = join(import.meta.dirname, "..");
const file = clientFile(root);
const client = await bundlePrismaClient(root, join(tmpdir(), "credence-generate-prisma.log"));
if (!values.check) writeFileSync(file, client);
else if (readFileSync(file, "utf8") !== client) {
  console.error("prisma/client.js is not of the schema: run npm run generate.");
  process.exitCode = 1;
}
