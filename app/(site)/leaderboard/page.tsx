import { CalendarClock, CalendarX, LocateFixed, UsersRound } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Activity } from "react";
import { useTexts } from "#texts";
import { BoardFilters, CategoryTabs } from "@/components/leaderboard/board-filters.tsx";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { Movers } from "@/components/leaderboard/movers.tsx";
import { FULL_SCORE } from "@/components/scores/dial-geometry.ts";
import { categoryName } from "@/components/scores/labels.ts";
import { chainName } from "@/components/scores/transaction-link.tsx";
import { NoScoresYet, StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { readSession } from "@/lib/auth/session.ts";
import type { Context } from "@/lib/core/context.ts";
import { ChainId } from "@/lib/core/schemas.ts";
import { maxPoints } from "@/lib/domains/models/index.ts";
import { type BoardCategory, boardCategories, getLeaderboard, getMovers, getRank } from "@/lib/domains/scores/index.ts";
import { moversPeriods, type Timeframe, timeframeNames, timeframes } from "@/lib/domains/scores/schemas.ts";
import { chainNames, chainOptions } from "../_lib/chains.ts";
import { type CloseDays, dayParam, hasDay, missingReason, readCloseDays, startOf } from "../_lib/close-days.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import { keyParam, offsetParam, type PageProps, type Query, textParam } from "../_lib/query.ts";
import { keepReady, visitorContext } from "../_lib/visitor-context.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("leaderboard");
  return {
    title: t("title"),
    description: t("description"),
  };
}

const PAGE_SIZE = 25;
/** In each list. */
const MOVERS_SHOWN = 3;

interface Choice {
  category: BoardCategory;
  chainId: number | undefined;
  timeframe: Timeframe;
  /** The day whose board is shown, YYYY-MM-DD; undefined: now. */
  at: string | undefined;
  offset: number;
}

/** The board of the URL; invalid parameters fall back to the default. */
function readChoice(query: Query): Choice {
  return {
    category: boardCategories.find((category) => category === query.category) ?? "total",
    chainId: ChainId.safeParse(textParam(query, "chainId")).data,
    timeframe: keyParam(query, "timeframe", timeframes, "30d"),
    at: dayParam(query),
    offset: offsetParam(query),
  };
}

function hrefOf(choice: Choice): string {
  const query = new URLSearchParams({ category: choice.category });
  if (choice.chainId !== undefined) query.set("chainId", String(choice.chainId));
  query.set("timeframe", choice.timeframe);
  if (choice.at !== undefined) query.set("at", choice.at);
  if (choice.offset > 0) query.set("offset", String(choice.offset));
  return `/leaderboard?${query}`;
}

/** The rank of the signed-in wallet; null if nobody is signed in or the wallet is unranked. */
async function readOwnPlace(ctx: Context, choice: Choice) {
  const session = await readSession();
  return session && whenLoaded(getRank(ctx, { ...choice, wallet: session.wallet }));
}

/** Who rose and fell most, above the first page of a board; null over all time and for a past day. */
async function readMovers(ctx: Context, { category, chainId, timeframe, at, offset }: Choice) {
  const period = moversPeriods.find((one) => one === timeframe);
  if (period === undefined || at !== undefined || offset > 0) return null;
  return whenLoaded(getMovers(ctx, { category, timeframe: period, ...(chainId !== undefined && { chainId }) }));
}

/** The board of a choice; null while the scores are loading, or if there is none of its day. */
async function readBoard(ctx: Context, { at, ...board }: Choice, days: CloseDays | null) {
  if (at !== undefined && days && !hasDay(days, at)) return null;
  const day = at === undefined ? {} : { at: startOf(at) };
  return whenLoaded(getLeaderboard(ctx, { ...board, ...day, order: "desc", limit: PAGE_SIZE }));
}

/** What the page shows to everybody. */
async function readShown(ctx: Context, choice: Choice) {
  const chain = ctx.env.CHAINS.find(({ id }) => id === choice.chainId);
  const days = await readCloseDays(ctx, chain?.id ?? 0);
  const [board, movers] = await Promise.all([readBoard(ctx, choice, days), readMovers(ctx, choice)]);
  return { days, board, movers };
}

export default async function LeaderboardPage({ searchParams }: PageProps) {
  const [t, categories] = await Promise.all([getTexts("leaderboard"), getTexts("scores.categories")]);
  const ctx = await visitorContext("boards");
  const choice = readChoice(await searchParams);
  const { chainId, at } = choice;
  const chain = ctx.env.CHAINS.some(({ id }) => id === chainId) ? chainId : undefined;
  const [shown, own] = await Promise.all([readShown(ctx, choice), readOwnPlace(ctx, choice)]);
  await keepReady({ found: shown, read: (anybody) => readShown(anybody, choice) });
  const { days, board, movers } = shown;
  return (
    <>
      <Title ranked={board?.pagination.total ?? 0} />
      <CategoryTabs
        choices={boardCategories.map((category) => ({
          value: category,
          label: categoryName(categories, category),
          href: hrefOf({ ...choice, category, offset: 0 }),
        }))}
        current={choice.category}
      />
      <BoardFilters
        category={choice.category}
        chains={chainOptions(ctx, t("allChains"))}
        chain={chain === undefined ? "" : String(chain)}
        timeframes={timeframeNames.map((value) => ({ value, label: t(`periods.${value}`) }))}
        timeframe={choice.timeframe}
        day={at ?? ""}
        days={days}
      >
        {own && at === undefined && <OwnRank own={own} choice={choice} />}
      </BoardFilters>
      {at !== undefined && hasDay(days, at) && (
        <DayNote at={at} isToday={at === days?.last} now={hrefOf({ ...choice, at: undefined, offset: 0 })} />
      )}
      {movers && board && board.pagination.total > 0 && (
        <Movers
          rose={movers.rose.slice(0, MOVERS_SHOWN)}
          fell={movers.fell.slice(0, MOVERS_SHOWN)}
          period={t(`periods.${choice.timeframe}`)}
        />
      )}
      <div className="mt-4 sm:mt-8">
        {/* Hydrated by itself, so that a press elsewhere does not wait for it. */}
        <Activity>
          <Board
            board={board}
            choice={choice}
            days={days}
            own={own?.address}
            where={chainId === undefined ? t("everyChain") : chainName(chainNames(ctx), chainId)}
          />
        </Activity>
      </div>
    </>
  );
}

