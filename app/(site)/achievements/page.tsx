import { Trophy } from "lucide-react";
import type { Metadata } from "next";
import { AchievementTable } from "@/components/achievements/achievement-table.tsx";
import { categoryNames, rarityNames } from "@/components/achievements/labels.ts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Filter } from "@/components/ui/filter.tsx";
import { FilterForm } from "@/components/ui/filter-form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { listAchievements } from "@/lib/domains/achievements/index.ts";
import { AchievementCategory, Rarity } from "@/lib/domains/achievements/schemas.ts";
import { countRanked } from "../_lib/count-ranked.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import type { PageProps } from "../_lib/query.ts";

export const metadata: Metadata = {
  title: "Achievements",
  description: "On-chain achievements, what each requires, and how many wallets have it.",
};

export default async function AchievementsPage({ searchParams }: PageProps) {
  const ctx = systemContext();
  const query = await searchParams;
  const category = AchievementCategory.safeParse(query.category).data;
  const rarity = Rarity.safeParse(query.rarity).data;
  const filters = { ...(category && { category }), ...(rarity && { rarity }) };
  const [{ achievements }, ranked, session] = await Promise.all([
    listAchievements(ctx, { ...filters, limit: 100, offset: 0 }),
    whenLoaded(countRanked(ctx)),
    readSession(),
  ]);
  const own = session && (
    <ButtonLink kind="quiet" href={`/profile/${session.wallet}#achievements`}>
      <Trophy size={18} /> My achievements
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title="Achievements"
        lead="Earned by what wallets do on chain. Each claimed achievement adds to the score of its owner."
        action={own}
      />
      <Filters category={category ?? ""} rarity={rarity ?? ""} />
      <div className="mt-10 grid gap-12">
        {ranked === null && <StillIndexing />}
        {achievements.length === 0 ? (
          <Notice icon={Trophy} title="No achievements match this category and rarity.">
            <ButtonLink kind="quiet" href="/achievements">
              Show all
            </ButtonLink>
          </Notice>
        ) : (
          <AchievementTable achievements={achievements} ranked={ranked ?? 0} />
        )}
      </div>
    </>
  );
}

function Filters({ category, rarity }: { category: string; rarity: string }) {
  const filters = [
    { label: "Category", name: "category", value: category, options: optionsOf("All", categoryNames) },
    { label: "Rarity", name: "rarity", value: rarity, options: optionsOf("Any rarity", rarityNames) },
  ];
  return (
    <FilterForm action="/achievements" className="mt-8 grid grid-cols-2 items-end gap-4 sm:flex">
      {filters.map((filter) => (
        <Filter key={filter.name} className="sm:w-44" {...filter} />
      ))}
    </FilterForm>
  );
}

function optionsOf(all: string, names: Record<string, string>) {
  return [{ value: "", label: all }, ...Object.entries(names).map(([value, label]) => ({ value, label }))];
}
