import type { Sql } from "../../core/db.ts";
import { notify } from "../../core/notifications.ts";
import { checksum } from "../../core/schemas.ts";
import type { IdentityRow } from "./identity-rows.ts";

/** Tell the owners of names whose mint counts no more. Webhooks were not told of it before it was final, and are not now. */
export function notifyRemoved(sql: Sql, now: Date, identities: readonly IdentityRow[]): Promise<void> {
  const notices = identities.map(({ name, owner, chainId, txHash }) => ({
    address: owner,
    kind: "identity.removed" as const,
    data: { svcId: name, address: checksum(owner), chainId, txHash },
  }));
  return notify(sql, now, notices);
}

/** Withdraw unread notifications about mints that are back: a reorg only moved them. */
export async function withdrawRemoved(
  sql: Sql,
  identities: readonly { owner: string; txHash: string }[],
): Promise<void> {
  await sql.query(
    `delete from notification n using unnest($1::text[], $2::text[]) as i(owner, tx_hash)
     where n.address = i.owner and n.kind = 'identity.removed' and n.read_at is null and n.data->>'txHash' = i.tx_hash`,
    [identities.map(({ owner }) => owner), identities.map(({ txHash }) => txHash)],
  );
}
