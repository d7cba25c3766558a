import { MessageSquareQuote } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { LazyClaimPanel } from "@/components/achievements/lazy-claim-panel.tsx";
import { OwnAchievements } from "@/components/achievements/own-achievements.tsx";
import { AttestationList } from "@/components/attest/attestation-list.tsx";
import { CategoryDetails } from "@/components/scores/breakdown-list.tsx";
import { Share } from "@/components/scores/share.tsx";
import { ClientTexts, getTexts, getTranslate } from "@/components/texts/server.tsx";
import { TradingSummary } from "@/components/trading/trading-summary.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import { readSession } from "@/lib/auth/session.ts";
import type { Context } from "@/lib/core/context.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { getClaimGain, getUserAchievements, listAchievements } from "@/lib/domains/achievements/index.ts";
import { listAttestations } from "@/lib/domains/attestations/index.ts";
import { boardCategories, getBreakdown } from "@/lib/domains/scores/index.ts";
import { getTradingHistory, getTradingStats } from "@/lib/domains/trading/index.ts";
import { requireIdentity } from "@/lib/domains/wallets/index.ts";
import { chainNames } from "../../_lib/chains.ts";
import { countRanked } from "../../_lib/count-ranked.ts";
import { currencyOf } from "../../_lib/currency.ts";
import { toListItem } from "../../attest/_lib/attestations.ts";

/** What a profile shows: an identity, over all chains or on one. */
interface Shown {
  identity: string;
  chainId: number | undefined;
}

/** The parts of a profile that come when a reader opens them: the details of each category, and sections. */
const sections = {
  achievements: renderAchievements,
  attestations: renderAttestations,
  trading: renderTrading,
  share: renderShare,
} as const;
const details = boardCategories.filter((one) => one !== "total");
export type PartName = keyof typeof sections | (typeof details)[number];
export const partNames: readonly string[] = [...Object.keys(sections), ...details];

export function isPartName(text: unknown): text is PartName {
  return typeof text === "string" && partNames.includes(text);
}

/** A part as a part of its page. */
export async function PartInPlace({ ctx, part, shown }: { ctx: Context; part: PartName; shown: Shown }) {
  return renderPart(ctx, part, shown);
}

/** Throws USER_NOT_FOUND. */
export function renderPart(ctx: Context, part: PartName, shown: Shown): Promise<ReactNode> {
  return part in sections
    ? sections[part as keyof typeof sections](ctx, shown) // Just checked.
    : renderDetails(ctx, shown, part);
}

async function renderDetails(ctx: Context, { identity, chainId }: Shown, category: string): Promise<ReactNode> {
  const { breakdown } = await getBreakdown(ctx, { identity, ...(chainId !== undefined && { chainId }) });
  const part = breakdown.find((one) => one.category === category);
  return part ? <CategoryDetails part={part} chains={chainNames(ctx)} /> : null;
}

/** Over all chains, whatever chain is chosen. */
const ALL = { limit: 100, offset: 0 };

/** A signed-in wallet of the identity can claim what it earned. */
async function renderAchievements(ctx: Context, { identity }: Shown): Promise<ReactNode> {
  const [t, names] = await Promise.all([getTexts("profile.parts"), getTexts("achievements")]);
  const translate = await getTranslate("sentences.achievements");
  const { subject, wallets } = await requireIdentity(ctx, identity);
  const [own, all, ranked, session] = await Promise.all([
    getUserAchievements(ctx, { identity: subject, status: "all", ...ALL }),
    listAchievements(ctx, ALL),
    countRanked(ctx),
    readSession(),
  ]);
  const holders = new Map(all.achievements.map((one) => [one.id, one.holders]));
  const claimable = own.claimableAchievements;
  return (
    <>
      {session !== null && wallets.includes(session.wallet) && (
        <div className="mb-8 empty:hidden">
          <ClientTexts of={["achievements.claim", "api.problem"]}>
            <LazyClaimPanel
              identity={checksum(subject)}
              claimable={claimable.map((one) => ({ ...one, title: translate(one.title) }))}
            />
          </ClientTexts>
        </div>
      )}
      {session === null && claimable.length > 0 && (
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-5 print:hidden">
          <p className="text-ink-soft">
            {t.rich("toClaim", {
              count: claimable.length,
              points: names("points", { points: await getClaimGain(ctx, { identity: subject }) }),
              b: (inside) => <span className="font-semibold text-ink">{inside}</span>,
            })}
          </p>
          <ConnectButton label={t("connect")} />
        </div>
      )}
      <OwnAchievements
        ranked={ranked}
        achievements={own.achievements.map((one) => ({
          ...one,
          claimed: one.earned && !claimable.some(({ id }) => id === one.id),
          holders: holders.get(one.id) ?? 0,
        }))}
      />
    </>
  );
}

/** The newest attestations of each side; the rest is on pages of their own. */
const MAX_LISTED = 3;
const listed = { status: "all", sort: "createdAt", order: "desc", limit: MAX_LISTED, offset: 0 } as const;

const sides = ["received", "given"] as const;

async function renderAttestations(ctx: Context, { identity }: Shown): Promise<ReactNode> {
  const t = await getTexts("profile.parts");
  const { subject } = await requireIdentity(ctx, identity);
  const [session, received, given] = await Promise.all([
    readSession(),
    listAttestations(ctx, { subject, ...listed }),
    listAttestations(ctx, { issuer: subject, ...listed }),
  ]);
  const account = session ? checksum(session.wallet) : null;
  const view = async ({ attestations, pagination }: typeof given) => ({
    attestations: await Promise.all(attestations.map((one) => toListItem(ctx, one, account))),
    pagination,
  });
  const found = { received: await view(received), given: await view(given) };
  return (
    <>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {sides.map((side) => (
          <div key={side} className="min-w-0">
            <h3 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
              {t(`${side}.title`)}
              {found[side].pagination.hasMore && (
                <Link
                  href={`/attest/${side}?of=${subject}`}
                  className="figures text-sm font-normal text-ink-soft underline underline-offset-4 hover:text-accent"
                >
                  {t(`${side}.all`, { count: found[side].pagination.total })}
                </Link>
              )}
            </h3>
            {found[side].attestations.length > 0 ? (
              <AttestationList label={t(`${side}.label`)} side={side} attestations={found[side].attestations} />
            ) : (
              <EmptyState icon={MessageSquareQuote} title={t(`${side}.none`)}>
                <p>{t(`${side}.next`)}</p>
              </EmptyState>
            )}
          </div>
        ))}
      </div>
      <div className="mt-6">
        <ButtonLink kind="quiet" href={`/attest?subject=${subject}`}>
          <MessageSquareQuote size={18} /> {t("attest")}
        </ButtonLink>
      </div>
    </>
  );
}

const MAX_SWAPS = 3;

async function renderTrading(ctx: Context, { identity, chainId }: Shown): Promise<ReactNode> {
  const of = { identity, ...(chainId !== undefined && { chainId }) };
  const [{ stats }, { trades }] = await Promise.all([
    getTradingStats(ctx, { ...of, timeframe: "all" }),
    getTradingHistory(ctx, { ...of, type: "swap", limit: MAX_SWAPS, offset: 0 }),
  ]);
  const currency = currencyOf(ctx, chainId);
  return <TradingSummary stats={stats} swaps={trades} chains={chainNames(ctx)} currency={currency} />;
}

async function renderShare(ctx: Context, { identity }: Shown): Promise<ReactNode> {
  const { svcId, subject } = await requireIdentity(ctx, identity);
  return <Share origin={ctx.env.PUBLIC_ORIGIN} identity={svcId ?? checksum(subject)} />;
}
