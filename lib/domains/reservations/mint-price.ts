import { readTokenBalance } from "../../chain/names-contracts.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/interactive-client.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { MintPrice } from "./schemas.ts";

/** The discount that a chain gives to holders of CANY; null if it gives none. `balance`: how much they hold, in CANY's smallest unit. */
export function canyDiscount({ mint, contracts }: ChainConfig) {
  const { price, canyDiscountPercent: percent, canyBalance: balance } = mint;
  const { cany } = contracts;
  return cany !== undefined && percent > 0 && BigInt(price) > 0n ? { cany, percent, balance } : null;
}

/** The price of a name for a wallet, after CANY's discount. Throws CHAIN_UNAVAILABLE if the balance cannot be read. */
export async function mintPrice(chain: ChainConfig, wallet: Address): Promise<MintPrice> {
  const discount = canyDiscount(chain);
  const held = discount
    ? await orChainUnavailable(chain, () => readTokenBalance(interactiveClient(chain), discount.cany, wallet))
    : 0n;
  const discountPercent = discount && held >= BigInt(discount.balance) ? discount.percent : 0;
  return { amount: discounted(BigInt(chain.mint.price), discountPercent), currency: chain.currency, discountPercent };
}

/** The discounted price in wei, rounded up. */
function discounted(price: bigint, percent: number): string {
  return String(price - (price * BigInt(percent)) / 100n);
}
