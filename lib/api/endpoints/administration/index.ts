import { appealDecisionEndpoints } from "./appeals.ts";
import { chainEndpoints } from "./chains.ts";
import { developerEndpoints } from "./developers.ts";
import { jobEndpoints } from "./jobs.ts";
import { modelEndpoints } from "./models.ts";
import { overviewEndpoints } from "./overview.ts";
import { quarantineEndpoints } from "./quarantine.ts";
import { screeningEndpoints } from "./screening.ts";
import { takedownEndpoints } from "./takedowns.ts";
import { operatedWebhookEndpoints } from "./webhooks.ts";

/** Every endpoint of the service's operators, and the public log of takedowns. */
export const administrationEndpoints = {
  ...overviewEndpoints,
  ...appealDecisionEndpoints,
  ...chainEndpoints,
  ...quarantineEndpoints,
  ...developerEndpoints,
  ...operatedWebhookEndpoints,
  ...jobEndpoints,
  ...modelEndpoints,
  ...screeningEndpoints,
  ...takedownEndpoints,
} as const;
