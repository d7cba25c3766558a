import { commandContext } from "../lib/core/context.ts";
import { closeDatabase } from "../lib/core/db.ts";
import { isServiceError } from "../lib/core/errors.ts";
import { planLimits, planTiers } from "../lib/core/plans.ts";
import { appealsCommand, decideAppealCommand } from "./admin/appeal.ts";
import { pauseCommand, reindexCommand, resumeCommand } from "./admin/chain-control.ts";
import { clustersCommand } from "./admin/clusters.ts";
import type { AdminCommand } from "./admin/command.ts";
import { epochCommand } from "./admin/epoch.ts";
import { setPlanTierCommand } from "./admin/plan-tier.ts";
import { quarantineCommand } from "./admin/quarantine.ts";
import { suspendCommand } from "./admin/suspend.ts";
import { takedownCommand } from "./admin/takedown.ts";
import { parseCommandLine } from "./command-line.ts";
import { loadToolEnvironment } from "./start/tool-environment.ts";

const usage = `usage: npm run admin -- tier <wallet> <tier>
       npm run admin -- quarantine [<chain id>]
       npm run admin -- quarantine retry [<chain id> [<block>]]
       npm run admin -- clusters
       npm run admin -- epoch [publish]
       npm run admin -- pause <chain id> --reason "<text>"
       npm run admin -- resume <chain id>
       npm run admin -- reindex <chain id> <block> --reason "<text>"
       npm run admin -- suspend <wallet or key id> --reason "<text>"
       npm run admin -- suspend <wallet or key id> --lift
       npm run admin -- takedown attestation|name|avatar <id> --reason "<text>"
       npm run admin -- takedown attestation|name|avatar <id> --lift
       npm run admin -- appeals
       npm run admin -- appeal <id> uphold|reject --reason "<text>"

tier        Set the subscription tier of a wallet's developer. Its limits apply at once, without a restart.
quarantine  List the transactions that could not be understood, or read them again: the worker does so after it has
            reached the head of their chain.
clusters    Find the clusters of alike wallets now, which the worker does once a day, and score their wallets again.
epoch       Create an epoch of the board now (docs/epochs.md). The worker creates one at the end of each UTC day.
            With publish, also publish its root on each chain with the contract roots.
pause       Stop reading a chain's blocks, until resume. A worker does so within seconds.
reindex     Roll back a chain's blocks from a block on, as in a reorg, and read them again. Final blocks cannot be.
suspend     Refuse a developer's keys and sessions, or one key, within a second, with the reason.
takedown    Hide an attestation, a name or its avatar from pages and lists. The reason is public; scores and proofs stay.
appeals     List the open appeals against risk flags, the earliest deadline first (docs/appeals.md).
appeal      Decide an appeal. The reason is public. An upheld one is an override: the score is computed again at once.

  --reason  why; for takedowns and decisions it is public
  --lift    undo a suspension or a takedown
  --json    print the result as JSON

  <wallet>  0x and 40 hex digits
  <tier>    ${planTiers.map((name) => `${name} (${planLimits[name].perMinute} a minute, ${planLimits[name].perDay} a day)`).join("\n            ")}

Enterprise limits are the settings ENTERPRISE_PER_MINUTE and ENTERPRISE_PER_DAY.`;

const commands: Readonly<Record<string, AdminCommand>> = {
  tier: setPlanTierCommand,
  quarantine: quarantineCommand,
  clusters: clustersCommand,
  epoch: epochCommand,
  pause: pauseCommand,
  resume: resumeCommand,
  reindex: reindexCommand,
  suspend: suspendCommand,
  takedown: takedownCommand,
  appeals: appealsCommand,
  appeal: decideAppealCommand,
};

const { positionals, values, fail } = parseCommandLine(
  usage,
  { reason: { type: "string" }, lift: { type: "boolean", default: false }, json: { type: "boolean", default: false } },
  4,
);
const [name, ...args] = positionals;
const command = name !== undefined && Object.hasOwn(commands, name) && commands[name];
const run = command
  ? command(args, fail, values)
  : fail(name === undefined ? "The command is missing." : `Unknown command: ${name}.`);

try {
  loadToolEnvironment();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
try {
  const { json, text } = await run(commandContext());
  console.log(values.json ? JSON.stringify(json, null, 2) : text);
} catch (error) {
  if (!isServiceError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await closeDatabase();
}
