import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { resolverAbi } from "./ens-abi.ts";
import { canyAbi, namesAbi, reservationsAbi } from "./names-abi.ts";
import { proofsAbi, rootsAbi } from "./roots-abi.ts";
import { passportAbi, verifierAbi } from "./verifier-abi.ts";

const artifacts = join(import.meta.dirname, "../../contracts/artifacts");

/** The items without what only the compiler notes, in an order of their own. */
function comparable(abi: readonly unknown[]): string[] {
  const skipped = new Set(["internalType", "anonymous"]);
  return abi
    .map((item) => {
      const text = JSON.stringify(item, (key, value) => (skipped.has(key) ? undefined : value));
      const { inputs = [], outputs = [], ...rest } = JSON.parse(text);
      const parameters = (list: { name?: string }[]) => list.map((one) => ({ ...one, name: one.name ?? "" }));
      return stable({ ...rest, inputs: parameters(inputs), outputs: parameters(outputs) });
    })
    .sort();
}

/** JSON with sorted keys. An event's plain field and one that says `indexed: false` are the same. */
function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([key, one]) => !(key === "indexed" && one === false));
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${key}:${stable(one)}`)
    .join(",")}}`;
}

test.each([
  ["IdentityNames", namesAbi],
  ["NameReservations", reservationsAbi],
  ["CanyToken", canyAbi],
  ["ScoreVerifier", verifierAbi],
  ["PassportAdapter", passportAbi],
  ["CredenceResolver", resolverAbi],
  ["BoardRoots", rootsAbi],
  ["BoardProofs", proofsAbi],
] as const)("the ABI of %s is the compiled one, item by item", (name, abi) => {
  const compiled = JSON.parse(readFileSync(join(artifacts, `${name}.json`), "utf8"));
  expect(comparable(abi)).toEqual(comparable(compiled.abi));
});
