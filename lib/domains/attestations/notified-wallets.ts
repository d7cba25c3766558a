import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { walletsOf } from "../wallets/index.ts";

/** A signed-in wallet; of a smart account with the chain that it signed in on. */
export interface SignedInWallet {
  wallet: Address;
  chainId?: number;
}

/**
 * The wallets whose notifications a signed-in wallet sees: those of its identity. A smart account that signed in on another chain than
 * the identity's sees none, because somebody else may control it.
 */
export async function notifiedWallets(
  ctx: Pick<Context, "pg">,
  { wallet, chainId }: SignedInWallet,
): Promise<readonly Address[]> {
  if (chainId !== undefined) {
    const { rowCount } = await ctx.pg.query(
      "select 1 from identity_wallet w join identity i on i.name = w.name where w.address = $1 and i.chain_id <> $2",
      [wallet, chainId],
    );
    if (rowCount) return [];
  }
  return walletsOf(ctx, wallet);
}
