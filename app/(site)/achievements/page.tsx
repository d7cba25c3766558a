import { Trophy } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { AchievementTable } from "@/components/achievements/achievement-table.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { Filter } from "@/components/ui/filter.tsx";
import { FilterForm } from "@/components/ui/filter-form.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { readSession } from "@/lib/auth/session.ts";
import { systemContext } from "@/lib/core/context.ts";
import { listAchievements } from "@/lib/domains/achievements/index.ts";
import { AchievementCategory, categoryNames, Rarity, rarityNames } from "@/lib/domains/achievements/schemas.ts";
import { countRanked } from "../_lib/count-ranked.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import type { PageProps } from "../_lib/query.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("achievements.page");
  return {
    title: t("title"),
    description: t("description"),
  };
}

export default async function AchievementsPage({ searchParams }: PageProps) {
  const t = await getTexts("achievements.page");
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
      <Trophy size={18} /> {t("mine")}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} action={own} />
      <Filters category={category ?? ""} rarity={rarity ?? ""} />
      <div className="mt-10 grid gap-12">
        {ranked === null && <StillIndexing />}
        {achievements.length === 0 ? (
          <Notice icon={Trophy} title={t("none")}>
            <ButtonLink kind="quiet" href="/achievements">
              {t("showAll")}
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
  const [t, names] = [useTexts("achievements.page"), useTexts("achievements")];
  const filters = [
    {
      label: t("category"),
      name: "category",
      value: category,
      options: optionsOf(t("all"), categoryNames, (one) => names(`categories.${one}`)),
    },
    {
      label: t("rarity"),
      name: "rarity",
      value: rarity,
      options: optionsOf(t("any"), rarityNames, (one) => names(`rarities.${one}`)),
    },
  ];
  return (
    <FilterForm action="/achievements" className="mt-8 grid grid-cols-2 items-end gap-4 sm:flex">
      {filters.map((filter) => (
        <Filter key={filter.name} className="sm:w-44" {...filter} />
      ))}
    </FilterForm>
  );
}

function optionsOf<Value extends string>(all: string, values: readonly Value[], nameOf: (value: Value) => string) {
  return [{ value: "", label: all }, ...values.map((value) => ({ value, label: nameOf(value) }))];
}
