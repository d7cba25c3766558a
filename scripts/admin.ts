import { planLimits, planTiers } from "../lib/core/plans.ts";
import { adminCommands } from "./admin/commands.ts";
import { parseCommandLine } from "./command-line.ts";
import { runCommand } from "./commands/run-command.ts";

const usage = `usage: npm run admin -- tier <wallet or developer id> <tier>
       npm run admin -- quarantine [<chain id>]
       npm run admin -- quarantine retry [<chain id> [<block>]]
       npm run admin -- clusters
       npm run admin -- trust
       npm run admin -- epoch [publish]
       npm run admin -- pause <chain id> --reason "<text>"
       npm run admin -- resume <chain id>
       npm run admin -- reindex <chain id> <block> --reason "<text>"
       npm run admin -- set-aside <chain id> <block> --reason "<text>"
       npm run admin -- suspend <wallet, developer or key id> --reason "<text>"
       npm run admin -- suspend <wallet, developer or key id> --lift
       npm run admin -- takedown attestation|name|avatar|appeal <id> --reason "<text>"
       npm run admin -- takedown attestation|name|avatar|appeal <id> --lift
       npm run admin -- appeals
       npm run admin -- appeal <id> uphold|reject --reason "<text>"
       npm run admin -- webhooks
       npm run admin -- webhook <id> off --reason "<text>"
       npm run admin -- webhook <id> on
       npm run admin -- jobs
       npm run admin -- retry <job id>
       npm run admin -- retry <wallet> <chain id>
       npm run admin -- audit [--actor <wallet>] [--act <act>] [--target <id>] [--from <time>] [--to <time>]

tier        Set the subscription tier of a wallet's developer. Its limits apply at once, without a restart.
quarantine  List transactions that could not be understood and blocks that no node gave, or read them again: the worker does so after it has
            reached the head of their chain.
clusters    Find the clusters of alike wallets now, which the worker does once a day, and score their wallets again.
trust       Compute payment trust now, which the worker does once a day where seeds are configured, and score who paid an
            address whose trust changed.
epoch       Create an epoch of the board now (docs/epochs.md). The worker creates one at the end of each UTC day.
            With publish, also publish its root on each chain with the contract roots.
pause       Stop reading a chain's blocks, until resume. A worker does so within seconds.
reindex     Roll back a chain's blocks from a block on, as in a reorg, and read them again. Final blocks cannot be.
set-aside   Go on without a block that no node gives. It waits in quarantine; quarantine retry asks for it again.
suspend     Refuse a developer's keys and sessions, or one key, within a second, with the reason.
takedown    Hide an attestation, a name, its avatar or the text of an appeal. The reason is public; scores and proofs stay.
appeals     List the open appeals against risk flags, the earliest deadline first (docs/appeals.md).
appeal      Decide an appeal. The reason is public. An upheld one is an override: the score is computed again at once.
webhooks    List the webhooks of all developers, newest first.
webhook     Switch a webhook off, with a reason that its owner reads, or on. Its deliveries wait meanwhile.
jobs        List the jobs and the unread wallet histories, failed ones first.
retry       Run a job, or read a wallet's history on a chain, as soon as a worker is free.
audit       Search the audit log, newest first.

  --reason  why; for takedowns and decisions it is public
  --lift    undo a suspension or a takedown
  --actor, --act, --target, --from, --to  what to find in the audit log
  --json    print the result as JSON

  <wallet>  0x and 40 hex digits
  <tier>    ${planTiers.map((name) => `${name} (${planLimits[name].perMinute} a minute, ${planLimits[name].perDay} a day)`).join("\n            ")}

Enterprise limits are the settings ENTERPRISE_PER_MINUTE and ENTERPRISE_PER_DAY.`;

const { positionals, values, fail } = parseCommandLine(
  usage,
  {
    reason: { type: "string" },
    lift: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    actor: { type: "string" },
    act: { type: "string" },
    target: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
  },
  4,
);
await runCommand(adminCommands, { positionals, options: values, fail });
