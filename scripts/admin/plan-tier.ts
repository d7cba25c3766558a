import { planTiers } from "../../lib/core/plans.ts";
import { parseAddress } from "../../lib/core/schemas.ts";
import { setPlanTier } from "../../lib/domains/developers/index.ts";
import type { AdminCommand } from "./command.ts";

/** `tier <wallet> <tier>` */
export const setPlanTierCommand: AdminCommand = ([walletText, tierText], fail) => {
  const wallet = parseAddress(walletText ?? "") ?? fail("The wallet is not an address.");
  const tier =
    planTiers.find((name) => name === tierText?.toLowerCase()) ??
    fail(`The tier must be one of ${planTiers.join(", ")}.`);
  return async (ctx) => {
    const developer = await setPlanTier(ctx, { wallet, tier });
    return { json: developer, text: `The developer of ${developer.wallet} has the tier ${developer.tier}.` };
  };
};
