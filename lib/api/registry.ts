import type { Endpoint } from "./define-endpoint.ts";
import { achievementEndpoints } from "./endpoints/achievements.ts";
import { administrationEndpoints } from "./endpoints/administration/index.ts";
import { appealEndpoints } from "./endpoints/appeals.ts";
import { attestationEndpoints } from "./endpoints/attestations.ts";
import { developerEndpoints } from "./endpoints/developers.ts";
import { ensEndpoints } from "./endpoints/ens.ts";
import { epochEndpoints } from "./endpoints/epochs.ts";
import { identityEndpoints } from "./endpoints/identities.ts";
import { listEndpoints } from "./endpoints/lists.ts";
import { modelEndpoints } from "./endpoints/models.ts";
import { policyEndpoints } from "./endpoints/policies.ts";
import { receiptEndpoints } from "./endpoints/receipts.ts";
import { reservationEndpoints } from "./endpoints/reservations.ts";
import { scoreEndpoints } from "./endpoints/scores.ts";
import { tradingEndpoints } from "./endpoints/trading.ts";
import { walletEndpoints } from "./endpoints/wallets.ts";
import { webhookEndpoints } from "./endpoints/webhooks.ts";

/** Every endpoint by operation id. Adapters, documents, client types and contract tests derive from this list. */
export const endpoints = {
  ...scoreEndpoints,
  ...receiptEndpoints,
  ...modelEndpoints,
  ...epochEndpoints,
  ...walletEndpoints,
  ...identityEndpoints,
  ...ensEndpoints,
  ...developerEndpoints,
  ...tradingEndpoints,
  ...achievementEndpoints,
  ...policyEndpoints,
  ...listEndpoints,
  ...attestationEndpoints,
  ...appealEndpoints,
  ...webhookEndpoints,
  ...reservationEndpoints,
  ...administrationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
