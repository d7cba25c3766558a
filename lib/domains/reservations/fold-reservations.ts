import type { Sql } from "../../core/db.ts";
import { forgetWallets, keepWallets } from "../wallets/index.ts";
import { trackMints } from "./referrals.ts";

/**
 * Folds the reservations of these names again from `name_event`: one row for each `reserved`; a refund or settlement ends all earlier
 * reservations of its account for the name on that chain, as in the contract. Reservers become known and tracked, and are forgotten
 * if nothing else makes them known. Records referrals of minted vouchers. The caller holds the score lock.
 */
export async function foldReservations(sql: Sql, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const { rows: gone } = await sql.query<{ address: string }>(
    "delete from reservation where name = any($1::text[]) returning address",
    [names],
  );
  const { rows: folded } = await sql.query<{ address: string }>(
    `insert into reservation
       (chain_id, tx_hash, log_index, name, address, deposit, block_number, block_hash, reserved_at, expires_at, state)
     select e.chain_id, e.tx_hash, e.log_index, e.name, e.account, (e.data->>'deposit')::numeric,
       e.block_number, e.block_hash, to_timestamp(e.at), to_timestamp((e.data->>'expiresAt')::bigint),
       coalesce((
         select later.kind from name_event later
         where later.chain_id = e.chain_id and later.name = e.name and later.account = e.account
           and later.kind in ('refunded', 'settled')
           and (later.block_number, later.log_index) > (e.block_number, e.log_index)
         order by later.block_number, later.log_index limit 1), 'open')
     from name_event e where e.name = any($1::text[]) and e.kind = 'reserved'
     returning address`,
    [names],
  );
  const before = addressesOf(gone);
  const after = addressesOf(folded);
  await keepWallets(
    sql,
    [...after].filter((address) => !before.has(address)),
    now,
  );
  await forgetWallets(
    sql,
    [...before].filter((address) => !after.has(address)),
  );
  await trackMints(sql, { names, now });
}

function addressesOf(rows: readonly { address: string }[]): Set<string> {
  return new Set(rows.map((row) => row.address).sort());
}
