import { Trophy } from "lucide-react";
import type { Metadata } from "next";
import { AchievementTable } from "@/components/achievements/achievement-table.tsx";
import { categoryNames, rarityNames } from "@/components/achievements/labels.ts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Filter, FilterForm } from "@/components/ui/filter-form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { listAchievements } from "@/lib/domains/achievements/index.ts";
import { AchievementCategory, Rarity } from "@/lib/domains/achievements/schemas.ts";
import { countRanked } from "../_lib/count-ranked.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export const metadata: Metadata = {
  title: "Achievements",
  description: "On-chain achievements, what each requires, and how many wallets have it.",
};

const ALL = { limit: 100, offset: 0 };

export default async function AchievementsPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const ctx = systemContext();
  const query = await searchParams;
  const category = AchievementCategory.safeParse(query.category).data;
  const rarity = Rarity.safeParse(query.rarity).data;
  const filters = { ...(category && { category }), ...(rarity && { rarity }) };
  const [{ achievements }, ranked, session] = await Promise.all([
    listAchievements(ctx, { ...filters, ...ALL }),
    whenLoaded(countRanked(ctx)),
    readSession(),
  ]);
  return (
    <>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 sm:mt-12">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">Achievements</h1>
          <p className="mt-2 max-w-2xl text-lg text-ink-soft">
            Earned by what wallets did on chain. Claimed by their owner, each adds to the score for as long as it holds.
          </p>
        </div>
        {session && (
          <ButtonLink kind="quiet" href={`/profile/${session.wallet}#achievements`}>
            <Trophy size={18} /> Mine
          </ButtonLink>
        )}
      </div>
      <FilterForm action="/achievements" className="mt-8 grid grid-cols-2 items-end gap-4 sm:flex">
        <Filter
          className="sm:w-44"
          label="Kind"
          name="category"
          value={category ?? ""}
          options={optionsOf("All kinds", categoryNames)}
        />
        <Filter
          className="sm:w-44"
          label="Rarity"
          name="rarity"
          value={rarity ?? ""}
          options={optionsOf("Any rarity", rarityNames)}
        />
      </FilterForm>
      <div className="mt-10 grid gap-12">
        {ranked === null && <StillIndexing />}
        {achievements.length === 0 ? (
          <Notice icon={Trophy} title="No achievements match this kind and rarity.">
            <ButtonLink kind="quiet" href="/achievements">
              Show them all
            </ButtonLink>
          </Notice>
        ) : (
          <AchievementTable achievements={achievements} ranked={ranked ?? 0} />
        )}
      </div>
    </>
  );
}

function optionsOf(all: string, names: Record<string, string>) {
  return [{ value: "", label: all }, ...Object.entries(names).map(([value, label]) => ({ value, label }))];
}
