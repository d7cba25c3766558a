import { systemContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { planLimits, planTiers } from "../lib/core/plans.ts";
import { parseAddress } from "../lib/core/schemas.ts";
import { setPlanTier } from "../lib/domains/developers/index.ts";
import { parseCommandLine } from "./command-line.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";

const usage = `usage: npm run admin -- tier <wallet> <tier>

Set the subscription tier of a wallet's developer. Its limits apply at once, without a restart.

  <wallet>  0x and 40 hex digits
  <tier>    ${planTiers.map((name) => `${name} (${planLimits[name].perMinute} a minute, ${planLimits[name].perDay} a day)`).join("\n            ")}

Enterprise limits are the settings ENTERPRISE_PER_MINUTE and ENTERPRISE_PER_DAY.`;

const { positionals, fail } = parseCommandLine(usage, {}, 3);
const [command, walletText, tierText] = positionals;
if (command !== "tier") fail(command === undefined ? "The command is missing." : `There is no command ${command}.`);
const wallet = parseAddress(walletText ?? "") ?? fail("The wallet is no address.");
const tier =
  planTiers.find((name) => name === tierText?.toLowerCase()) ??
  fail(`The tier must be one of ${planTiers.join(", ")}.`);

try {
  loadToolEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const developer = await setPlanTier(systemContext(), { wallet, tier });
console.log(`The developer of ${developer.wallet} has the tier ${developer.tier}.`);
await closeDatabase();
