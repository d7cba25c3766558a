import { BookOpenCheck, LoaderCircle } from "lucide-react";
import { BreakdownList, CategoryDetails } from "@/components/scores/breakdown-list.tsx";
import { CoverageTable, failedSources } from "@/components/scores/coverage-table.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { TrackWallet } from "@/components/search/track-wallet.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { Avatar } from "@/components/wallet/avatar.tsx";
import type { Context } from "@/lib/core/context.ts";
import { listMet } from "@/lib/domains/achievements/index.ts";
import type { AskedScore } from "@/lib/domains/once/index.ts";
import { chainNames } from "../../_lib/chains.ts";
import { unitOf } from "../../_lib/currency.ts";
import { ScorePanel } from "./score-panel.tsx";

interface Props {
  ctx: Context;
  score: AskedScore;
  chainId: number | undefined;
  /** The parameter of the URL that says that its reader asked. */
  asked: string;
}

/** The profile of a wallet that was read once for its visitor: what its facts give, and words for what only a followed wallet has. */
export function AskedProfile({ ctx, score: found, chainId, asked }: Props) {
  const { score, breakdown, ranked, isUnfinished } = found;
  const { address, coverage } = breakdown;
  const chains = chainNames(ctx);
  const none = { line: { lastChange: null }, claims: { count: 0, gain: 0 }, wallets: [] };
  return (
    <>
      <Header address={address} />
      <div className="mt-4 sm:mt-6">
        <LinkChips
          label="Chain"
          choices={[{ id: undefined, name: "All chains" }, ...ctx.env.CHAINS].map(({ id, name }) => ({
            name,
            href: `/profile/${address}?asked=${asked}${id === undefined ? "" : `&chainId=${id}`}`,
            current: id === chainId,
          }))}
        />
      </div>
      <div className="mt-4 grid gap-4">
        <ReadOnce at={score.lastUpdated} />
        {isUnfinished ? <StillReading /> : <Unread found={found} chains={chains} address={address} />}
      </div>
      <ScorePanel profile={{ ...none, score, ranked, breakdown }} unit={unitOf(ctx, chainId)} isReadOnce />
      <Breakdown parts={breakdown.breakdown} chains={chains} />
      <Met titles={listMet(found.facts)} isWhole={chainId === undefined} />
      {coverage.length > 0 && (
        <Section id="coverage" title="Data sources">
          <CoverageTable coverage={coverage} chains={chains} />
        </Section>
      )}
      <Section
        id="follow"
        title="What it does not show"
        note="A followed wallet also has a history, attestations, trading, linked wallets, transactions as evidence, a signed receipt and a place on the boards."
      >
        <TrackWallet address={address} origin={ctx.env.PUBLIC_ORIGIN} />
      </Section>
    </>
  );
}

function Header({ address }: { address: string }) {
  return (
    <div className="mt-8 flex items-center gap-4 sm:mt-12">
      <Avatar address={address} size={56} />
      <h1 className="figures min-w-0 text-lg font-semibold tracking-tight break-all sm:text-2xl">{address}</h1>
      <CopyButton text={address} label="Copy the address" />
    </div>
  );
}

function ReadOnce({ at }: { at: string }) {
  return (
    <Notice icon={BookOpenCheck} title="Read once, not followed">
      <p>
        You asked for it <TimeAt at={at} />. It is on no board, nobody else sees it, and it is not updated. Sign in or
        call the API below to follow it.
      </p>
    </Notice>
  );
}

const NO_EVIDENCE = "Transactions are not kept of a wallet that is read once.";

function Breakdown({ parts, chains }: { parts: AskedScore["breakdown"]["breakdown"]; chains: ChainNames }) {
  const detailsOf = (category: string) => ({
    open: false,
    children: parts
      .filter((part) => part.category === category)
      .map((part) => <CategoryDetails key={category} part={part} chains={chains} noEvidence={NO_EVIDENCE} />),
  });
  return (
    <Section id="breakdown" title="Breakdown" note="Open a category to see its inputs and formula.">
      <BreakdownList parts={parts} detailsOf={detailsOf} />
    </Section>
  );
}

/** Without scripts the page is loaded again by the browser. */
function StillReading() {
  return (
    <>
      <Refresh seconds={3} />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Notice icon={LoaderCircle} title="We are still reading this wallet" busy>
        <p>Until then, what is not read counts as 0. This page refreshes itself.</p>
      </Notice>
    </>
  );
}

/** The chains whose history could not be read, with the way to try again. */
function Unread({ found, chains, address }: { found: AskedScore; chains: ChainNames; address: string }) {
  const { coverage } = found.breakdown;
  const unread = coverage.filter(({ state }) => state === "failed" || state === "syncing");
  if (unread.length === 0) return null;
  const names = [...new Set(unread.map((one) => chainName(chains, one.chainId)))].join(" and ");
  return (
    <Notice icon={LoaderCircle} title="This score is partial.">
      <p>
        {failedSources(coverage, chains)} is not responding. What {names} would add counts as 0.{" "}
        <a href={`/profile/${address}`} className="text-ink underline underline-offset-4">
          Try again
        </a>
      </p>
    </Notice>
  );
}

function Met({ titles, isWhole }: { titles: readonly string[]; isWhole: boolean }) {
  if (!isWhole) return null;
  return (
    <Section
      id="achievements"
      title="Achievements"
      note="They are earned, and can be claimed, once the wallet is followed."
    >
      {titles.length === 0 ? (
        <p className="text-ink-soft">Its history meets none yet.</p>
      ) : (
        <ul aria-label="Achievements that its history meets" className="flex flex-wrap gap-2">
          {titles.map((title) => (
            <li key={title} className="rounded-lg border border-line bg-surface px-3 py-1.5 text-sm">
              {title}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
