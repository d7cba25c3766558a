import { readFileSync } from "node:fs";
import { hashTypedData, verifyTypedData } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { sampleFacts } from "../../../../tests/engine/sample-facts.ts";
import { newReceipt as makeReceipt } from "../../../../tests/factories/receipts.ts";
import { currentModel, type Model, models } from "../../../engine/index.ts";
import { findModel, hashJson, modelHash } from "../../models/index.ts";
import { receiptCost, signReceipt } from "../issue-receipt.ts";
import { Receipt, receiptTypes } from "./receipt.ts";
import { verifyReceipt } from "./verify.ts";

const key = generatePrivateKey();
const newReceipt = (model?: Model) => makeReceipt({ key, model });

function failed(result: Awaited<ReturnType<typeof verifyReceipt>>): string[] {
  return result.checks.filter((check) => !check.ok).map((check) => check.check);
}

test.each(Object.values(models))(
  "a signed receipt of model $spec.version verifies from its JSON alone",
  async (model) => {
    const receipt = await newReceipt(model);
    const result = await verifyReceipt(receipt, { signer: privateKeyToAccount(key).address });
    expect(failed(result)).toEqual([]);
    expect(result.ok).toBe(true);
    expect(receipt.result.total).toBeGreaterThan(0);
  },
);

test("receipts that version 1.0.0 issued, one of each of its models, verify as they were written", async () => {
  const file = new URL("../../../../tests/engine/fixtures/receipts-1.0.0.json", import.meta.url);
  const receipts: Receipt[] = JSON.parse(readFileSync(file, "utf8"));
  expect(receipts.map(({ modelVersion }) => modelVersion)).toEqual(["1", "2", "3", "4"]);
  for (const receipt of receipts) expect(failed(await verifyReceipt(receipt, { signer: receipt.signer }))).toEqual([]);
});

test("a receipt signed with a published test key verifies for local chains only", async () => {
  const published = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80";
  const { signature: _, signer: __, ...unsigned } = await newReceipt();
  expect(failed(await verifyReceipt(await signReceipt(unsigned, published)))).toEqual(["signature"]);
  const local = { ...unsigned.facts, sources: unsigned.facts.sources.map((one) => ({ ...one, chainId: 31337 })) };
  const again = {
    ...unsigned,
    facts: local,
    factsHash: hashJson(local),
    coverage: unsigned.coverage.map((one) => ({ ...one, chainId: 31337 })),
  };
  expect(failed(await verifyReceipt(await signReceipt(again, published)))).toEqual([]);
});

test("the signature is plain EIP-712 over the five values, as any library checks it", async () => {
  const receipt = await newReceipt();
  const typed = {
    domain: receipt.domain,
    types: receiptTypes,
    primaryType: "ScoreReceipt",
    message: {
      subject: privateKeyToAccount(`0x${"11".repeat(32)}`).address,
      modelHash: receipt.modelHash,
      factsHash: receipt.factsHash,
      total: BigInt(receipt.result.total),
      issuedAt: BigInt(receipt.issuedAt),
    },
  } as const;
  expect(hashTypedData(typed)).toMatch(/^0x/);
  const message = { ...typed.message, subject: sampleFacts().subject as `0x${string}` };
  const address = privateKeyToAccount(key).address;
  expect(await verifyTypedData({ ...typed, message, address, signature: receipt.signature })).toBe(true);
  expect(await verifyTypedData({ ...typed, address, signature: receipt.signature })).toBe(false);
});

/** Every path to a value that is no object, as a list of keys. */
function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, one]) =>
    leaves(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

function changed(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (value === null) return 7;
  const text = String(value);
  const last = text.at(-1) ?? "";
  return `${text.slice(0, -1)}${last === "1" ? "2" : "1"}`;
}

function withChange(receipt: Receipt, path: readonly (string | number)[]): unknown {
  const copy: unknown = structuredClone(receipt);
  let target = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) target = target[step] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  target[last] = changed(target[last]);
  return copy;
}

