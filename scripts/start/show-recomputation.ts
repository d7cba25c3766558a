import { setTimeout } from "node:timers/promises";
import { countWorkers } from "../../lib/core/jobs.ts";
import { type Recomputation, readRecomputation } from "../../lib/core/recomputation.ts";
import { withClient } from "../database/with-client.ts";
import type { Steps } from "./steps.ts";

const POLL_MS = 1_000;

/** Shows what the worker computes again after an upgrade, until it runs jobs: its log is in a file. */
export async function showRecomputation(
  databaseUrl: string,
  { steps, ending, pollMs = POLL_MS }: { steps: Pick<Steps, "progress">; ending: AbortSignal; pollMs?: number },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    let shown: string | null = null;
    while (!ending.aborted) {
      const state = await readRecomputation(client);
      const title = state && titleOf(state);
      // The last page of one may be over before it is read.
      if (shown !== null && shown !== title) steps.progress(shown, 1);
      if (state) steps.progress(titleOf(state), Math.min(state.done / state.total, 0.99));
      shown = title;
      if ((await countWorkers(client)) > 0) break;
      await setTimeout(pollMs);
    }
    if (shown !== null && !ending.aborted) steps.progress(shown, 1);
  });
}

function titleOf({ what, total }: Recomputation): string {
  return what === "facts" ? `Computing facts of ${total} wallets again` : `Computing scores of ${total} subjects again`;
}
