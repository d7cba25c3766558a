import { formatUnits } from "viem";
import { readTokenBalance } from "../../chain/names-contracts.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/interactive-client.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import type { CanyBalances } from "./schemas.ts";

/** As in CanyToken.sol. */
const CANY = { symbol: "CANY", decimals: 18 } as const;

/** A wallet's CANY balance on each chain that has it, and the sum. Throws CHAIN_UNAVAILABLE. */
export async function getCanyBalance(ctx: Context, input: { address: Address }): Promise<CanyBalances> {
  const held = await Promise.all(
    ctx.env.CHAINS.flatMap((chain) => {
      const { cany } = chain.contracts;
      if (!cany) return [];
      return orChainUnavailable(chain, async () => ({
        chainId: chain.id,
        token: cany,
        units: await readTokenBalance(interactiveClient(chain), cany, input.address),
      }));
    }),
  );
  return {
    address: checksum(input.address),
    balances: held.map(({ chainId, token, units }) => ({
      chainId,
      token: checksum(token),
      ...CANY,
      balance: String(units),
      formatted: formatUnits(units, CANY.decimals),
    })),
    total: String(held.reduce((sum, { units }) => sum + units, 0n)),
  };
}
