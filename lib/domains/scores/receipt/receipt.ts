import { type Hex, hashDomain, keccak256, numberToHex, stringToBytes } from "viem";
import { z } from "zod";
import { keccakHex } from "../../../core/keccak.ts";
import { categories, type ScoreFacts } from "../../../engine/index.ts";

/** Most days for which a receipt is valid. */
export const MOST_VALID_DAYS = 30;

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const LowerAddress = z.string().regex(/^0x[0-9a-f]{40}$/);
const Bytes32 = z
  .custom<Hex>((value) => typeof value === "string" && /^0x[0-9a-f]{64}$/.test(value))
  .meta({ override: { type: "string", pattern: "^0x[0-9a-f]{64}$" } });
const Count = z.int().nonnegative();
/** Of at most 100 digits, so that a forged receipt costs no more than a real one. */
const Amount = z.string().regex(/^(0|[1-9][0-9]{0,99})$/);
const byCategory = <T extends z.ZodType>(one: T) => z.record(z.enum(categories), one);

const WalletFacts = z.strictObject({
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** The facts that are estimates. Absent in version 1, which has none. */
  sketched: checkedList(z.string()).optional(),
  subject: LowerAddress,
  /** None for a name that waits since it changed owner. */
  wallets: checkedList(LowerAddress),
  links: checkedList(
    z.strictObject({ wallet: LowerAddress, linkedAt: Count.nullable(), movedAt: Count.optional() }),
  ).optional(),
  asOf: checkedRecord(z.int()),
  states: byCategory(z.enum(["ok", "stale", "unavailable"])),
  sent: Count,
  sentToOwn: Count,
  failed: Count,
  contractsCreated: Count,
  firstSentAt: Count.nullable(),
  lastSentAt: Count.nullable(),
  gasPaid: Amount.optional(),
  gasUnknown: Count.optional(),
  balanceTime: Amount.optional(),
  balance: Amount.optional(),
  heldUntil: Count.nullable().optional(),
  usedDays: Count.optional(),
  activeDays: Count,
  activeWeeks: Count.optional(),
  activeMonths: Count,
  activeChains: Count,
  waitedDays: Count.optional(),
  counterparties: Count,
  contracts: Count,
  returned: Count,
  trustedCounterparties: Count.optional(),
  trustedVolume: Amount.optional(),
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
  oneWayPayers: Count.optional(),
  passedOn: Amount,
  passedOnMost: Count.nullable(),
  roundTrip: Amount,
  roundTripMost: LowerAddress.nullable(),
  topPartner: z.strictObject({ address: LowerAddress.nullable(), sent: Count }).nullable(),
  busiest: z.strictObject({ sent: Count, from: Count }).nullable(),
  cluster: z
    .strictObject({ chainId: Count, wallet: LowerAddress, funder: LowerAddress, size: Count, sentToFunder: Count })
    .nullable(),
  chain: z.strictObject({ chainId: Count, wallet: LowerAddress, funder: LowerAddress, length: Count }).nullable(),
  alike: z
    .strictObject({
      wallet: LowerAddress,
      size: Count,
      members: checkedList(LowerAddress),
      by: z.enum(["contracts", "funding"]),
    })
    .nullable()
    .optional(),
  passed: z
    .array(
      z.strictObject({
        wallet: LowerAddress,
        chainId: Count,
        hands: Count.min(1),
        left: Amount,
        balanceTime: Amount,
        balance: Amount,
      }),
    )
    .optional(),
  listed: z.strictObject({
    listsHash: z.string(),
    contacts: Count.nullable(),
    paid: Count.nullable().optional(),
    addresses: checkedList(LowerAddress),
    self: z.boolean().nullable(),
  }),
  social: checkedList(z.strictObject({ issuer: LowerAddress, weight: Count })),
  claimed: checkedList(z.string()).optional(),
  overrides: checkedList(
    z.strictObject({ wallet: LowerAddress, flag: z.string(), appeal: z.string(), decidedAt: Count }),
  ).optional(),
  service: z.string().optional(),
});

/** ScoreFacts of the engine, checked field by field; rejects extra and missing fields. */
const Facts = WalletFacts.extend({
  each: checkedList(
    WalletFacts.meta({ id: "WalletFacts", description: "The facts of one wallet of an identity." }),
  ).optional(),
}) satisfies z.ZodType<ScoreFacts>;

/** The source and the unit of a chain's facts: enough to read them again. */
const ReceiptSource = z.strictObject({
  chainId: z.int().positive(),
  fromBlock: Count,
  toBlock: Count,
  /** Hash of `toBlock`; null if the source returns none. */
  blockHash: z.string().nullable(),
  /** One unit of volume, in wei. */
  referenceWei: Amount,
  prices: checkedRecord(z.strictObject({ decimals: Count, wei: Amount })),
  /** Trusted contracts: governors for votes, pools for swaps. */
  contracts: z.strictObject({ governors: checkedList(LowerAddress), pools: checkedList(LowerAddress) }),
});
export type ReceiptSource = z.infer<typeof ReceiptSource>;

