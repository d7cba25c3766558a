import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { userNotFound } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findScores, type SubjectScore } from "./find-scores.ts";

/**
 * The score of an identity, over all chains or on one. Read from memory, at most a second old; only an identity
 * without a score costs a query. Throws USER_NOT_FOUND, UNSUPPORTED_CHAIN, and SERVICE_UNAVAILABLE while
 * the scores load.
 */
export async function getScore(ctx: Context, input: { identity: string; chainId?: number }): Promise<SubjectScore> {
  if (input.chainId !== undefined) requireChain(ctx, input.chainId);
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const [found] = await findScores(ctx, boards, [input.identity], input.chainId ?? ALL_CHAINS);
  if (!found) throw userNotFound(input.identity);
  return found;
}
