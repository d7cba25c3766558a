import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";

const { values, positionals } = parseCommandLine(
  `usage: npm run screenshots [-- --pictures] [-- <page> …]

Take every page at 360, 768 and 1440 pixels, light and dark, into the folder screenshots/ (ignored by git).

  <page>      only pages whose names begin with this
  --pictures  only the pictures of the README, into docs/pictures`,
  { pictures: { type: "boolean", default: false } },
  100,
);
// They are taken where the browser tests live, of the same service.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "test.mjs"), "e2e/pictures.spec.ts"], {
  env: { ...process.env, PICTURES: values.pictures ? "readme" : "all", PICTURES_OF: positionals.join(" ") },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
