import type { RequestedTask } from "../../lib/domains/administration/schemas.ts";
import type { TakedownKind } from "../../lib/domains/takedowns/schemas.ts";
import { api } from "../api/client.ts";

/** What an operator enters: why, and the other field of the act's form. */
export interface Entered {
  reason: string;
  value: string;
}

/** The API call of each act; `target` is the id of what it changes. */
export const acts = {
  pauseChain: (target, { reason }) =>
    api.call("POST /v1/admin/chains/{chainId}/pause", { params: { chainId: target }, body: { reason } }),
  resumeChain: (target) => api.call("POST /v1/admin/chains/{chainId}/resume", { params: { chainId: target } }),
  reindexChain: (target, { reason, value }) =>
    api.call("POST /v1/admin/chains/{chainId}/reindex", {
      params: { chainId: target },
      // An empty field is no block, which the API refuses.
      body: { reason, fromBlock: value.trim() === "" ? Number.NaN : Number(value) },
    }),
  setBlockAside: (target, { reason }) => {
    const [chainId = "", block] = target.split(" ");
    return api.call("POST /v1/admin/chains/{chainId}/set-aside", {
      params: { chainId },
      body: { block: Number(block), reason },
    });
  },
  // The page passes a chain and a block, or nothing for all.
  retryQuarantined: (target) => {
    const [chainId, block] = target.split(" ");
    const body = chainId ? { chainId: Number(chainId), block: Number(block) } : {};
    return api.call("POST /v1/admin/quarantine/retry", { body });
  },
  setTier: (target, { value }) =>
    api.call("PATCH /v1/admin/developers/{developer}", {
      params: { developer: target },
      body: { tier: value as "free" },
    }), // The API checks it.
  suspendDeveloper: (target, { reason }) =>
    api.call("POST /v1/admin/developers/{developer}/suspension", { params: { developer: target }, body: { reason } }),
  liftDeveloper: (target) =>
    api.call("DELETE /v1/admin/developers/{developer}/suspension", { params: { developer: target } }),
  eraseDeveloper: (target, { reason }) =>
    api.call("POST /v1/admin/developers/{developer}/erasure", { params: { developer: target }, body: { reason } }),
  suspendKey: (target, { reason }) =>
    api.call("POST /v1/admin/keys/{keyId}/suspension", { params: { keyId: target }, body: { reason } }),
  liftKey: (target) => api.call("DELETE /v1/admin/keys/{keyId}/suspension", { params: { keyId: target } }),
  switchWebhookOff: (target, { reason }) =>
    api.call("POST /v1/admin/webhooks/{id}/off", { params: { id: target }, body: { reason } }),
  switchWebhookOn: (target) => api.call("POST /v1/admin/webhooks/{id}/on", { params: { id: target } }),
  // The page passes a task as the target.
  startJob: (target) => api.call("POST /v1/admin/jobs", { body: { task: target as RequestedTask } }),
  retryJob: (target) => api.call("POST /v1/admin/jobs/{id}/retry", { params: { id: target } }),
  retryBackfill: (target) => {
    const [wallet = "", chainId] = target.split(" ");
    return api.call("POST /v1/admin/backfills/retry", { body: { wallet, chainId: Number(chainId) } });
  },
  compareModel: (target) => api.call("POST /v1/admin/models/comparisons", { body: { version: target } }),
  scheduleModel: (target, { value }) =>
    api.call("POST /v1/admin/models/switch", { body: { version: target, at: value.trim() || undefined } }),
  switchModelNow: (target) =>
    api.call("POST /v1/admin/models/switch", {
      body: { version: target, at: new Date().toISOString(), withoutNotice: true },
    }),
  cancelSwitch: () => api.call("DELETE /v1/admin/models/switch"),
  // The page passes a kind as the target.
  takeDown: (target, { reason, value }) =>
    api.call("POST /v1/admin/takedowns", {
      body: { kind: target as TakedownKind, target: value, reason },
    }),
  refreshScreeningList: (target) => api.call("POST /v1/admin/screening/{name}/refresh", { params: { name: target } }),
  acceptScreeningList: (target) => api.call("POST /v1/admin/screening/{name}/accept", { params: { name: target } }),
  endSession: (target) => api.call("DELETE /v1/auth/sessions/{id}", { params: { id: target } }),
  liftTakedown: (target) => api.call("DELETE /v1/admin/takedowns/{id}", { params: { id: target } }),
} as const satisfies Record<string, (target: string, entered: Entered) => Promise<unknown>>;
export type ActName = keyof typeof acts;
