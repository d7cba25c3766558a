import { z } from "zod";
import {
  Amount,
  ChainNumber,
  ChecksumAddress,
  MAX_LIMIT,
  Pagination,
  Timestamp,
  TransactionHash,
} from "../../core/schemas.ts";

/** Valid vouchers for names that are neither minted nor reserved by their claimer. */
export const MOST_VOUCHERS = { claimer: 10, developer: 100 } as const;

const nameStatuses = {
  available: "it can be minted",
  reserved: "a reservation on chain holds it",
  minted: "it has an owner",
  blocked: "nobody can mint it",
  invalid: "it breaks the format rules",
} as const;

export const reservationStatuses = {
  active: "it holds the name",
  refundable: "an earlier reservation on another chain holds the name, or it is minted: the deposit can be withdrawn",
  expired: "its time is over: the deposit can be withdrawn",
  refunded: "the deposit was withdrawn",
  settled: "the name was minted and the deposit returned",
} as const;

const Reservation = z
  .object({
    name: z.string(),
    status: keysOf(reservationStatuses),
    chainId: ChainNumber,
    txHash: TransactionHash,
    reservedAt: Timestamp,
    expiresAt: Timestamp,
  })
  .meta({ id: "Reservation", description: "A reservation of a name on chain." });
export type Reservation = z.infer<typeof Reservation>;

export const NameLookup = z
  .object({
    name: z.string().meta({ description: "Without suffix, otherwise as sent." }),
    valid: z.boolean().meta({ description: "Whether it satisfies the format rules." }),
    available: z.boolean().meta({ description: "Whether it can be minted." }),
    status: keysOf(nameStatuses),
    reservation: Reservation.omit({ name: true })
      .extend({ address: ChecksumAddress })
      .optional()
      .meta({ description: "The reservation that holds a reserved name." }),
    owner: ChecksumAddress.optional().meta({ description: "Of a minted name." }),
    chainId: ChainNumber.optional().meta({ description: "The chain of a minted or reserved name." }),
    tokenId: Amount.optional().meta({ description: "Of a minted name." }),
    reason: z.string().optional().meta({ description: "Why it is not available." }),
    suggestions: z.array(z.string()).optional().meta({ description: "Available names." }),
  })
  .meta({ id: "NameLookup", description: "The state of a name." });
export type NameLookup = z.infer<typeof NameLookup>;

export const Names = z
  .array(z.string())
  .min(1)
  .max(MAX_LIMIT)
  .meta({ description: "1 to 100 names, with or without suffix.", example: ["alice", "bob.svc"] });

export const ReservationsResponse = z.object({
  address: ChecksumAddress,
  reservations: z.array(Reservation),
  pagination: Pagination,
});

export const SyncResponse = z.object({
  address: ChecksumAddress,
  synced: z.int().nonnegative().meta({ description: "Known reservations of the address." }),
  reservations: z.array(Reservation).meta({ description: "The newest 100." }),
  chains: z
    .array(z.object({ chainId: ChainNumber, fromBlock: z.int().nonnegative(), toBlock: z.int().nonnegative() }))
    .meta({
      description: "The blocks read; toBlock is below fromBlock if there were none.",
    }),
});

export const ReferralCode = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: "A referral code, in any letter case.", example: "k7q2m9xa4b" });

const referralStatuses = {
  tracked: "the referee has no final mint yet",
  confirmed: "a mint of the referee is final",
} as const;

export const Referral = z
  .object({
    code: z.string(),
    referrer: ChecksumAddress,
    referee: ChecksumAddress,
    status: keysOf(referralStatuses),
    createdAt: Timestamp,
  })
  .meta({ id: "Referral", description: "A referral of a wallet." });
export type Referral = z.infer<typeof Referral>;

export const ReferralsResponse = z.object({
  address: ChecksumAddress,
  code: z.string().meta({ description: "The address's own code." }),
  referrals: z.array(Referral).meta({ description: "The address's referrals, newest first." }),
  totals: z.object({ tracked: z.int().nonnegative(), confirmed: z.int().nonnegative() }),
  pagination: Pagination,
});

export const ReferrerResponse = z.object({
  code: z.string(),
  address: ChecksumAddress,
  svcId: z.string().nullable(),
});

