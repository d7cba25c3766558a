import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { checksum, checksumWithin } from "../../core/schemas.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { countsFrom, scorePoints, scoreTierOf, signalsOf } from "../../engine/index.ts";
import { scoringSettings } from "./inputs/scoring-settings.ts";
import { readPresent } from "./load-subjects.ts";
import type { LinkedWallet } from "./schemas.ts";

interface Key {
  address: string;
  name?: string | null;
  only?: string | undefined;
}

interface Row {
  index: number;
  address: string;
  linked_at: Date;
  moved_at: Date | null;
  counts: boolean;
}

/** The links of the name, or of the name that an address is linked to; `only` those of one wallet. The primary first. */
const loadLinks = createLoader(async (sql, keys: readonly Key[]) => {
  const { rows } = await sql.query<Row>(
    `select k.index::int, l.address, linked_at, moved_at, counts
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as k(address, name, wallet, index)
     join identity_wallet l on l.name = coalesce(k.name, (select o.name from identity_wallet o where o.address = k.address))
       and (k.wallet is null or l.address = k.wallet)
     order by k.index, "primary" desc, linked_at, l.address`,
    [keys.map(({ address }) => address), keys.map(({ name }) => name ?? null), keys.map(({ only }) => only ?? null)],
  );
  const byKey = groupBy(rows, ({ index }) => index);
  return keys.map((_, i) => byKey.get(i + 1) ?? []);
});

/** All wallets of the activated identity that a wallet is linked to, or of a name that waits, the primary first. */
export async function readLinkedWallets(
  ctx: Pick<Context, "env">,
  sql: Sql,
  { of, only }: { of: { address: string; name?: string | null }; only?: string },
): Promise<LinkedWallet[]> {
  const rows = await loadLinks(sql, { ...of, only });
  if (rows.length === 0) return [];
  const wallets = rows.map(({ address }) => address);
  const { factsOfWallet, model } = await readPresent(sql, scoringSettings(ctx.env), wallets);
  return rows.map((row) => {
    const facts = factsOfWallet(row.address);
    const { total } = scorePoints(facts, model);
    const from = row.counts || row.moved_at === null ? null : countsFrom({ movedAt: row.moved_at.getTime() / 1000 });
    return {
      address: checksum(row.address),
      linkedAt: row.linked_at.toISOString(),
      ...(from !== null && { countsFrom: new Date(from * 1000).toISOString() }),
      total,
      tier: scoreTierOf(total),
      signals: signalsOf(facts, model).map(({ note, ...signal }) => ({
        ...signal,
        note: checksumWithin(note),
      })),
    };
  });
}
