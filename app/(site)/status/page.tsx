import { CircleCheck, TriangleAlert } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import type { Texts } from "@/components/texts/create-texts.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { formatAgo } from "@/components/ui/ago.ts";
import { Badge, type Tone } from "@/components/ui/badge.tsx";
import { type Column, DataTable } from "@/components/ui/data-table.tsx";
import { formatTime } from "@/components/ui/dates.ts";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAgo, TimeAt } from "@/components/ui/time-ago.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { processDependencies, systemContext } from "@/lib/core/context.ts";
import { type ChainProgress, type Delays, getDelays, getNetwork } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("status");
  return {
    title: t("title"),
    description: t("lead"),
  };
}

const tones: Record<ChainProgress["state"], Tone> = {
  following: "good",
  syncing: "caution",
  failing: "bad",
  paused: "caution",
  explorer: "plain",
};

export default async function StatusPage() {
  const t = await getTexts("status");
  const ctx = systemContext();
  const [network, delays] = await Promise.all([
    whenLoaded(getNetwork(ctx)),
    getDelays(processDependencies().pg, ctx.env.CHAINS),
  ]);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
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
  const t = useTexts("status");
  const dates = useTexts("dates");
  return (
    <>
      <ul className="mt-8 grid gap-3">
        {summaryOf({ chains, delays, now }, { t, dates }).map(({ text, isGood }) => (
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
      <Section id="chains" title={t("chains")} note={t("chainsNote")}>
        <DataTable caption={t("caption")} rows={chains} columns={columnsAt(now, t)} />
      </Section>
      <p className="mt-8 text-sm text-ink-faint">
        {t.rich("asOf", {
          time: () => <TimeAt at={now.getTime()} />,
          a: (inside) => (
            <a
              href={withBasePath("/health/ready")}
              className="text-ink-soft underline decoration-line-strong underline-offset-4"
            >
              {inside}
            </a>
          ),
        })}
      </p>
    </>
  );
}

interface Words {
  t: Texts<"status">;
  dates: Texts<"dates">;
}

/** What is late, a sentence each; one good sentence if nothing is. */
function summaryOf({ chains, delays, now }: Props, words: Words): { text: string; isGood: boolean }[] {
  const { t, dates } = words;
  const nameOf = (id: number) => chains.find((chain) => chain.chainId === id)?.name ?? t("chainName", { id });
  const failing = delays.explorers.map(({ chainId, host, since }) => {
    const began = t("began", { ago: formatAgo(since, now, dates) });
    return `${t("explorer", { host, chain: nameOf(chainId) })} ${began}`;
  });
  const missing = delays.missingBlocks.flatMap(({ chainId, blocks: [newest, ...others] }) => {
    if (!newest) return [];
    const [chain, { from, to }] = [nameOf(chainId), newest];
    const earlier = others.reduce((sum, one) => sum + one.to - one.from + 1, 0);
    const what = from === to ? t("blockMissing", { block: to, chain }) : t("blocksMissing", { from, to, chain });
    return [earlier === 0 ? what : `${what} ${t("earlier", { count: earlier })}`];
  });
  const late = [
    ...delaysOf(delays, now, words),
    ...failing,
    ...missing,
    ...chains.flatMap((one) => lateChain(one, now, words)),
  ];
  if (late.length === 0) return [{ text: t("good"), isGood: true }];
  return late.map((text) => ({ text, isGood: false }));
}

function lateChain(chain: ChainProgress, now: Date, { t, dates }: Words): string[] {
  const { name, state, fault, behind, blockTime, failingSince, pausedSince } = chain;
  if (state === "paused" && pausedSince) {
    return [t("paused", { chain: name, at: formatTime(pausedSince, t.language) })];
  }
  if (state === "failing") {
    const what = t(`faults.${fault ?? "retrying"}`, { chain: name });
    return [failingSince ? `${what} ${t("began", { ago: formatAgo(failingSince, now, dates) })}` : what];
  }
  if (state !== "syncing") return [];
  const sentences = [
    t("syncing", { chain: name }),
    ...(behind === null ? [] : [t("missingCount", { blocks: behind })]),
    ...(blockTime === null ? [] : [t("newest", { at: formatTime(blockTime * 1000, t.language) })]),
    t("syncingEnd"),
  ];
  return [sentences.join(" ")];
}

function delaysOf({ noWorkerSince, histories }: Delays, now: Date, { t, dates }: Words): string[] {
  const sentences: string[] = [];
  if (noWorkerSince !== null) {
    const since = noWorkerSince === "" ? "" : ` ${t("lastRead", { ago: formatAgo(noWorkerSince, now, dates) })}`;
    sentences.push(t("noWorker") + since);
  }
  if (histories) {
    sentences.push(t("histories", { count: histories.count, ago: formatAgo(histories.since, now, dates) }));
  }
  return sentences;
}

function columnsAt(now: Date, t: Texts<"status">): Column<ChainProgress>[] {
  return [
    { head: t("chain"), cell: ({ name }) => <span className="font-medium">{name}</span> },
    { head: t("state"), cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge> },
    {
      head: t("newestBlock"),
      className: "text-right max-sm:hidden",
      cell: ({ blockNumber }) => (blockNumber === null ? "–" : formatNumber(blockNumber, t.language)),
    },
    {
      head: t("behind"),
      className: "text-right",
      cell: ({ behind }) => (behind === null ? "–" : formatNumber(behind, t.language)),
    },
    {
      head: t("blockTime"),
      className: "text-right max-sm:hidden",
      cell: ({ blockTime }) =>
        blockTime === null ? "–" : <TimeAgo at={new Date(blockTime * 1000).toISOString()} now={now} />,
    },
    {
      head: t("scored"),
      className: "text-right",
      cell: ({ scored }) => formatNumber(scored, t.language),
    },
  ];
}
