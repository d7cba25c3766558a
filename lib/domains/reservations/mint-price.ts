import { interactiveClient, orChainUnavailable } from "../../chain/interactive-client.ts";
import { readTokenBalance } from "../../chain/names-contracts.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { MintPrice } from "./schemas.ts";

/** The price of a name for a wallet, after CANY's discount. Throws CHAIN_UNAVAILABLE if the balance cannot be read. */
export async function mintPrice(chain: ChainConfig, wallet: Address): Promise<MintPrice> {
  const { price, canyDiscountPercent, canyBalance } = chain.mint;
  const { cany } = chain.contracts;
  const mayDiscount = cany !== undefined && canyDiscountPercent > 0 && BigInt(price) > 0n;
  const held = mayDiscount
    ? await orChainUnavailable(chain, () => readTokenBalance(interactiveClient(chain), cany, wallet))
    : 0n;
  const discountPercent = mayDiscount && held >= BigInt(canyBalance) ? canyDiscountPercent : 0;
  return { amount: discounted(BigInt(price), discountPercent), currency: chain.currency, discountPercent };
}

/** The discounted price in wei, rounded up. */
function discounted(price: bigint, percent: number): string {
  return String(price - (price * BigInt(percent)) / 100n);
}
