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
import { defineEndpoint, Existing, endpointGroup } from "../declaration/define-endpoint.ts";

const address = z.object({ address: AddressParam });
const name = z.object({
  name: z.string().meta({ description: "A name, with or without suffix.", example: "alice" }),
});
/** A transaction to confirm. */
const mined = z.strictObject({
  txHash: z
    .string()
    .regex(/^0x[0-9a-fA-F]{64}$/, "must be a transaction hash: 0x and 64 hex digits")
    .transform((hash) => hash.toLowerCase())
    .pipe(TransactionHash),
  chainId: ChainNumber,
});

const confirmMint = defineEndpoint({
  method: "POST",
  path: "/mint/confirm",
  summary: "Confirm the mint of a name by its transaction",
  description: `Checks the transaction's receipt. Repeating it changes nothing, and returns the current number of
confirmations, until the mint is final.`,
  access: "write",
  body: mined,
  response: ConfirmResponse,
  errors: ["UNSUPPORTED_CHAIN", "TRANSACTION_NOT_CONFIRMED", "NAME_UNAVAILABLE", "CHAIN_UNAVAILABLE"],
  handler: ({ ctx, body }) => reservations.confirmMint(ctx, body),
});

/** By operation id. */
export const reservationEndpoints = endpointGroup("reservations", {
  getService: defineEndpoint({
    method: "GET",
    path: "/",
    summary: "List the routes of the name reservation service",
    description:
      "A browser, or a program that previews links, gets the home page (`Accept` lists `text/html`, or is `*/*` with such a `User-Agent`).",
    access: "public",
    headers: { Vary: "Accept, RSC, User-Agent" },
    response: z.object({
      service: z.string(),
      routes: z.array(z.string()).meta({ description: "`METHOD path`, braces around parameters." }),
    }),
    handler: () => ({ service: "Credence name reservations", routes: listRoutes() }),
  }),

  lookUpName: defineEndpoint({
    method: "GET",
    path: "/name/{name}",
    summary: "Get the state of a name: available, reserved, minted, blocked or invalid",
    description:
      "Removes one suffix and checks the rest as sent: upper case is invalid, and lower case is suggested. A subname is minted if it has an owner.",
    access: "read",
    params: name,
    response: NameLookup,
    handler: ({ ctx, params }) => reservations.lookUpName(ctx, params),
  }),

  lookUpNames: defineEndpoint({
    method: "POST",
    path: "/name/batch",
    summary: "Get the state of up to 100 names",
    description: "In the order of the request.",
    access: "read",
    body: z.strictObject({ names: Names }),
    response: z.object({ results: z.array(NameLookup) }),
    handler: async ({ ctx, body }) => ({ results: await reservations.lookUpNames(ctx, body) }),
  }),

  getReservations: defineEndpoint({
    method: "GET",
    path: "/reservations/{address}",
    summary: "List the reservations of an address",
    description:
      "Newest first, over all chains. If a name has several open reservations, the earliest by block time holds it, then the one with the lower chain id.",
    access: "read",
    params: address,
    query: z.object({ limit: Limit, offset: Offset }),
    response: ReservationsResponse,
    handler: ({ ctx, params, query }) => reservations.getReservations(ctx, { ...params, ...query }),
  }),

  syncReservations: defineEndpoint({
    method: "POST",
    path: "/reservations/{address}/sync-from-chain",
    summary: "Read reservations from the chain now",
    description: `Reads the reservation contract's events in blocks that are not indexed yet, at most 20,000, of one chain
or all. Repeating it changes nothing.`,
    access: "write",
    params: address,
    body: z.strictObject({ chainId: ChainNumber.optional() }),
    response: SyncResponse,
    errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
    handler: ({ ctx, params, body }) => reservations.syncFromChain(ctx, { ...params, ...body }),
  }),

  trackReferral: defineEndpoint({
    method: "POST",
    path: "/referrals/track",
    summary: "Record who referred a wallet",
    description: `With the referee's session, or its signature of \`TrackReferral\` (GET /v1/auth/signing) on the first configured
chain. A wallet's referrer cannot change. The referral is confirmed when a mint of the referee is final.`,
    access: "write",
    body: z.strictObject({
      code: ReferralCode,
      referee: AddressParam,
      deadline: z.int().nonnegative().optional().meta({ description: "As signed, unix seconds." }),
      signature: z.string().max(100_000).optional().meta({ description: "Hex." }),
    }),
    response: z.object({ referral: Referral }),
    status: 201,
    okWhen: "the referral exists already.",
    errors: ["INVALID_SIGNATURE", "NOT_FOUND", "NOT_ELIGIBLE", "UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
    handler: async ({ ctx, body }) => {
      const { referral, isNew } = await reservations.trackReferral(ctx, body);
      return isNew ? { referral } : new Existing({ referral });
    },
  }),

  getMintEligibility: defineEndpoint({
    method: "GET",
    path: "/reserve/{name}/mint-eligibility",
    summary: "Get whether a wallet may mint a name, with reasons and price",
    description: "Lists every condition and whether it is met. The name may have any letter case.",
    access: "read",
    params: name,
    query: z.object({
      address: AddressParam.optional().meta({ description: "The wallet; the caller's if absent." }),
      chainId: ChainId.optional().meta({ description: "The chain; the first with names if absent." }),
    }),
    response: EligibilityResponse,
    errors: ["UNSUPPORTED_CHAIN", "CHAIN_UNAVAILABLE"],
    handler: ({ ctx, params, query }) => reservations.getMintEligibility(ctx, { ...params, ...query }),
  }),

  claimMint: defineEndpoint({
    method: "POST",
    path: "/reserve/{name}/claim-mint",
    summary: "Get a voucher to mint a name, and the transaction to send",
    description: `Valid once, for 15 minutes, and the only one for the name: another request returns the same voucher. The
address must consent: it is the wallet of the caller's session or key, or it signed \`ClaimMint\` (GET /v1/auth/signing; the domain
is the chain's, an absent referral code is \`""\`). Without consent, only an address that reserved the name on this
chain gets a voucher, without a referral code. The address's newest code is recorded with the mint. A wallet has at
most ${MOST_VOUCHERS.claimer} valid vouchers for names that it has not reserved; a developer can request at most
${MOST_VOUCHERS.developer}.`,
    access: "write",
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
  }),

  getCanyBalance: defineEndpoint({
    method: "GET",
    path: "/cany/balance/{address}",
    summary: "Get a wallet's CANY balance",
    description: "On every chain that has it, at the newest block.",
    access: "read",
    params: address,
    response: BalanceResponse,
    errors: ["CHAIN_UNAVAILABLE"],
    handler: ({ ctx, params }) => reservations.getCanyBalance(ctx, params),
  }),

  getReferrals: defineEndpoint({
    method: "GET",
    path: "/referrals/{address}",
    summary: "List the referrals of an address",
    description: "Newest first.",
    access: "read",
    params: address,
    query: z.object({ limit: Limit, offset: Offset }),
    response: ReferralsResponse,
    handler: ({ ctx, params, query }) => reservations.getReferrals(ctx, { ...params, ...query }),
  }),

  getReferrer: defineEndpoint({
    method: "GET",
    path: "/referrer/{code}",
    summary: "Get the owner of a referral code",
    access: "read",
    params: z.object({ code: ReferralCode }),
    response: ReferrerResponse,
    errors: ["NOT_FOUND"],
    handler: ({ ctx, params }) => reservations.getReferrer(ctx, params),
  }),

  getReferralCode: defineEndpoint({
    method: "GET",
    path: "/referral-code/{address}",
    summary: "Get the referral code of an address",
    description: "It never changes.",
    access: "read",
    params: address,
    response: ReferralCodeResponse,
    handler: ({ ctx, params }) => reservations.getReferralCode(ctx, params),
  }),

  getMintChains: defineEndpoint({
    method: "GET",
    path: "/mint/chains",
    summary: "List the chains on which names are minted",
    access: "read",
    response: MintChainsResponse,
    handler: ({ ctx }) => reservations.getMintChains(ctx),
  }),

  confirmMint,

  confirmSubname: defineEndpoint({
    ...confirmMint,
    path: "/mint/subname/confirm",
    summary: "Confirm the mint of a subname by its transaction",
    response: SubnameConfirmResponse,
    handler: ({ ctx, body }) => reservations.confirmSubname(ctx, body),
  }),
});

function listRoutes(): string[] {
  return Object.values(reservationEndpoints).map(({ method, path }) => `${method} ${path}`);
}