function Title({ ranked }: { ranked: number }) {
  const t = useTexts("leaderboard");
  return (
    <PageHeader
      title={t("title")}
      lead={t.rich("lead", {
        a: (inside) => (
          <Link href="/#explained" prefetch={false} className="underline decoration-line-strong underline-offset-4">
            {inside}
          </Link>
        ),
      })}
      action={ranked > 0 && <p className="figures text-ink-faint">{t("ranked", { ranked })}</p>}
    />
  );
}

type OwnPlace = NonNullable<Awaited<ReturnType<typeof readOwnPlace>>>;

function OwnRank({ own, choice }: { own: OwnPlace; choice: Choice }) {
  const t = useTexts("leaderboard");
  return (
    <ButtonLink
      kind="quiet"
      href={`${hrefOf({ ...choice, offset: own.rowsAbove - (own.rowsAbove % PAGE_SIZE) })}#you`}
      className="max-sm:col-span-2 sm:ml-auto"
    >
      <LocateFixed size={18} /> {t("mine", { rank: own.rank })}
    </ButtonLink>
  );
}

function DayNote({ at, isToday, now }: { at: string; isToday: boolean; now: string }) {
  const t = useTexts("leaderboard");
  const day = formatDay(at, t.language);
  return (
    <div className="mt-4 flex gap-3 text-ink-soft">
      <CalendarClock size={18} className="mt-3.5 shrink-0 text-ink-faint" />
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="pt-2.5 sm:pb-2.5">{isToday ? t("soFar", { day }) : t("atEnd", { day })}</span>
        <Link href={now} className="inline-flex min-h-11 items-center text-ink underline underline-offset-4">
          {t("current")}
        </Link>
      </p>
    </div>
  );
}

interface BoardProps {
  /** Null while the scores are loading, and for a day without scores. */
  board: Awaited<ReturnType<typeof getLeaderboard>> | null;
  choice: Choice;
  days: CloseDays | null;
  /** Address of the signed-in wallet. */
  own: string | undefined;
  /** The chain, for sentences. */
  where: string;
}

function Board({ board, choice, days, own, where }: BoardProps) {
  const [t, categories] = [useTexts("leaderboard"), useTexts("scores.categories")];
  const { at } = choice;
  if (at !== undefined && days && !hasDay(days, at)) return <NoSuchDay choice={choice} days={days} />;
  if (board === null) return <StillIndexing />;
  const { leaderboard, pagination } = board;
  const isEmpty = pagination.total === 0;
  if (isEmpty && (days === null || (at === undefined && choice.chainId === undefined))) return <NoScoresYet />;
  const when = at === undefined ? "now" : formatDay(at, t.language);
  if (leaderboard.length === 0) {
    return (
      <Notice icon={UsersRound} title={isEmpty ? t("empty", { where, when }) : t("pastEnd")}>
        {isEmpty && <p>{t("emptyText")}</p>}
        <ButtonLink kind="quiet" href={hrefOf({ ...choice, chainId: undefined, offset: 0 })}>
          {t("showAll")}
        </ButtonLink>
      </Notice>
    );
  }
  const period = t(`periods.${choice.timeframe}`);
  return (
    <>
      <BoardTable
        rows={leaderboard}
        caption={t("caption", {
          category: categoryName(categories, choice.category),
          where,
          when,
          period: period.toLowerCase(),
        })}
        since={period}
        most={choice.category === "total" ? FULL_SCORE : maxPoints[choice.category]}
        {...(own && { own })}
        {...(at !== undefined && { view: profileView(choice) })}
      />
      <PageLinks page={pagination} href={(offset) => hrefOf({ ...choice, offset })} />
    </>
  );
}

/** The part of a profile's URL that opens the day of the board. */
function profileView({ at = "", chainId }: Choice): string {
  const query = new URLSearchParams({ ...(chainId !== undefined && { chainId: String(chainId) }), at });
  return `?${query}#day`;
}

function NoSuchDay({ choice, days }: { choice: Choice; days: CloseDays }) {
  const [t, closeDays] = [useTexts("leaderboard"), useTexts("profile.closeDays")];
  const at = choice.at ?? "";
  return (
    <Notice icon={CalendarX} title={t("noDay", { day: formatDay(at, t.language) })}>
      <p>{missingReason(days, at, closeDays)}</p>
      <div className="flex flex-wrap gap-3">
        {at < days.first && (
          <ButtonLink kind="quiet" href={hrefOf({ ...choice, at: days.first, offset: 0 })}>
            {t("firstDay")}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={hrefOf({ ...choice, at: undefined, offset: 0 })}>
          {t("current")}
        </ButtonLink>
      </div>
    </Notice>
  );
}
