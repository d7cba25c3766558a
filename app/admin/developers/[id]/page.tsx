import { Ban } from "lucide-react";
import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { DeveloperActs, KeyTable } from "@/components/admin/developer-parts.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { Definition } from "@/components/ui/definition.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Section } from "@/components/ui/section.tsx";
import { roleOf } from "@/lib/core/operators.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import { getDeveloper } from "@/lib/domains/developers/index.ts";
import { answerNotFound } from "../../../(site)/_lib/answer-not-found.tsx";
import { nullOn } from "../../../(site)/_lib/null-on-error.ts";
import { offsetParam, type PageProps } from "../../../(site)/_lib/query.ts";
import { readOperator } from "../../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.developer");
  return { title: t("metaTitle") };
}

const PAGE_SIZE = 25;

interface Props extends PageProps {
  params: Promise<{ id: string }>;
}

export default async function DeveloperPage({ params, searchParams }: Props) {
  const t = await getTexts("admin.developer");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const id = IdParam.safeParse((await params).id).data;
  if (id === undefined) return answerNotFound(<PageNotFound />);
  const page = { limit: PAGE_SIZE, offset: offsetParam(await searchParams) };
  const found = await nullOn(getDeveloper(operator.ctx, { developer: id, ...page }), "NOT_FOUND");
  if (!found) return answerNotFound(<PageNotFound />);
  const { developer, keys, pagination } = found;
  return (
    <>
      <AdminHeader
        current="/admin/developers"
        title={`${developer.wallet.slice(0, 6)}…${developer.wallet.slice(-4)}`}
        note={
          <span className="font-mono text-sm break-all">
            {developer.wallet} · {developer.id}
          </span>
        }
      />
      {developer.suspendedAt && (
        <div className="mt-6">
          <Notice icon={Ban} title={t("suspended")}>
            <p>{developer.suspensionReason}</p>
          </Notice>
        </div>
      )}
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
        <Definition name={t("tier")} className="capitalize">
          {developer.tier}
        </Definition>
        {developer.chainId !== null && <Definition name={t("smartAccount")}>{developer.chainId}</Definition>}
        <Definition name={t("activeKeys")}>{developer.keys}</Definition>
        <Definition name={t("since")}>{formatDay(developer.createdAt, t.language)}</Definition>
      </dl>
      <DeveloperActs developer={developer} />
      {roleOf(operator.ctx.env, operator.ctx.actor) === "operator" && (
        <ButtonLink
          kind="quiet"
          className="mt-3"
          prefetch={false}
          href={`/v1/admin/developers/${developer.id}/data`}
          download={`${developer.id}.ndjson`}
        >
          {t("download")}
        </ButtonLink>
      )}
      <Section id="keys" title={t("keysTitle")}>
        {keys.length === 0 ? (
          <p className="text-ink-soft">{t("noKeys")}</p>
        ) : (
          <KeyTable keys={keys} now={operator.ctx.now} />
        )}
        <PageLinks page={pagination} href={(to) => `/admin/developers/${developer.id}?offset=${to}`} />
      </Section>
    </>
  );
}
