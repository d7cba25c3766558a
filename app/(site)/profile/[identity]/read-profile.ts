import type { WalletFlags } from "@/components/scores/risk-flags.tsx";
import { decodeSegment } from "@/components/site/decode-segment.ts";
import type { Session } from "@/lib/auth/session.ts";
import type { Address } from "@/lib/core/chains.ts";
import type { Context } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { ChainId, checksum, checksumWithin, Identity, MAX_LIMIT } from "@/lib/core/schemas.ts";
import { getClaimGain, getUserAchievements } from "@/lib/domains/achievements/index.ts";
import { listAgentsOf } from "@/lib/domains/agents/index.ts";
import { listAppeals } from "@/lib/domains/appeals/index.ts";
import { listAttestations } from "@/lib/domains/attestations/index.ts";
import { getIdentity } from "@/lib/domains/identities/index.ts";
import {
  getBreakdown,
  getLeaderboard,
  getRank,
  getScheduledScore,
  getScore,
  getScoreSeries,
  readFlags,
} from "@/lib/domains/scores/index.ts";
import { getTradingStats } from "@/lib/domains/trading/index.ts";
import { getWallet, walletsOf } from "@/lib/domains/wallets/index.ts";
import { type CloseDays, dayParam, hasDay, readCloseDays, startOf } from "../../_lib/close-days.ts";
import { whenKnown } from "../../_lib/null-on-error.ts";
import { keyParam, type PageProps } from "../../_lib/query.ts";
import { isPartName, type PartName } from "./render-part.tsx";

export interface Props extends PageProps {
  params: Promise<{ identity: string }>;
}

/** The identity of the URL, lower case; null for anything that cannot be one. */
export async function readIdentity(params: Props["params"]): Promise<string | null> {
  return Identity.safeParse(decodeSegment((await params).identity)).data ?? null;
}

/** In days. */
export const ranges = { "30d": 30, "90d": 90, "1y": 365, all: null } as const;
export type Range = keyof typeof ranges;

export interface View {
  chainId: number | undefined;
  range: Range;
  /** The history is listed, too: a table as long as the rest of the page, which only loads when asked for. */
  isListed: boolean;
  /** The day whose score is shown in the history, YYYY-MM-DD. */
  at: string | undefined;
  /** The URL chooses something of the history: a phone, which folds it, shows it open. */
  opensHistory: boolean;
  /** The part that is open from the start, for readers without scripts. */
  open: PartName | undefined;
}

/** What the URL chooses; invalid choices fall back to all chains and the whole history. */
export async function readView(ctx: Context, searchParams: Props["searchParams"]): Promise<View> {
  const query = await searchParams;
  const chain = ChainId.safeParse(query.chainId).data;
  const isListed = query.table === "history";
  return {
    chainId: ctx.env.CHAINS.some(({ id }) => id === chain) ? chain : undefined,
    range: keyParam(query, "range", ranges, "all"),
    isListed,
    at: dayParam(query),
    opensHistory: isListed || query.at !== undefined || query.range !== undefined,
    open: isPartName(query.open) ? query.open : undefined,
  };
}

/** The risk flags of each wallet, with the open appeals against them. */
async function readWalletFlags(ctx: Context, subject: Address): Promise<WalletFlags[]> {
  const wallets = await walletsOf(ctx, subject);
  const flags = await readFlags(ctx, { wallets });
  if ([...flags.values()].every((own) => own.length === 0)) return [];
  const { appeals } = await listAppeals(ctx, { status: "open", wallets, limit: MAX_LIMIT, offset: 0 });
  return [...flags].map(([wallet, own]) => {
    const address = checksum(wallet);
    const idOf = (flag: string) => appeals.find((one) => one.wallet === address && one.flag === flag)?.id ?? null;
    const shown = own.map(({ flag, note }) => ({ flag: checksumWithin(flag), note: checksumWithin(note) }));
    return { wallet: address, flags: shown.map((one) => ({ ...one, appeal: idOf(one.flag) })) };
  });
}

/** How many achievements a subject earned and can claim, and whether the signed-in wallet is one of its own. */
async function countAchievements(ctx: Context, subject: Address, session: Session | null) {
  const own = await getUserAchievements(ctx, { identity: subject, status: "all", limit: 1, offset: 0 });
  const isOwner = session !== null && (await walletsOf(ctx, subject)).includes(session.wallet);
  const gain = own.claimableCount > 0 ? await getClaimGain(ctx, { identity: subject }) : 0;
  const counts = { earned: own.summary.totalEarned, claimable: own.claimableCount, all: own.pagination.total };
  return { ...counts, gain, isOwner };
}

/** How many attestations a subject received and gave. */
async function countAttestations(ctx: Context, subject: Address) {
  const page = { status: "all", sort: "createdAt", order: "desc", limit: 1, offset: 0 } as const;
  const [received, given] = await Promise.all([
    listAttestations(ctx, { subject, ...page }),
    listAttestations(ctx, { issuer: subject, ...page }),
  ]);
  return { received: received.pagination.total, given: given.pagination.total };
}

