import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * SHA-256 over the names and contents of these files and folders below `root`, of those that `counts` accepts; missing
 * ones count as empty.
 */
export function fingerprint(
  root: string,
  paths: readonly string[],
  counts: (path: string) => boolean = () => true,
): string {
  const hash = createHash("sha256");
  for (const path of [...paths].sort()) {
    for (const file of listFiles(join(root, path))) {
      if (!counts(file)) continue;
      hash.update(`${relative(root, file)}\0`);
      hash.update(readFileSync(file));
      hash.update("\0");
    }
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
