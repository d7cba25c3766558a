import type { NamesChain } from "@/components/names/actions.ts";
import type { Context } from "@/lib/core/context.ts";
import { getMintChains, getReferrer } from "@/lib/domains/reservations/index.ts";
import { nullOn } from "../../_lib/null-on-error.ts";

/** The chains with names. */
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

/** The wallet behind a referral code; null for an unknown code. */
export async function readReferrer(ctx: Context, code: string | string[] | undefined): Promise<Referrer | null> {
  if (typeof code !== "string" || code.length === 0 || code.length > 64) return null;
  return nullOn(getReferrer(ctx, { code }), "NOT_FOUND");
}

/** URL of a name's page. */
export function nameHref(name: string, referrer: Referrer | null): string {
  return `/names/${encodeURIComponent(name)}${referrer ? `?ref=${referrer.code}` : ""}`;
}

/** URL of a search for a name. */
export function searchHref(name: string, referrer: Referrer | null): string {
  return `/names?${new URLSearchParams({ q: name, ...(referrer && { ref: referrer.code }) })}`;
}
