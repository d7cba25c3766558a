import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { countsFrom, scorePoints, scoreTierOf, signalsOf } from "../../engine/index.ts";
import type { LinkedWallet } from "./schemas.ts";
import { openScoringSession } from "./scoring-session.ts";
import { scoringSettings } from "./scoring-settings.ts";

interface Row {
  address: string;
  linked_at: Date;
  moved_at: Date | null;
  counts: boolean;
}

/** All wallets of the activated identity that a wallet is linked to, or of a name that waits, the primary first. */
export async function readLinkedWallets(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { of, only }: { of: { address: string; name?: string | null }; only?: string },
): Promise<LinkedWallet[]> {
  const { rows } = await sql.query<Row>(
    `select address, linked_at, moved_at, counts from identity_wallet
     where name = coalesce($2, (select name from identity_wallet where address = $1)) and ($3::text is null or address = $3)
     order by "primary" desc, linked_at, address`,
    [of.address, of.name ?? null, only ?? null],
  );
  if (rows.length === 0) return [];
  const session = await openScoringSession(sql, scoringSettings(ctx.env));
  await session.load(rows.map(({ address }) => address));
  return rows.map((row) => {
    const facts = session.factsOfWallet(row.address);
    const { total } = scorePoints(facts, session.model);
    const from = row.counts || row.moved_at === null ? null : countsFrom({ movedAt: row.moved_at.getTime() / 1000 });
    return {
      address: checksum(row.address),
      linkedAt: row.linked_at.toISOString(),
      ...(from !== null && { countsFrom: new Date(from * 1000).toISOString() }),
      total,
      tier: scoreTierOf(total),
      signals: signalsOf(facts, session.model).map(({ note, ...signal }) => ({
        ...signal,
        note: checksumWithin(note),
      })),
    };
  });
}
