import type { Endpoint } from "./define-endpoint.ts";
import { attestationEndpoints } from "./endpoints/attestations.ts";
import {
  createApiKey,
  createToken,
  endSession,
  getNonce,
  getUsage,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from "./endpoints/developers.ts";
import {
  activateIdentity,
  checkName,
  getIdentity,
  getSigning,
  linkWallet,
  listIdentities,
  mintIdentity,
  searchIdentities,
  unlinkWallet,
} from "./endpoints/identities.ts";
import { getModules } from "./endpoints/policies.ts";
import { reservationEndpoints } from "./endpoints/reservations.ts";
import {
  getBreakdown,
  getHistory,
  getLeaderboard,
  getReceipt,
  getScore,
  getScoreBatch,
  getScores,
  getScoreUpdates,
} from "./endpoints/scores.ts";
import { getTradingHistory, getTradingLeaderboard, getTradingStats } from "./endpoints/trading.ts";
import { askLocalChain, getWallet, trackWallet } from "./endpoints/wallets.ts";
import {
  deleteWebhook,
  getWebhook,
  listDeliveries,
  listWebhooks,
  redeliver,
  redeliverFailed,
  registerWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from "./endpoints/webhooks.ts";

/** Every endpoint under its operation id. Doors, documents, client types and the contract test derive from this list. */
export const endpoints = {
  getScore,
  getScores,
  getBreakdown,
  getHistory,
  getReceipt,
  getScoreBatch,
  getScoreUpdates,
  getLeaderboard,
  trackWallet,
  getWallet,
  askLocalChain,
  searchIdentities,
  getSigning,
  checkName,
  listIdentities,
  getIdentity,
  mintIdentity,
  activateIdentity,
  linkWallet,
  unlinkWallet,
  getNonce,
  createToken,
  endSession,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  getUsage,
  getTradingStats,
  getTradingHistory,
  getTradingLeaderboard,
  getModules,
  ...attestationEndpoints,
  registerWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  testWebhook,
  rotateWebhookSecret,
  listDeliveries,
  redeliver,
  redeliverFailed,
  ...reservationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
