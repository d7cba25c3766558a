import Link from "next/link";
import { useTexts } from "#texts";
import type { ListCluster } from "../../lib/domains/lists/schemas.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";

/** A cluster of a list; a shared list leaves out what its upload says. */
export type ShownCluster = Omit<ListCluster, "evidence"> & {
  evidence: readonly { kind: ListCluster["evidence"][number]["kind"]; strength: number; detail: string | null }[];
};

/** Clusters that are drawn, and wallets of one. */
const DRAWN = 12;
const DOTS = 100;
const SIZE = 120;
/** The golden angle: dots that turn by it lie evenly on a disc. */
const TURN = Math.PI * (3 - Math.sqrt(5));

interface Props {
  clusters: readonly ShownCluster[];
  /** Of all, also those that are not in `clusters`. */
  total: number;
  /** Where all rows of a cluster are. */
  href?: (cluster: number) => string;
}

/** The clusters of a list: the largest as pictures, all as a table. */
export function ListClusters({ clusters, total, href }: Props) {
  const t = useTexts("lists.clusters");
  return (
    <div className="grid gap-6">
      <ul aria-label={t("largest")} className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {clusters.slice(0, DRAWN).map((cluster) => (
          <li key={cluster.id} className="min-w-0 rounded-xl border border-line bg-surface p-3">
            <Picture cluster={cluster} largest={clusters[0]?.size ?? 1} />
            <p className="figures mt-2 text-sm font-medium">
              {cluster.id}. {t("wallets", { count: cluster.size })}
            </p>
            <p className="text-sm text-ink-faint">{t(`evidence.${strongest(cluster).kind}`)}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t("dots", { dots: DOTS })}</p>
      <ClusterTable clusters={clusters} href={href} />
      {total > clusters.length && (
        <p className="figures text-sm text-ink-faint">{t("shown", { shown: clusters.length, total })}</p>
      )}
    </div>
  );
}

function ClusterTable({ clusters, href }: Pick<Props, "clusters" | "href">) {
  const t = useTexts("lists.clusters");
  return (
    <DataTable
      caption={t("all")}
      rows={clusters}
      columns={[
        {
          head: t("cluster"),
          cell: ({ id }) =>
            href ? (
              <Link href={href(id)} prefetch={false} className="underline underline-offset-4">
                {id}
              </Link>
            ) : (
              id
            ),
          className: "figures",
        },
        { head: t("size"), cell: ({ size }) => formatNumber(size, t.language), className: "figures text-right" },
        {
          head: t("strength"),
          cell: ({ strength }) => formatPercent(strength / 1000, t.language),
          className: "figures text-right",
        },
        { head: t("kept"), cell: ({ keep }) => <ShortAddress address={keep} /> },
        { head: t("evidence.title"), cell: (cluster) => <Evidence cluster={cluster} />, cellClassName: "min-w-64" },
      ]}
    />
  );
}

function strongest({ evidence }: ShownCluster): ShownCluster["evidence"][number] {
  const [first = { kind: "rows", strength: 0, detail: null }] = evidence.toSorted((a, b) => b.strength - a.strength);
  return first;
}

function Evidence({ cluster }: { cluster: ShownCluster }) {
  const t = useTexts("lists.clusters");
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {cluster.evidence.map(({ kind, detail }) => (
        <li key={kind}>
          {detail === null ? t("sentence", { name: t(`evidence.${kind}`) }) : <span lang="en">{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The kept wallet in the middle, the others around it; a larger cluster fills more of the square. */
function Picture({ cluster, largest }: { cluster: ShownCluster; largest: number }) {
  const t = useTexts("lists.clusters");
  const { id, size, strength, evidence } = cluster;
  const dots = Math.min(size, DOTS);
  const radius = (SIZE / 2 - 8) * Math.sqrt(Math.max(size / largest, 0.12));
  const dot = Math.min(6, (0.62 * radius) / Math.sqrt(dots));
  const label = t("picture", {
    id,
    count: size,
    strength: formatPercent(strength / 1000, t.language),
    evidence: evidence.map(({ kind }) => t(`evidence.${kind}`)).join(", "),
  });
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className="block h-auto w-full">
      <circle
        cx={SIZE / 2}
        cy={SIZE / 2}
        r={radius + 5}
        strokeWidth="2"
        strokeOpacity={0.25 + (0.75 * strength) / 1000}
        className="fill-accent/8 stroke-accent"
      />
      {Array.from({ length: dots }, (_, i) => {
        const away = radius * Math.sqrt(i / dots);
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name and do not move.
            key={i}
            cx={(SIZE / 2 + away * Math.cos(i * TURN)).toFixed(1)}
            cy={(SIZE / 2 + away * Math.sin(i * TURN)).toFixed(1)}
            r={dot.toFixed(1)}
            strokeWidth="1"
            className={i === 0 ? "fill-accent stroke-accent" : "fill-surface stroke-ink-soft"}
          />
        );
      })}
    </svg>
  );
}
