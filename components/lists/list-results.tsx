import { Download } from "lucide-react";
import { useTexts } from "#texts";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Pagination } from "../../lib/core/schemas.ts";
import type { Changes, ResultRow } from "../../lib/domains/lists/schemas.ts";
import { outcomeTones, signalName } from "../policies/labels.ts";
import { Badge } from "../ui/badge.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { Filter } from "../ui/filter.tsx";
import { FilterForm } from "../ui/filter-form.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { PageLinks } from "../ui/pagination.tsx";
import { Section } from "../ui/section.tsx";
import { StrangersText } from "../ui/visible-text.tsx";
import { ShortAddress } from "../wallet/short-address.tsx";
import { ListClusters, type ShownCluster } from "./list-clusters.tsx";

type Outcome = keyof typeof outcomeTones;
// The table's own keys.
const outcomes = Object.keys(outcomeTones) as Outcome[];

interface Props {
  listId: string;
  hasPolicy: boolean;
  filter: { outcome: Outcome | ""; order: "rows" | "total"; cluster: number | undefined };
  results: { rows: ResultRow[]; pagination: Pagination };
  clusters: { clusters: readonly ShownCluster[]; pagination: Pagination };
  /** Null without an earlier run. */
  changes: Changes | null;
}

/** The rows of a complete list by page, its clusters, and what changed since its earlier run. */
export function ListResults({ listId, hasPolicy, filter, results, clusters, changes }: Props) {
  const t = useTexts("lists.results");
  const page = `/portal/lists/${listId}`;
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const href = (offset: number) => `${page}?${new URLSearchParams([...chosen, ["offset", String(offset)]])}#results`;
  return (
    <>
      <Section id="results" title={t("title")}>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <Filters page={page} hasPolicy={hasPolicy} filter={filter} />
          <Downloads listId={listId} filter={filter} />
        </div>
        {results.rows.length === 0 ? (
          <p className="text-ink-soft">{t("empty")}</p>
        ) : (
          <Rows rows={results.rows} hasPolicy={hasPolicy} />
        )}
        <PageLinks page={results.pagination} href={href} />
      </Section>
      {changes && <ChangedOutcomes page={page} changes={changes} />}
      <Clusters page={page} clusters={clusters} />
    </>
  );
}

function Clusters({ page, clusters: { clusters, pagination } }: { page: string } & Pick<Props, "clusters">) {
  const t = useTexts("lists.results");
  return (
    <Section id="clusters" title={t("clusters.title")} note={t("clusters.note")}>
      {clusters.length === 0 ? (
        <p className="text-ink-soft">{t("clusters.none")}</p>
      ) : (
        <ListClusters
          clusters={clusters}
          total={pagination.total}
          href={(cluster) => `${page}?cluster=${cluster}#results`}
        />
      )}
    </Section>
  );
}

function Filters({ page, hasPolicy, filter }: { page: string } & Pick<Props, "hasPolicy" | "filter">) {
  const t = useTexts("lists.results");
  const names = useTexts("policies.outcomes");
  const { outcome, order, cluster } = filter;
  return (
    <FilterForm
      action={page}
      className="flex flex-wrap items-end gap-3"
      params={cluster === undefined ? {} : { cluster: String(cluster) }}
      inPlace
    >
      {hasPolicy && (
        <Filter
          label={t("outcome")}
          name="outcome"
          value={outcome}
          options={[{ value: "", label: t("all") }, ...outcomes.map((one) => ({ value: one, label: names(one) }))]}
        />
      )}
      <Filter
        label={t("order")}
        name="order"
        value={order}
        options={[
          { value: "rows", label: t("byRow") },
          { value: "total", label: t("byTotal") },
        ]}
      />
    </FilterForm>
  );
}

