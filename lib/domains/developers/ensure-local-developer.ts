import type { Context } from "../../core/context.ts";
import { type DeveloperRecord, ensureDeveloper } from "./ensure-developer.ts";

/** Account 0 of the published test mnemonic that the local chains run on. */
const LOCAL_DEVELOPER = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266";

/** The developer of local mode, tier Professional. */
export function ensureLocalDeveloper(ctx: Context): Promise<DeveloperRecord> {
  return ensureDeveloper(ctx, { wallet: LOCAL_DEVELOPER, tier: "professional" });
}
