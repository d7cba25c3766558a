import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { BoardTable } from "@/components/leaderboard/board-table.tsx";
import { ScoreDial } from "@/components/scores/score-dial.tsx";
import { SearchForm } from "@/components/site/search-form.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Section } from "@/components/ui/section.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { getLeaderboard, tiers } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "./_lib/when-loaded.ts";

const exampleWhileEmpty = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

export default async function HomePage() {
  const ctx = systemContext();
  const board = await whenLoaded(
    getLeaderboard(ctx, { category: "total", timeframe: "30d", order: "desc", limit: 5, offset: 0 }),
  );
  const top = board?.leaderboard ?? [];
  const [first] = top;
  const url = `${ctx.env.PUBLIC_ORIGIN}/v1/score/${first?.address ?? exampleWhileEmpty}`;
  return (
    <>
      <div className="grid items-center gap-x-20 gap-y-12 pt-14 sm:pt-24 lg:grid-cols-[1fr_18rem]">
        <div>
          <h1 className="max-w-3xl text-4xl leading-[1.1] font-semibold tracking-tight text-balance sm:text-6xl">
            How far a wallet can be trusted, worked out in the open.
          </h1>
          <div className="mt-10 max-w-2xl">
            <SearchForm id="home-search" />
          </div>
        </div>
        {first && (
          <div className="hidden lg:block">
            <ScoreDial total={first.score} tier={first.tier} tiers={tiers} />
            <p className="-mt-4 text-center text-sm text-ink-faint">The highest score now</p>
          </div>
        )}
      </div>
      <Section id="top" title="Top five">
        {top.length === 0 ? (
          <StillIndexing />
        ) : (
          <>
            <BoardTable rows={top} caption="The five highest scores over all chains" since="30 days" />
            <Link
              href="/leaderboard"
              className="mt-4 inline-flex min-h-11 items-center gap-2 font-medium text-accent hover:underline hover:underline-offset-4"
            >
              All {board?.pagination.total.toLocaleString("en")} wallets <ArrowRight aria-hidden="true" size={18} />
            </Link>
          </>
        )}
      </Section>
      <Section id="call" title="One call" note="A key comes with the first start; npm run key makes another.">
        <CodeBlock code={`curl -H "Authorization: Bearer $CREDENCE_KEY" \\\n${url}`} label="Copy the call" />
      </Section>
    </>
  );
}
