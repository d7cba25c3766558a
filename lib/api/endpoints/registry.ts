import type { Endpoint } from "../declaration/define-endpoint.ts";
import { achievementEndpoints } from "./achievements.ts";
import { administrationEndpoints } from "./administration/index.ts";
import { appealEndpoints } from "./appeals.ts";
import { attestationEndpoints } from "./attestations.ts";
import { developerEndpoints } from "./developers.ts";
import { ensEndpoints } from "./ens.ts";
import { epochEndpoints } from "./epochs.ts";
import { identityEndpoints } from "./identities.ts";
import { listEndpoints } from "./lists.ts";
import { noticeEndpoints } from "./notices.ts";
import { policyEndpoints } from "./policies.ts";
import { reservationEndpoints } from "./reservations.ts";
import { modelEndpoints, receiptEndpoints, scoreEndpoints } from "./scores.ts";
import { tradingEndpoints } from "./trading.ts";
import { agentEndpoints, walletEndpoints } from "./wallets.ts";
import { webhookEndpoints } from "./webhooks.ts";

/** Every endpoint by operation id. Adapters, documents, client types and contract tests derive from this list. */
export const endpoints = {
  ...scoreEndpoints,
  ...receiptEndpoints,
  ...modelEndpoints,
  ...epochEndpoints,
  ...walletEndpoints,
  ...agentEndpoints,
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
  ...noticeEndpoints,
  ...reservationEndpoints,
  ...administrationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
