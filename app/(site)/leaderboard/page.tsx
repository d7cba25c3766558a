import { LocateFixed, UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { BoardFilters, CategoryTabs } from "@/components/leaderboard/board-filters.tsx";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { categoryName } from "@/components/scores/labels.ts";
import { NoScoresYet, StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { ChainId, Offset } from "@/lib/core/schemas.ts";
import {
  type BoardCategory,
  boardCategories,
  getLeaderboard,
  getRank,
  type Timeframe,
  timeframes,
} from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export const metadata: Metadata = {
  title: "Leaderboard",
  description: "Wallets by trust score, over all chains or one.",
};

const PAGE = 25;
const periods: Record<Timeframe, string> = { "24h": "24 hours", "7d": "7 days", "30d": "30 days", all: "All time" };

interface Choice {
  category: BoardCategory;
  chainId: number | undefined;
  timeframe: Timeframe;
  offset: number;
}

type Query = Record<string, string | string[] | undefined>;

/** What the address asks for; anything it gets wrong falls back to the default. */
function readChoice(query: Query): Choice {
  const one = (name: string) => (typeof query[name] === "string" ? query[name] : undefined);
  const timeframe = one("timeframe");
  return {
    category: boardCategories.find((category) => category === one("category")) ?? "total",
    chainId: ChainId.safeParse(one("chainId")).data,
    timeframe: timeframe !== undefined && timeframe in timeframes ? (timeframe as Timeframe) : "30d", // a key of the table
    offset: Offset.safeParse(one("offset")).data ?? 0,
  };
}

function hrefOf(choice: Choice): string {
  const query = new URLSearchParams({ category: choice.category });
  if (choice.chainId !== undefined) query.set("chainId", String(choice.chainId));
  query.set("timeframe", choice.timeframe);
  if (choice.offset > 0) query.set("offset", String(choice.offset));
  return `/leaderboard?${query}`;
}

/** Where the signed-in reader's own wallet stands; null for anybody else, and for one that is not ranked. */
async function ownPlace(ctx: Context, choice: Choice) {
  const session = await readSession();
  return session && whenLoaded(getRank(ctx, { ...choice, wallet: session.wallet }));
}

export default async function LeaderboardPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = systemContext();
  const choice = readChoice(await searchParams);
  const [board, own] = await Promise.all([
    whenLoaded(getLeaderboard(ctx, { ...choice, order: "desc", limit: PAGE })),
    ownPlace(ctx, choice),
  ]);
  const chain = ctx.env.CHAINS.find(({ id }) => id === choice.chainId);
  const where = chain?.name ?? (choice.chainId === undefined ? "all chains" : `chain ${choice.chainId}`);
  return (
    <>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 sm:mt-12">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Leaderboard</h1>
        {board && board.pagination.total > 0 && (
          <p className="figures text-ink-faint">{board.pagination.total.toLocaleString("en")} ranked</p>
        )}
      </div>
      <CategoryTabs
        choices={boardCategories.map((category) => ({
          value: category,
          label: categoryName(category),
          href: hrefOf({ ...choice, category, offset: 0 }),
        }))}
        current={choice.category}
      />
      <BoardFilters
        category={choice.category}
        chains={[
          { value: "", label: "All chains" },
          ...ctx.env.CHAINS.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        chain={chain ? String(chain.id) : ""}
        timeframes={Object.entries(periods).map(([value, label]) => ({ value, label }))}
        timeframe={choice.timeframe}
      >
        {own && (
          <ButtonLink
            kind="quiet"
            href={`${hrefOf({ ...choice, offset: own.rowsAbove - (own.rowsAbove % PAGE) })}#you`}
            className="max-sm:col-span-2 sm:ml-auto"
          >
            <LocateFixed size={18} /> My rank: {own.rank.toLocaleString("en")}
          </ButtonLink>
        )}
      </BoardFilters>
      <div className="mt-8">
        {board === null ? (
          <StillIndexing />
        ) : board.pagination.total === 0 && choice.chainId === undefined ? (
          <NoScoresYet />
        ) : board.leaderboard.length === 0 ? (
          <Notice
            icon={UsersRound}
            title={board.pagination.total === 0 ? `No ranked wallets on ${where} yet.` : "This page is past the end."}
          >
            {board.pagination.total === 0 && <p>We rank a wallet here once we index a transaction it sent.</p>}
            <ButtonLink kind="quiet" href={hrefOf({ ...choice, chainId: undefined, offset: 0 })}>
              Show all chains
            </ButtonLink>
          </Notice>
        ) : (
          <>
            <BoardTable
              rows={board.leaderboard}
              caption={`${categoryName(choice.category)} on ${where}, change over ${periods[choice.timeframe].toLowerCase()}`}
              since={periods[choice.timeframe]}
              {...(own && { own: own.address })}
            />
            <PageLinks page={board.pagination} href={(offset) => hrefOf({ ...choice, offset })} />
          </>
        )}
      </div>
    </>
  );
}
