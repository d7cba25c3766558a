import { createHash } from "node:crypto";
import { openComparison } from "../lib/domains/lists/clusters/compare-wallets.ts";
import { parseCommandLine } from "../scripts/command-line.ts";
import { type LabelledGraph, readGraph } from "./sybil/read-graph.ts";
import { emptyEvidence, findInList, type Life, openFarms, signals, simulatedLife } from "./sybil/simulated-life.ts";
import { auc } from "./validity/auc.ts";

const usage = `usage: npm run lab -- list-clusters [<folder>] [--half first|second]

Find the clusters within a list: of the simulated life, with farms planted that show one signal each; and with a folder (that of sybil), of
its labelled population as one list, by payments alone, since such a graph has neither times nor contracts nor rows of an upload. The labels are
compared for the wallets of one half by the hash of the address: choose by the first, look at the second once.`;

const { values, positionals, fail } = parseCommandLine(usage, { half: { type: "string", default: "first" } }, 1);
if (values.half !== "first" && values.half !== "second") fail("--half is first or second.");

for (const chainId of [31_337, 7, 8]) await measureLife(chainId);
const [folder] = positionals;
if (folder !== undefined) measureGraph(await readGraph(folder, fail), values.half === "first" ? 0 : 1);

/** The wallets of a simulated life, and farms of ten to nineteen wallets among them, as one list. */
async function measureLife(chainId: number): Promise<void> {
  const { life, honest, clusters, services } = await simulatedLife(chainId);
  const farms = openFarms(life as Life, chainId);
  const planted = signals.map((signal) => ({ signal, farms: farms.plant(signal, 10) }));
  const lonely = farms.honest(1_000);
  const all = [...honest, ...clusters.flat(), ...lonely, ...planted.flatMap((one) => one.farms.flat())];
  const found = findInList(life.evidence(all, farms.labels), services);
  const inCluster = new Set(found.flatMap(({ members }) => members));
  const share = (wallets: readonly string[]) => {
    const of = wallets.filter((wallet) => inCluster.has(wallet)).length;
    return `${of} of ${wallets.length} (${((100 * of) / wallets.length).toFixed(1)} %)`;
  };
  console.log(
    `life ${chainId}: ${share(honest)} of its honest wallets in a cluster, ${share(lonely)} of those beside them`,
  );
  console.log(`  its own farms: ${clusters.map(share).join(", ")}`);
  for (const one of planted) console.log(`  planted, ${one.signal}: ${share(one.farms.flat())}`);
}

function measureGraph({ graph, members, labelled, isSybil }: LabelledGraph, half: number): void {
  const place = new Map([...members].map((number, i) => [number, i]));
  const others: Set<string>[] = labelled.map(() => new Set());
  for (const [i, from] of graph.from.entries()) {
    const to = graph.to[i] ?? 0;
    if (from === to) continue;
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const at = place.get(one);
      const otherAt = place.get(other);
      if (at !== undefined) others[at]?.add(otherAt === undefined ? `0x${other}` : (labelled[otherAt] ?? ""));
    }
  }
  const order = [...labelled.keys()].sort((a, b) => ((labelled[a] ?? "") < (labelled[b] ?? "") ? -1 : 1));
  const comparison = openComparison(
    order.map((i) => labelled[i] ?? ""),
    () => false,
  );
  for (const i of order)
    comparison.add({ ...emptyEvidence(labelled[i] ?? ""), counterparties: [...(others[i] ?? [])] });
  const suspicion = comparison.suspicion();
  const of = (wanted: boolean) =>
    order.flatMap((i, at) => (isSybil[i] === wanted && halfOf(labelled[i] ?? "") === half ? [suspicion[at] ?? 0] : []));
  const [sybil, eligible] = [of(true), of(false)];
  const found = auc(sybil, eligible);
  if (!found) {
    console.log("The labels name only one group: a comparison needs two.");
    return;
  }
  const [area, low, high] = [found.auc, found.low, found.high].map((value) => value.toFixed(3));
  console.log(
    `${values.half} half: AUC ${area} (${low}-${high}) of ${sybil.length} sybil and ${eligible.length} others`,
  );
  const inCluster = new Set(findAll(comparison).flatMap((cluster) => cluster.members));
  for (const [name, wanted] of [
    ["sybil", true],
    ["other", false],
  ] as const) {
    const group = labelled.filter((address, i) => isSybil[i] === wanted && halfOf(address) === half);
    const share = (100 * group.filter((address) => inCluster.has(address)).length) / group.length;
    console.log(`  in a cluster: ${share.toFixed(1)} % of the ${name} wallets`);
  }
}

function findAll(comparison: ReturnType<typeof openComparison>) {
  const steps = comparison.steps();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function halfOf(address: string): number {
  return (createHash("sha256").update(address).digest()[0] ?? 0) & 1;
}
