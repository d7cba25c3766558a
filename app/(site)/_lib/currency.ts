import type { Context } from "@/lib/core/context.ts";

/** The currency that the chosen chains share; null where they differ. */
export function currencyOf(ctx: Context, chainId: number | undefined): string | null {
  const [first, ...others] = new Set(chosen(ctx, chainId).map(({ currency }) => currency));
  return others.length === 0 ? (first ?? null) : null;
}

/** The currency of which one whole is one unit of the score on each of the chosen chains; null where there is none. */
export function unitOf(ctx: Context, chainId: number | undefined): string | null {
  const isWhole = chosen(ctx, chainId).every(({ referenceWei }) => BigInt(referenceWei) === 10n ** 18n);
  return isWhole ? currencyOf(ctx, chainId) : null;
}

function chosen({ env }: Context, chainId: number | undefined) {
  return env.CHAINS.filter(({ id }) => chainId === undefined || id === chainId);
}
