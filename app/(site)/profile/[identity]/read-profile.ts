import { notFound } from "next/navigation";
import type { Context } from "@/lib/core/context.ts";
import { ChainId, Identity, parseAddress } from "@/lib/core/schemas.ts";
import { getBreakdown, getRank, getScore, getScoreSeries } from "@/lib/domains/scores/index.ts";
import { getTradingHistory, getTradingStats } from "@/lib/domains/trading/index.ts";
import { getWallet, subjectOf, walletsOf } from "@/lib/domains/wallets/index.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import { keyParam, type PageProps } from "../../_lib/query.ts";

export interface Props extends PageProps {
  params: Promise<{ identity: string }>;
}

/** The identity of the URL, lower case; 404 for anything that cannot be one. */
export async function readIdentity(params: Props["params"]): Promise<string> {
  const { data } = Identity.safeParse(decodeURIComponent((await params).identity));
  return data ?? notFound();
}

const DAY_MS = 86_400_000;
export const ranges = { "30d": 30, "90d": 90, "1y": 365, all: null } as const;
export type Range = keyof typeof ranges;

export interface View {
  chainId: number | undefined;
  range: Range;
}

/** The chain and range of the URL; invalid ones fall back to all chains and the whole history. */
export async function readView(ctx: Context, searchParams: Props["searchParams"]): Promise<View> {
  const query = await searchParams;
  const chain = ChainId.safeParse(query.chainId).data;
  return {
    chainId: ctx.env.CHAINS.some(({ id }) => id === chain) ? chain : undefined,
    range: keyParam(query, "range", ranges, "all"),
  };
}

const MAX_SWAPS = 3;

/** Everything a profile shows; null for an unknown identity. */
export async function readProfile(ctx: Context, identity: string, { chainId, range }: View) {
  const whole = await whenKnown(getScore(ctx, { identity }));
  if (!whole) return null;
  const of = { identity, ...(chainId !== undefined && { chainId }) };
  const subject = parseAddress(whole.address);
  if (!subject) throw new Error(`${whole.address} is no address`);
  const days = ranges[range];
  // A wallet that sent a successful transaction is ranked, even with 0 points.
  const isRanked = async (scope: { chainId?: number }) =>
    (await getRank(ctx, { wallet: subject, category: "total", ...scope })) !== null;
  const [scopes, rankedOnAll, breakdown, line, trading, swaps, wallets] = await Promise.all([
    Promise.all(
      ctx.env.CHAINS.map(async ({ id }) => ({
        id,
        found: await getScore(ctx, { identity, chainId: id }),
        ranked: await isRanked({ chainId: id }),
      })),
    ),
    isRanked({}),
    getBreakdown(ctx, of),
    getScoreSeries(ctx, { ...of, ...(days !== null && { from: new Date(ctx.now.getTime() - days * DAY_MS) }) }),
    getTradingStats(ctx, { ...of, timeframe: "all" }),
    getTradingHistory(ctx, { ...of, type: "swap", limit: MAX_SWAPS, offset: 0 }),
    Promise.all(walletsOf(ctx, subjectOf(ctx, subject)).map((address) => getWallet(ctx, { address }))),
  ]);
  const chain = scopes.find(({ id }) => id === chainId);
  return {
    svcId: whole.svcId,
    address: whole.address,
    score: (chain?.found ?? whole).score,
    ranked: chain?.ranked ?? rankedOnAll,
    total: whole.score.total,
    // Only chains where the subject was active have a score.
    byChain: scopes.map(({ id, found, ranked }) => ({
      id,
      total: ranked || found.score.total > 0 ? found.score.total : null,
    })),
    breakdown,
    line,
    trading: trading.stats,
    swaps: swaps.trades,
    wallets,
  };
}
export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>;
