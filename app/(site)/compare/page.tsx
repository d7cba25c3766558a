import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CompareForm } from "@/components/scores/compare-form.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ArrowLink } from "@/components/ui/arrow-link.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { Identity } from "@/lib/core/schemas.ts";
import { getLeaderboard } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";
import { type PageProps, textParam } from "../_lib/query.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("compare");
  return {
    title: t("title"),
    description: t("lead"),
  };
}

/** The form, and where it leads: a plain GET form, so that it works without scripts. */
export default async function ComparePage({ searchParams }: PageProps) {
  const t = await getTexts("compare");
  const query = await searchParams;
  const [one, other] = [textParam(query, "a"), textParam(query, "b")];
  const [left, right] = [Identity.safeParse(one?.trim()).data, Identity.safeParse(other?.trim()).data];
  if (left && right) redirect(`/compare/${left}/${right}`);
  const [first, second] = one === undefined && other === undefined ? await highestTwo() : [];
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8">
        <CompareForm
          one={one}
          other={other}
          {...(one !== undefined && !left && { oneError: t("invalid") })}
          {...(other !== undefined && !right && { otherError: t("invalid") })}
        />
        {first && second && (
          <div className="mt-4">
            <ArrowLink href={`/compare/${first.address}/${second.address}`}>{t("example")}</ArrowLink>
          </div>
        )}
      </div>
    </>
  );
}

/** To try it with; none before the first scores. */
async function highestTwo() {
  const board = { category: "total", timeframe: "30d", order: "desc", limit: 2, offset: 0 } as const;
  return (await whenLoaded(getLeaderboard(systemContext(), board)))?.leaderboard ?? [];
}
