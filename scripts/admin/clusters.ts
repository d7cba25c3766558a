import { auditSql } from "../../lib/core/audit.ts";
import { type AlikeReport, findAlikeWallets, scoringSettings } from "../../lib/domains/scores/index.ts";
import type { AlikeCluster } from "../../lib/engine/index.ts";
import type { AdminCommand } from "./command.ts";

/** Clusters that one report shows. */
const SHOWN = 20;

/** `clusters` */
export const clustersCommand: AdminCommand = () => async (ctx) => {
  const { env, pg, now } = ctx;
  // Clusters and scores change in many transactions: the entry precedes them.
  await auditSql(ctx, pg, "clusters.search", "all wallets");
  const report = await findAlikeWallets(pg, scoringSettings(env), { now, isForced: true });
  if (report) return { json: report, text: reportText(report) };
  return { json: null, text: "Another process is searching for clusters at the moment. Its result will be stored." };
};

function reportText({ wallets, clusters, changed }: AlikeReport): string {
  const each = largestFirst(clusters);
  const lines = [
    `${wallets} wallets: ${each.length} clusters with ${clusters.length} wallets. The clusters of ${changed} wallets changed.`,
  ];
  for (const { wallet, size, members, by } of each.slice(0, SHOWN)) {
    const evidence =
      by === "contracts" ? "the same contracts in the same weeks" : "one funding root, and much in common";
    lines.push(
      `${size} alike (${evidence}): ${[wallet, ...members].join(" ")}${size > members.length + 1 ? " …" : ""}`,
    );
  }
  if (each.length > SHOWN) lines.push(`Only the ${SHOWN} largest are shown.`);
  return lines.join("\n");
}

/** One row for each cluster: that of its first wallet, which is the one that no other row of its members precedes. */
function largestFirst(clusters: readonly AlikeCluster[]): AlikeCluster[] {
  return clusters
    .filter(({ wallet, members }) => members.every((other) => wallet < other))
    .sort((a, b) => b.size - a.size || (a.wallet < b.wallet ? -1 : 1));
}
