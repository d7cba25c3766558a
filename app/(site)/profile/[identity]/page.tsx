import { CircleDashed, Download, LoaderCircle, ReceiptText } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BreakdownList } from "@/components/scores/breakdown-list.tsx";
import { CoverageNotice } from "@/components/scores/coverage-notice.tsx";
import { CoverageTable } from "@/components/scores/coverage-table.tsx";
import { ScoreHistory } from "@/components/scores/score-history.tsx";
import { CARD_SIZE } from "@/components/scores/share-card.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { WalletList } from "@/components/scores/wallet-list.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { TradingSummary } from "@/components/trading/trading-summary.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatCount, formatNumber } from "@/components/ui/numbers.ts";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { isAddressIdentity } from "@/lib/core/schemas.ts";
import { scoreTiers } from "@/lib/domains/scores/index.ts";
import { chainNames } from "../../_lib/chains.ts";
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
import { ScorePanel } from "./score-panel.tsx";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const identity = await readIdentity(params);
  const name = isAddressIdentity(identity) ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity;
  const description = `The trust score of ${name}, and what it is computed from.`;
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
  const { svcId, address, breakdown } = profile;
  const chains = chainNames(ctx);
  const href = (changed: Partial<View>) => hrefOf(svcId ?? address, { ...view, ...changed });
  return (
    <>
      <ProfileHeader svcId={svcId} address={address} />
      <div className="mt-6">
        <ChainChoice profile={profile} chainId={view.chainId} chains={chains} href={href} />
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        {!profile.ranked && profile.score.status !== "partial" && (
          <NoTransactionsYet chain={view.chainId === undefined ? null : chainName(chains, view.chainId)} />
        )}
        <IndexingNotice wallets={profile.wallets} chains={chains} />
        <CoverageNotice parts={breakdown.breakdown} coverage={breakdown.coverage} chains={chains} />
      </div>
      <ScorePanel profile={profile} />
      <Section id="breakdown" title="Breakdown" note="Open a category to see its inputs, formula and evidence.">
        <BreakdownList parts={breakdown.breakdown} chains={chains} />
      </Section>
      <Section id="history" title="History" note="Score over time, dated by block.">
        <ScoreHistory
          points={profile.line.points}
          grain={profile.line.grain}
          tiers={scoreTiers}
          ranges={rangeList.map((range) => ({
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
      <Wallets profile={profile} chains={chains} />
      <DataAndProof profile={profile} chains={chains} />
    </>
  );
}

function ProfileHeader({ svcId, address }: Pick<Profile, "svcId" | "address">) {
  return (
    <div className="mt-10 flex items-center gap-4 sm:mt-12">
      <Avatar address={address} size={56} />
      <div className="min-w-0">
        <h1 className="figures text-lg font-semibold tracking-tight break-all sm:text-2xl">{svcId ?? address}</h1>
        {svcId && <p className="figures font-mono text-sm break-all text-ink-faint">{address}</p>}
      </div>
      <CopyButton text={address} label="Copy the address" />
    </div>
  );
}

function ChainChoice(props: {
  profile: Profile;
  chainId: number | undefined;
  chains: ChainNames;
  href: (changed: Partial<View>) => string;
}) {
  const { profile, chainId, chains, href } = props;
  const choices = [
    { id: undefined, name: "All chains", total: profile.total },
    ...profile.byChain.map(({ id, total }) => ({ id, name: chainName(chains, id), total })),
  ];
  return (
    <LinkChips
      label="Chain"
      choices={choices.map(({ id, name, total }) => ({
        name,
        href: href({ chainId: id }),
        current: chainId === id,
        note: total === null ? <NoScore /> : formatNumber(total),
      }))}
    />
  );
}

function NoScore() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">no score</span>
    </>
  );
}

interface SectionProps {
  profile: Profile;
  chains: ChainNames;
}

function Wallets({ profile: { wallets, address }, chains }: SectionProps) {
  const isMerged = wallets.length > 1;
  return (
    <Section
      id="wallets"
      title="Wallets"
      note={isMerged ? "Their histories are merged, then scored once." : "No other wallet is linked."}
    >
      <WalletList
        wallets={wallets.map((wallet) => ({ ...wallet, primary: isMerged && wallet.address === address }))}
        chains={chains}
      />
    </Section>
  );
}

function DataAndProof({ profile: { address, breakdown }, chains }: SectionProps) {
  return (
    <>
      {breakdown.coverage.length > 0 && (
        <Section id="coverage" title="Data sources">
          <CoverageTable coverage={breakdown.coverage} chains={chains} />
        </Section>
      )}
      <Section
        id="recompute"
        title="Verify this score"
        note="The signed receipt holds the inputs, their blocks, and the result over all chains. Verifying it needs no server."
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

const rangeList = Object.keys(ranges) as Range[]; // The keys of the table.
const rangeNames: Record<Range, string> = { "30d": "30 days", "90d": "90 days", "1y": "1 year", all: "All" };

function hrefOf(identity: string, { chainId, range }: View): string {
  const query = new URLSearchParams();
  if (chainId !== undefined) query.set("chainId", String(chainId));
  if (range !== "all") query.set("range", range);
  return `/profile/${identity}${query.size > 0 ? `?${query}` : ""}`;
}

/** The currency that the chosen chains share; "units" where they differ. */
function currencyOf(ctx: Context, chainId: number | undefined): string {
  const names = new Set(
    ctx.env.CHAINS.filter(({ id }) => chainId === undefined || id === chainId).map((one) => one.currency),
  );
  const [only] = names;
  return names.size === 1 && only ? only : "units";
}

function NoTransactionsYet({ chain }: { chain: string | null }) {
  return (
    <Notice icon={CircleDashed} title={`No outgoing transactions on ${chain ?? "any chain"} yet`}>
      <p>A wallet earns points by sending transactions that succeed. Incoming transfers do not count.</p>
    </Notice>
  );
}

/** Progress of a backfill; refreshes the page until it is done. */
function IndexingNotice({ wallets, chains }: { wallets: Profile["wallets"]; chains: ChainNames }) {
  const syncing = wallets.flatMap((wallet) =>
    wallet.chains.filter((chain) => chain.state === "queued" || chain.state === "syncing"),
  );
  if (syncing.length === 0) return null;
  return (
    <>
      <Refresh seconds={3} />
      <Notice icon={LoaderCircle} title="We are still indexing this wallet" busy>
        <p>
          {syncing
            .map((one) => `${chainName(chains, one.chainId)}: ${formatCount(one.transactions, "transaction")} so far`)
            .join(". ")}
          . The score is provisional until then; this page refreshes itself.
        </p>
      </Notice>
    </>
  );
}
