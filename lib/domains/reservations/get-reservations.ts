import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { checksum, type Pagination, paginate } from "../../core/schemas.ts";
import { judgeNames, type NameVerdict } from "../identities/index.ts";
import { readReservations } from "./reservation-rows.ts";
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
