import type { NamesChain } from "@/components/names/actions.ts";
import type { Context } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { getMintChains, getReferrer } from "@/lib/domains/reservations/index.ts";

/** The chains on which names live, as the pages' windows need them. */
export function readNamesChains(ctx: Context): NamesChain[] {
  return getMintChains(ctx).chains.map(({ chainId, name, contract, reservations, currency }) => ({
    chainId,
    name,
    contract,
    reservations,
    currency,
  }));
}

export interface Referrer {
  code: string;
  address: string;
  svcId: string | null;
}

/** Who referred the reader, by the code in the page's address; null without one that anybody has. */
export async function readReferrer(ctx: Context, given: string | string[] | undefined): Promise<Referrer | null> {
  if (typeof given !== "string" || given.length === 0 || given.length > 64) return null;
  try {
    return await getReferrer(ctx, { code: given });
  } catch (error) {
    if (isServiceError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

/** The address of a name's page, with who referred the reader. */
export function nameHref(name: string, referrer: Referrer | null): string {
  return `/names/${encodeURIComponent(name)}${referrer ? `?ref=${referrer.code}` : ""}`;
}

/** The address of a search for a name. */
export function searchHref(name: string, referrer: Referrer | null): string {
  return `/names?${new URLSearchParams({ q: name, ...(referrer && { ref: referrer.code }) })}`;
}
