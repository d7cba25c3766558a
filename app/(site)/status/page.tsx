import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatAgo, formatTime } from "@/components/ui/dates.ts";
import { formatCount, formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAgo, TimeAt } from "@/components/ui/time-ago.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { processDependencies, systemContext } from "@/lib/core/context.ts";
import { type ChainProgress, type Delays, getDelays, getNetwork } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export const metadata: Metadata = {
  title: "Status",
  description: "Which chains are indexed, how far, and what is late.",
};

const states: Record<ChainProgress["state"], { text: string; tone: Tone }> = {
  following: { text: "Live", tone: "good" },
  syncing: { text: "Indexing", tone: "caution" },
  failing: { text: "Failing", tone: "bad" },
  paused: { text: "Paused", tone: "caution" },
  explorer: { text: "On request", tone: "plain" },
};

/** What is wrong, without what only operators need. */
const faults: Record<NonNullable<ChainProgress["fault"]>, (chain: string) => string> = {
  retrying: (chain) => `The nodes of ${chain} do not return usable blocks`,
  unreachable: (chain) => `The nodes of ${chain} do not respond`,
  restarting: (chain) => `This service’s worker for ${chain} fails and starts again`,
  stopped: (chain) => `The nodes of ${chain} replaced final blocks or have another chain, and the operator must decide`,
};

export default async function StatusPage() {
  const ctx = systemContext();
  const [network, delays] = await Promise.all([
    whenLoaded(getNetwork(ctx)),
    getDelays(processDependencies().pg, ctx.env.CHAINS),
  ]);
  return (
    <>
      <PageHeader title="Status" lead="Which chains are indexed, how far, and what is late." />
      {network ? <Chains chains={network.chains} delays={delays} now={ctx.now} /> : <StillIndexing />}
    </>
  );
}

interface Props {
  chains: readonly ChainProgress[];
  delays: Delays;
  now: Date;
}

function Chains({ chains, delays, now }: Props) {
  const dates = useTexts("dates");
  return (
    <>
      <ul className="mt-8 grid gap-3">
        {summaryOf({ chains, delays, now }, dates).map(({ text, isGood }) => (
          <li key={text} className="flex gap-3 font-medium">
            {isGood ? (
              <CircleCheck size={22} className="mt-0.5 shrink-0 text-up" />
            ) : (
              <TriangleAlert size={22} className="mt-0.5 shrink-0 text-caution" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <Section
        id="chains"
        title="Chains"
        note="Live chains are read block by block. On request means that a wallet’s history is fetched when somebody looks it up. A wallet counts as scored on each chain that it used."
      >
        <DataTable caption="State of each chain" rows={chains} columns={columnsAt(now)} />
      </Section>
      <p className="mt-8 text-sm text-ink-faint">
        As of <TimeAt at={now.getTime()} />. Monitors read the same from{" "}
        <a
          href={withBasePath("/health/ready")}
          className="text-ink-soft underline decoration-line-strong underline-offset-4"
        >
          /health/ready
        </a>
        .
      </p>
    </>
  );
}

/** What is late, a sentence each; one good sentence if nothing is. */
function summaryOf({ chains, delays, now }: Props, dates: Texts<"dates">): { text: string; isGood: boolean }[] {
  const late = chains.flatMap(({ name, state, fault, behind, blockTime, failingSince, pausedSince }) => {
    if (state === "paused" && pausedSince) {
      return [`${name} is paused by the operator since ${formatTime(pausedSince)}. Its scores stay as they were.`];
    }
    if (state === "failing") {
      const since = failingSince ? ` It began ${formatAgo(failingSince, now, dates)}.` : "";
      return [`${faults[fault ?? "retrying"](name)}, so its scores stay as they were.${since}`];
    }
    if (state !== "syncing") return [];
    const distance = behind === null ? "" : ` ${formatNumber(behind)} blocks are missing.`;
    const newest = blockTime === null ? "" : ` Its newest block here is of ${formatTime(blockTime * 1000)}.`;
    return [`${name} is being indexed.${distance}${newest} Its scores change until that is done.`];
  });
  const failing = delays.explorers.map(({ chainId, host, since }) => {
    const name = chains.find((chain) => chain.chainId === chainId)?.name ?? `chain ${chainId}`;
    return `The explorer ${host} of ${name} does not give histories. It began ${formatAgo(since, now, dates)}.`;
  });
  const missing = delays.missingBlocks.flatMap(({ chainId, blocks: [newest, ...others] }) => {
    if (!newest) return [];
    const name = chains.find((chain) => chain.chainId === chainId)?.name ?? `chain ${chainId}`;
    const earlier = others.reduce((sum, { from, to }) => sum + to - from + 1, 0);
    const more = earlier === 0 ? "" : ` ${formatCount(earlier, "earlier block")} too.`;
    const { from, to } = newest;
    const what =
      from === to
        ? `Block ${formatNumber(to)} of ${name} is missing, because no node gives it: what happened in it is not counted.`
        : `Blocks ${formatNumber(from)} to ${formatNumber(to)} of ${name} are missing, because no node gives them: what happened in them is not counted.`;
    return [what + more];
  });
  late.unshift(...delaysOf(delays, now, dates), ...failing, ...missing);
  if (late.length === 0) return [{ text: "All chains are up to date.", isGood: true }];
  return late.map((text) => ({ text, isGood: false }));
}

function delaysOf({ noWorkerSince, histories }: Delays, now: Date, dates: Texts<"dates">): string[] {
  const sentences: string[] = [];
  if (noWorkerSince !== null) {
    const since = noWorkerSince === "" ? "" : ` The last was read ${formatAgo(noWorkerSince, now, dates)}.`;
    sentences.push(`No worker of this service runs, so no block and no history is read.${since}`);
  }
  if (histories) {
    const what = formatCount(histories.count, "wallet");
    sentences.push(
      `Histories of ${what} wait to be read, the longest since ${formatAgo(histories.since, now, dates)}.`,
    );
  }
  return sentences;
}

function columnsAt(now: Date): Column<ChainProgress>[] {
  return [
    { head: "Chain", cell: ({ name }) => <span className="font-medium">{name}</span> },
    { head: "State", cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].text}</Badge> },
    {
      head: "Newest block",
      className: "text-right max-sm:hidden",
      cell: ({ blockNumber }) => (blockNumber === null ? "–" : formatNumber(blockNumber)),
    },
    {
      head: "Blocks behind",
      className: "text-right",
      cell: ({ behind }) => (behind === null ? "–" : formatNumber(behind)),
    },
    {
      head: "Block time",
      className: "text-right max-sm:hidden",
      cell: ({ blockTime }) =>
        blockTime === null ? "–" : <TimeAgo at={new Date(blockTime * 1000).toISOString()} now={now} />,
    },
    {
      head: "Scored",
      className: "text-right",
      cell: ({ scored }) => formatNumber(scored),
    },
  ];
}
