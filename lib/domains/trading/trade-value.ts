import type { ChainConfig } from "../../core/chains.ts";

/** Prices by chain and lower-case token: wei of native currency for 10^decimals units. */
export type Prices = ReadonlyMap<string, { decimals: number; wei: bigint }>;

export const priceKey = (chainId: number, token: string) => `${chainId} ${token}`;

export function pricesOf(chains: readonly Pick<ChainConfig, "id" | "prices">[]): Prices {
  return new Map(
    chains.flatMap(({ id, prices }) =>
      Object.entries(prices).map(([token, { decimals, wei }]) => [
        priceKey(id, token.toLowerCase()),
        { decimals, wei: BigInt(wei) },
      ]),
    ),
  );
}

/** The value of a token's units in wei, rounded down; null without a price. */
export function worthOf(prices: Prices, chainId: number, token: string | null, units: bigint | null): bigint | null {
  if (token === null || units === null) return null;
  const price = prices.get(priceKey(chainId, token));
  return price ? (units * price.wei) / 10n ** BigInt(price.decimals) : null;
}
