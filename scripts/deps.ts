import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseCommandLine } from "./command-line.ts";
import { packageShares } from "./setup/package-shares.ts";

const { values } = parseCommandLine(
  `usage: npm run deps [-- --dev]

What each direct dependency brings alone: packages that would not be installed without it, and their bytes in node_modules. Of what
npm start installs; --dev: of the packages of development too.`,
  { dev: { type: "boolean", default: false } },
);
const root = join(import.meta.dirname, "..");

/** Bytes of the files of an installed package, without the packages below it; null if it is not installed. */
function sizeOf(folder: string): number | null {
  return existsSync(join(root, folder, "package.json")) ? bytesBelow(join(root, folder)) : null;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules")
    .map((entry) => (entry.isDirectory() ? bytesBelow(join(folder, entry.name)) : fileBytes(join(folder, entry.name))))
    .reduce((sum, one) => sum + one, 0);
}

const fileBytes = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const { direct, shared, all } = packageShares(packages, { dev: values.dev, sizeOf });
const rows = [...direct, { name: "(several of these)", ...shared }, { name: "(all)", ...all }];
const width = Math.max(...rows.map(({ name }) => name.length));
console.log(`${"alone".padEnd(width)}  packages      MB`);
for (const { name, packages, bytes } of rows) {
  console.log(`${name.padEnd(width)}  ${String(packages).padStart(8)}  ${(bytes / 1e6).toFixed(1).padStart(6)}`);
}
