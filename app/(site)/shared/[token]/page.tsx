import { Hourglass } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { ListClusters } from "@/components/lists/list-clusters.tsx";
import { ListSummary } from "@/components/lists/list-summary.tsx";
import { readDraft } from "@/components/policies/draft.ts";
import { outcomeTones } from "@/components/policies/labels.ts";
import { PolicyWords } from "@/components/policies/policy-words.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatDay, formatTime } from "@/components/ui/dates.ts";
import { LinkChips } from "@/components/ui/link-chips.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { formatCount, formatNumber } from "@/components/ui/numbers.ts";
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
export const metadata: Metadata = {
  title: "Shared list",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

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
  const { ctx, list } = props;
  const { modules } = await listModules(ctx);
  const policy = readDraft(list.policy);
  return (
    <>
      <PageHeader
        title={<StrangersText>{list.name}</StrangersText>}
        lead={`A list of ${formatCount(list.counts.rows, "wallet")}, ${judged(list)}. Shared by its owner until ${formatDay(list.expiresAt)}.`}
      />
      {policy && (
        <Section id="policy" title="Policy">
          <PolicyWords group={policy} modules={modules} chains={chainNames(ctx)} />
        </Section>
      )}
      {list.summary ? (
        <>
          <Section id="summary" title="Summary">
            <ListSummary summary={list.summary} policy={policy} modules={modules} />
          </Section>
          <Addresses {...props} />
          {list.clusters.length > 0 && (
            <Section
              id="clusters"
              title="Clusters"
              note="Wallets of this list that look like one person’s, compared with each other alone."
            >
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

function NoResults({ state }: { state: string }) {
  return (
    <div className="mt-8">
      <Notice icon={Hourglass} title="There are no results yet">
        <p>This list is {state}. Its results are here when it is complete.</p>
      </Notice>
    </div>
  );
}

function judged({ at, completedAt }: SharedList): string {
  if (at !== null) return `judged as of ${formatDay(at)}`;
  return completedAt === null ? "not judged yet" : `judged on ${formatTime(completedAt)}`;
}

function Addresses({ list, rows, next, outcome, base }: Props) {
  const url = (query: Record<string, string>) => `${base}?${new URLSearchParams(query)}#addresses`;
  const names = useTexts("policies.outcomes");
  const chosen: Record<string, string> = outcome === undefined ? {} : { outcome };
  return (
    <Section id="addresses" title="Addresses">
      {list.policy !== null && (
        <div className="mb-5">
          <LinkChips
            label="Outcome"
            choices={[
              { name: "All", href: `${base}#addresses`, current: outcome === undefined },
              ...outcomes.map((key) => ({
                name: names(key),
                href: url({ outcome: key }),
                current: outcome === key,
              })),
            ]}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="text-ink-soft">No address has this outcome.</p>
      ) : (
        <Rows list={list} rows={rows} />
      )}
      {next !== null && (
        <p className="mt-6 flex justify-end">
          <ButtonLink kind="quiet" href={url({ ...chosen, after: String(next) })} rel="next" prefetch={false}>
            Next {formatNumber(PAGE_SIZE)}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function Rows({ list, rows }: { list: SharedList; rows: readonly SharedRow[] }) {
  return (
    <DataTable
      caption="Outcomes by address"
      rows={rows}
      columns={[
        { head: "Address", cell: ({ address }) => <span className="font-mono text-sm">{address}</span> },
        list.policy === null
          ? {
              head: "Total",
              cell: ({ total }) => (total === null ? "not known" : formatNumber(total)),
              className: "figures text-right",
            }
          : { head: "Outcome", cell: ({ outcome }) => <Outcome outcome={outcome} /> },
        { head: "Cluster", cell: ({ cluster }) => cluster ?? "–", className: "figures text-right" },
      ]}
    />
  );
}

function Outcome({ outcome }: Pick<SharedRow, "outcome">) {
  const t = useTexts("policies.outcomes");
  return outcome === null ? "–" : <Badge tone={outcomeTones[outcome]}>{t(outcome)}</Badge>;
}
