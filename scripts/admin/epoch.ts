import { auditSql } from "../../lib/core/audit.ts";
import { canPublish, publishEpochs } from "../../lib/domains/epochs/index.ts";
import { createEpoch } from "../../lib/worker/trees.ts";
import type { AdminCommand } from "./command.ts";

/** `epoch [publish]` */
export const epochCommand: AdminCommand = ([publish], fail) => {
  if (publish !== undefined && publish !== "publish") fail(`Unexpected argument: ${publish}.`);
  return async (ctx) => {
    if (publish && !canPublish(ctx)) fail("Publishing needs ROOTS_PUBLISHER_KEY and a chain with the contract roots.");
    // A thread and the chains' nodes do the work: the entry precedes it.
    await auditSql(ctx, ctx.pg, publish ? "epoch.publish" : "epoch.create", "all chains");
    const built = await createEpoch(ctx);
    if (!built) return { json: null, text: "Another process is creating an epoch at the moment." };
    const { number, rows, root } = built.header;
    const published = publish ? await publishEpochs(ctx) : [];
    const lines = [
      `Epoch ${number}: ${rows} rows, ${built.newChunks} new chunks, root ${root}`,
      ...published.map(({ chainId, txHash }) => `Published on chain ${chainId} in transaction ${txHash}`),
    ];
    return { json: { epoch: built.header, published }, text: lines.join("\n") };
  };
};
