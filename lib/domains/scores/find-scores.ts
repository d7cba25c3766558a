import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum } from "../../core/schemas.ts";
import { subjectOfIdentity, svcIdOf } from "../wallets/index.ts";
import type { Boards } from "./boards/boards.ts";
import { ALL_CHAINS } from "./current-score.ts";
import { hasScore, type ViewedScore, viewScore, viewZeroScore } from "./score-view.ts";

/** The score of a subject with its name. */
export interface SubjectScore extends ViewedScore {
  /** Name without suffix; null if the subject has none. */
  svcId: string | null;
}

/**
 * The scores of identities (lower case) in a scope, in order; null for each unknown one. Scores come from
 * memory; one query finds the subjects without a score. All come from one snapshot.
 */
export async function findScores(
  ctx: Context,
  boards: Boards,
  identities: readonly string[],
  chainId: number,
): Promise<(SubjectScore | null)[]> {
  const subjects = identities.map((identity) => subjectOfIdentity(ctx, identity));
  const missing = subjects.filter((subject) => subject !== null && !hasScore(boards, chainId, subject));
  const unscored = missing.length > 0 ? await readUnscored(ctx, missing, chainId) : null;
  // No await from here on: one snapshot.
  return subjects.map((subject, index) => {
    if (subject === null) return null;
    const known = unscored?.get(subject);
    const score = viewScore(boards, chainId, subject) ?? (known ? viewUnscored(boards, chainId, known) : null);
    return score && { svcId: svcIdOf(ctx, subject, identities[index]), ...score };
  });
}

interface Unscored {
  subject: Address;
  since: Date;
  /** False until every source was read once. */
  read: boolean;
}

function viewUnscored(boards: Boards, chainId: number, { subject, since, read }: Unscored): ViewedScore {
  const updatedAt = viewScore(boards, ALL_CHAINS, subject)?.score.lastUpdated ?? since.toISOString();
  return { address: checksum(subject), score: viewZeroScore(boards, chainId, updatedAt, read) };
}

/** The known wallets among these: since when they are known, and whether their history in the scope was read. */
async function readUnscored(
  ctx: Context,
  wallets: readonly (Address | null)[],
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
