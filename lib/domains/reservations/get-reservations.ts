import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { judgeNames, type NameVerdict } from "../identities/index.ts";
import type { NameLookup, Reservation } from "./schemas.ts";

/** The reservations of an address, newest first. */
export async function getReservations(
  ctx: Context,
  input: { address: Address; limit: number; offset: number },
): Promise<{ address: Address; reservations: Reservation[]; pagination: Pagination }> {
  const { reservations, total } = await readReservations(ctx.pg, { ...input, now: ctx.now });
  return {
    address: checksum(input.address),
    reservations,
    pagination: paginate(total, input.limit, input.offset),
  };
}

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

/** The state of a name. */
export async function lookUpName(ctx: Context, input: { name: string }): Promise<NameLookup> {
  const [found] = await lookUpNames(ctx, { names: [input.name] });
  if (!found) throw new Error("no verdict was given");
  return found;
}

/** The states of names, in the given order; one query for all. */
export async function lookUpNames(ctx: Context, input: { names: readonly string[] }): Promise<NameLookup[]> {
  return (await judgeNames(ctx, input.names)).map(lookupOf);
}

function lookupOf(verdict: NameVerdict): NameLookup {
  const { name, valid, available, status, reason, suggestions, minted, reserved } = verdict;
  return {
    name,
    valid,
    available,
    status,
    ...(reserved && {
      chainId: reserved.chainId,
      reservation: {
        address: checksum(reserved.address),
        status: "active",
        chainId: reserved.chainId,
        txHash: reserved.txHash,
        reservedAt: reserved.reservedAt.toISOString(),
        expiresAt: reserved.expiresAt.toISOString(),
      },
    }),
    ...(minted && { owner: checksum(minted.owner), chainId: minted.chainId, tokenId: minted.tokenId }),
    ...(reason && { reason }),
    ...(suggestions && { suggestions }),
  };
}
