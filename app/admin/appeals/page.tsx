import { Scale } from "lucide-react";
import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { DecideAppeal } from "@/components/admin/decide-appeal.tsx";
import { AppealCase, AppealFacts } from "@/components/appeals/appeal-details.tsx";
import { AppealList } from "@/components/appeals/appeal-list.tsx";
import { AppealStatus } from "@/components/appeals/appeal-status.tsx";
import { flagName } from "@/components/appeals/labels.ts";
import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import type { Context } from "@/lib/core/context.ts";
import { includesRole } from "@/lib/core/operators.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import { getAppeal, listAppeals } from "@/lib/domains/appeals/index.ts";
import { type AppealView, LONGEST_REASON } from "@/lib/domains/appeals/schemas.ts";
import { nullOn } from "../../(site)/_lib/null-on-error.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { partyOf } from "../../(site)/attest/_lib/attestations.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.appeals");
  return { title: t("title") };
}

const PAGE_SIZE = 20;

export default async function AdminAppealsPage({ searchParams }: PageProps) {
  const t = await getTexts("admin.appeals");
  const operator = await readOperator("any");
  if ("instead" in operator) return operator.instead;
  const { ctx, role } = operator;
  const query = await searchParams;
  const { data: id } = IdParam.safeParse(query.id);
  const [{ appeals, pagination }, chosen] = await Promise.all([
    listAppeals(ctx, { status: "open", limit: PAGE_SIZE, offset: offsetParam(query) }),
    id === undefined ? null : nullOn(getAppeal(ctx, { id }), "NOT_FOUND"),
  ]);
  return (
    <>
      <AdminHeader current="/admin/appeals" title={t("title")} note={t("note")} />
      {chosen?.appeal.status === "open" && (
        <ChosenAppeal ctx={ctx} appeal={chosen.appeal} mayDecide={includesRole(role, "reviewer")} />
      )}
      <Section id="open" title={t("open")}>
        {appeals.length > 0 ? (
          <>
            <AppealList appeals={appeals} hrefOf={(one) => `/admin/appeals?id=${one}`} />
            <PageLinks page={pagination} href={(offset) => `/admin/appeals?offset=${offset}`} />
          </>
        ) : (
          <EmptyState icon={Scale} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        )}
      </Section>
    </>
  );
}

async function ChosenAppeal(props: { ctx: Context; appeal: AppealView; mayDecide: boolean }) {
  const { ctx, appeal, mayDecide } = props;
  return (
    <Section
      id="decide"
      title={flagName(appeal.flag, await getTranslate("sentences.inputs"))}
      note={<AppealStatus {...appeal} />}
    >
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-6">
          <AppealCase appeal={appeal} />
          {mayDecide && <DecideAppeal key={appeal.id} id={appeal.id} longest={LONGEST_REASON} />}
        </div>
        <AppealFacts appeal={appeal} wallet={await partyOf(ctx, appeal.wallet)} />
      </div>
    </Section>
  );
}
