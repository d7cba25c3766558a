import { microOf } from "./numbers/amounts.ts";
import type { MergePart } from "./score-facts.ts";
import type { WalletFacts } from "./wallet-facts.ts";

/** The facts of a wallet on one chain, with its amounts' conversion and its tokens' prices. */
export interface PricedPart {
  facts: WalletFacts;
  micro: (wei: bigint) => bigint;
  prices: readonly { token: string; wei: bigint; scale: bigint }[];
}

/** Prepare a part for conversions of its amounts. */
export function withPrices({ facts, referenceWei, prices = {} }: MergePart): PricedPart {
  return {
    facts,
    micro: microOf(referenceWei),
    prices: Object.entries(prices).map(([token, price]) => ({
      token,
      wei: BigInt(price.wei),
      scale: 10n ** BigInt(price.decimals),
    })),
  };
}
