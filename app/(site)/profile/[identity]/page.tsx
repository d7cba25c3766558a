import { CircleDashed, Download, LoaderCircle, ReceiptText } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Radar } from "@/components/charts/radar.tsx";
import { BreakdownList } from "@/components/scores/breakdown-list.tsx";
import { ChainTabs } from "@/components/scores/chain-tabs.tsx";
import { CoverageNotice } from "@/components/scores/coverage-notice.tsx";
import { CoverageTable } from "@/components/scores/coverage-table.tsx";
import { categoryName } from "@/components/scores/labels.ts";
import { NextSteps } from "@/components/scores/next-steps.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import { ScoreHistory } from "@/components/scores/score-history.tsx";
import { CARD_SIZE } from "@/components/scores/share-card.tsx";
import { TierProgress } from "@/components/scores/tier-progress.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { WalletList } from "@/components/scores/wallet-list.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { TradingSummary } from "@/components/trading/trading-summary.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { formatTime } from "@/components/ui/dates.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { isAddressIdentity } from "@/lib/core/schemas.ts";
import { scoreTiers } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../../_lib/null-on-error.ts";
import { ProfileAchievements } from "./profile-achievements.tsx";
import { ProfileAttestations } from "./profile-attestations.tsx";
import {
  type Profile,
  type Props,
  type Range,
  ranges,
  readIdentity,
  readProfile,
  readView,
  type View,
} from "./read-profile.ts";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const identity = await readIdentity(params);
  const name = isAddressIdentity(identity) ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity;
  const description = `The trust score of ${name}, and what it was computed from.`;
  const card = { url: `/profile/${identity}/card.png`, ...CARD_SIZE, alt: `The trust score of ${name}` };
  return {
    title: name,
    description,
    alternates: { canonical: `/profile/${identity}` },
    openGraph: { type: "profile", siteName: "Credence", url: `/profile/${identity}`, images: [card] },
  };
}

export default async function ProfilePage({ params, searchParams }: Props) {
  const identity = await readIdentity(params);
  const ctx = systemContext();
  const view = await readView(ctx, searchParams);
  const loaded = await whenLoaded(readProfile(ctx, identity, view).then((profile) => ({ profile })));
  if (loaded === null) {
    return (
      <div className="mt-14">
        <h1 className="sr-only">Profile</h1>
        <StillIndexing />
      </div>
    );
  }
  if (loaded.profile === null) notFound();
  return <ProfileView ctx={ctx} view={view} profile={loaded.profile} />;
}

