import type { Actor } from "./context.ts";

/**
 * Whether the key or session is of this wallet (lower case) on a chain; null: on any. On another chain, somebody else may control the
 * address of a smart account.
 */
export function actsAs(actor: Actor, wallet: string, chainId: number | null): boolean {
  if ((actor.kind !== "key" && actor.kind !== "session") || actor.wallet !== wallet) return false;
  return chainId === null || actor.chainId === undefined || actor.chainId === chainId;
}
