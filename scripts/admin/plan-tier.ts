import { parseAddress } from "../../lib/core/parse-address.ts";
import { planTiers } from "../../lib/core/plans.ts";
import { setPlanTier } from "../../lib/domains/developers/index.ts";
import type { AdminCommand } from "./command.ts";

/** `tier <wallet | developer id> <tier>` */
export const setPlanTierCommand: AdminCommand = ([target = "", tierText], fail) => {
  const developer = target.startsWith("dev_")
    ? { developerId: target }
    : { wallet: parseAddress(target) ?? fail("The wallet is not an address.") };
  const tier =
    planTiers.find((name) => name === tierText?.toLowerCase()) ??
    fail(`The tier must be one of ${planTiers.join(", ")}.`);
  return async (ctx) => {
    const { id, wallet, tier: now } = await setPlanTier(ctx, { ...developer, tier });
    return { json: { id, wallet, tier: now }, text: `The developer of ${wallet} has the tier ${now}.` };
  };
};
