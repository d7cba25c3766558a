import { useTexts } from "#texts";
import type { Language } from "../../lib/core/language.ts";
import type { ControlledChain } from "../../lib/domains/chain-control/schemas.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { TimeAgo } from "../ui/time-ago.tsx";
import { ActButton } from "./act-button.tsx";

const tones: Record<ControlledChain["state"], Tone> = {
  waiting: "caution",
  syncing: "caution",
  following: "good",
  retrying: "bad",
  unreachable: "bad",
  restarting: "bad",
  stopped: "bad",
  paused: "caution",
  explorer: "plain",
};

export function ChainTable({ chains, now }: { chains: readonly ControlledChain[]; now: Date }) {
  const t = useTexts("admin.chains");
  const columns: Column<ControlledChain>[] = [
    {
      head: t("chain"),
      cell: (chain) => (
        <>
          <span className="font-medium">{`${chain.name} (${chain.chainId})`}</span>
          <Notes chain={chain} now={now} />
        </>
      ),
    },
    { head: t("state"), cell: ({ state }) => <ChainState state={state} /> },
    { head: t("block"), className: "text-right figures", cell: ({ block }) => numberOr(block, t.language) },
    { head: t("head"), className: "text-right figures", cell: ({ head }) => numberOr(head, t.language) },
    { head: t("final"), className: "text-right figures", cell: ({ finalized }) => numberOr(finalized, t.language) },
    { head: t("actions"), cell: (chain) => <ChainActs chain={chain} /> },
  ];
  return <DataTable caption={t("caption")} rows={chains} columns={columns} />;
}

export function ChainState({ state }: Pick<ControlledChain, "state">) {
  const t = useTexts("admin.chains");
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}

function numberOr(value: number | null, language: Language): string {
  return value === null ? "–" : formatNumber(value, language);
}

function hasNotes({ pausedAt, reindex, error, action, quarantined }: ControlledChain): boolean {
  return Boolean(pausedAt || reindex || error || action || quarantined > 0);
}

function Notes({ chain, now }: { chain: ControlledChain; now: Date }) {
  const t = useTexts("admin.chains");
  const { pausedAt, pauseReason, reindex, error, action, quarantined } = chain;
  if (!hasNotes(chain)) return null;
  return (
    <div className="min-w-44 text-sm wrap-anywhere">
      {pausedAt && (
        <p>{t.rich("pausedSince", { time: () => <TimeAgo at={pausedAt} now={now} />, reason: pauseReason ?? "" })}</p>
      )}
      {reindex && (
        <p>
          {t.rich(reindex.startedAt ? "reindexed" : "reindexWaits", {
            block: reindex.fromBlock,
            time: () => <TimeAgo at={reindex.startedAt ?? reindex.requestedAt} now={now} />,
          })}
        </p>
      )}
      {quarantined > 0 && <p>{t("quarantined", { count: quarantined })}</p>}
      {error && <p lang="en">{error}</p>}
      {action && <p lang="en">{action}</p>}
    </div>
  );
}

function ChainActs({ chain }: { chain: ControlledChain }) {
  const t = useTexts("admin.chains");
  const { chainId, name, state, oldestReindexBlock: oldest, block, missingBlock } = chain;
  if (state === "explorer") return null;
  return (
    <div className="flex gap-2 max-lg:flex-col max-lg:items-start">
      {state === "paused" ? (
        <ActButton
          act="resumeChain"
          target={String(chainId)}
          label={t("resume.label")}
          title={t("resume.title", { name })}
          note={t("resume.note")}
        />
      ) : (
        <ActButton
          act="pauseChain"
          target={String(chainId)}
          label={t("pause.label")}
          title={t("pause.title", { name })}
          note={t("pause.note")}
          asksReason
        />
      )}
      {oldest !== null && (
        <ActButton
          act="reindexChain"
          target={String(chainId)}
          label={t("reindex.label")}
          title={t("reindex.title", { name })}
          note={t("reindex.note", { oldest, block: block ?? oldest })}
          field={{ label: t("reindex.from"), value: String(oldest) }}
          asksReason
        />
      )}
      {missingBlock && (
        <ActButton
          act="setBlockAside"
          target={`${chainId} ${missingBlock.number}`}
          label={t("aside.label")}
          title={t("aside.title", { block: missingBlock.number, name })}
          note={t("aside.note")}
          asksReason
        />
      )}
    </div>
  );
}
