import type { Endpoint } from "./define-endpoint.ts";
import {
  claimAchievement,
  getAchievementProgress,
  getUserAchievements,
  listAchievements,
} from "./endpoints/achievements.ts";
import { administrationEndpoints } from "./endpoints/administration/index.ts";
import { appealEndpoints } from "./endpoints/appeals.ts";
import { attestationEndpoints } from "./endpoints/attestations.ts";
import {
  createApiKey,
  createToken,
  endOneSession,
  endSession,
  endSessions,
  getNonce,
  getUsage,
  listApiKeys,
  listSessions,
  revokeApiKey,
  rotateApiKey,
} from "./endpoints/developers.ts";
import { resolveEnsName, resolveLongEnsRequest } from "./endpoints/ens.ts";
import { getEpoch, getEpochProof, getEpochRows, listEpochs } from "./endpoints/epochs.ts";
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
import { getModel } from "./endpoints/models.ts";
import {
  deletePolicy,
  evaluatePolicy,
  getModules,
  getPolicy,
  issuePass,
  listPolicies,
  savePolicy,
  simulatePolicy,
} from "./endpoints/policies.ts";
import { verifyReceipt } from "./endpoints/receipts.ts";
import { reservationEndpoints } from "./endpoints/reservations.ts";
import {
  getBreakdown,
  getCloses,
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

/** Every endpoint by operation id. Adapters, documents, client types and contract tests derive from this list. */
export const endpoints = {
  getScore,
  getScores,
  getBreakdown,
  getHistory,
  getCloses,
  getReceipt,
  verifyReceipt,
  getScoreBatch,
  getScoreUpdates,
  getLeaderboard,
  getModel,
  listEpochs,
  getEpoch,
  getEpochRows,
  getEpochProof,
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
  resolveEnsName,
  resolveLongEnsRequest,
  getNonce,
  createToken,
  endSession,
  listSessions,
  endSessions,
  endOneSession,
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
  getUsage,
  getTradingStats,
  getTradingHistory,
  getTradingLeaderboard,
  listAchievements,
  getUserAchievements,
  getAchievementProgress,
  claimAchievement,
  getModules,
  savePolicy,
  listPolicies,
  getPolicy,
  deletePolicy,
  evaluatePolicy,
  simulatePolicy,
  issuePass,
  ...attestationEndpoints,
  ...appealEndpoints,
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
  ...administrationEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
