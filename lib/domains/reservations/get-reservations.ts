import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { readReservations } from "./reservation-rows.ts";
import type { Reservation } from "./schemas.ts";

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