/** The facts of a receipt: those of the score, and their blocks. The hash covers all of them. */
const ReceiptFacts = Facts.extend({
  sources: checkedList(ReceiptSource),
  /** Unix seconds. Absent in receipts of before they had an end. */
  validUntil: Count.optional(),
});
export type ReceiptFacts = z.infer<typeof ReceiptFacts>;

/** The EIP-712 domain of what the service's receipt key signs for no contract of a chain. */
export const ReceiptDomain = z.strictObject({
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
  /** The five signed values: an EIP-712 ScoreReceipt. `issuedAt` is in unix seconds, `total` is result.total. */
  subject: Address,
  modelVersion: z.string(),
  modelHash: Bytes32,
  facts: ReceiptFacts,
  factsHash: Bytes32,
  result: z.strictObject({ total: Count, breakdown: byCategory(Count) }),
  coverage: checkedList(Coverage),
  issuedAt: Count,
  /** The same as in the facts, whose hash covers it: the receipt says nothing about later times. */
  validUntil: Count.optional(),
  domain: ReceiptDomain,
  /** The newest epoch of the board when the receipt was issued. Not signed here: the epoch's own header is. */
  epoch: z.object({ number: z.int().positive(), root: Bytes32 }).optional(),
  signer: Address,
  signature: z
    .custom<Hex>((value) => typeof value === "string" && /^0x[0-9a-fA-F]{130}$/.test(value))
    .meta({ override: { type: "string", pattern: "^0x[0-9a-fA-F]{130}$" } }),
});
export type Receipt = z.infer<typeof Receipt>;
export type UnsignedReceipt = Omit<Receipt, "signer" | "signature">;

/** The EIP-712 type of a receipt. */
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
 * The EIP-712 domain of receipts. A receipt covers all chains, so it names the first configured one, like
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

const TYPE_HASH = keccak256(
  stringToBytes(`ScoreReceipt(${receiptTypes.ScoreReceipt.map(({ type, name }) => `${type} ${name}`).join(",")})`),
);
const domainTypes = {
  EIP712Domain: [
    { name: "name", type: "string" },
    { name: "version", type: "string" },
    { name: "chainId", type: "uint256" },
    { name: "salt", type: "bytes32" },
  ],
} as const;

/**
 * The EIP-712 hash that a receipt's signer signs. All fields are words of 32 bytes; viem's `hashTypedData` takes as long for any type as
 * half the signature.
 */
export function receiptDigest({ subject, modelHash, factsHash, result, issuedAt, domain }: UnsignedReceipt): Hex {
  const words = [TYPE_HASH, subject, modelHash, factsHash, numberToHex(result.total), numberToHex(issuedAt)];
  const message = keccakHex(bytesOf(words.map((word) => word.slice(2).padStart(64, "0"))));
  return keccakHex(bytesOf(["1901", separatorOf(domain).slice(2), message.slice(2)]));
}

const bytesOf = (hex: readonly string[]) => Buffer.from(hex.join(""), "hex");

/** The domain of the last receipt, which most share, with its hash. */
let lastDomain: { text: string; separator: Hex } | undefined;

function separatorOf(domain: ReceiptDomain): Hex {
  const text = JSON.stringify(domain);
  if (lastDomain?.text === text) return lastDomain.separator;
  const separator = hashDomain({ domain: { ...domain, chainId: BigInt(domain.chainId) }, types: domainTypes });
  lastDomain = { text, separator };
  return separator;
}

// zod reports every wrong item: a body of 250 kB with a list of empty objects takes it up to a minute. Lists of nested objects in
// untrusted input are therefore checked up to the first wrong item.

/** A list of items, checked up to the first wrong one. */
function checkedList<T extends z.ZodType>(item: T) {
  return z
    .array(z.unknown())
    .superRefine((items, issues) => reportFirst(items.entries(), item, issues))
    .pipe(z.array(item));
}

/** An object with any names and one kind of value, checked up to the first wrong one. */
function checkedRecord<T extends z.ZodType>(value: T) {
  return z
    .record(z.string(), z.unknown())
    .superRefine((values, issues) => reportFirst(Object.entries(values), value, issues))
    .pipe(z.record(z.string(), value));
}

function reportFirst(
  values: Iterable<[number | string, unknown]>,
  schema: z.ZodType,
  issues: z.core.$RefinementCtx,
): void {
  for (const [key, value] of values) {
    const { error } = schema.safeParse(value);
    if (!error) continue;
    for (const { path, message } of error.issues) issues.addIssue({ code: "custom", path: [key, ...path], message });
    return;
  }
}
