import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { type DeveloperRecord, ensureDeveloper } from "./ensure-developer.ts";

/** The developer of local mode, tier Professional: the wallet whose key `npm start` keeps in its data folder. */
export function ensureLocalDeveloper(ctx: Context, wallet: Address): Promise<DeveloperRecord> {
  return ensureDeveloper(ctx, { wallet, tier: "professional" });
}
