import { BookOpenCheck, LoaderCircle } from "lucide-react";
import { useTexts, useTranslate } from "#texts";
import { BreakdownList, CategoryDetails } from "@/components/scores/breakdown-list.tsx";
import { CoverageTable, failedSources, listOf } from "@/components/scores/coverage-table.tsx";
import { type ChainNames, chainName } from "@/components/scores/transaction-link.tsx";
import { LazyTrackWallet } from "@/components/search/lazy-track-wallet.tsx";
import { ClientTexts } from "@/components/texts/server.tsx";
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
  const t = useTexts("profile.asked");
  const { score, breakdown, ranked, isUnfinished } = found;
  const { address, coverage } = breakdown;
  const chains = chainNames(ctx);
  const none = { line: { lastChange: null }, claims: { count: 0, gain: 0 }, wallets: [] };
  return (
    <>
      <Header address={address} />
      <div className="mt-4 sm:mt-6">
        <LinkChips
          label={t("chain")}
          choices={[{ id: undefined, name: t("allChains") }, ...ctx.env.CHAINS].map(({ id, name }) => ({
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
        <Section id="coverage" title={t("sources")}>
          <CoverageTable coverage={coverage} chains={chains} />
        </Section>
      )}
      <Section id="follow" title={t("follow")} note={t("followText")}>
        <ClientTexts of={["api.problem", "search.track"]}>
          <LazyTrackWallet address={address} origin={ctx.env.PUBLIC_ORIGIN} />
        </ClientTexts>
      </Section>
    </>
  );
}

function Header({ address }: { address: string }) {
  const t = useTexts("profile.asked");
  return (
    <div className="mt-8 flex items-center gap-4 sm:mt-12">
      <Avatar address={address} size={56} />
      <h1 className="figures min-w-0 text-lg font-semibold tracking-tight break-all sm:text-2xl">{address}</h1>
      <CopyButton text={address} label={t("copy")} />
    </div>
  );
}

function ReadOnce({ at }: { at: string }) {
  const t = useTexts("profile.asked");
  return (
    <Notice icon={BookOpenCheck} title={t("once")}>
      <p>{t.rich("onceText", { time: () => <TimeAt at={at} /> })}</p>
    </Notice>
  );
}

function Breakdown({ parts, chains }: { parts: AskedScore["breakdown"]["breakdown"]; chains: ChainNames }) {
  const t = useTexts("profile.asked");
  const detailsOf = (category: string) => ({
    open: false,
    children: parts
      .filter((part) => part.category === category)
      .map((part) => <CategoryDetails key={category} part={part} chains={chains} noEvidence={t("noEvidence")} />),
  });
  return (
    <Section id="breakdown" title={t("breakdown")} note={t("breakdownNote")}>
      <BreakdownList parts={parts} detailsOf={detailsOf} />
    </Section>
  );
}

/** Without scripts the page is loaded again by the browser. */
function StillReading() {
  const t = useTexts("profile.asked");
  return (
    <>
      <Refresh seconds={3} />
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <Notice icon={LoaderCircle} title={t("reading")} busy>
        <p>{t("readingText")}</p>
      </Notice>
    </>
  );
}

/** The chains whose history could not be read, with the way to try again. */
function Unread({ found, chains, address }: { found: AskedScore; chains: ChainNames; address: string }) {
  const t = useTexts("profile.asked");
  const { coverage } = found.breakdown;
  const sources = useTexts("scores.coverage");
  const unread = coverage.filter(({ state }) => state === "failed" || state === "syncing");
  if (unread.length === 0) return null;
  const names = [...new Set(unread.map((one) => chainName(chains, one.chainId)))];
  return (
    <Notice icon={LoaderCircle} title={t("partial")}>
      <p>
        {t.rich("partialText", {
          source: failedSources(sources, coverage, chains),
          chains: listOf(t.language, names),
          a: (inside) => (
            <a href={`/profile/${address}`} className="text-ink underline underline-offset-4">
              {inside}
            </a>
          ),
        })}
      </p>
    </Notice>
  );
}

function Met({ titles, isWhole }: { titles: readonly string[]; isWhole: boolean }) {
  const [t, translate] = [useTexts("profile.asked"), useTranslate("sentences.achievements")];
  if (!isWhole) return null;
  return (
    <Section id="achievements" title={t("achievements")} note={t("achievementsNote")}>
      {titles.length === 0 ? (
        <p className="text-ink-soft">{t("met")}</p>
      ) : (
        <ul aria-label={t("metList")} className="flex flex-wrap gap-2">
          {titles.map((title) => (
            <li key={title} className="rounded-lg border border-line bg-surface px-3 py-1.5 text-sm">
              {translate(title)}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