export const ReferralCodeResponse = z.object({ address: ChecksumAddress, code: z.string() });

const MintPrice = z.object({
  amount: Amount.meta({ description: "The transaction's value in wei, after the discount." }),
  currency: z.string(),
  discountPercent: z.int().min(0).max(100),
});
export type MintPrice = z.infer<typeof MintPrice>;

/** Every condition of a mint, with its messages. */
export const mintConditions = {
  NAME_FORMAT: { ok: "The name meets the format rules.", not: "The name breaks the format rules." },
  NAME_NOT_BLOCKED: { ok: "The name is not blocked.", not: "The name is blocked." },
  NAME_NOT_MINTED: { ok: "The name is not minted.", not: "The name is minted already." },
  NAME_NOT_RESERVED: { ok: "Nobody else has reserved the name.", not: "Another wallet has reserved the name." },
  NO_OTHER_VOUCHER: {
    ok: "Nobody else is about to mint the name.",
    not: "Another mint of the name was approved. Unless it happens, the approval (a voucher) expires within 15 minutes.",
  },
  VOUCHERS_LEFT: {
    ok: "The limit of approved mints is not reached.",
    not: `At most ${MOST_VOUCHERS.claimer} mints of a wallet are approved at once (reserved names do not count), and ${MOST_VOUCHERS.developer} of a developer. Mint one of them, or wait: approvals (vouchers) expire within 15 minutes.`,
  },
  CHAIN_SUPPORTED: { ok: "Names are minted on the chain.", not: "No names are minted on this chain." },
  VOUCHERS_SIGNED: {
    ok: "The service can approve mints.",
    not: "The service cannot approve mints: its operator has set no key that signs vouchers.",
  },
  WALLET: { ok: "The wallet can hold a name.", not: "The zero address cannot hold a name." },
} as const;

const MintReason = z
  .object({ code: keysOf(mintConditions), ok: z.boolean(), message: z.string() })
  .meta({ id: "MintReason", description: "A condition of a mint, and whether it is met." });
export type MintReason = z.infer<typeof MintReason>;

export const EligibilityResponse = z.object({
  name: z.string(),
  address: ChecksumAddress,
  chainId: ChainNumber,
  eligible: z.boolean(),
  reasons: z.array(MintReason).meta({ description: "Every condition, always in this order." }),
  price: MintPrice,
});

export const VoucherResponse = z.object({
  voucher: z.object({
    name: z.string(),
    claimer: ChecksumAddress,
    chainId: ChainNumber,
    price: Amount,
    nonce: Amount,
    expiresAt: z.int().meta({ description: "The last valid second, unix time." }),
  }),
  signature: z.string().regex(/^0x[0-9a-f]{130}$/),
  contract: ChecksumAddress.meta({ description: "IdentityNames of the chain." }),
  expiresAt: Timestamp,
  transaction: z
    .object({ to: ChecksumAddress, data: z.string().regex(/^0x[0-9a-f]*$/), value: Amount })
    .meta({ description: "The claimer's transaction that mints the name." }),
});

export const BalanceResponse = z.object({
  address: ChecksumAddress,
  balances: z.array(
    z.object({
      chainId: ChainNumber,
      token: ChecksumAddress,
      symbol: z.string(),
      decimals: z.int().nonnegative(),
      balance: Amount,
      formatted: z.string().meta({ description: "In whole tokens." }),
    }),
  ),
  total: Amount.meta({ description: "Sum of the balances." }),
});

const MintChain = z.object({
  chainId: ChainNumber,
  name: z.string(),
  contract: ChecksumAddress.meta({ description: "IdentityNames." }),
  reservations: ChecksumAddress.nullable().meta({ description: "NameReservations." }),
  token: ChecksumAddress.nullable().meta({ description: "CANY." }),
  price: Amount.meta({ description: "Without discount, wei." }),
  currency: z.string(),
  explorer: z.string().optional(),
});
export type MintChain = z.infer<typeof MintChain>;

export const MintChainsResponse = z.object({ chains: z.array(MintChain) });

function keysOf<Table extends Record<string, unknown>>(table: Table) {
  // The table's own keys.
  return z.enum(Object.keys(table) as [Extract<keyof Table, string>, ...Extract<keyof Table, string>[]]);
}
