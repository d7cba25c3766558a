import { encodeFunctionData } from "viem";
import type { z } from "zod";
import { namesAbi } from "../../chain/names-abi.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import type { Address } from "../../core/chains.ts";
import { actsAs, type Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, stripSuffix } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import {
  type Consent,
  type IdentityView,
  type IssuedVoucher,
  issueVoucher,
  nameForms,
  namesChains,
  type RecordedMint,
  recordMint,
  requireConsent,
  type SignedConsent,
} from "../identities/index.ts";
import { foldReservations } from "./fold-reservations.ts";
import {
  askingDeveloper,
  hasReserved,
  hasVoucherLeft,
  isNameMinted,
  judgeMint,
  mintPrice,
  reasonOf,
} from "./get-mint-eligibility.ts";
import { areOfOneIdentity, confirmReferrals, ownCode, requireReferrer } from "./referrals.ts";
import type { MintReason, VoucherResponse } from "./schemas.ts";

type SignedVoucher = z.infer<typeof VoucherResponse>;

interface ClaimInput extends Consent {
  /** With or without suffix, in any letter case. */
  name: string;
  /** The claimer; lower-case hex. */
  address: Address;
  chainId: number;
  referralCode?: string;
}

/**
 * A voucher for a name, with the transaction that mints it. It is valid for 15 minutes and the only one for the name: a second claim
 * of the same wallet and chain returns it again. The newest referral code with the wallet's consent counts. Throws NOT_ELIGIBLE with
 * each failed condition; FORBIDDEN without consent, INVALID_SIGNATURE; NOT_FOUND for an unknown referral code, INVALID_REQUEST for an
 * own one; UNSUPPORTED_CHAIN; CHAIN_UNAVAILABLE.
 */
export async function claimMint(ctx: Context, input: ClaimInput): Promise<SignedVoucher> {
  const chain = requireChain(ctx, input.chainId);
  const name = stripSuffix(input.name);
  const { address } = input;
  requireAll(await judgeMint(ctx, { name, address, chain }));
  const consent = await requireClaimer(ctx, { ...input, name });
  const given = input.referralCode;
  const referralCode = given === undefined ? undefined : await usableCode(ctx, given, address);
  await requireUnminted(ctx, name, chain.id);
  const price = await mintPrice(chain, address);
  const wanted = { name, claimer: address, chainId: chain.id, price: BigInt(price.amount), referralCode, consent };
  const signed = await sqlTransaction(ctx.pg, async (sql) => {
    await lockVoucherLimits(ctx, sql, address);
    if (!(await hasVoucherLeft(ctx, sql, wanted))) throw notEligible([reasonOf("VOUCHERS_LEFT", false)]);
    return issueVoucher(ctx, sql, { ...wanted, developerId: askingDeveloper(ctx) });
  });
  if (!signed) throw notEligible([reasonOf("NO_OTHER_VOUCHER", false)]);
  return viewVoucher(signed);
}

/** Serialises the counting of vouchers of a claimer and a developer until the transaction ends. */
async function lockVoucherLimits(ctx: Pick<Context, "actor">, sql: Sql, claimer: Address): Promise<void> {
  // Always in this order, and before the lock of a name, to prevent deadlocks.
  for (const owner of [`claimer ${claimer}`, `developer ${askingDeveloper(ctx) ?? ""}`]) {
    await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`vouchers of ${owner}`]);
  }
}

/**
 * Requires that the claimer is the caller's wallet, signed ClaimMint, or reserved the name on the chain (without a referral code).
 * Returns the signed consent, if any.
 */
async function requireClaimer(ctx: Context, input: ClaimInput): Promise<SignedConsent | undefined> {
  const { name, address, chainId, deadline, referralCode = "" } = input;
  if (actsAs(ctx.actor, address, chainId)) return undefined;
  const isSigned = input.signature !== undefined || deadline !== undefined;
  if (!isSigned && input.referralCode === undefined) {
    if (await hasReserved(ctx, ctx.pg, { name, claimer: address, chainId })) return undefined;
  }
  await requireConsent(ctx, {
    ...input,
    primaryType: "ClaimMint",
    signers: [address],
    messages: (until) =>
      nameForms(ctx, name).map((form) => ({
        name: form,
        claimer: address,
        chainId: BigInt(chainId),
        referralCode,
        deadline: until,
      })),
  });
  return deadline === undefined ? undefined : { deadline };
}

