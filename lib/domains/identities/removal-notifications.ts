import { rowsAsTable } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import { notify } from "../../core/notifications.ts";
import { checksum } from "../../core/schemas.ts";
import type { IdentityRow } from "./identity-rows.ts";

/** Notifies owners of names whose mint no longer counts. Webhooks report only final mints. */
export function notifyRemoved(sql: Sql, now: Date, identities: readonly IdentityRow[]): Promise<void> {
  const notices = identities.map(({ name, owner, chainId, txHash }) => ({
    address: owner,
    kind: "identity.removed" as const,
    data: { svcId: name, address: checksum(owner), chainId, txHash },
  }));
  return notify(sql, now, notices);
}

/** Withdraws unread notifications about mints that a reorg restored. */
export async function withdrawRemoved(
  sql: Sql,
  identities: readonly { owner: string; txHash: string }[],
): Promise<void> {
  const { from, values } = rowsAsTable("i", {
    columns: { owner: ["word", ({ owner }) => owner], tx_hash: ["word", ({ txHash }) => txHash] },
    rows: identities,
  });
  await sql.query(
    `delete from notification n using ${from}
     where n.address = i.owner and n.kind = 'identity.removed' and n.read_at is null and n.data->>'txHash' = i.tx_hash`,
    values,
  );
}
