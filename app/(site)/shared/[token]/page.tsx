import { Hourglass } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ListClusters } from "@/components/lists/list-clusters.tsx";
import { ListSummary } from "@/components/lists/list-summary.tsx";
import { readDraft } from "@/components/policies/draft.ts";
import { outcomeTones } from "@/components/policies/labels.ts";
import { PolicyWords } from "@/components/policies/policy-words.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatDay, formatTime } from "@/components/ui/dates.ts";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { StrangersText } from "@/components/ui/visible-text.tsx";
import { type Context, systemContext } from "@/lib/core/context.ts";
import { Offset } from "@/lib/core/schemas.ts";
import { getSharedList, getSharedRows, type SharedList, type SharedRow } from "@/lib/domains/lists/index.ts";
import { listModules } from "@/lib/domains/policies/index.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import { chainNames } from "../../_lib/chains.ts";
import { nullOn } from "../../_lib/null-on-error.ts";
import { keyParam, type PageProps } from "../../_lib/query.ts";
import NotFound from "./not-found.tsx";

/** Of a link, not of a list: it names nothing that a preview or a search could show. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("shared");
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

const PAGE_SIZE = 100;
// The table's own keys.
const outcomes = Object.keys(outcomeTones) as (keyof typeof outcomeTones)[];

export default async function Page({ params, searchParams }: PageProps & { params: Promise<{ token: string }> }) {
  const ctx = systemContext();
  const { token } = await params;
  const list = await nullOn(getSharedList(ctx, { token }), "NOT_FOUND");
  if (!list) return answerNotFound(<NotFound />);
  const query = await searchParams;
  const outcome = keyParam(query, "outcome", outcomeTones, "" as keyof typeof outcomeTones) || undefined;
  const after = Offset.safeParse(query.after).data ?? 0;
  const found = await nullOn(getSharedRows(ctx, { token, outcome, after, limit: PAGE_SIZE }), "NOT_FOUND");
  if (!found) return answerNotFound(<NotFound />);
  return <SharedView ctx={ctx} list={list} {...found} outcome={outcome} base={`/shared/${token}`} />;
}

interface Props {
  ctx: Context;
  list: SharedList;
  rows: SharedRow[];
  next: number | null;
  outcome: string | undefined;
  base: string;
}

async function SharedView(props: Props) {
  const t = await getTexts("shared");
  const { ctx, list } = props;
  const { modules } = await listModules(ctx);
  const policy = readDraft(list.policy);
  return (
    <>
      <PageHeader title={<StrangersText>{list.name}</StrangersText>} lead={leadOf(t, list)} />
      {policy && (
        <Section id="policy" title={t("policy")}>
          <PolicyWords group={policy} modules={modules} chains={chainNames(ctx)} />
        </Section>
      )}
      {list.summary ? (
        <>
          <Section id="summary" title={t("summary")}>
            <ListSummary summary={list.summary} policy={policy} modules={modules} />
          </Section>
          <Addresses {...props} />
          {list.clusters.length > 0 && (
            <Section id="clusters" title={t("clusters")} note={t("clustersNote")}>
              <ListClusters clusters={list.clusters} total={list.clusterTotal} />
            </Section>
          )}
        </>
      ) : (
        <NoResults state={list.state} />
      )}
    </>
  );
}

function NoResults({ state }: Pick<SharedList, "state">) {
  const t = useTexts("shared");
  const states = useTexts("lists.states");
  return (
    <div className="mt-8">
      <Notice icon={Hourglass} title={t("none")}>
        <p>{t("noneText", { state: states(state) })}</p>
      </Notice>
    </div>
  );
}

function leadOf(t: Texts<"shared">, { at, completedAt, counts, expiresAt }: SharedList): string {
  const values = { wallets: counts.rows, until: formatDay(expiresAt, t.language) };
  if (at !== null) return t("lead.asOf", { ...values, day: formatDay(at, t.language) });
  if (completedAt === null) return t("lead.never", values);
  return t("lead.on", { ...values, time: formatTime(completedAt, t.language) });
}

function Addresses({ list, rows, next, outcome, base }: Props) {
  const url = (query: Record<string, string>) => `${base}?${new URLSearchParams(query)}#addresses`;
  const t = useTexts("shared");
  const names = useTexts("policies.outcomes");
  const chosen: Record<string, string> = outcome === undefined ? {} : { outcome };
  return (
    <Section id="addresses" title={t("addresses")}>
      {list.policy !== null && (
        <div className="mb-5">
          <LinkChips
            label={t("outcome")}
            choices={[
              { name: t("all"), href: `${base}#addresses`, current: outcome === undefined },
              ...outcomes.map((key) => ({
                name: names(key),
                href: url({ outcome: key }),
                current: outcome === key,
              })),
            ]}
          />
        </div>
      )}
      {rows.length === 0 ? <p className="text-ink-soft">{t("noRows")}</p> : <Rows list={list} rows={rows} />}
      {next !== null && (
        <p className="mt-6 flex justify-end">
          <ButtonLink kind="quiet" href={url({ ...chosen, after: String(next) })} rel="next" prefetch={false}>
            {t("next", { count: PAGE_SIZE })}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Rows({ list, rows }: { list: SharedList; rows: readonly SharedRow[] }) {
  const t = useTexts("shared");
  return (
    <DataTable
      caption={t("caption")}
      rows={rows}
      columns={[
        { head: t("address"), cell: ({ address }) => <span className="font-mono text-sm">{address}</span> },
        list.policy === null
          ? {
              head: t("total"),
              cell: ({ total }) => (total === null ? t("unknown") : formatNumber(total, t.language)),
              className: "figures text-right",
            }
          : { head: t("outcome"), cell: ({ outcome }) => <Outcome outcome={outcome} /> },
        { head: t("cluster"), cell: ({ cluster }) => cluster ?? "–", className: "figures text-right" },
      ]}
    />
  );
}

function Outcome({ outcome }: Pick<SharedRow, "outcome">) {
  const t = useTexts("policies.outcomes");
  return outcome === null ? "–" : <Badge tone={outcomeTones[outcome]}>{t(outcome)}</Badge>;
}
