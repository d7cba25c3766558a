import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openapiText } from "../lib/api/openapi.ts";
import { apiGroups } from "../lib/api/reference/describe.ts";
import { createReference } from "../lib/api/reference/markdown.ts";

// npm run openapi: write docs/api (the OpenAPI document and the reference) from the declarations.
//   -- --check    write nothing, fail where a file differs

const folder = join(import.meta.dirname, "../docs/api");
const files: Record<string, string> = { "openapi.json": openapiText(), ...createReference(apiGroups()) };
const present = existsSync(folder) ? readdirSync(folder) : [];

if (process.argv.includes("--check")) {
  const names = [...new Set([...Object.keys(files), ...present])];
  const differing = names.filter(
    (name) => !present.includes(name) || readFileSync(join(folder, name), "utf8") !== files[name],
  );
  if (differing.length > 0) {
    console.error(`docs/api differs from the declarations: ${differing.join(", ")}. Run npm run openapi.`);
    process.exit(1);
  }
  console.log(`docs/api agrees with the declarations (${names.length} files).`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of present) if (!(name in files)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  console.log(`Wrote ${Object.keys(files).length} files to docs/api.`);
}
