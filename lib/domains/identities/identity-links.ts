import type { Sql } from "../../core/db.ts";
import { ensureErasureKey, erasedForm, isOrWas } from "../../core/meta.ts";
import { type Departure, isWaiting, movedAtOf } from "../../engine/index.ts";
import { markTraders } from "../trading/index.ts";
import { joinGroups } from "../wallets/index.ts";

/** A name under one owner. */
interface Owned {
  name: string;
  owner: string;
}

interface Link {
  address: string;
  primary: boolean;
  linkedAt: Date;
  /** See WalletLink. */
  movedAt: Date | null;
}

/** The `movedAt` (see WalletLink) of a wallet that is linked now; null if it counts at once. */
export async function readMovedAt(
  sql: Sql,
  input: { address: string; identity: Owned & { movedAt: Date | null }; now: Date },
): Promise<Date | null> {
  const { rows } = await sql.query<Departure>(
    `select name, owner, floor(extract(epoch from left_at))::bigint as "leftAt"
     from identity_departure where ${isOrWas("address", "$1")}`,
    [input.address],
  );
  const { name, owner, movedAt } = input.identity;
  const to = { name, owner, movedAt: movedAt ? secondsOf(movedAt) : undefined };
  const moved = movedAtOf(rows, to, secondsOf(input.now));
  return moved === undefined ? null : new Date(moved * 1000);
}

/**
 * Links a known wallet to an identity, and joins the owner's group with the wallet's for ever. It is scored under the identity's owner
 * from now on, or when its wait is over.
 */
export async function linkRow(sql: Sql, input: { identity: Owned; link: Link; now: Date }): Promise<void> {
  const { name, owner } = input.identity;
  const { address, primary, linkedAt, movedAt } = input.link;
  const counts = movedAt === null || !isWaiting({ movedAt: secondsOf(movedAt) }, secondsOf(input.now));
  await sql.query(
    `insert into identity_wallet (address, name, "primary", linked_at, moved_at, counts)
     values ($1, $2, $3, $4, $5, $6)`,
    [address, name, primary, linkedAt, movedAt, counts],
  );
  await joinGroups(sql, { owner, wallet: address, now: input.now });
  if (!counts) return;
  await sql.query("update wallet set subject = $2 where address = $1", [address, owner]);
  await markTraders(sql, [address, owner]);
}

/** Records that wallets left an identity: for 30 days or more they count for no other. */
export async function departWallets(
  sql: Sql,
  input: { addresses: readonly string[]; identity: Owned; leftAt: Date },
): Promise<void> {
  await sql.query(
    `insert into identity_departure as old (address, name, owner, left_at)
     select address, $2, $3, $4 from unnest($1::text[]) as left_wallets(address)
     on conflict (address, name, owner) do update set left_at = greatest(old.left_at, excluded.left_at)`,
    [input.addresses, input.identity.name, input.identity.owner, input.leftAt],
  );
}

/**
 * Replaces an owner whose data is erased by erased forms, from which the waits of moved wallets still follow. Links that
 * a reorg would restore are forgotten.
 */
export async function eraseFromLinks(sql: Sql, wallet: string): Promise<void> {
  await ensureErasureKey(sql);
  await sql.query(
    `with gone as (delete from identity_departure where address = $1 or owner = $1 returning *)
     insert into identity_departure as old (address, name, owner, left_at)
     select case when address = $1 then ${erasedForm("address")} else address end, ${erasedForm("name")}, ${erasedForm("owner")}, left_at
     from gone on conflict (address, name, owner) do update set left_at = greatest(old.left_at, excluded.left_at)`,
    [wallet],
  );
  await sql.query(
    `update identity_past set wallets = case when owner = $1 then '[]' else
       (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(wallets) as one where one->>'address' <> $1) end
     where owner = $1 or wallets @> jsonb_build_array(jsonb_build_object('address', $1::text))`,
    [wallet],
  );
}

/** Removes the departures of a transfer that a reorg reverted. */
export async function withdrawDepartures(
  sql: Sql,
  input: { addresses: readonly string[]; identity: Owned },
): Promise<void> {
  await sql.query("delete from identity_departure where name = $1 and owner = $2 and address = any($3::text[])", [
    input.identity.name,
    input.identity.owner,
    input.addresses,
  ]);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
