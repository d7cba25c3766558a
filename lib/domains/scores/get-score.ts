import type { Context } from "../../core/context.ts";
import { requireChain } from "../../core/require-chain.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import { userNotFound } from "../wallets/index.ts";
import { loadedBoards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { findScores } from "./find-scores.ts";
import { getScoreOn } from "./get-score-on.ts";
import { readLinkedWallets } from "./read-linked-wallets.ts";
import type { SubjectScore } from "./schemas.ts";

/**
 * The score of an identity, over all chains or on one, at most a second old. An address of an identity's wallet costs another query.
 * With `at` (00:00 of a UTC day, unix seconds): the score at the end of that day. Throws USER_NOT_FOUND, UNSUPPORTED_CHAIN, and
 * SERVICE_UNAVAILABLE while the ranks load.
 */
export async function getScore(
  ctx: Context,
  input: { identity: string; chainId?: number; at?: number },
): Promise<SubjectScore> {
  const { identity, chainId } = input;
  if (chainId !== undefined) requireChain(ctx, chainId);
  if (input.at !== undefined) return getScoreOn(ctx, { identity, chainId: chainId ?? ALL_CHAINS, at: input.at });
  const boards = await loadedBoards(ctx, "SERVICE_UNAVAILABLE");
  const [found] = await findScores(ctx, boards, [identity], chainId ?? ALL_CHAINS);
  if (!found) throw userNotFound(identity);
  const { isLinked, ...score } = found;
  if (!isLinked || !isAddressIdentity(identity)) return score;
  const [wallet] = await readLinkedWallets(ctx, ctx.pg, { of: { address: identity }, only: identity });
  return { ...score, ...(wallet && { wallet }) };
}
