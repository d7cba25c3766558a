import { systemContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { planLimits, planTiers } from "../lib/core/plans.ts";
import { parseAddress } from "../lib/core/schemas.ts";
import { setPlanTier } from "../lib/domains/developers/index.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";

const usage = `usage: npm run admin -- tier <wallet> <tier>

Gives the developer of a wallet a subscription tier. Its limits hold at once, without a restart.

  <wallet>  0x and 40 hex digits
  <tier>    ${planTiers.map((name) => `${name} (${planLimits[name].perMinute} a minute, ${planLimits[name].perDay} a day)`).join("\n            ")}

Enterprise limits are the settings ENTERPRISE_PER_MINUTE and ENTERPRISE_PER_DAY.`;

function fail(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

const [command, walletText, tierText, ...rest] = process.argv.slice(2);
if (command === undefined || command === "help" || command === "--help" || command === "-h") {
  console.log(usage);
  process.exit(0);
}
if (command !== "tier") fail(`There is no command ${command}.`);
if (rest.length > 0) fail("There are too many arguments.");
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
