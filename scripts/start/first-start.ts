import type { Address } from "../../lib/core/chains.ts";
import type { Context } from "../../lib/core/context.ts";
import { createKey, ensureDeveloper } from "../../lib/domains/developers/index.ts";
import { trackWallet } from "../../lib/domains/wallets/index.ts";

const RECORDED_CHAIN = 1;

/** Create the local developer's first key. Null if the developer has one: the database has hashes only. */
export async function createFirstKey(ctx: Context, wallet: Address): Promise<string | null> {
  const developer = await ensureDeveloper(ctx, { wallet, tier: "professional" });
  if ((await ctx.db.apiKey.count({ where: { developerId: developer.id } })) > 0) return null;
  const { apiKey } = await createKey(ctx, {
    developerId: developer.id,
    name: "First key",
    permissions: ["read", "write", "admin"],
  });
  return apiKey;
}

/** Track recorded wallets, as a client would by POST /v1/wallets; tracked ones remain unchanged. */
export async function trackRecordedWallets(ctx: Context, wallets: readonly string[]): Promise<void> {
  for (const address of wallets) await trackWallet(ctx, { address, chainIds: [RECORDED_CHAIN] });
}
