import { recoverAddress } from "viem";
import { isPublishedAddress, TEST_CHAIN_IDS } from "../../../core/published-keys.ts";
import { categories, DAY, isWaiting, type Model, type ScorePoints, scorePoints } from "../../../engine/index.ts";
import { findModel, hashJson } from "../../models/model-hash.ts";
import { MOST_VALID_DAYS, Receipt, receiptDigest } from "./receipt.ts";

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
  links: "every wallet of the facts was linked, and counted when the receipt was issued",
  expiry: "it has not ended, and its end is the one that was signed",
} as const;
type ReceiptCheck = keyof typeof receiptChecks;

/** Faults of the form that are listed. */
const MOST_FAULTS = 20;

interface CheckResult {
  check: ReceiptCheck;
  ok: boolean;
  /** What was found. */
  message: string;
}

/**
 * Check a receipt, or an API response with one in it, against the published models, without other data. Every mismatch is a failed check with its own name;
 * a receipt is good when all are ok. `signer`: the address it must be signed by; `at`: the time at which it must be valid, unix
 * seconds (by default when it was issued).
 */
export async function verifyReceipt(
  value: unknown,
  options: { signer?: string; at?: number } = {},
): Promise<{ ok: boolean; checks: CheckResult[]; receipt: Receipt | null }> {
  const isAnswer = typeof value === "object" && value !== null && "receipt" in value;
  const parsed = Receipt.safeParse(isAnswer ? value.receipt : value);
  if (!parsed.success) {
    const faults = parsed.error.issues
      .slice(0, MOST_FAULTS)
      .map((issue) => `${issue.path.join(".") || "receipt"}: ${issue.message}`);
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
    checkLinks(receipt),
    checkExpiry(receipt, options.at ?? receipt.issuedAt),
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

/** Receipts without links are of a wallet on no identity, or of a release that did not name links. */
function checkLinks({ facts, issuedAt }: Receipt): CheckResult {
  const { links = [] } = facts;
  const wallets = new Set(facts.wallets);
  const linked = new Set(links.map(({ wallet }) => wallet));
  const early = links.filter((link) => wallets.has(link.wallet) && isWaiting(link, issuedAt));
  const unlinked = links.length === 0 ? [] : facts.wallets.filter((wallet) => !linked.has(wallet));
  const wrong = [...early.map(({ wallet }) => wallet), ...unlinked];
  const ok = wrong.length === 0;
  const message = ok
    ? `${links.length} wallets linked, ${links.filter((link) => !wallets.has(link.wallet)).length} of them waiting`
    : `${wrong.join(", ")} did not count yet`;
  return { check: "links", ok, message };
}

function checkExpiry({ facts, validUntil, issuedAt }: Receipt, at: number): CheckResult {
  const check = "expiry";
  if (facts.validUntil !== validUntil) {
    return { check, ok: false, message: `the end ${validUntil} is not the one of the facts, ${facts.validUntil}` };
  }
  if (validUntil === undefined) return { check, ok: true, message: "it names no end, like all of before 2026-11-22" };
  const most = issuedAt + MOST_VALID_DAYS * DAY;
  if (validUntil > most)
    return { check, ok: false, message: `it ends later than ${MOST_VALID_DAYS} days after its issue` };
  const ok = at <= validUntil;
  return { check, ok, message: `${ok ? "valid until" : "expired at"} ${new Date(validUntil * 1000).toISOString()}` };
}

function checkCoverage(receipt: Receipt): CheckResult {
  const covered = new Set(receipt.coverage.map(blocksOf));
  const wrong = receipt.facts.sources.filter((source) => !covered.has(blocksOf(source)));
  return {
    check: "coverage",
    ok: wrong.length === 0,
    message:
      wrong.length === 0
        ? `${receipt.facts.sources.length} chains`
        : `differs on chain ${wrong.map((one) => one.chainId).join(", ")}`,
  };
}

function blocksOf(one: Pick<Receipt["coverage"][number], "chainId" | "fromBlock" | "toBlock" | "blockHash">): string {
  return JSON.stringify([one.chainId, one.fromBlock, one.toBlock, one.blockHash]);
}

function checkResult(receipt: Receipt): CheckResult[] {
  const model = findModel(receipt.modelHash);
  if (!model) return [{ check: "model", ok: false, message: `no published model has the hash ${receipt.modelHash}` }];
  const again = scoreAgain(receipt, model);
  if (!again) return [{ check: "breakdown", ok: false, message: "the facts cannot be scored" }];
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

/** Null for forged facts that no history has. */
function scoreAgain({ facts }: Receipt, model: Model): ScorePoints | null {
  try {
    return scorePoints(facts, model);
  } catch {
    return null;
  }
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