/** What a profile shows at first, to whoever is signed in; null for an unknown identity. */
export async function readProfile(ctx: Context, identity: string, view: View, session: Session | null) {
  const { chainId, range } = view;
  const whole = await whenKnown(getScore(ctx, { identity }));
  if (!whole) return null;
  const of = { identity, ...(chainId !== undefined && { chainId }) };
  const subject = parseAddress(whole.address);
  if (!subject) throw new Error(`${whole.address} is no address`);
  const days = ranges[range];
  // Before the rest: what is ready now has its scores in the breakdown.
  const wallets = await readWallets(ctx, subject);
  const [scopes, ranked, breakdown, line, day, trading, scheduled, flags, achievements, attestations, agents] =
    await Promise.all([
      readChains(ctx, identity, subject),
      isRanked(ctx, subject, chainId),
      getBreakdown(ctx, { ...of, evidence: false }),
      getScoreSeries(ctx, { ...of, ...(days !== null && { days }) }),
      readDay(ctx, of, view.at),
      getTradingStats(ctx, { ...of, timeframe: "all" }),
      getScheduledScore(ctx, { identity }),
      readWalletFlags(ctx, subject),
      countAchievements(ctx, subject, session),
      countAttestations(ctx, subject),
      walletsOf(ctx, subject).then((own) => listAgentsOf(ctx, own)),
    ]);
  const chain = scopes.find(({ id }) => id === chainId);
  return {
    svcId: whole.svcId,
    address: whole.address,
    score: (chain ?? whole).score,
    ranked: !whole.countsFrom && ranked,
    /** Of a name that changed owner, ISO 8601. */
    countsFrom: whole.countsFrom,
    total: whole.score.total,
    byChain: scopes.map(({ id, score, isActive }) => ({ id, total: isActive ? score.total : null })),
    breakdown,
    line,
    day,
    trades: trading.stats.trades,
    wallets,
    flags,
    achievements,
    /** What claims would add. They raise the score over all chains alone. */
    claims: { count: achievements.claimable, gain: chainId === undefined ? achievements.gain : 0 },
    attestations,
    /** Of all its wallets. */
    agents,
    /** Over all chains, under the scheduled model; null while none is. */
    scheduled,
  };
}

/** The days that a profile can show, null before the first scores; and the score of the chosen one, null if it is none of them. */
async function readDay(
  ctx: Context,
  of: { identity: string; chainId?: number },
  day: string | undefined,
): Promise<{ days: CloseDays | null; score: DayScore | null }> {
  const days = await readCloseDays(ctx, of.chainId ?? 0);
  return { days, score: day !== undefined && hasDay(days, day) ? await readScore(ctx, of, day) : null };
}

type DayScore = Awaited<ReturnType<typeof readScore>>;

async function readScore(ctx: Context, { identity, chainId }: { identity: string; chainId?: number }, day: string) {
  const scope = { at: startOf(day), ...(chainId !== undefined && { chainId }) };
  const firstRow = { category: "total", timeframe: "all", order: "desc", limit: 1, offset: 0 } as const;
  const [{ score, recordedAt }, { pagination }] = await Promise.all([
    getScore(ctx, { ...scope, identity }),
    getLeaderboard(ctx, { ...scope, ...firstRow }),
  ]);
  return { ...score, day, hasClose: recordedAt !== undefined, ranked: pagination.total };
}

/** Whether a wallet is ranked, which it is once it sent a successful transaction, even with 0 points. */
async function isRanked(ctx: Context, wallet: Address, chainId: number | undefined): Promise<boolean> {
  return (await getRank(ctx, { wallet, category: "total", ...(chainId !== undefined && { chainId }) })) !== null;
}

/** The score on each chain, and whether the subject was active there. */
function readChains(ctx: Context, identity: string, subject: Address) {
  return Promise.all(
    ctx.env.CHAINS.map(async ({ id }) => {
      const { score } = await getScore(ctx, { identity, chainId: id });
      return { id, score, isActive: score.total > 0 || (await isRanked(ctx, subject, id)) };
    }),
  );
}

/** The wallets of a subject, and those that are linked and do not count yet. */
async function readWallets(ctx: Context, subject: Address) {
  const linked = await whenKnown(getIdentity(ctx, { identity: subject }));
  const isPrimary = linked !== null && parseAddress(linked.address) === subject;
  const others = isPrimary ? linked.wallets.flatMap(({ address }) => parseAddress(address) ?? []) : [];
  const wallets = new Set([...(await walletsOf(ctx, subject)), ...others]);
  return Promise.all([...wallets].map((address) => getWallet(ctx, { address })));
}

export type Profile = NonNullable<Awaited<ReturnType<typeof readProfile>>>;
