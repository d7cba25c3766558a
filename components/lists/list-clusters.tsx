import Link from "next/link";
import type { ListCluster } from "../../lib/domains/lists/schemas.ts";
import { DataTable } from "../ui/data-table.tsx";
import { formatCount, formatNumber, formatPercent } from "../ui/numbers.ts";
import { ShortAddress } from "../wallet/short-address.tsx";
import { evidenceLabels } from "./labels.ts";

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
  return (
    <div className="grid gap-6">
      <ul aria-label="The largest clusters" className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {clusters.slice(0, DRAWN).map((cluster) => (
          <li key={cluster.id} className="min-w-0 rounded-xl border border-line bg-surface p-3">
            <Picture cluster={cluster} largest={clusters[0]?.size ?? 1} />
            <p className="figures mt-2 text-sm font-medium">
              {cluster.id}. {formatCount(cluster.size, "wallet")}
            </p>
            <p className="text-sm text-ink-faint">{evidenceLabels[strongest(cluster).kind]}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Each dot is a wallet, at most {DOTS} of a cluster; the one that is kept is filled. The stronger the evidence,
        the darker the ring.
      </p>
      <ClusterTable clusters={clusters} href={href} />
      {total > clusters.length && (
        <p className="figures text-sm text-ink-faint">
          The largest {formatNumber(clusters.length)} of {formatNumber(total)}.
        </p>
      )}
    </div>
  );
}

function ClusterTable({ clusters, href }: Pick<Props, "clusters" | "href">) {
  return (
    <DataTable
      caption="All clusters"
      rows={clusters}
      columns={[
        {
          head: "Cluster",
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
        { head: "Wallets", cell: ({ size }) => formatNumber(size), className: "figures text-right" },
        { head: "Strength", cell: ({ strength }) => formatPercent(strength / 1000), className: "figures text-right" },
        { head: "Kept", cell: ({ keep }) => <ShortAddress address={keep} /> },
        { head: "Evidence", cell: (cluster) => <Evidence cluster={cluster} />, cellClassName: "min-w-64" },
      ]}
    />
  );
}

function strongest({ evidence }: ShownCluster): ShownCluster["evidence"][number] {
  const [first = { kind: "rows", strength: 0, detail: null }] = evidence.toSorted((a, b) => b.strength - a.strength);
  return first;
}

function Evidence({ cluster }: { cluster: ShownCluster }) {
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {cluster.evidence.map(({ kind, detail }) => (
        <li key={kind}>{detail ?? `${evidenceLabels[kind]}.`}</li>
      ))}
    </ul>
  );
}

/** The kept wallet in the middle, the others around it; a larger cluster fills more of the square. */
function Picture({ cluster, largest }: { cluster: ShownCluster; largest: number }) {
  const { id, size, strength, evidence } = cluster;
  const dots = Math.min(size, DOTS);
  const radius = (SIZE / 2 - 8) * Math.sqrt(Math.max(size / largest, 0.12));
  const dot = Math.min(6, (0.62 * radius) / Math.sqrt(dots));
  const label = `Cluster ${id}: ${formatCount(size, "wallet")}, strength ${formatPercent(strength / 1000)}. ${evidence
    .map(({ kind }) => evidenceLabels[kind])
    .join(", ")}`;
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
