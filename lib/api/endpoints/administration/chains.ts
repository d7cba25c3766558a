import { z } from "zod";
import { ChainId } from "../../../core/schemas.ts";
import * as control from "../../../domains/chain-control/index.ts";
import {
  ChainResponse,
  ChainsResponse,
  PauseChain,
  ReindexChain,
  SetBlockAside,
} from "../../../domains/chain-control/schemas.ts";
import { defineEndpoint, endpointGroup } from "../../declaration/define-endpoint.ts";

const ChainParams = z.object({ chainId: ChainId });

export const chainEndpoints = endpointGroup("administration", {
  listChains: defineEndpoint({
    method: "GET",
    path: "/v1/admin/chains",
    summary: "List the chains",
    description: "Every configured chain: how far it is indexed, and what operators requested.",
    access: "reader",
    commands: [{ usage: "chains" }],
    response: ChainsResponse,
    handler: ({ ctx }) => control.listChains(ctx),
  }),

  pauseChain: defineEndpoint({
    method: "POST",
    path: "/v1/admin/chains/{chainId}/pause",
    summary: "Pause a chain",
    description: `The worker stops reading its blocks within seconds, also after a restart, until the chain is resumed. Its scores stay as they
were. Pausing it again changes nothing.`,
    access: "operator",
    commands: [{ usage: "pause <chainId>" }],
    params: ChainParams,
    body: PauseChain,
    response: ChainResponse,
    errors: ["UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, params, body }) => ({ chain: await control.pauseChain(ctx, { ...params, ...body }) }),
  }),

  resumeChain: defineEndpoint({
    method: "POST",
    path: "/v1/admin/chains/{chainId}/resume",
    summary: "Resume a chain",
    description: "The worker continues where it stopped. Resuming a chain that is not paused changes nothing.",
    access: "operator",
    commands: [{ usage: "resume <chainId>" }],
    params: ChainParams,
    response: ChainResponse,
    errors: ["UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, params }) => ({ chain: await control.resumeChain(ctx, params) }),
  }),

  reindexChain: defineEndpoint({
    method: "POST",
    path: "/v1/admin/chains/{chainId}/reindex",
    summary: "Index a chain again from a block",
    access: "operator",
    commands: [{ usage: "reindex <chainId> <fromBlock>" }],
    description: `The worker rolls back the blocks from \`fromBlock\` on, as in a reorg, and reads them again; a paused chain once it is resumed.
Blocks that are final cannot be rolled back: \`oldestReindexBlock\` of the chain is the oldest block allowed.`,
    params: ChainParams,
    body: ReindexChain,
    response: ChainResponse,
    errors: ["UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, params, body }) => ({ chain: await control.reindexChain(ctx, { ...params, ...body }) }),
  }),

  setBlockAside: defineEndpoint({
    method: "POST",
    path: "/v1/admin/chains/{chainId}/set-aside",
    summary: "Set a missing block aside",
    access: "operator",
    commands: [{ usage: "set-aside <chainId> <block>" }],
    description: `The worker goes on without the block that no node gives (\`missingBlock\` of the chain), as it does by itself after
MISSING_BLOCK_MINUTES, once a node gives a later one. What happened in it is unknown until it is read: it waits in quarantine, is asked for again with
growing pauses, and at once by \`POST /v1/admin/quarantine/retry\`.`,
    params: ChainParams,
    body: SetBlockAside,
    response: ChainResponse,
    errors: ["UNSUPPORTED_CHAIN"],
    handler: async ({ ctx, params, body }) => ({ chain: await control.setBlockAside(ctx, { ...params, ...body }) }),
  }),
});
