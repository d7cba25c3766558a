import type { ControlledChain } from "../../lib/domains/chain-control/schemas.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { formatCount, formatNumber } from "../ui/numbers.ts";
import { TimeAgo } from "../ui/time-ago.tsx";
import { ActButton } from "./act-button.tsx";

/** In the words of the status page. */
const states: Record<ControlledChain["state"], { text: string; tone: Tone }> = {
  waiting: { text: "Waiting", tone: "caution" },
  syncing: { text: "Indexing", tone: "caution" },
  following: { text: "Live", tone: "good" },
  retrying: { text: "Retrying", tone: "bad" },
  unreachable: { text: "Unreachable", tone: "bad" },
  restarting: { text: "Restarting", tone: "bad" },
  stopped: { text: "Stopped", tone: "bad" },
  paused: { text: "Paused", tone: "caution" },
  explorer: { text: "On request", tone: "plain" },
};

export function ChainTable({ chains, now }: { chains: readonly ControlledChain[]; now: Date }) {
  const columns: Column<ControlledChain>[] = [
    {
      head: "Chain",
      cell: (chain) => (
        <>
          <span className="font-medium">{`${chain.name} (${chain.chainId})`}</span>
          <Notes chain={chain} now={now} />
        </>
      ),
    },
    { head: "State", cell: ({ state }) => <ChainState state={state} /> },
    { head: "Block", className: "text-right figures", cell: ({ block }) => numberOr(block) },
    { head: "Head", className: "text-right figures", cell: ({ head }) => numberOr(head) },
    { head: "Final", className: "text-right figures", cell: ({ finalized }) => numberOr(finalized) },
    { head: "Actions", cell: (chain) => <ChainActs chain={chain} /> },
  ];
  return <DataTable caption="Chains" rows={chains} columns={columns} />;
}

export function ChainState({ state }: Pick<ControlledChain, "state">) {
  const { text, tone } = states[state];
  return <Badge tone={tone}>{text}</Badge>;
}

function numberOr(value: number | null): string {
  return value === null ? "–" : formatNumber(value);
}

function hasNotes({ pausedAt, reindex, error, action, quarantined }: ControlledChain): boolean {
  return Boolean(pausedAt || reindex || error || action || quarantined > 0);
}

function Notes({ chain, now }: { chain: ControlledChain; now: Date }) {
  const { pausedAt, pauseReason, reindex, error, action, quarantined } = chain;
  if (!hasNotes(chain)) return null;
  return (
    <div className="min-w-44 text-sm wrap-anywhere">
      {pausedAt && (
        <p>
          Paused <TimeAgo at={pausedAt} now={now} />: {pauseReason}
        </p>
      )}
      {reindex && (
        <p>
          {reindex.startedAt ? "Indexed again" : "Waits to be indexed again"} from block{" "}
          {formatNumber(reindex.fromBlock)}, <TimeAgo at={reindex.startedAt ?? reindex.requestedAt} now={now} />
        </p>
      )}
      {quarantined > 0 && <p>{formatCount(quarantined, "quarantined transaction")}</p>}
      {error && <p>{error}</p>}
      {action && <p>{action}</p>}
    </div>
  );
}

function ChainActs({ chain }: { chain: ControlledChain }) {
  const { chainId, name, state, oldestReindexBlock: oldest, block, missingBlock } = chain;
  if (state === "explorer") return null;
  return (
    <div className="flex gap-2 max-lg:flex-col max-lg:items-start">
      {state === "paused" ? (
        <ActButton
          act="resumeChain"
          target={String(chainId)}
          label="Resume"
          title={`Resume ${name}?`}
          note="Indexing resumes where it stopped."
        />
      ) : (
        <ActButton
          act="pauseChain"
          target={String(chainId)}
          label="Pause"
          title={`Pause ${name}?`}
          note="The worker stops reading its blocks within seconds, also after a restart. Resume undoes it."
          asksReason
        />
      )}
      {oldest !== null && (
        <ActButton
          act="reindexChain"
          target={String(chainId)}
          label="Re-index"
          title={`Index ${name} again?`}
          note={`The worker rolls blocks back, as in a reorg, and reads them again. Blocks from ${oldest} to ${block ?? oldest} are not final.`}
          field={{ label: "From block", value: String(oldest) }}
          asksReason
        />
      )}
      {missingBlock && (
        <ActButton
          act="setBlockAside"
          target={`${chainId} ${missingBlock.number}`}
          label="Set aside"
          title={`Go on without block ${formatNumber(missingBlock.number)} of ${name}?`}
          note="No node gives the block. The worker goes on once a node gives a later one; this block waits in quarantine and is read when a node has it."
          asksReason
        />
      )}
    </div>
  );
}
