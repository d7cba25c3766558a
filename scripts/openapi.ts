import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "../lib/api/endpoints/registry.ts";
import { apiGroups } from "../lib/api/reference/describe.ts";
import { createReference } from "../lib/api/reference/markdown.ts";
import { openapiText } from "../lib/api/reference/openapi.ts";
import { refreshWebhooksPage } from "../lib/api/reference/receivers.ts";
import { createTypedClient } from "../lib/api/reference/typed-client.ts";
import { parseCommandLine } from "./command-line.ts";

const { values } = parseCommandLine(
  `usage: npm run openapi [-- --check]

Generate from the endpoints' declarations: docs/api (the OpenAPI document and the reference), the tables of
docs/webhooks.md, and the typed client (public/credence.ts).

  --check  write nothing, fail if a file differs`,
  { check: { type: "boolean" } },
);
const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const inFolder = { "openapi.json": `${openapiText(undefined, 2)}\n`, ...createReference(apiGroups()) };
const files: Record<string, string> = {
  ...Object.fromEntries(Object.entries(inFolder).map(([name, text]) => [`docs/api/${name}`, text])),
  "docs/webhooks.md": refreshWebhooksPage(read("docs/webhooks.md")),
  "public/credence.ts": createTypedClient(endpoints, read("lib/api/client-runtime.ts")),
};
const folder = join(root, "docs/api");
const present = existsSync(folder) ? readdirSync(folder).map((name) => `docs/api/${name}`) : [];
const foreign = present.filter((name) => !(name in files));

if (values.check) {
  const differing = Object.keys(files).filter((name) => !existsSync(join(root, name)) || read(name) !== files[name]);
  if (differing.length + foreign.length > 0) {
    console.error(`${[...differing, ...foreign].join(", ")} differ from the declarations. Run npm run openapi.`);
    process.exit(1);
  }
  console.log(`The generated files match the declarations (${Object.keys(files).length} files).`);
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of foreign) rmSync(join(root, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  console.log(`Wrote ${Object.keys(files).length} files.`);
}
