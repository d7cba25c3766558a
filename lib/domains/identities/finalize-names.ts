import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { noteNameChanges } from "./identity-rows.ts";

export interface FinalName {
  name: string;
  /** Lower-case hex. */
  owner: Address;
}

/**
 * Marks mints up to a final block as final, for all names or the given ones, and emits identity.created once for each mint. Returns
 * the names that became final. The caller holds the score lock.
 */
export async function finalizeNames(
  sql: Sql,
  input: { chainId: number; block: number; names?: readonly string[]; now: Date },
): Promise<FinalName[]> {
  const { rows } = await sql.query<FinalName & { tx_hash: string; blocked: boolean }>(
    `update identity set final = true
     where chain_id = $1 and not final and block_number <= $2 and ($3::text[] is null or name = any($3))
     returning name, owner, tx_hash, blocked`,
    [input.chainId, input.block, input.names ?? null],
  );
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  await emitEvents(
    sql,
    input.now,
    rows
      .filter(({ blocked }) => !blocked)
      .map(({ name, owner, tx_hash: txHash }) => ({
        event: "identity.created",
        data: { svcId: name, address: checksum(owner), chainId: input.chainId, txHash },
      })),
  );
  await noteNameChanges(
    sql,
    rows.map((row) => row.name),
  );
  return rows.map(({ name, owner }) => ({ name, owner }));
}
