import { voucherTypes } from "../../chain/names-abi.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { requireNamesChain } from "./names-chain.ts";

/** Permission to mint a name once, as in the contract. */
export interface MintVoucher {
  /** Without suffix; no subname. */
  name: string;
  /** The account that gets the token; lower-case hex. */
  claimer: Address;
  chainId: number;
  /** Wei. */
  price: bigint;
  nonce: bigint;
  /** Last valid second, unix time. */
  expiresAt: bigint;
}

export interface SignedVoucher {
  voucher: MintVoucher;
  /** 65 bytes, hex. */
  signature: `0x${string}`;
  /** IdentityNames on the voucher's chain; lower-case hex. */
  contract: Address;
}

/**
 * Signs a voucher in the domain of the chain's IdentityNames contract. The caller has checked that the name may be minted. Throws
 * UNSUPPORTED_CHAIN, also without a configured key.
 */
export async function signVoucher(ctx: Pick<Context, "env">, voucher: MintVoucher): Promise<SignedVoucher> {
  const { contract } = requireNamesChain(ctx, voucher.chainId);
  const key = ctx.env.VOUCHER_SIGNER_KEY;
  if (!key)
    throw new ServiceError("UNSUPPORTED_CHAIN", "Vouchers are not available: no key to sign them is configured.");
  const signature = await signingAccount(key).signTypedData({
    domain: { name: "Credence Names", version: "1", chainId: voucher.chainId, verifyingContract: contract },
    types: voucherTypes,
    primaryType: "MintVoucher",
    message: { ...voucher, chainId: BigInt(voucher.chainId) },
  });
  return { voucher, signature, contract };
}
