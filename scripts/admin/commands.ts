import { atMost } from "../commands/command.ts";
import { appealsCommand, decideAppealCommand } from "./appeal.ts";
import { auditCommand } from "./audit.ts";
import { pauseCommand, reindexCommand, resumeCommand, setAsideCommand } from "./chain-control.ts";
import { clustersCommand } from "./clusters.ts";
import type { AdminCommand } from "./command.ts";
import { epochCommand } from "./epoch.ts";
import { jobsCommand, retryCommand } from "./jobs.ts";
import { setPlanTierCommand } from "./plan-tier.ts";
import { quarantineCommand } from "./quarantine.ts";
import { suspendCommand } from "./suspend.ts";
import { takedownCommand } from "./takedown.ts";
import { trustCommand } from "./trust.ts";
import { switchWebhookCommand, webhooksCommand } from "./webhook.ts";

/** The verbs of `npm run admin`. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
  tier: atMost(2, setPlanTierCommand),
  quarantine: atMost(3, quarantineCommand),
  clusters: atMost(0, clustersCommand),
  trust: atMost(0, trustCommand),
  epoch: atMost(1, epochCommand),
  pause: atMost(1, pauseCommand),
  resume: atMost(1, resumeCommand),
  reindex: atMost(2, reindexCommand),
  "set-aside": atMost(2, setAsideCommand),
  suspend: atMost(1, suspendCommand),
  takedown: atMost(2, takedownCommand),
  appeals: atMost(0, appealsCommand),
  appeal: atMost(2, decideAppealCommand),
  webhooks: atMost(0, webhooksCommand),
  webhook: atMost(2, switchWebhookCommand),
  jobs: atMost(0, jobsCommand),
  retry: atMost(2, retryCommand),
  audit: atMost(0, auditCommand),
};
