import { encodeFunctionData } from "viem";
import { namesAbi } from "../../chain/names-abi.ts";
import { isNameMinted } from "../../chain/names-contracts.ts";
import { askChain, quickClient } from "../../chain/quick-client.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { transaction } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, stripSuffix } from "../../core/schemas.ts";
import { issueVoucher, namesChains } from "../identities/index.ts";
import { judgeMint, reasonOf } from "./get-mint-eligibility.ts";
import { requireReferrer } from "./get-referrer.ts";
import { mintPrice } from "./mint-price.ts";
import { areOfOneIdentity, ownCode } from "./referrals.ts";
import type { MintReason, SignedVoucher } from "./schemas.ts";

/**
 * A voucher for a name, and the transaction its claimer mints with. It holds for 15 minutes and is the only one for the
 * name meanwhile: a second claim by the same wallet on the same chain is given the same one. NOT_ELIGIBLE, with a detail for
 * each condition that does not hold; NOT_FOUND for an unknown referral code, INVALID_REQUEST for one's own; UNSUPPORTED_CHAIN;
 * CHAIN_UNAVAILABLE.
 */
export async function claimMint(
  ctx: Context,
  input: { name: string; address: Address; chainId: number; referralCode?: string },
): Promise<SignedVoucher> {
  const chain = requireChain(ctx, input.chainId);
  const name = stripSuffix(input.name);
  const { address } = input;
  const referralCode =
    input.referralCode === undefined ? undefined : await usableCode(ctx, input.referralCode, address);
  requireAll(await judgeMint(ctx, { name, address, chain }));
  await requireUnminted(ctx, name, chain.id);
  const price = await mintPrice(chain, address);
  const wanted = { name, claimer: address, chainId: chain.id, price: BigInt(price.amount), referralCode };
  const signed = await transaction(ctx.pg, (sql) => issueVoucher(ctx, sql, wanted));
  if (!signed) throw notEligible([reasonOf("NO_OTHER_VOUCHER", false)]);
  const { voucher, signature, contract } = signed;
  const struct = { ...voucher, chainId: BigInt(voucher.chainId) };
  return {
    voucher: {
      name,
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

/**
 * The code that was given, as it is stored, where somebody else's. NOT_FOUND for one that nobody has, INVALID_REQUEST for one
 * of the claimer's own wallet or identity.
 */
export async function usableCode(ctx: Context, given: string, claimer: Address): Promise<string> {
  const { code, address } = await requireReferrer(ctx.pg, given);
  if (!(await areOfOneIdentity(ctx.pg, address, claimer))) return code;
  throw ownCode("body.referralCode", "is the claimer's own");
}

/**
 * Refuse where the name is minted, asked of the chains themselves: the indexer may not have come there. Only where a voucher
 * was given before can that be another chain than the one that is asked for.
 */
async function requireUnminted(ctx: Context, name: string, chainId: number): Promise<void> {
  const { rows } = await ctx.pg.query<{ chain_id: number }>("select chain_id from voucher where name = $1", [name]);
  const asked = new Set([chainId, ...rows.map((row) => row.chain_id)]);
  const minted = await Promise.all(
    namesChains(ctx)
      .filter(({ chain }) => asked.has(chain.id))
      .map(({ chain, contract }) => askChain(chain, () => isNameMinted(quickClient(chain), contract, name))),
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
