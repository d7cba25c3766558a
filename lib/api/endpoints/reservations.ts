import { z } from "zod";
import { AddressParam, ChainId, ChainNumber, Limit, Offset, TransactionHash } from "../../core/schemas.ts";
import { ConfirmResponse, SubnameConfirmResponse } from "../../domains/identities/schemas.ts";
import * as reservations from "../../domains/reservations/index.ts";
import {
  BalanceResponse,
  EligibilityResponse,
  MintChainsResponse,
  MOST_VOUCHERS,
  NameLookup,
  Names,
  Referral,
  ReferralCode,
  ReferralCodeResponse,
  ReferralsResponse,
  ReferrerResponse,
  ReservationsResponse,
  SyncResponse,
  VoucherResponse,
} from "../../domains/reservations/schemas.ts";
import { defineEndpoint, Existing } from "../define-endpoint.ts";

const address = z.object({ address: AddressParam });
const name = z.object({
  name: z.string().meta({ description: "A name, with or without suffix.", example: "alice" }),
});
/** A transaction to be confirmed. */
const mined = z.strictObject({
  txHash: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, "must be a transaction hash: 0x and 64 hex digits")
    .transform((hash) => hash.toLowerCase())
    .pipe(TransactionHash),
  chainId: ChainNumber,
});

const getService = defineEndpoint({
  method: "GET",
  path: "/",
  summary: "Get what the name reservation service answers",
  description: "A browser (`Accept` lists `text/html`) gets the home page here.",
  tag: "reservations",
  access: "public",
  rateLimit: "default",
  headers: { Vary: "Accept, RSC" },
  response: z.object({
    service: z.string(),
    routes: z.array(z.string()).meta({ description: "`METHOD path`, braces around parameters." }),
  }),
  errors: [],
  handler: () => ({ service: "Credence name reservations", routes: listRoutes() }),
});

const lookUpName = defineEndpoint({
  method: "GET",
  path: "/name/{name}",
  summary: "Get what a name is: available, reserved, minted, blocked or invalid",
  description:
    "The rest of the name without its suffix is judged as sent: upper case is invalid, and its lower case suggested. A subname is minted where somebody has it.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: name,
  response: NameLookup,
  errors: [],
  handler: ({ ctx, params }) => reservations.lookUpName(ctx, params),
});

const lookUpNames = defineEndpoint({
  method: "POST",
  path: "/name/batch",
  summary: "Get what up to 100 names are",
  description: "In the order given.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  body: z.strictObject({ names: Names }),
  response: z.object({ results: z.array(NameLookup) }),
  errors: [],
  handler: async ({ ctx, body }) => ({ results: await reservations.lookUpNames(ctx, body) }),
});

const getReservations = defineEndpoint({
  method: "GET",
  path: "/reservations/{address}",
  summary: "List the reservations of an address",
  description:
    "Newest first, over all chains. Of several open ones of a name the earliest by block time holds it, then that of the lower chain id.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: address,
  query: z.object({ limit: Limit, offset: Offset }),
  response: ReservationsResponse,
  errors: [],
  handler: ({ ctx, params, query }) => reservations.getReservations(ctx, { ...params, ...query }),
});

const syncReservations = defineEndpoint({
  method: "POST",
  path: "/reservations/{address}/sync-from-chain",
  summary: "Read reservations from the chain now",
  description: `Reads what the chain's contract of reservations said in blocks that were not read yet, 20,000 at most, of one chain
or all. Doing it twice changes nothing.`,
  tag: "reservations",
  access: "write",
  rateLimit: "default",
  params: address,
  body: z.strictObject({ chainId: ChainNumber.optional() }),
  response: SyncResponse,
  errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
  handler: ({ ctx, params, body }) => reservations.syncFromChain(ctx, { ...params, ...body }),
});

