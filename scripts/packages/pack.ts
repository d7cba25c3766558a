import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PackageName, packageNames } from "./build.ts";

const run = promisify(execFile);

/** Packs the built packages of `folder` as `npm publish` would, and returns the tarballs. */
export async function packPackages(folder: string, to: string): Promise<Record<PackageName, string>> {
  mkdirSync(to, { recursive: true });
  const folders = packageNames.map((name) => join(folder, name));
  const { stdout } = await run("npm", ["pack", ...folders, "--json", "--pack-destination", to]);
  const packed: { name: string; filename: string }[] = JSON.parse(stdout);
  const found = packageNames.map((name) => {
    const one = packed.find((entry) => entry.name === `@credence/${name}`);
    if (!one) throw new Error(`npm packed no @credence/${name}.`);
    return [name, join(to, one.filename)];
  });
  return Object.fromEntries(found) as Record<PackageName, string>; // One for each.
}
