import { recoverAddress } from "viem";
import { isPublishedAddress, TEST_CHAIN_IDS } from "../../core/published-keys.ts";
import { categories, scorePoints } from "../../engine/index.ts";
import { findModel, hashJson } from "./model-hash.ts";
import { Receipt, receiptDigest } from "./receipt.ts";

/** The checks of a receipt, in order. */
export const receiptChecks = {
  format: "it is a receipt, with every field and no other in its facts",
  subject: "the facts are about the subject",
  facts: "the facts have the hash that was signed",
  coverage: "the coverage names the blocks of the facts",
  model: "its model is a published one, with that version",
  breakdown: "every category, recomputed, has the same points",
  total: "the total, recomputed, is the same, and the sum of the categories",
  signature: "the signature over these values is the signer's",
  signer: "the signer is the expected one",
} as const;
export type ReceiptCheck = keyof typeof receiptChecks;

export interface CheckResult {
  check: ReceiptCheck;
  ok: boolean;
  /** What was found. */
  message: string;
}

/**
 * Check a receipt against the published models, without other data. Every mismatch is a failed check with its own name;
 * a receipt is good when all are ok. `signer`: the address it must be signed by.
 */
export async function verifyReceipt(
  value: unknown,
  options: { signer?: string } = {},
): Promise<{ ok: boolean; checks: CheckResult[]; receipt: Receipt | null }> {
  const parsed = Receipt.safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".") || "receipt"}: ${issue.message}`);
    return { ok: false, checks: [{ check: "format", ok: false, message: faults.join("; ") }], receipt: null };
  }
  const receipt = parsed.data;
  const checks: CheckResult[] = [
    { check: "format", ok: true, message: "well formed" },
    compare("subject", receipt.facts.subject, receipt.subject.toLowerCase()),
    compare("facts", hashJson(receipt.facts), receipt.factsHash),
    checkCoverage(receipt),
    ...checkResult(receipt),
    await checkSignature(receipt),
  ];
  if (options.signer !== undefined) {
    checks.push(compare("signer", receipt.signer.toLowerCase(), options.signer.toLowerCase()));
  }
  return { ok: checks.every((check) => check.ok), checks, receipt };
}

function compare(check: ReceiptCheck, found: string, expected: string): CheckResult {
  const ok = found === expected;
  return { check, ok, message: ok ? found : `${found} instead of ${expected}` };
}

function checkCoverage(receipt: Receipt): CheckResult {
  const wrong = receipt.facts.sources.filter(
    (source) =>
      !receipt.coverage.some(
        (one) =>
          one.chainId === source.chainId &&
          one.fromBlock === source.fromBlock &&
          one.toBlock === source.toBlock &&
          one.blockHash === source.blockHash,
      ),
  );
  return {
    check: "coverage",
    ok: wrong.length === 0,
    message:
      wrong.length === 0
        ? `${receipt.facts.sources.length} chains`
        : `differs on chain ${wrong.map((one) => one.chainId).join(", ")}`,
  };
}

function checkResult(receipt: Receipt): CheckResult[] {
  const model = findModel(receipt.modelHash);
  if (!model) return [{ check: "model", ok: false, message: `no published model has the hash ${receipt.modelHash}` }];
  const again = scorePoints(receipt.facts, model);
  const given = receipt.result.breakdown;
  const differing = categories.filter((category) => again.breakdown[category] !== given[category]);
  return [
    compare("model", receipt.modelVersion, model.spec.version),
    {
      check: "breakdown",
      ok: differing.length === 0,
      message:
        differing.length === 0
          ? "all eight equal"
          : differing.map((name) => `${name} is ${again.breakdown[name]}, not ${given[name]}`).join("; "),
    },
    compare("total", String(again.total), String(receipt.result.total)),
  ];
}

async function checkSignature(receipt: Receipt): Promise<CheckResult> {
  try {
    const found = await recoverAddress({ hash: receiptDigest(receipt), signature: receipt.signature });
    if (isPublishedAddress(found) && receipt.coverage.some(({ chainId }) => !TEST_CHAIN_IDS.has(chainId))) {
      return { check: "signature", ok: false, message: `the key of ${found} is published: anybody can sign with it` };
    }
    return compare("signature", found.toLowerCase(), receipt.signer.toLowerCase());
  } catch {
    return { check: "signature", ok: false, message: "the signature does not decode" };
  }
}