function Downloads({ listId, filter: { outcome, order } }: Pick<Props, "listId" | "filter">) {
  const t = useTexts("lists.results");
  const link = (format: "csv" | "ndjson") => {
    const query = new URLSearchParams({ format, order, ...(outcome && { outcome }) });
    return withBasePath(`/v1/lists/${listId}/results?${query}`);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm">
      <Download size={18} className="text-ink-faint" />
      {(["csv", "ndjson"] as const).map((format) => (
        <a
          key={format}
          href={link(format)}
          download={`${listId}.${format}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t("download", { format: format === "csv" ? "CSV" : "JSON Lines" })}
        </a>
      ))}
    </p>
  );
}

function Rows({ rows, hasPolicy }: { rows: readonly ResultRow[]; hasPolicy: boolean }) {
  const t = useTexts("lists.results");
  return (
    <DataTable
      caption={t("rows")}
      rows={rows}
      columns={[
        { head: t("row"), cell: ({ row }) => formatNumber(row, t.language), className: "figures text-right" },
        {
          head: t("identity"),
          cell: ({ input, address }) =>
            address && address.toLowerCase() === input.trim().toLowerCase() ? (
              <ShortAddress address={address} />
            ) : (
              <StrangersText>{input.slice(0, 120)}</StrangersText>
            ),
          cellClassName: "min-w-32 wrap-anywhere",
        },
        ...(hasPolicy
          ? [{ head: t("outcome"), cell: (row: ResultRow) => <OutcomeBadge outcome={row.outcome} /> }]
          : []),
        {
          head: t("total"),
          cell: ({ total }) => (total === null ? "–" : formatNumber(total, t.language)),
          className: "figures text-right",
        },
        {
          head: t("notes.title"),
          cell: (row) => <Notes row={row} />,
          cellClassName: "min-w-64 text-sm text-ink-soft wrap-anywhere",
        },
      ]}
    />
  );
}

function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  const t = useTexts("policies.outcomes");
  if (outcome === null) return "–";
  return <Badge tone={outcomeTones[outcome]}>{t(outcome)}</Badge>;
}

/** What the service says of a row, in English, and what pages say of it. */
function Notes({ row }: { row: ResultRow }) {
  const { reasons, known, duplicateOf, sameAs, cluster, keep, flags } = row;
  const t = useTexts("lists.results");
  const rules = useTexts("policies.rules");
  const notes = [
    ...(known === false && reasons.length === 0 ? [t("notes.unknown")] : []),
    ...(duplicateOf === null ? [] : [t("notes.repeats", { row: duplicateOf })]),
    ...(sameAs === null ? [] : [t("notes.samePerson", { row: sameAs })]),
    ...(cluster === null ? [] : [t(keep ? "notes.kept" : "notes.cluster", { cluster })]),
    ...(flags?.length
      ? [t("notes.signals", { signals: flags.map((code) => signalName(code, rules)).join(", ") })]
      : []),
  ];
  return (
    <>
      {reasons.length > 0 && <span lang="en">{reasons.join(" ")}</span>} {notes.join(" ")}
    </>
  );
}

function ChangedOutcomes({ page, changes: { changes, pagination } }: { page: string; changes: Changes }) {
  const t = useTexts("lists.results");
  const names = useTexts("policies.outcomes");
  if (pagination.total === 0) return null;
  const label = (outcome: Outcome | null) => (outcome === null ? "–" : names(outcome));
  return (
    <Section id="changes" title={t("changes.title")}>
      <DataTable
        caption={t("changes.caption")}
        rows={changes}
        columns={[
          {
            head: t("identity"),
            cell: ({ address }) => <StrangersText>{address}</StrangersText>,
            cellClassName: "wrap-anywhere",
          },
          { head: t("changes.before"), cell: ({ before }) => label(before) },
          { head: t("changes.now"), cell: ({ after }) => label(after) },
          {
            head: t("changes.why"),
            cell: ({ why }) => <span lang="en">{why}</span>,
            cellClassName: "min-w-56 text-sm text-ink-soft",
          },
        ]}
      />
      <PageLinks page={pagination} href={(offset) => `${page}?changes=${offset}#changes`} />
    </Section>
  );
}
