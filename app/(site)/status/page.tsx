import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Metadata } from "next";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatAgo, formatTime } from "@/components/ui/dates.ts";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAgo, TimeAt } from "@/components/ui/time-ago.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { type ChainProgress, getNetwork } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export const metadata: Metadata = {
  title: "Status",
  description: "Which chains are indexed, how far, and what is late.",
};

const states: Record<ChainProgress["state"], { text: string; tone: Tone }> = {
  following: { text: "Live", tone: "good" },
  syncing: { text: "Indexing", tone: "caution" },
  failing: { text: "Not responding", tone: "bad" },
  paused: { text: "Paused", tone: "caution" },
  explorer: { text: "On request", tone: "plain" },
};

export default async function StatusPage() {
  const ctx = systemContext();
  const network = await whenLoaded(getNetwork(ctx));
  return (
    <>
      <PageHeader title="Status" lead="Which chains are indexed, how far, and what is late." />
      {network ? <Chains chains={network.chains} now={ctx.now} /> : <StillIndexing />}
    </>
  );
}

function Chains({ chains, now }: { chains: readonly ChainProgress[]; now: Date }) {
  return (
    <>
      <ul className="mt-8 grid gap-3">
        {summaryOf(chains, now).map(({ text, isGood }) => (
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
        note="Live chains are read block by block. On request means that a wallet’s history is fetched when somebody looks it up."
      >
        <DataTable caption="State of each chain" rows={chains} columns={columnsAt(now)} />
      </Section>
      <p className="mt-8 text-sm text-ink-faint">
        As of <TimeAt at={now.getTime()} />. Monitors read the same from{" "}
        <a href="/health/ready" className="text-ink-soft underline decoration-line-strong underline-offset-4">
          /health/ready
        </a>
        .
      </p>
    </>
  );
}

/** What is late, a sentence each; one good sentence if nothing is. */
function summaryOf(chains: readonly ChainProgress[], now: Date): { text: string; isGood: boolean }[] {
  const late = chains.flatMap(({ name, state, behind, failingSince, pausedSince }) => {
    if (state === "paused" && pausedSince) {
      return [`${name} is paused by the operator since ${formatTime(pausedSince)}. Its scores stay as they were.`];
    }
    if (state === "failing") {
      const since = failingSince ? ` It began ${formatAgo(failingSince, now)}.` : "";
      return [`The nodes of ${name} do not respond, so its scores stay as they were.${since}`];
    }
    if (state !== "syncing") return [];
    const distance = behind === null ? "" : ` ${formatNumber(behind)} blocks are missing.`;
    return [`${name} is being indexed.${distance} Its scores change until that is done.`];
  });
  if (late.length === 0) return [{ text: "All chains are up to date.", isGood: true }];
  return late.map((text) => ({ text, isGood: false }));
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
