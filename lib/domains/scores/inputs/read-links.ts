import type { Sql } from "../../../core/db.ts";
import type { WalletLink } from "../../../engine/index.ts";

/** The links of the wallets of each subject that is the primary wallet of an identity, by subject. */
export async function readLinks(sql: Sql, subjects: readonly string[]): Promise<Map<string, WalletLink[]>> {
  const { rows } = await sql.query<{ subject: string; wallet: string; linkedAt: number; movedAt: number | null }>(
    `select main.address as subject, link.address as wallet,
       floor(extract(epoch from link.linked_at))::bigint as "linkedAt",
       floor(extract(epoch from link.moved_at))::bigint as "movedAt"
     from identity_wallet main join identity_wallet link on link.name = main.name
     where main.address = any($1::text[]) and main."primary" and main.counts order by link.address`,
    [subjects],
  );
  const links = new Map<string, WalletLink[]>();
  for (const { subject, wallet, linkedAt, movedAt } of rows) {
    const own = links.get(subject) ?? [];
    own.push({ wallet, linkedAt, ...(movedAt !== null && { movedAt }) });
    links.set(subject, own);
  }
  return links;
}

/** The links of a name that waits; its owner's wallet if nobody has activated it. In the order of wallets. */
export async function readWaitingLinks(sql: Sql, name: string): Promise<WalletLink[]> {
  const { rows } = await sql.query<{ wallet: string; linkedAt: number | null; movedAt: number }>(
    `select coalesce(link.address, i.owner) as wallet, floor(extract(epoch from link.linked_at))::bigint as "linkedAt",
       floor(extract(epoch from coalesce(link.moved_at, i.moved_at)))::bigint as "movedAt"
     from identity i left join identity_wallet link on link.name = i.name where i.name = $1 order by 1`,
    [name],
  );
  return rows;
}
