import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { isReceived } from "../../core/shown.ts";
import { SCORE_CHANNEL } from "../scores/index.ts";

type IdentityState = "minted" | "activated";

/** A row of the table. Addresses and hashes are lower-case hex. */
export interface IdentityRow {
  name: string;
  chainId: number;
  /** Decimal. */
  tokenId: string;
  owner: Address;
  ownerTx: string;
  state: IdentityState;
  parent: string | null;
  nonce: number;
  txHash: string;
  blockNumber: number;
  blockHash: string;
  /** Block time of the mint. */
  mintedAt: Date;
  final: boolean;
  activatedAt: Date | null;
  /** The newest transfer or, if later, when the primary wallet had left another identity. */
  movedAt: Date | null;
  /** A token that is no name: see {@link whyBlocked}. */
  blocked: boolean;
  /** See {@link isReceived}. */
  received: boolean;
}

export const identityColumns = `name, chain_id as "chainId", token_id::text as "tokenId", owner, owner_tx as "ownerTx", state,
  parent, nonce, tx_hash as "txHash", block_number as "blockNumber", block_hash as "blockHash", minted_at as "mintedAt",
  final, activated_at as "activatedAt",
  moved_at as "movedAt", blocked, ${isReceived("identity")} as received`;

export async function readIdentity(sql: Sql, name: string): Promise<IdentityRow | null> {
  const { rows } = await sql.query<IdentityRow>(`select ${identityColumns} from identity where name = $1`, [name]);
  return rows[0] ?? null;
}

/**
 * Records changes of identities, for processes that hold names in memory. `others`: wallets and former owners that resolve
 * differently now, besides the wallets that the names have.
 */
export async function noteNameChanges(
  sql: Sql,
  names: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  if (names.length === 0) return;
  await sql.query(
    `insert into identity_feed (identity)
     select unnest($1::text[]) union select unnest($2::text[])
     union select owner from identity where name = any($1::text[])
     union select address from identity_wallet where name = any($1::text[])`,
    [names, others],
  );
  // Processes that follow scores also follow names.
  await sql.query("select pg_notify($1, '')", [SCORE_CHANNEL]);
}
