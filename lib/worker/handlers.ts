import type { Context } from "../core/context.ts";
import type { JobName, JobPayload } from "../core/jobs.ts";
import { publishEpochs } from "../domains/epochs/index.ts";
import { findListClusters, readSource, workList } from "../domains/lists/index.ts";
import { finishErasure } from "../domains/personal-data/index.ts";
import { runSimulation } from "../domains/policies/index.ts";
import { findAlikeWallets, runComparison, type ScoringSettings, weighPayments } from "../domains/scores/index.ts";
import { trackAutomatically, trackLater } from "../domains/wallets/index.ts";
import { createEpoch, createListTree } from "./trees.ts";

export interface JobOptions {
  settings: ScoringSettings;
  /** Aborted when the worker stops; the job then returns to the queue. */
  signal: AbortSignal;
}

type JobHandler<N extends JobName> = (ctx: Context, payload: JobPayload[N], options: JobOptions) => Promise<unknown>;

export const jobHandlers: { [N in JobName]: JobHandler<N> } = {
  "build-tree": (ctx, payload, { signal }) => createListTree(ctx, { ...payload, signal }),
  "compute-trust": ({ pg, now }, _, { settings, signal }) =>
    weighPayments(pg, settings, { now, isForced: true, signal }),
  "compare-models": (ctx, payload, { signal }) => runComparison(ctx, { ...payload, signal }),
  "create-epoch": async (ctx, { publish }, { signal }) => {
    await createEpoch(ctx, { signal });
    if (publish) await publishEpochs(ctx);
  },
  "erase-data": (ctx, payload) => finishErasure(ctx, payload),
  "find-list-clusters": (ctx, payload, { settings, signal }) => findListClusters(ctx, settings, { ...payload, signal }),
  "read-source": (ctx, payload, { signal }) => readSource(ctx, { ...payload, signal }),
  "search-clusters": ({ pg, now, log }, _, { settings, signal }) =>
    findAlikeWallets(pg, settings, { now, isForced: true, signal, log }),
  "simulate-policy": (ctx, payload, { signal }) => runSimulation(ctx, { ...payload, signal }),
  "work-list": (ctx, payload, { signal }) => workList(ctx, { ...payload, signal }),
  "track-wallet": async (ctx, { address }) => {
    const chainIds = ctx.env.CHAINS.map((chain) => chain.id);
    const isTracked = await trackAutomatically(ctx, { address, chainIds, kind: "identity" });
    if (!isTracked) await trackLater(ctx, address);
  },
};
