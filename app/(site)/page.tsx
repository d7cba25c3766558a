import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useTexts } from "#texts";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { ChainProgressList } from "@/components/scores/chain-progress.tsx";
import { FULL_SCORE } from "@/components/scores/dial-geometry.ts";
import { RecentChanges } from "@/components/scores/recent-changes.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import type { TierName } from "@/components/scores/tiers.tsx";
import { SearchBox } from "@/components/search/search-box.tsx";
import { Doors } from "@/components/site/doors.tsx";
import { ModelNotice } from "@/components/site/model-notice.tsx";
import { NoScoresYet, StillIndexing } from "@/components/site/still-indexing.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { formatAgo } from "@/components/ui/dates.ts";
import { Section } from "@/components/ui/section.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { checksum, EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { getModel } from "@/lib/domains/models/index.ts";
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
  const { board, network, recent, scheduled } = shown;
  const first = board?.leaderboard[0];
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
      <div className="mt-10 max-w-3xl">
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
  const times = (network?.chains ?? []).flatMap(({ blockTime, failingSince, pausedSince }) => [
    ...(blockTime === null ? [] : [new Date(blockTime * 1000).toISOString()]),
    ...[failingSince, pausedSince].filter((at) => at !== null),
  ]);
  const ages = [...recent.changes.map(({ at }) => at), ...times].map((at) => formatAgo(at, ctx.now, dates));
  return { board, network, recent, scheduled, ages };
}

type Board = Awaited<ReturnType<typeof getLeaderboard>>;

/** The signed-in wallet and its score, null while it is not known; null while nobody is signed in. */
async function readOwn(ctx: Context) {
  const session = await readSession();
  if (!session) return null;
  return { wallet: session.wallet, found: await whenLoaded(whenKnown(getScore(ctx, { identity: session.wallet }))) };
}

/** The reader's own score; for anybody else the highest one, where a window has room for it. */
function Dial(props: { own: Awaited<ReturnType<typeof readOwn>>; first: Board["leaderboard"][number] | undefined }) {
  const t = useTexts("home");
  const { own, first } = props;
  if (own?.found) {
    const { svcId, address, score } = own.found;
    return <DialLink label={t("yours")} identity={svcId ?? address} total={score.total} tier={score.tier} />;
  }
  if (!first) return null;
  const { svcId, address, score, tier } = first;
  return (
    <div className="hidden lg:block">
      <DialLink label={t("highest")} identity={svcId ?? address} total={score} tier={tier} />
    </div>
  );
}

function DialLink(props: { label: string; identity: string; total: number; tier: TierName }) {
  const { label, identity, total, tier } = props;
  return (
    <Link
      href={`/profile/${identity}`}
      prefetch={false}
      className="group block rounded-2xl text-center text-sm text-ink-faint"
    >
      <ScoreDial total={total} tier={tier} tiers={scoreTiers} />
      <span className="mt-2 block">
        {label}{" "}
        <span className="figures font-mono text-ink-soft underline decoration-line-strong underline-offset-4 group-hover:text-accent">
          {identity.length === EXAMPLE_ADDRESS.length ? `${identity.slice(0, 6)}…${identity.slice(-4)}` : identity}
        </span>
      </span>
    </Link>
  );
}

/** `board`: null while the scores are loading. */
function TopFive({ board }: { board: Board | null }) {
  const t = useTexts("home");
  if (board === null) return <StillIndexing />;
  if (board.leaderboard.length === 0) return <NoScoresYet />;
  return (
    <>
      <BoardTable rows={board.leaderboard} caption={t("caption")} since={t("since")} most={FULL_SCORE} />
      <Link
        href="/leaderboard"
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline hover:underline-offset-4"
      >
        {t("all", { total: board.pagination.total })} <ArrowRight size={18} />
      </Link>
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
