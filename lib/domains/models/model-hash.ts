import canonicalize from "canonicalize";
import type { Hex } from "viem";
import { keccakHex } from "../../core/keccak.ts";
import { type Model, models } from "../../engine/index.ts";

const encoder = new TextEncoder();

/** keccak256 of a value as RFC 8785 JSON. Throws for what JSON cannot hold. */
export function hashJson(value: unknown): Hex {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError("only JSON can be hashed");
  return keccakHex(encoder.encode(text));
}

const hashes = new WeakMap<Model, Hex>();

/** The hash of a model in receipts: keccak256 of its specification, constants and formulas, as RFC 8785 JSON. */
export function modelHash(model: Model): Hex {
  let hash = hashes.get(model);
  if (!hash) {
    hash = hashJson(model.spec);
    hashes.set(model, hash);
  }
  return hash;
}

/** The published model with this hash. */
export function findModel(hash: string): Model | undefined {
  return Object.values(models).find((model) => modelHash(model) === hash.toLowerCase());
}