test("a change of any one fact makes the receipt fail", async () => {
  const receipt = await newReceipt();
  const paths = leaves(receipt.facts, ["facts"]);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of paths) {
    const result = await verifyReceipt(withChange(receipt, path));
    expect(result.ok, path.join(".")).toBe(false);
  }
});

test("a changed fact under a matching hash still fails, for the hash is signed", async () => {
  const receipt = await newReceipt();
  const facts = { ...receipt.facts, failed: receipt.facts.failed + 1 };
  const result = await verifyReceipt({ ...receipt, facts, factsHash: hashJson(facts) });
  expect(failed(result)).toContain("signature");
});

test("each mismatch fails the check of its own name", async () => {
  const receipt = await newReceipt();
  const { result, domain: signedUnder } = receipt;
  const other = privateKeyToAccount(generatePrivateKey()).address;
  const breakdown = { ...result.breakdown, age: result.breakdown.age + 1, risk: result.breakdown.risk - 1 };
  const cases: [unknown, string[]][] = [
    [{ ...receipt, subject: other }, ["subject", "signature"]],
    [{ ...receipt, modelVersion: "0" }, ["model"]],
    [{ ...receipt, modelHash: `0x${"00".repeat(32)}` }, ["model", "signature"]],
    [{ ...receipt, result: { ...result, breakdown } }, ["breakdown"]],
    [{ ...receipt, result: { ...result, total: result.total + 1 } }, ["total", "signature"]],
    [{ ...receipt, issuedAt: receipt.issuedAt + 1 }, ["signature"]],
    [{ ...receipt, domain: { ...signedUnder, chainId: 1 } }, ["signature"]],
    [{ ...receipt, signer: other }, ["signature"]],
    [{ ...receipt, signature: `0x${"00".repeat(65)}` }, ["signature"]],
    [{ ...receipt, coverage: [] }, ["coverage"]],
    [{ ...receipt, facts: { ...receipt.facts, extra: 1 } }, ["format"]],
    [{ ...receipt, facts: undefined }, ["format"]],
    ["a text", ["format"]],
  ];
  for (const [value, expected] of cases) expect(failed(await verifyReceipt(value))).toEqual(expected);
  expect(failed(await verifyReceipt(receipt, { signer: other }))).toEqual(["signer"]);
});

test("a change of any constant or formula of the model gives another hash", () => {
  const paths = leaves(currentModel.spec);
  const hashes = new Set([modelHash(currentModel)]);
  for (const path of paths) {
    const spec = structuredClone(currentModel.spec);
    let target = spec as unknown as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) target = target[step] as Record<string | number, unknown>;
    const last = path.at(-1) ?? "";
    target[last] = changed(target[last]);
    hashes.add(modelHash({ spec }));
  }
  expect(hashes.size).toBe(paths.length + 1);
});

test("every published model is found by its hash", () => {
  for (const model of Object.values(models)) expect(findModel(modelHash(model))).toBe(model);
  expect(Object.values(models)).toContain(currentModel);
});

test.each(["facts.each", "facts.links", "facts.overrides", "facts.social", "facts.sources", "facts.asOf", "coverage"])(
  "a forged receipt is checked up to the first wrong item of %s, so that it blocks nobody",
  (field) => {
    const path = field.split(".");
    const items = Array.from({ length: 5_000 }, () => ({}));
    const forged = path.reduceRight<unknown>(
      (inner, name) => ({ [name]: inner }),
      field === "facts.asOf" ? { ...items } : items,
    );
    const { error } = Receipt.safeParse(forged);
    const within = error?.issues.filter((issue) => path.every((name, at) => issue.path[at] === name)) ?? [];
    expect(new Set(within.map((issue) => String(issue.path[path.length])))).toEqual(new Set(["0"]));
  },
);

test("a check counts as one request for each 32 KiB of the receipt", async () => {
  const receipt = await newReceipt();
  expect(receiptCost({ receipt })).toBe(1);
  const addresses = Array.from({ length: 1_000 }, () => `0x${"11".repeat(20)}`);
  expect(receiptCost({ receipt: { ...receipt, facts: { ...receipt.facts, wallets: addresses } } })).toBe(2);
});
