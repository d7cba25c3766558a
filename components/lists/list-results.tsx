import { Download } from "lucide-react";
import { withBasePath } from "../../lib/core/base-path.ts";
import type { Pagination } from "../../lib/core/schemas.ts";
import type { Changes, ResultRow } from "../../lib/domains/lists/schemas.ts";
import { outcomeLabels } from "../policies/labels.ts";
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

type Outcome = keyof typeof outcomeLabels;

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
  const page = `/portal/lists/${listId}`;
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  const href = (offset: number) => `${page}?${new URLSearchParams([...chosen, ["offset", String(offset)]])}#results`;
  return (
    <>
      <Section id="results" title="Results">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
          <Filters page={page} hasPolicy={hasPolicy} filter={filter} />
          <Downloads listId={listId} filter={filter} />
        </div>
        {results.rows.length === 0 ? (
          <p className="text-ink-soft">No row has this outcome.</p>
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
  return (
    <Section
      id="clusters"
      title="Clusters"
      note="Wallets of this list that look like one person’s, compared with each other alone. They change no score and no outcome."
    >
      {clusters.length === 0 ? (
        <p className="text-ink-soft">None was found. They are looked for when a list is complete, within minutes.</p>
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
          label="Outcome"
          name="outcome"
          value={outcome}
          options={[
            { value: "", label: "All" },
            ...Object.entries(outcomeLabels).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      )}
      <Filter
        label="Order"
        name="order"
        value={order}
        options={[
          { value: "rows", label: "As uploaded" },
          { value: "total", label: "By total" },
        ]}
      />
    </FilterForm>
  );
}

function Downloads({ listId, filter: { outcome, order } }: Pick<Props, "listId" | "filter">) {
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
          Download {format === "csv" ? "CSV" : "JSON Lines"}
        </a>
      ))}
    </p>
  );
}

function Rows({ rows, hasPolicy }: { rows: readonly ResultRow[]; hasPolicy: boolean }) {
  return (
    <DataTable
      caption="Rows of the list"
      rows={rows}
      columns={[
        { head: "Row", cell: ({ row }) => formatNumber(row), className: "figures text-right" },
        {
          head: "Identity",
          cell: ({ input, address }) =>
            address && address.toLowerCase() === input.trim().toLowerCase() ? (
              <ShortAddress address={address} />
            ) : (
              <StrangersText>{input.slice(0, 120)}</StrangersText>
            ),
          cellClassName: "min-w-32 wrap-anywhere",
        },
        ...(hasPolicy ? [{ head: "Outcome", cell: (row: ResultRow) => <OutcomeBadge outcome={row.outcome} /> }] : []),
        {
          head: "Total",
          cell: ({ total }) => (total === null ? "–" : formatNumber(total)),
          className: "figures text-right",
        },
        { head: "Notes", cell: (row) => notesOf(row), cellClassName: "min-w-64 text-sm text-ink-soft wrap-anywhere" },
      ]}
    />
  );
}

function OutcomeBadge({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return "–";
  const { label, tone } = outcomeLabels[outcome];
  return <Badge tone={tone}>{label}</Badge>;
}

function notesOf({ reasons, known, duplicateOf, sameAs, cluster, keep, flags }: ResultRow): string {
  const notes = [
    ...reasons,
    ...(known === false && reasons.length === 0 ? ["Not known here."] : []),
    ...(duplicateOf === null ? [] : [`Repeats row ${formatNumber(duplicateOf)}.`]),
    ...(sameAs === null ? [] : [`The same person as row ${formatNumber(sameAs)}.`]),
    ...(cluster === null ? [] : [`Cluster ${cluster}${keep ? ", kept" : ""}.`]),
    ...(flags?.length ? [`Signals: ${flags.join(", ").replaceAll("_", " ")}.`] : []),
  ];
  return notes.join(" ");
}

function ChangedOutcomes({ page, changes: { changes, pagination } }: { page: string; changes: Changes }) {
  if (pagination.total === 0) return null;
  const label = (outcome: Outcome | null) => (outcome === null ? "–" : outcomeLabels[outcome].label);
  return (
    <Section id="changes" title="Since the earlier run">
      <DataTable
        caption="Outcomes that changed"
        rows={changes}
        columns={[
          {
            head: "Identity",
            cell: ({ address }) => <StrangersText>{address}</StrangersText>,
            cellClassName: "wrap-anywhere",
          },
          { head: "Before", cell: ({ before }) => label(before) },
          { head: "Now", cell: ({ after }) => label(after) },
          { head: "Why", cell: ({ why }) => why, cellClassName: "min-w-56 text-sm text-ink-soft" },
        ]}
      />
      <PageLinks page={pagination} href={(offset) => `${page}?changes=${offset}#changes`} />
    </Section>
  );
}
