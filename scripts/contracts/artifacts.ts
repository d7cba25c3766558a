import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Abi, Hex } from "viem";

/** A contract compiled by `npm run contracts`. */
interface Artifact {
  abi: Abi;
  bytecode: Hex;
}

const artifactsDir = join(import.meta.dirname, "../../contracts/artifacts");

export function readArtifact(name: string): Artifact {
  // The compile script writes these files, and `npm run check` compares them with the sources.
  return JSON.parse(readFileSync(join(artifactsDir, `${name}.json`), "utf8")) as Artifact;
}
