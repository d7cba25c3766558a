import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { AppealList } from "@/components/appeals/appeal-list.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Filter } from "@/components/ui/filter.tsx";
import { FilterForm } from "@/components/ui/filter-form.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { parseAddress } from "@/lib/core/parse-address.ts";
import { checksum } from "@/lib/core/schemas.ts";
import { listAppeals } from "@/lib/domains/appeals/index.ts";
import { appealStatuses } from "@/lib/domains/appeals/schemas.ts";
import { offsetParam, type PageProps, textParam } from "../_lib/query.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("appeals.page");
  return { title: t("title") };
}

const PAGE_SIZE = 20;

export default async function AppealsPage({ searchParams }: PageProps) {
  const [t, statuses] = await Promise.all([getTexts("appeals.page"), getTexts("appeals")]);
  const query = await searchParams;
  const status = appealStatuses.find((one) => one === query.status);
  const wallet = parseAddress(textParam(query, "wallet") ?? "");
  const { appeals, pagination } = await listAppeals(systemContext(), {
    status: status ?? "all",
    ...(wallet && { wallets: [wallet] }),
    limit: PAGE_SIZE,
    offset: offsetParam(query),
  });
  const params: Record<string, string> = wallet ? { wallet: checksum(wallet) } : {};
  const href = (offset: number) =>
    `/appeals?${new URLSearchParams({ ...params, ...(status && { status }), offset: String(offset) })}`;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-8 grid gap-6">
        <FilterForm action="/appeals" params={params} className="flex flex-wrap items-end gap-3">
          <Filter
            className="w-44"
            label={t("status")}
            name="status"
            value={status ?? ""}
            options={[
              { value: "", label: t("all") },
              ...appealStatuses.map((value) => ({ value, label: statuses(`statuses.${value}`) })),
            ]}
          />
        </FilterForm>
        {wallet && <p className="wrap-anywhere text-ink-soft">{t("about", { wallet: checksum(wallet) })}</p>}
        {appeals.length > 0 ? (
          <div>
            <AppealList appeals={appeals} hrefOf={(id) => `/appeals/${id}`} />
            <PageLinks page={pagination} href={href} />
          </div>
        ) : (
          <EmptyState icon={Scale} title={status || wallet ? t("noMatch") : t("none")}>
            <p>{t("noneText")}</p>
            <ButtonLink kind="quiet" href={status || wallet ? "/appeals" : "/search"}>
              {status || wallet ? t("showAll") : t("find")}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}