function ProfileView({ ctx, view, profile }: { ctx: Context; view: View; profile: Profile }) {
  const { svcId, address, breakdown, line } = profile;
  const chains: ChainNames = Object.fromEntries(ctx.env.CHAINS.map(({ id, ...chain }) => [id, chain]));
  const href = (next: Partial<View>) => hrefOf(svcId ?? address, { ...view, ...next });
  return (
    <>
      <div className="mt-10 flex items-center gap-4 sm:mt-12">
        <Avatar address={address} size={56} />
        <div className="min-w-0">
          <h1 className="figures text-lg font-semibold tracking-tight break-all sm:text-2xl">{svcId ?? address}</h1>
          {svcId && <p className="figures font-mono text-sm break-all text-ink-faint">{address}</p>}
        </div>
        <CopyButton text={address} label="Copy the address" />
      </div>
      <div className="mt-6">
        <ChainTabs
          choices={[
            {
              name: "All chains",
              total: profile.total,
              href: href({ chainId: undefined }),
              current: view.chainId === undefined,
            },
            ...profile.byChain.map(({ id, total }) => ({
              name: chainName(chains, id),
              total,
              href: href({ chainId: id }),
              current: view.chainId === id,
            })),
          ]}
        />
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        {!profile.ranked && profile.score.status !== "partial" && (
          <NothingYet chain={view.chainId === undefined ? null : chainName(chains, view.chainId)} />
        )}
        <StillReading wallets={profile.wallets} chains={chains} />
        <CoverageNotice parts={breakdown.breakdown} coverage={breakdown.coverage} chains={chains} />
      </div>
      <Panel profile={profile} />
      <Section id="breakdown" title="Breakdown" note="Open a category to see its inputs, formula and evidence.">
        <BreakdownList parts={breakdown.breakdown} chains={chains} />
      </Section>
      <Section id="history" title="History" note="Score over time, dated by block.">
        <ScoreHistory
          points={line.points}
          grain={line.grain}
          tiers={scoreTiers}
          // The keys of a table are its ranges.
          ranges={(Object.keys(ranges) as Range[]).map((range) => ({
            name: rangeNames[range],
            href: href({ range }),
            current: range === view.range,
          }))}
        />
      </Section>
      <ProfileAchievements ctx={ctx} address={address} />
      <ProfileAttestations ctx={ctx} identity={address} />
      <Section id="trading" title="Trading">
        <TradingSummary
          stats={profile.trading}
          swaps={profile.swaps}
          chains={chains}
          currency={currencyOf(ctx, view.chainId)}
        />
      </Section>
      <Section
        id="wallets"
        title="Wallets"
        note={
          profile.wallets.length > 1 ? "Their histories are merged, then scored once." : "No other wallet is linked."
        }
      >
        <WalletList
          wallets={profile.wallets.map((wallet) => ({
            ...wallet,
            primary: wallet.address === address && profile.wallets.length > 1,
          }))}
          chains={chains}
        />
      </Section>
      {breakdown.coverage.length > 0 && (
        <Section id="coverage" title="Data sources">
          <CoverageTable coverage={breakdown.coverage} chains={chains} />
        </Section>
      )}
      <Section
        id="recompute"
        title="Verify this score"
        note="The receipt holds the inputs, the blocks they were read at, and the result over all chains, signed. Checking it needs no server."
      >
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt.json`} download="receipt.json">
              <Download size={18} /> Download receipt
            </ButtonLink>
            <ButtonLink kind="quiet" prefetch={false} href={`/profile/${address}/receipt`}>
              <ReceiptText size={18} /> View or print
            </ButtonLink>
          </div>
          <CodeBlock code="npm run verify -- receipt.json" label="Copy the command" />
          <p className="figures text-sm break-all text-ink-faint">
            Model {breakdown.modelVersion}, <span className="font-mono">{breakdown.modelHash}</span>
          </p>
        </div>
      </Section>
    </>
  );
}

const rangeNames: Record<Range, string> = { "30d": "30 days", "90d": "90 days", "1y": "1 year", all: "All" };

function hrefOf(identity: string, { chainId, range }: View): string {
  const query = new URLSearchParams();
  if (chainId !== undefined) query.set("chainId", String(chainId));
  if (range !== "all") query.set("range", range);
  return `/profile/${identity}${query.size > 0 ? `?${query}` : ""}`;
}

/** The currency of one chain, or what all have in common; else their own units. */
function currencyOf(ctx: Context, chainId: number | undefined): string {
  const names = new Set(
    ctx.env.CHAINS.filter(({ id }) => chainId === undefined || id === chainId).map((one) => one.currency),
  );
  const [only] = names;
  return names.size === 1 && only ? only : "units";
}

/** The instrument: dial, way to the next tier, standing, and the shape of the categories. */
function Panel({ profile: { score, ranked, breakdown } }: { profile: Profile }) {
  return (
    <section
      aria-label="Score"
      className="mt-6 grid items-center gap-x-10 gap-y-8 rounded-2xl border border-line bg-surface px-4 py-6 sm:p-8 md:grid-cols-2 lg:grid-cols-[17rem_1fr_20rem] lg:gap-x-12"
    >
      <ScoreDial total={score.total} tier={score.tier} tiers={scoreTiers} />
      <div className="grid gap-7">
        <TierProgress total={score.total} tier={score.tier} tiers={scoreTiers} />
        <dl className="grid grid-cols-2 gap-x-4 border-y border-line py-4">
          <Fact name="Rank" value={ranked ? score.rank.toLocaleString("en") : null} />
          <Fact name="Percentile" value={ranked ? score.percentile.toFixed(2) : null} />
        </dl>
        <NextSteps parts={breakdown.breakdown} />
      </div>
      <div className="mx-auto w-full max-w-sm md:col-span-2 lg:col-span-1">
        <Radar
          label="Points by category"
          axes={breakdown.breakdown.map(({ category, score: value, max }) => ({
            name: categoryName(category),
            value,
            max,
          }))}
        />
      </div>
      <p className="figures text-sm text-ink-faint md:col-span-2 lg:col-span-3">
        Last changed {formatTime(score.lastUpdated)}. {statuses[score.status]}
      </p>
    </section>
  );
}

const statuses = {
  final: "All its blocks are final.",
  provisional: "It includes blocks that are not final yet.",
  partial: "A category was never read.",
} as const;

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      {value === null ? (
        <dd className="mt-1.5 text-ink-soft">not ranked yet</dd>
      ) : (
        <dd className="figures mt-0.5 text-2xl font-semibold tracking-tight">{value}</dd>
      )}
    </div>
  );
}

/** Why there is no point: risk too counts up only with own history. */
function NothingYet({ chain }: { chain: string | null }) {
  return (
    <Notice icon={CircleDashed} title={`No outgoing transactions on ${chain ?? "any chain"} yet`}>
      <p>A wallet earns points by sending transactions that succeed. Incoming transfers do not count.</p>
    </Notice>
  );
}

/** While a past is being fetched: how far it is, and the page looks again by itself. */
function StillReading({ wallets, chains }: { wallets: Profile["wallets"]; chains: ChainNames }) {
  const reading = wallets.flatMap((wallet) =>
    wallet.chains.filter((chain) => chain.state === "queued" || chain.state === "syncing"),
  );
  if (reading.length === 0) return null;
  return (
    <>
      <Refresh seconds={3} />
      <Notice icon={LoaderCircle} title="We are still indexing this wallet" busy>
        <p>
          {reading
            .map(
              (one) =>
                `${chainName(chains, one.chainId)}: ${one.transactions.toLocaleString("en")} transactions so far`,
            )
            .join(". ")}
          . The score settles when it is done; this page looks again by itself.
        </p>
      </Notice>
    </>
  );
}
