import { systemContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { planLimits, planTiers } from "../lib/core/plans.ts";
import { setPlanTierCommand } from "./admin/plan-tier.ts";
import { quarantineCommand } from "./admin/quarantine.ts";
import { parseCommandLine } from "./command-line.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";

const usage = `usage: npm run admin -- tier <wallet> <tier>
       npm run admin -- quarantine [<chain id>]
       npm run admin -- quarantine retry [<chain id> [<block>]]

tier        Set the subscription tier of a wallet's developer. Its limits apply at once, without a restart.
quarantine  List the transactions that could not be understood, or read them again: the worker does so after it has
            reached the head of their chain.

  <wallet>  0x and 40 hex digits
  <tier>    ${planTiers.map((name) => `${name} (${planLimits[name].perMinute} a minute, ${planLimits[name].perDay} a day)`).join("\n            ")}

Enterprise limits are the settings ENTERPRISE_PER_MINUTE and ENTERPRISE_PER_DAY.`;

const commands = { tier: setPlanTierCommand, quarantine: quarantineCommand };

const { positionals, fail } = parseCommandLine(usage, {}, 4);
const [name, ...args] = positionals;
const command = (name === "tier" || name === "quarantine") && commands[name];
const run = command
  ? command(args, fail)
  : fail(name === undefined ? "The command is missing." : `Unknown command: ${name}.`);

try {
  loadToolEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await run(systemContext());
await closeDatabase();
