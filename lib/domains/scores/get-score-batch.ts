import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { Identity } from "../../core/schemas.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findScores } from "./find-scores.ts";
import type { ScoreBatch } from "./schemas.ts";

/** The scores of many identities, in their order and from one snapshot; unknown ones have `found: false`. */
export async function getScoreBatch(
  ctx: Context,
  input: { identities: readonly string[]; chainId?: number },
): Promise<ScoreBatch> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  ctx.signal?.().throwIfAborted();
  const parsed = input.identities.map((identity) => Identity.parse(identity));
  const found = await findScores(ctx, boards, parsed, input.chainId ?? ALL_CHAINS);
  return {
    scores: input.identities.map((identity, index) => {
      const one = found[index];
      return {
        identity,
        found: Boolean(one),
        svcId: one?.svcId ?? null,
        address: one?.address ?? null,
        score: one?.score ?? null,
        ...(one?.countsFrom && { countsFrom: one.countsFrom }),
      };
    }),
  };
}
