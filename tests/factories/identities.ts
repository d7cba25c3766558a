import type { Pool } from "pg";
import { hashName } from "../../lib/chain/name-logs.ts";
import { foreignSystemOf } from "../../lib/core/foreign-names.ts";
import { noteNameChanges } from "../../lib/domains/identities/identity-rows.ts";
import { hashNumber } from "./activity.ts";

/** A mint as the indexer folds it, without its event. */
export async function insertIdentities(
  pool: Pool,
  identities: readonly { name: string; owner: string; state?: "minted" | "activated" }[],
): Promise<void> {
  const rows = identities.map(({ name, owner, state = "minted" }, index) => ({
    name,
    owner,
    state,
    blocked: foreignSystemOf(name) !== null,
    tokenId: BigInt(hashName(name)).toString(),
    hash: hashNumber(index + 1),
  }));
  await pool.query(
    `insert into identity (name, chain_id, token_id, owner, owner_tx, state, tx_hash, block_number, block_hash, minted_at, created_at, blocked)
     select name, 1, "tokenId", owner, hash, state, hash, 1, hash, '2026-01-01', '2026-01-01', blocked
     from jsonb_to_recordset($1::jsonb) as i(name text, owner text, state text, "tokenId" numeric, hash text, blocked boolean)`,
    [JSON.stringify(rows)],
  );
  await noteNameChanges(
    pool,
    identities.map(({ name }) => name),
  );
}
