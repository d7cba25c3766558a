import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import type { Reservation } from "./schemas.ts";

type Row = Omit<Reservation, "reservedAt" | "expiresAt"> & Record<"reservedAt" | "expiresAt", Date>;

/**
 * SQL for the status of an open `reservation r` at $1. Until the name is minted, the earliest one by block time holds it, then the one
 * with the lower chain id.
 */
const openStatus = `case
  when r.expires_at < $1 then 'expired'
  when exists (select 1 from identity i where i.name = r.name) then 'refundable'
  when exists (select 1 from reservation o where o.name = r.name and o.state = 'open' and o.expires_at >= $1
    and (o.reserved_at, o.chain_id, o.log_index) < (r.reserved_at, r.chain_id, r.log_index)) then 'refundable'
  else 'active' end`;

export async function readReservations(
  sql: Sql,
  input: { address: Address; now: Date; limit: number; offset: number },
): Promise<{ reservations: Reservation[]; total: number }> {
  const { address, now, limit, offset } = input;
  const counted = await sql.query<{ total: number }>("select count(*) as total from reservation where address = $1", [
    address,
  ]);
  const page = await sql.query<Row>(
    `select r.name, case r.state when 'open' then ${openStatus} else r.state end as status,
       r.chain_id as "chainId", r.tx_hash as "txHash", r.reserved_at as "reservedAt", r.expires_at as "expiresAt"
     from reservation r where r.address = $2
     order by r.reserved_at desc, r.chain_id, r.block_number desc, r.log_index desc limit $3 offset $4`,
    [now, address, limit, offset],
  );
  return { reservations: page.rows.map(reservationView), total: counted.rows[0]?.total ?? 0 };
}

function reservationView(row: Row): Reservation {
  return { ...row, reservedAt: row.reservedAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}
