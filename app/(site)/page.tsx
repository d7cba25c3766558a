import Link from "next/link";
import { useTexts } from "#texts";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { ChainProgressList } from "@/components/scores/chain-progress.tsx";
import { FULL_SCORE } from "@/components/scores/dial-geometry.ts";
import { RecentChanges } from "@/components/scores/recent-changes.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import { ScoreExplained } from "@/components/scores/score-explained.tsx";
import { SearchBox } from "@/components/search/search-box.tsx";
import { Doors } from "@/components/site/doors.tsx";
import { ModelNotice } from "@/components/site/model-notice.tsx";
import { NoScoresYet, StillIndexing } from "@/components/site/still-indexing.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { formatAgo } from "@/components/ui/ago.ts";
import { ArrowLink } from "@/components/ui/arrow-link.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Section } from "@/components/ui/section.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { checksum, EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { getModel, maxPoints } from "@/lib/domains/models/index.ts";
import { getLeaderboard, getNetwork, getRecentChanges, getScore, scoreTiers } from "@/lib/domains/scores/index.ts";
import { chainNames } from "./_lib/chains.ts";
import { whenKnown, whenLoaded } from "./_lib/null-on-error.ts";
import { keepReady } from "./_lib/visitor-context.ts";

const TOP = 5;

export default async function HomePage() {
  const t = await getTexts("home");
  const ctx = systemContext();
  const dates = await getTexts("dates");
  const read = (now: Context) => readShown(now, dates);
  const [shown, own] = await Promise.all([read(ctx), readOwn(ctx)]);
  await keepReady({ found: shown, read });
  const { board, first, network, recent, scheduled } = shown;
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-12 pt-12 sm:pt-20 lg:grid-cols-[1fr_20rem]">
        <Opening />
        <Dial own={own} first={first} />
      </div>
      <Doors wallet={own && checksum(own.wallet)} />
      {scheduled && (
        <div className="mt-10">
          <ModelNotice version={scheduled.version} from={scheduled.from} />
        </div>
      )}
      <Section id="explained" title={t("explained.title")}>
        <ScoreExplained most={maxPoints} example={exampleOf(own?.found ?? first)} />
      </Section>
      <Section id="top" title={t("top")}>
        <TopFive board={board} />
      </Section>
      <div className="grid gap-x-16 *:min-w-0 lg:grid-cols-2">
        {recent.changes.length > 0 && (
          <Section id="recent" title={t("recent")}>
            <RecentChanges changes={recent.changes} chains={chainNames(ctx)} now={ctx.now} />
          </Section>
        )}
        {network && network.chains.length > 0 && (
          <Section id="chains" title={t("chains")}>
            <ChainProgressList chains={network.chains} now={ctx.now} />
          </Section>
        )}
      </div>
      <Section id="call" title={t("call")} note={t("callNote")}>
        <CodeBlock code={callFor(ctx.env.PUBLIC_ORIGIN, first?.address ?? EXAMPLE_ADDRESS)} label={t("copy")} />
      </Section>
    </>
  );
}

function Opening() {
  const t = useTexts("home");
  return (
    <div>
      <h1 className="max-w-3xl text-[2.6rem] leading-[1.06] font-semibold tracking-[-0.03em] text-balance sm:text-6xl">
        {t("title")}
      </h1>
      <p className="mt-5 max-w-2xl text-lg text-ink-soft text-pretty">{t("lead", { most: FULL_SCORE })}</p>
      <div className="mt-7 max-w-3xl">
        <SearchBox id="home-search" />
      </div>
    </div>
  );
}

/** What the page shows to everybody, with how long ago it was. */
async function readShown(ctx: Context, dates: Texts<"dates">) {
  const [board, network, recent, { scheduled }] = await Promise.all([
    whenLoaded(getLeaderboard(ctx, { category: "total", timeframe: "30d", order: "desc", limit: TOP, offset: 0 })),
    whenLoaded(getNetwork(ctx)),
    getRecentChanges(ctx, { limit: TOP }),
    getModel(ctx),
  ]);
  const leader = board?.leaderboard[0];
  const first = leader ? await whenKnown(getScore(ctx, { identity: leader.address.toLowerCase() })) : null;
  const times = (network?.chains ?? []).flatMap(({ blockTime, failingSince, pausedSince }) => [
    ...(blockTime === null ? [] : [new Date(blockTime * 1000).toISOString()]),
    ...[failingSince, pausedSince].filter((at) => at !== null),
  ]);
  const ages = [...recent.changes.map(({ at }) => at), ...times].map((at) => formatAgo(at, ctx.now, dates));
  return { board, first, network, recent, scheduled, ages };
}

type Found = Awaited<ReturnType<typeof getScore>>;
type Board = Awaited<ReturnType<typeof getLeaderboard>>;

/** The signed-in wallet and its score, null while it is not known; null while nobody is signed in. */
async function readOwn(ctx: Context) {
  const session = await readSession();
  if (!session) return null;
  return { wallet: session.wallet, found: await whenLoaded(whenKnown(getScore(ctx, { identity: session.wallet }))) };
}

/** The reader's own score; for anybody else the highest one, where a window has room for it. */
function Dial({ own, first }: { own: Awaited<ReturnType<typeof readOwn>>; first: Found | null }) {
  const t = useTexts("home");
  if (own?.found) return <DialLink label={t("yours")} found={own.found} />;
  if (!first) return null;
  return (
    <div className="hidden lg:block">
      <DialLink label={t("highest")} found={first} />
    </div>
  );
}

function DialLink({ label, found }: { label: string; found: Found }) {
  const { svcId, address, score } = found;
  return (
    <Link
      href={`/profile/${svcId ?? address}`}
      prefetch={false}
      className="group block rounded-2xl text-center text-sm text-ink-faint"
    >
      <ScoreDial total={score.total} tier={score.tier} tiers={scoreTiers} />
      <span className="mt-2 block">
        {label}{" "}
        <span className="figures font-mono text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-accent">
          {nameOf(found)}
        </span>
      </span>
    </Link>
  );
}

/** Its name, or its address in short. */
function nameOf({ svcId, address }: Found): string {
  return svcId ?? `${address.slice(0, 6)}…${address.slice(-4)}`;
}

function exampleOf(found: Found | null) {
  if (!found) return null;
  const { address, score } = found;
  return { address, name: nameOf(found), total: score.total, points: score.breakdown };
}

/** `board`: null while the scores are loading. */
function TopFive({ board }: { board: Board | null }) {
  const t = useTexts("home");
  if (board === null) return <StillIndexing />;
  if (board.leaderboard.length === 0) return <NoScoresYet />;
  return (
    <>
      <BoardTable rows={board.leaderboard} caption={t("caption")} since={t("since")} most={FULL_SCORE} />
      <div className="mt-4">
        <ArrowLink href="/leaderboard">{t("all", { total: board.pagination.total })}</ArrowLink>
      </div>
    </>
  );
}

function callFor(origin: string, address: string): string {
  return [
    `const headers = { Authorization: \`Bearer \${process.env.CREDENCE_KEY}\` };`,
    `const answer = await fetch("${origin}/v1/score/${address}", { headers });`,
    "const { score } = await answer.json();",
  ].join("\n");
}
