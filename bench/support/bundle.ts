import { join } from "node:path";
import { build } from "esbuild";
import { nodeBundle } from "../../scripts/setup/node-bundle.ts";

const root = join(import.meta.dirname, "../..");

/** Bundle a program like the product's programs. Returns the path of the result. */
export async function bundle(source: string, name: string): Promise<string> {
  const output = join(root, "node_modules/.cache/credence-bench", `${name}.mjs`);
  await build({ ...nodeBundle, entryPoints: [join(root, source)], outfile: output });
  return output;
}
