import { type Hex, hashTypedData, keccak256, recoverAddress, stringToBytes } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { z } from "zod";
import { isPublishedAddress, TEST_CHAIN_IDS } from "../../core/published-keys.ts";
import {
  type Breakdown,
  categories,
  currentModel,
  type Model,
  type ScoreFacts,
  type ScorePoints,
  scorePoints,
} from "../../engine/index.ts";
import { findModel, hashJson, modelHash } from "./model-hash.ts";

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const LowerAddress = z.string().regex(/^0x[0-9a-f]{40}$/);
const Bytes32 = z
  .custom<Hex>((value) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value))
  .meta({ override: { type: "string", pattern: "^0x[0-9a-f]{64}$" } });
const Count = z.int().nonnegative();
const Amount = z.string().regex(/^(0|[1-9][0-9]*)$/);
const byCategory = <T extends z.ZodType>(one: T) => z.record(z.enum(categories), one);

/** ScoreFacts of the engine, checked field by field; a field more or less is refused. */
const Facts = z.strictObject({
  version: z.literal(1),
  subject: LowerAddress,
  wallets: z.array(LowerAddress).min(1),
  asOf: z.record(z.string(), z.int()),
  states: byCategory(z.enum(["ok", "stale", "unavailable"])),
  sent: Count,
  sentToOwn: Count,
  failed: Count,
  contractsCreated: Count,
  firstSentAt: Count.nullable(),
  lastSentAt: Count.nullable(),
  activeDays: Count,
  activeMonths: Count,
  activeChains: Count,
  counterparties: Count,
  contracts: Count,
  returned: Count,
  tokensMoved: Count,
  collections: Count,
  nfts: Count.optional(),
  swaps: Count,
  pools: Count,
  votes: Count,
  delegations: Count,
  governors: Count,
  volume: Amount,
  grossVolume: Amount,
  valueIn: Amount,
  valueOut: Amount,
  received: Count,
  senders: Count,
  strangers: Count,
  passedOn: Amount,
  passedOnMost: Count.nullable(),
  roundTrip: Amount,
  roundTripMost: LowerAddress.nullable(),
  topPartner: z.strictObject({ address: LowerAddress, sent: Count }).nullable(),
  busiest: z.strictObject({ sent: Count, from: Count }).nullable(),
  cluster: z
    .strictObject({ chainId: Count, wallet: LowerAddress, funder: LowerAddress, size: Count, sentToFunder: Count })
    .nullable(),
  chain: z.strictObject({ chainId: Count, wallet: LowerAddress, funder: LowerAddress, length: Count }).nullable(),
  listed: z.strictObject({
    listsHash: z.string(),
    contacts: Count.nullable(),
    addresses: z.array(LowerAddress),
    self: z.boolean().nullable(),
  }),
  social: z.array(z.strictObject({ issuer: LowerAddress, weight: Count })),
  claimed: z.array(z.string()).optional(),
}) satisfies z.ZodType<ScoreFacts>;

/** What a chain's facts were read from, and in which unit: enough to read them again. */
const ReceiptSource = z.strictObject({
  chainId: z.int().positive(),
  fromBlock: Count,
  toBlock: Count,
  /** Hash of `toBlock`; null where the source tells none. */
  blockHash: z.string().nullable(),
  /** One unit of volume, in wei. */
  referenceWei: Amount,
  prices: z.record(z.string(), z.strictObject({ decimals: Count, wei: Amount })),
  /** Contracts that were believed: governors in who voted, pools in what was swapped. */
  contracts: z.strictObject({ governors: z.array(LowerAddress), pools: z.array(LowerAddress) }),
});
export type ReceiptSource = z.infer<typeof ReceiptSource>;

/** The facts a receipt is about: the score's, and the blocks they were read from. All of it is under the hash. */
const ReceiptFacts = Facts.extend({ sources: z.array(ReceiptSource) });
export type ReceiptFacts = z.infer<typeof ReceiptFacts>;

const ReceiptDomain = z.strictObject({
  name: z.literal("Credence"),
  version: z.literal("1"),
  chainId: z.int().positive(),
  salt: Bytes32,
});
export type ReceiptDomain = z.infer<typeof ReceiptDomain>;

const Coverage = z.looseObject({
  chainId: z.int().positive(),
  fromBlock: z.int().nullable(),
  toBlock: z.int().nullable(),
  blockHash: z.string().nullable(),
});

