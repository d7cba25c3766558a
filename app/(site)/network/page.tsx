import type { Metadata } from "next";
import { Columns } from "@/components/charts/columns.tsx";
import { ChainProgressList } from "@/components/scores/chain-progress.tsx";
import { TierBadge, tierLook } from "@/components/scores/tiers.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatDay } from "@/components/ui/dates.ts";
import { Definition } from "@/components/ui/definition.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ShowAsTable } from "@/components/ui/show-as-table.tsx";
import { systemContext } from "@/lib/core/context.ts";
import { listSwitches } from "@/lib/domains/models/index.ts";
import type { RecordedSwitch } from "@/lib/domains/models/schemas.ts";
import { countTiers, getNetwork, scoreTiers, type TierCounts } from "@/lib/domains/scores/index.ts";
import { whenLoaded } from "../_lib/null-on-error.ts";

export const metadata: Metadata = {
  title: "Network",
  description: "How many wallets are scored, their tiers over a year, the chains and the models.",
};

/** The fill of each tier's part of a column; literal, since Tailwind reads class names from the source. */
const fills = {
  bronze: "fill-tier-bronze",
  silver: "fill-tier-silver",
  gold: "fill-tier-gold",
  platinum: "fill-tier-platinum",
  diamond: "fill-tier-diamond",
  legendary: "fill-tier-legendary",
} as const;
const figure = "figures text-2xl font-semibold";
const highestFirst = [...scoreTiers].reverse();

export default async function NetworkPage() {
  const ctx = systemContext();
  const [tiers, network, switches] = await Promise.all([
    whenLoaded(countTiers(ctx)),
    whenLoaded(getNetwork(ctx)),
    listSwitches(ctx.pg),
  ]);
  return (
    <>
      <PageHeader
        title="Network"
        lead="How many wallets are scored, their tiers over a year, the chains and the models."
      />
      {tiers && network ? (
        <>
          <ScoreCounts scored={tiers.scored} ranked={tiers.ranked} />
          {tiers.ranked > 0 && <TierSection now={tiers.now} months={tiers.months} />}
          <Section
            id="chains"
            title="Chains"
            note="A wallet or name counts on each chain that it used, so these can add up to more than the number above."
          >
            <ChainProgressList chains={network.chains} now={ctx.now} />
          </Section>
        </>
      ) : (
        <StillIndexing />
      )}
      <Models switches={switches} />
    </>
  );
}

function ScoreCounts({ scored, ranked }: { scored: number; ranked: number }) {
  return (
    <>
      <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
        <Definition name="Wallets and names with a score" className={figure}>
          {formatNumber(scored)}
        </Definition>
        <Definition name="Of these, ranked" className={figure}>
          {formatNumber(ranked)}
        </Definition>
      </dl>
      <p className="mt-3 max-w-2xl text-ink-faint">
        A wallet is ranked once it sent a transaction. Exchanges and other services have a score and no rank.
      </p>
    </>
  );
}

interface TierColumn {
  name: string;
  tiers: TierCounts;
}

function TierSection({ now, months }: { now: TierCounts; months: readonly { day: string; tiers: TierCounts }[] }) {
  const columns = [...months.map(({ day, tiers }) => ({ name: formatDay(day), tiers })), { name: "Now", tiers: now }];
  const sentence = ({ name, tiers }: TierColumn) =>
    `${name}: ${scoreTiers.map((tier) => `${formatNumber(tiers[tier.name])} ${tierLook(tier.name).name}`).join(", ")}`;
  return (
    <Section
      id="tiers"
      title="Tiers"
      note="Ranked wallets by tier at the end of each month, by the time of the blocks."
    >
      <div className="mt-4">
        <Columns
          columns={columns.map((column) => ({
            name: sentence(column),
            parts: scoreTiers.map(({ name }) => ({ size: column.tiers[name], className: fills[name] })),
          }))}
          label={`Ranked wallets by tier over a year. ${sentence({ name: "Now", tiers: now })}`}
          ends={[columns[0]?.name ?? "", "Now"]}
          format={formatNumber}
        />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        {highestFirst.map(({ name }) => (
          <li key={name} className="figures flex items-center gap-2 text-sm">
            <TierBadge tier={name} /> {formatNumber(now[name])}
          </li>
        ))}
      </ul>
      <TierTable columns={columns} />
    </Section>
  );
}

function TierTable({ columns }: { columns: readonly TierColumn[] }) {
  return (
    <ShowAsTable className="mt-3">
      <DataTable
        caption="Ranked wallets by tier"
        rows={columns}
        columns={[
          { head: "At the end of", cell: ({ name }) => name },
          ...highestFirst.map(({ name }) => ({
            head: tierLook(name).name,
            className: "text-right",
            cell: ({ tiers }: TierColumn) => formatNumber(tiers[name]),
          })),
        ]}
      />
    </ShowAsTable>
  );
}

function Models({ switches }: { switches: readonly RecordedSwitch[] }) {
  const used = switches.filter(({ activatedAt }) => activatedAt !== null);
  if (used.length === 0) return null;
  return (
    <Section id="models" title="Models" note="A score names its model, so that anybody can recompute it.">
      <DataTable
        caption="Models of this service"
        rows={used}
        columns={[
          { head: "Version", cell: ({ version }) => version },
          { head: "Announced", cell: ({ announcedAt }) => formatDay(announcedAt) },
          { head: "In use since", cell: ({ activatedAt }) => (activatedAt ? formatDay(activatedAt) : "–") },
        ]}
      />
    </Section>
  );
}
