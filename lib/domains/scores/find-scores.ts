import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { subjectOfIdentity, svcIdOf } from "../wallets/index.ts";
import type { Boards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { type ViewedScore, viewScore, viewZeroScore } from "./score-view.ts";

/** The score of a subject with the name it goes by. */
export interface SubjectScore extends ViewedScore {
  /** Name without suffix; null where the subject has none. */
  svcId: string | null;
}

/**
 * The scores of identities (lower case) in a scope, in order; null for each that is not known. Those with a score come
 * from memory, the others cost one query together. All are of one snapshot.
 */
export async function findScores(
  ctx: Context,
  boards: Boards,
  identities: readonly string[],
  chainId: number,
): Promise<(SubjectScore | null)[]> {
  const subjects = identities.map((identity) => subjectOfIdentity(ctx, identity));
  const named = (score: ViewedScore | null, index: number): SubjectScore | null =>
    score && { svcId: svcIdOf(ctx, subjects[index] ?? "", identities[index]), ...score };
  const view = () => subjects.map((subject) => (subject === null ? null : viewScore(boards, chainId, subject)));
  const scores = view();
  const missing = subjects.filter((subject, index) => subject !== null && scores[index] === null);
  if (missing.length === 0) return scores.map(named);
  const known = await findUnscored(ctx, missing as Address[], chainId);
  // All again: the boards may have moved on meanwhile.
  return view().map((score, index) => {
    const unscored = score === null && known.get(subjects[index] as Address);
    return named(unscored ? viewUnscored(boards, chainId, unscored) : score, index);
  });
}

function viewUnscored(boards: Boards, chainId: number, { subject, since, read }: Unscored): ViewedScore {
  const updatedAt = viewScore(boards, ALL_CHAINS, subject)?.score.lastUpdated ?? since.toISOString();
  return { address: checksum(subject), score: viewZeroScore(boards, chainId, updatedAt, read) };
}

interface Unscored {
  subject: Address;
  since: Date;
  /** No source is still to be read for the first time. */
  read: boolean;
}

/** Known wallets that have no score in a scope: since when they are known, and whether their past there was read. */
async function findUnscored(
  ctx: Context,
  wallets: readonly Address[],
  chainId: number,
): Promise<Map<Address, Unscored>> {
  const { rows } = await ctx.pg.query<Unscored & { address: Address }>({
    name: "find-unscored",
    text: `select w.address, w.subject, w.created_at as since, not exists (
        select from wallet o join tracked_wallet t on t.address = o.address
        where o.subject = w.subject and ($2 = 0 or t.chain_id = $2) and t.ready_at is null
      ) as read
      from wallet w where w.address = any($1)`,
    values: [wallets, chainId],
  });
  return new Map(rows.map(({ address, ...rest }) => [address, rest]));
}
