import { UsersRound } from "lucide-react";
import type { Metadata } from "next";
import { BoardFilters, CategoryTabs } from "@/components/leaderboard/board-filters.tsx";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { categoryName } from "@/components/scores/words.ts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { ChainId, Offset } from "@/lib/core/schemas.ts";
import {
  type BoardCategory,
  boardCategories,
  getLeaderboard,
  type Timeframe,
  timeframes,
} from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/when-loaded.ts";

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

export default async function LeaderboardPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = systemContext();
  const choice = readChoice(await searchParams);
  const board = await whenLoaded(getLeaderboard(ctx, { ...choice, order: "desc", limit: PAGE }));
  const chain = ctx.env.CHAINS.find(({ id }) => id === choice.chainId);
  const where = chain?.name ?? (choice.chainId === undefined ? "all chains" : `chain ${choice.chainId}`);
  return (
    <>
      <h1 className="mt-12 text-3xl font-semibold tracking-tight sm:text-4xl">Leaderboard</h1>
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
      />
      <div className="mt-8">
        {board === null || (board.pagination.total === 0 && choice.chainId === undefined) ? (
          <StillIndexing />
        ) : board.leaderboard.length === 0 ? (
          <Notice
            icon={UsersRound}
            title={board.pagination.total === 0 ? `Nobody is ranked on ${where}.` : "This page is past the end."}
          >
            <ButtonLink kind="quiet" href={hrefOf({ ...choice, chainId: undefined, offset: 0 })}>
              Show all chains from the top
            </ButtonLink>
          </Notice>
        ) : (
          <>
            <BoardTable
              rows={board.leaderboard}
              caption={`${categoryName(choice.category)} on ${where}, change over ${periods[choice.timeframe].toLowerCase()}`}
              since={periods[choice.timeframe]}
            />
            <PageLinks page={board.pagination} href={(offset) => hrefOf({ ...choice, offset })} />
          </>
        )}
      </div>
    </>
  );
}
