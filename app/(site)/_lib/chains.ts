import type { ChainNames } from "@/components/scores/transaction-link.tsx";
import type { Context } from "@/lib/core/context.ts";

/** Name and explorer of every configured chain. */
export function chainNames(ctx: Context): ChainNames {
  return Object.fromEntries(ctx.env.CHAINS.map(({ id, name, explorerUrl }) => [id, { name, explorerUrl }]));
}

/** The chains as options of a select, after one for all. */
export function chainOptions(ctx: Context, all: string): { value: string; label: string }[] {
  return [{ value: "", label: all }, ...ctx.env.CHAINS.map(({ id, name }) => ({ value: String(id), label: name }))];
}
