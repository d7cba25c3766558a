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
