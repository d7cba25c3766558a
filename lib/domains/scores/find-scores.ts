import type { Context } from "../../core/context.ts";
import { isAddressIdentity } from "../../core/schemas.ts";
import type { Scope } from "../../ranking/scope.ts";
import { shownName, waitEnd } from "../wallets/index.ts";
import type { Boards } from "./boards/boards.ts";
import type { FoundScore } from "./boards/score-rows.ts";
import type { SubjectScore } from "./schemas.ts";
import { viewScore, viewZeroScore } from "./score-view.ts";

/** A score that was looked up. */
export interface LookedUpScore extends SubjectScore {
  /** The request names a wallet that counts for a name. */
  isLinked: boolean;
}

/**
 * The scores of identities (lower case) in a scope, in order; null for each unknown one. Scores and ranks are of one snapshot, at most a
 * second old. Those not cached cost one statement, shared with other look-ups of the same turn of the event loop.
 */
export function findScores(
  ctx: Context,
  boards: Boards,
  identities: readonly string[],
  chainId: number,
): Promise<(LookedUpScore | null)[]> {
  return boards.rows.find(identities, chainId, (found) => {
    const scope = boards.scopes.get(chainId);
    return found.map((one, index) => one && viewFound(ctx, scope, one, identities[index] ?? ""));
  });
}

function viewFound(
  ctx: Pick<Context, "now">,
  scope: Scope | undefined,
  { identity, score }: FoundScore,
  requested: string,
): LookedUpScore {
  const { address } = score;
  const countsFrom = identity.movedAt === null ? null : waitEnd(new Date(identity.movedAt), ctx.now);
  if (countsFrom) {
    // A name that changed owner has no points, whatever its owner's wallet has.
    const waiting = viewZeroScore(scope, { lastUpdated: score.lastUpdated, read: true });
    return { svcId: requested, address, score: waiting, countsFrom: countsFrom.toISOString(), isLinked: false };
  }
  const isLinked = isAddressIdentity(requested) && (identity.svcId !== null || identity.subject !== requested);
  const view = score.points ? viewScore(scope, score) : viewZeroScore(scope, score);
  const found = { svcId: shownName(identity, requested), address, score: view, isLinked };
  return identity.underReview.length > 0 ? { ...found, underReview: identity.underReview } : found;
}
