import type { Context } from "../../lib/core/context.ts";
import { pauseChain, reindexChain, resumeChain, setBlockAside } from "../../lib/domains/chain-control/index.ts";
import type { ControlledChain } from "../../lib/domains/chain-control/schemas.ts";
import { type AdminCommand, readNumber, requireReason } from "./command.ts";

/** `pause <chain id> --reason "…"` */
export const pauseCommand: AdminCommand = ([chainText], fail, options) => {
  const chainId = requireChainId(chainText, fail);
  const reason = requireReason(options, fail);
  return report((ctx) => pauseChain(ctx, { chainId, reason }));
};

/** `resume <chain id>` */
export const resumeCommand: AdminCommand = ([chainText], fail) => {
  const chainId = requireChainId(chainText, fail);
  return report((ctx) => resumeChain(ctx, { chainId }));
};

/** `reindex <chain id> <from block> --reason "…"` */
export const reindexCommand: AdminCommand = ([chainText, blockText], fail, options) => {
  const chainId = requireChainId(chainText, fail);
  const fromBlock = readNumber(blockText, "block", fail) ?? fail("The block is missing.");
  const reason = requireReason(options, fail);
  return report((ctx) => reindexChain(ctx, { chainId, fromBlock, reason }));
};

/** `set-aside <chain id> <block> --reason "…"` */
export const setAsideCommand: AdminCommand = ([chainText, blockText], fail, options) => {
  const chainId = requireChainId(chainText, fail);
  const block = readNumber(blockText, "block", fail) ?? fail("The block is missing.");
  const reason = requireReason(options, fail);
  return report((ctx) => setBlockAside(ctx, { chainId, block, reason }));
};

function requireChainId(text: string | undefined, fail: (message: string) => never): number {
  return readNumber(text, "chain id", fail) ?? fail("The chain id is missing.");
}

function report(act: (ctx: Context) => Promise<ControlledChain>): ReturnType<AdminCommand> {
  return async (ctx) => {
    const chain = await act(ctx);
    const { chainId, name, state, block, reindex } = chain;
    const waits = reindex && !reindex.startedAt ? ` It will be indexed again from block ${reindex.fromBlock}.` : "";
    return { json: chain, text: `Chain ${chainId} (${name}) is ${state}, at block ${block ?? "none"}.${waits}` };
  };
}
