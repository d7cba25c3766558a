import { EyeOff } from "lucide-react";
import type { Metadata } from "next";
import { TakedownTable } from "@/components/admin/takedown-table.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listTakedowns } from "@/lib/domains/takedowns/index.ts";
import { offsetParam, type PageProps } from "../_lib/query.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("takedowns");
  return {
    title: t("title"),
    description: t("description"),
  };
}

const PAGE_SIZE = 25;

export default async function TakedownsPage({ searchParams }: PageProps) {
  const t = await getTexts("takedowns");
  const ctx = systemContext();
  const offset = offsetParam(await searchParams);
  const { takedowns, pagination } = await listTakedowns(ctx, { status: "all", limit: PAGE_SIZE, offset });
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8">
        {takedowns.length === 0 ? (
          <EmptyState icon={EyeOff} title={t("none")}>
            <p>{t("noneText")}</p>
          </EmptyState>
        ) : (
          <TakedownTable takedowns={takedowns} now={ctx.now} />
        )}
      </div>
      <PageLinks page={pagination} href={(to) => `/takedowns?offset=${to}`} />
    </>
  );
}