const trackReferral = defineEndpoint({
  method: "POST",
  path: "/referrals/track",
  summary: "Note who referred a wallet",
  description: `With the referee's session, or its signature of \`TrackReferral\` (GET /v1/auth/signing) on the first configured
chain. A wallet has one referrer for ever. Confirmed when a mint of the referee is final.`,
  tag: "reservations",
  access: "write",
  rateLimit: "default",
  body: z.strictObject({
    code: ReferralCode,
    referee: AddressParam,
    deadline: z.int().nonnegative().optional().meta({ description: "As signed, unix seconds." }),
    signature: z.string().max(100_000).optional().meta({ description: "Hex." }),
  }),
  response: z.object({ referral: Referral }),
  status: 201,
  okWhen: "the same referral was noted before.",
  errors: ["INVALID_SIGNATURE", "NOT_FOUND", "NOT_ELIGIBLE", "UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
  handler: async ({ ctx, body }) => {
    const { referral, isNew } = await reservations.trackReferral(ctx, body);
    return isNew ? { referral } : new Existing({ referral });
  },
});

const getMintEligibility = defineEndpoint({
  method: "GET",
  path: "/reserve/{name}/mint-eligibility",
  summary: "Get whether a wallet may mint a name, why, and what it would pay",
  description: "Lists every condition, whether it holds or not. The name is in any letter case.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: name,
  query: z.object({
    address: AddressParam.optional().meta({ description: "The wallet; the caller's if absent." }),
    chainId: ChainId.optional().meta({ description: "The chain; the first with names if absent." }),
  }),
  response: EligibilityResponse,
  errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
  handler: ({ ctx, params, query }) => reservations.getMintEligibility(ctx, { ...params, ...query }),
});

const claimMint = defineEndpoint({
  method: "POST",
  path: "/reserve/{name}/claim-mint",
  summary: "Get a voucher to mint a name, and the transaction to send",
  description: `Valid for 15 minutes and once, and the only one for the name meanwhile: asking again gives the same one. The
address consents: it is the wallet of the caller's session or key, or it signed \`ClaimMint\` (GET /v1/auth/signing; the domain
is the chain's, an absent referral code is \`""\`). Without that, only an address that has itself reserved the name on this
chain gets one, and without a referral code. The latest code that the address gave is noted when the mint is. A wallet has at
most ${MOST_VOUCHERS.claimer} live vouchers for names that it has not reserved; a developer asks for at most
${MOST_VOUCHERS.developer}.`,
  tag: "reservations",
  access: "write",
  rateLimit: "default",
  params: name,
  body: z.strictObject({
    address: AddressParam,
    chainId: ChainNumber,
    referralCode: ReferralCode.optional(),
    deadline: z.int().nonnegative().optional().meta({ description: "As signed, unix seconds." }),
    signature: z.string().max(100_000).optional().meta({ description: "Hex." }),
  }),
  response: VoucherResponse,
  errors: ["UNSUPPORTED_CHAIN", "NOT_ELIGIBLE", "INVALID_SIGNATURE", "NOT_FOUND", "CHAIN_UNAVAILABLE"],
  handler: ({ ctx, params, body }) => reservations.claimMint(ctx, { ...params, ...body }),
});

const getCanyBalance = defineEndpoint({
  method: "GET",
  path: "/cany/balance/{address}",
  summary: "Get what a wallet holds of CANY",
  description: "On every chain that has it, at the newest block.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: address,
  response: BalanceResponse,
  errors: ["CHAIN_UNAVAILABLE"],
  handler: ({ ctx, params }) => reservations.getCanyBalance(ctx, params),
});

const getReferrals = defineEndpoint({
  method: "GET",
  path: "/referrals/{address}",
  summary: "List whom an address referred",
  description: "Newest first.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: address,
  query: z.object({ limit: Limit, offset: Offset }),
  response: ReferralsResponse,
  errors: [],
  handler: ({ ctx, params, query }) => reservations.getReferrals(ctx, { ...params, ...query }),
});

const getReferrer = defineEndpoint({
  method: "GET",
  path: "/referrer/{code}",
  summary: "Get whose referral code it is",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: z.object({ code: ReferralCode }),
  response: ReferrerResponse,
  errors: ["NOT_FOUND"],
  handler: ({ ctx, params }) => reservations.getReferrer(ctx, params),
});

const getReferralCode = defineEndpoint({
  method: "GET",
  path: "/referral-code/{address}",
  summary: "Get the referral code of an address",
  description: "The same ever after.",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  params: address,
  response: ReferralCodeResponse,
  errors: [],
  handler: ({ ctx, params }) => reservations.getReferralCode(ctx, params),
});

const getMintChains = defineEndpoint({
  method: "GET",
  path: "/mint/chains",
  summary: "List the chains names are minted on",
  tag: "reservations",
  access: "read",
  rateLimit: "default",
  response: MintChainsResponse,
  errors: [],
  handler: ({ ctx }) => reservations.getMintChains(ctx),
});

const confirmMint = defineEndpoint({
  method: "POST",
  path: "/mint/confirm",
  summary: "Confirm the mint of a name by its transaction",
  description: `Believed from the transaction's receipt alone. Doing it twice changes nothing; asking again tells of more
confirmations, until the mint is final.`,
  tag: "reservations",
  access: "write",
  rateLimit: "default",
  body: mined,
  response: ConfirmResponse,
  errors: ["UNSUPPORTED_CHAIN", "TRANSACTION_NOT_CONFIRMED", "NAME_UNAVAILABLE", "CHAIN_UNAVAILABLE"],
  handler: ({ ctx, body }) => reservations.confirmMint(ctx, body),
});

const confirmSubname = defineEndpoint({
  ...confirmMint,
  path: "/mint/subname/confirm",
  summary: "Confirm the mint of a subname by its transaction",
  response: SubnameConfirmResponse,
  handler: ({ ctx, body }) => reservations.confirmSubname(ctx, body),
});

/** The endpoints of the name reservation service under their operation ids. */
export const reservationEndpoints = {
  getService,
  lookUpName,
  lookUpNames,
  getReservations,
  syncReservations,
  trackReferral,
  getMintEligibility,
  claimMint,
  getCanyBalance,
  getReferrals,
  getReferrer,
  getReferralCode,
  getMintChains,
  confirmMint,
  confirmSubname,
} as const;

function listRoutes(): string[] {
  return Object.values(reservationEndpoints).map(({ method, path }) => `${method} ${path}`);
}
