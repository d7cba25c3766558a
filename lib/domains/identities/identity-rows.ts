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

/** Direct subnames on any chain. Needed only after a reorg, or when two chains mint one name. */
export async function readSubnames(sql: Sql, parents: readonly string[]): Promise<string[]> {
  if (parents.length === 0) return [];
  const { rows } = await sql.query<{ name: string }>(
    `select distinct name from name_event
     where kind = 'subname' and substr(name, strpos(name, '.') + 1) = any($1::text[])`,
    [parents],
  );
  return rows.map((row) => row.name);
}

/**
 * Marks which of the names and their subnames somebody else sent to their owners: those whose owner is not who minted them; of a subname,
 * also who owned its parent then. Returns the names for which that changed.
 */
export async function markReceived(sql: Sql, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `update identity set received = r.received
     from (select i.name, not exists (select 1 from name_event m where m.name = i.name and m.chain_id = i.chain_id
             and m.tx_hash = i.tx_hash and m.kind in ('minted', 'subname') and m.account = i.owner)
         or i.parent is not null and i.owner is distinct from (
           select e.account from name_event s join name_event e on e.name = i.parent and e.chain_id = i.chain_id
             and e.kind in ('minted', 'subname', 'transferred')
             and (e.block_number, e.log_index) < (s.block_number, s.log_index)
           where s.name = i.name and s.chain_id = i.chain_id and s.tx_hash = i.tx_hash and s.kind = 'subname'
           order by e.block_number desc, e.log_index desc limit 1) as received
       from identity i where i.name = any($1::text[]) or i.parent = any($1::text[])) r
     where identity.name = r.name and identity.received <> r.received returning identity.name`,
    [names],
  );
  return rows.map(({ name }) => name);
}
