import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";
import { buildPackages, packageNames, packPackages, stateSize } from "./packages/build.ts";

parseCommandLine(
  `usage: npm run packages

Build the packages for integrators (packages/) and pack them into dist/packages, ready for npm publish. Their version is the
project's. The measured sizes are written into their READMEs.`,
  {},
);
const root = join(import.meta.dirname, "..");
const folder = join(root, "dist/packages");
const sizes = await buildPackages(join(folder, "built"));
for (const name of packageNames) {
  const readme = join(root, "packages", name, "README.md");
  writeFileSync(readme, stateSize(readFileSync(readme, "utf8"), sizes[name]));
}
const tarballs = await packPackages(join(folder, "built"), folder);
for (const name of packageNames) {
  const { minified, gzip } = sizes[name];
  console.log(`@credence/${name}: ${minified} bytes minified, ${gzip} with gzip: ${tarballs[name]}`);
}
