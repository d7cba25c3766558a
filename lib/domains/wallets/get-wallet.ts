import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";
import { userNotFound } from "./require-subject.ts";
import { type WalletView, walletStates } from "./schemas.ts";

type WalletState = (typeof walletStates)[number];

/** A wallet with the progress of its history on each chain. Throws USER_NOT_FOUND. */
export async function getWallet(ctx: Context, input: { address: Address }): Promise<WalletView> {
  const wallet = await readWallet(ctx.pg, input.address);
  if (!wallet) throw userNotFound(input.address);
  return wallet;
}

/** Null for an unknown wallet. */
export async function readWallet(sql: Sql, address: Address): Promise<WalletView | null> {
  const { rows } = await sql.query<ChainRow>(
    // By constants, so that a cluster asks the wallet's node alone.
    `with read as materialized (
       select f.chain_id, f.transactions, case when f.transactions > 0 then (
         -- The first act of a key is a transaction of its own, with index -1.
         select a.log_index >= 0 from activity a
         where a.wallet = $1 and a.chain_id = f.chain_id and a.kind in ('sent', 'failed')
         order by a.block_number, a.log_index limit 1) end as first_by_others
       from facts f where f.wallet = $1),
     tracked as materialized (
       select chain_id, state, transactions, truncated, error, smart_account from tracked_wallet where address = $1),
     partly as materialized (select distinct chain_id from quarantined_wallet where wallet = $1 and partly_read)
     select c.chain_id, t.state, coalesce(t.transactions, f.transactions, 0) as transactions,
       coalesce(t.truncated, false) or p.chain_id is not null as truncated, t.error, k.state as cursor,
       coalesce(t.smart_account, false) or f.first_by_others is true or p.chain_id is not null as smart_account
     from wallet w
     left join (select chain_id from tracked union select chain_id from read) c on true
     left join tracked t on t.chain_id = c.chain_id
     left join read f on f.chain_id = c.chain_id
     left join partly p on p.chain_id = c.chain_id
     left join chain_cursor k on k.chain_id = c.chain_id
     where w.address = $1 order by c.chain_id`,
    [address],
  );
  if (rows.length === 0) return null;
  const chains = rows.flatMap(chainOf);
  const state = walletStates.find((one) => chains.some((chain) => chain.state === one)) ?? "ready";
  return { address: checksum(address), state, chains };
}

interface ChainRow {
  chain_id: number | null;
  state: WalletState | null;
  transactions: number;
  truncated: boolean;
  smart_account: boolean;
  error: string | null;
  cursor: string | null;
}

function chainOf(row: ChainRow): WalletView["chains"] {
  if (row.chain_id === null) return [];
  return [
    {
      chainId: row.chain_id,
      // An untracked wallet is known from the blocks of a followed chain.
      state: row.state ?? (row.cursor === "syncing" ? "syncing" : "ready"),
      transactions: row.transactions,
      truncated: row.truncated,
      ...(row.smart_account && { smartAccount: true as const }),
      ...(row.error !== null && { error: row.error }),
    },
  ];
}