export const Receipt = z.object({
  /** The signed values, all five: an EIP-712 ScoreReceipt. `issuedAt` is in unix seconds, `total` is result.total. */
  subject: Address,
  modelVersion: z.string(),
  modelHash: Bytes32,
  facts: ReceiptFacts,
  factsHash: Bytes32,
  result: z.strictObject({ total: Count, breakdown: byCategory(Count) }),
  coverage: z.array(Coverage),
  issuedAt: Count,
  domain: ReceiptDomain,
  signer: Address,
  signature: z
    .custom<Hex>((value) => typeof value === "string" && /^0x[0-9a-fA-F]{130}$/.test(value))
    .meta({ override: { type: "string", pattern: "^0x[0-9a-fA-F]{130}$" } }),
});
export type Receipt = z.infer<typeof Receipt>;
export type UnsignedReceipt = Omit<Receipt, "signer" | "signature">;

/** The EIP-712 type a receipt is signed as. */
export const receiptTypes = {
  ScoreReceipt: [
    { name: "subject", type: "address" },
    { name: "modelHash", type: "bytes32" },
    { name: "factsHash", type: "bytes32" },
    { name: "total", type: "uint256" },
    { name: "issuedAt", type: "uint256" },
  ],
} as const;

/**
 * The EIP-712 domain receipts are signed under. A receipt covers all chains, so it names the first configured one, like
 * every message that belongs to no chain of its own; the salt binds it to the service's public origin.
 */
export function receiptDomain(env: { CHAINS: readonly { id: number }[]; PUBLIC_ORIGIN: string }): ReceiptDomain {
  return {
    name: "Credence",
    version: "1",
    chainId: env.CHAINS[0]?.id ?? 1,
    salt: keccak256(stringToBytes(env.PUBLIC_ORIGIN)),
  };
}

export interface ReceiptInput {
  /** The subject's address as answered, checksummed. */
  subject: string;
  facts: ScoreFacts;
  sources: readonly ReceiptSource[];
  coverage: UnsignedReceipt["coverage"];
  domain: ReceiptDomain;
  /** Unix seconds. */
  issuedAt: number;
  model?: Model;
}

/** Score the facts and write down everything it takes to do so again. */
export function createReceipt(input: ReceiptInput): UnsignedReceipt {
  const model = input.model ?? currentModel;
  const facts: ReceiptFacts = {
    ...input.facts,
    sources: [...input.sources].sort((a, b) => a.chainId - b.chainId),
  };
  const { total, breakdown } = scorePoints(input.facts, model);
  return {
    subject: input.subject,
    modelVersion: model.spec.version,
    modelHash: modelHash(model),
    facts,
    factsHash: hashJson(facts),
    result: { total, breakdown },
    coverage: input.coverage,
    issuedAt: input.issuedAt,
    domain: input.domain,
  };
}

/** Sign a receipt with the service's key (EIP-712, secp256k1). */
export async function signReceipt(receipt: UnsignedReceipt, privateKey: Hex): Promise<Receipt> {
  const account = privateKeyToAccount(privateKey);
  const signature = await account.sign({ hash: digestOf(receipt) });
  return { ...receipt, signer: account.address, signature };
}

function digestOf(receipt: UnsignedReceipt): Hex {
  return hashTypedData({
    domain: receipt.domain,
    types: receiptTypes,
    primaryType: "ScoreReceipt",
    message: {
      // The schema has checked that it is one.
      subject: receipt.subject as Hex,
      modelHash: receipt.modelHash,
      factsHash: receipt.factsHash,
      total: BigInt(receipt.result.total),
      issuedAt: BigInt(receipt.issuedAt),
    },
  });
}

/** Everything a receipt is checked for, in order. */
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
 * Check a receipt with nothing but itself and the published models. Every mismatch is a failed check of its own name;
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
  const again: ScorePoints = scorePoints(receipt.facts, model);
  const given: Breakdown = receipt.result.breakdown;
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
    const found = await recoverAddress({ hash: digestOf(receipt), signature: receipt.signature });
    if (isPublishedAddress(found) && receipt.coverage.some(({ chainId }) => !TEST_CHAIN_IDS.has(chainId))) {
      return { check: "signature", ok: false, message: `the key of ${found} is published: anybody can sign with it` };
    }
    return compare("signature", found.toLowerCase(), receipt.signer.toLowerCase());
  } catch {
    return { check: "signature", ok: false, message: "the signature does not decode" };
  }
}