function viewVoucher({ voucher, signature, contract }: IssuedVoucher): SignedVoucher {
  const struct = { ...voucher, chainId: BigInt(voucher.chainId) };
  return {
    voucher: {
      name: voucher.name,
      claimer: checksum(voucher.claimer),
      chainId: voucher.chainId,
      price: String(voucher.price),
      nonce: String(voucher.nonce),
      expiresAt: Number(voucher.expiresAt),
    },
    signature,
    contract: checksum(contract),
    expiresAt: new Date(Number(voucher.expiresAt) * 1000).toISOString(),
    transaction: {
      to: checksum(contract),
      data: encodeFunctionData({ abi: namesAbi, functionName: "mint", args: [struct, signature] }),
      value: String(voucher.price),
    },
  };
}

/** The stored form of a referral code. Throws NOT_FOUND, or INVALID_REQUEST for a code of the claimer's own identity. */
export async function usableCode(ctx: Context, given: string, claimer: Address): Promise<string> {
  const { code, address } = await requireReferrer(ctx, given);
  if (!(await areOfOneIdentity(ctx, address, claimer))) return code;
  throw ownCode("body.referralCode", "is the claimer's own");
}

/** Checks on the chains that the name is not minted, because the indexer may lag. Only an earlier voucher allows another chain. */
async function requireUnminted(ctx: Context, name: string, chainId: number): Promise<void> {
  const voucher = await ctx.db.voucher.findUnique({ where: { name } });
  const chainIds = new Set([chainId, Number(voucher?.chainId ?? chainId)]);
  const minted = await Promise.all(
    namesChains(ctx)
      .filter(({ chain }) => chainIds.has(chain.id))
      .map(({ chain, contract }) =>
        orChainUnavailable(chain, () => isNameMinted(interactiveClient(chain), contract, name)),
      ),
  );
  if (minted.includes(true)) throw notEligible([reasonOf("NAME_NOT_MINTED", false)]);
}

function requireAll(reasons: readonly MintReason[]): void {
  const failed = reasons.filter((reason) => !reason.ok);
  if (failed.length > 0) throw notEligible(failed);
}

function notEligible(failed: readonly MintReason[]): ServiceError {
  return new ServiceError("NOT_ELIGIBLE", failed.map((reason) => reason.message).join(" "), {
    details: failed.map(({ code, message }) => ({ path: code, message })),
  });
}

type ConfirmedMint = Pick<RecordedMint, "identity" | "confirmations" | "final">;

/** Records the mint of a name by its transaction; repeating it is harmless. Throws as {@link recordMint}. */
export async function confirmMint(ctx: Context, input: { txHash: string; chainId: number }): Promise<ConfirmedMint> {
  const { identity, confirmations, final } = await record(ctx, { ...input, kind: "minted" });
  return { identity, confirmations, final };
}

/** The same for a subname, with its parent. */
export async function confirmSubname(
  ctx: Context,
  input: { txHash: string; chainId: number },
): Promise<ConfirmedMint & { parent: IdentityView }> {
  const { identity, parent, confirmations, final } = await record(ctx, { ...input, kind: "subname" });
  if (!parent) throw new Error(`the parent of ${identity.svcId} was not read`);
  return { identity, parent, confirmations, final };
}

function record(
  ctx: Context,
  input: { txHash: string; chainId: number; kind: "minted" | "subname" },
): Promise<RecordedMint> {
  return recordMint(ctx, {
    ...input,
    onStored: (sql, names) => foldReservations(sql, names, ctx.now),
    onFinal: (sql, names) => confirmReferrals(sql, { names: names.map(({ name }) => name), now: ctx.now }),
  });
}
