import { appealsCommand, decideAppealCommand } from "./appeal.ts";
import { pauseCommand, reindexCommand, resumeCommand } from "./chain-control.ts";
import { clustersCommand } from "./clusters.ts";
import type { AdminCommand } from "./command.ts";
import { epochCommand } from "./epoch.ts";
import { setPlanTierCommand } from "./plan-tier.ts";
import { quarantineCommand } from "./quarantine.ts";
import { suspendCommand } from "./suspend.ts";
import { takedownCommand } from "./takedown.ts";

/** The verbs of `npm run admin`. */
export const adminCommands: Readonly<Record<string, AdminCommand>> = {
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
