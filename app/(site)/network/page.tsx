import type { Metadata } from "next";
import { useTexts } from "#texts";
import { Columns } from "@/components/charts/columns.tsx";
import { ChainProgressList } from "@/components/scores/chain-progress.tsx";
import { TierBadge } from "@/components/scores/tiers.tsx";
import { StillIndexing } from "@/components/site/still-indexing.tsx";
import { getTexts } from "@/components/texts/server.tsx";
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("network");
  return {
    title: t("title"),
    description: t("lead"),
  };
}

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
  const t = await getTexts("network");
  const ctx = systemContext();
  const [tiers, network, switches] = await Promise.all([
    whenLoaded(countTiers(ctx)),
    whenLoaded(getNetwork(ctx)),
    listSwitches(ctx.pg),
  ]);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {tiers && network ? (
        <>
          <ScoreCounts scored={tiers.scored} ranked={tiers.ranked} />
          {tiers.ranked > 0 && <TierSection now={tiers.now} months={tiers.months} />}
          <Section id="chains" title={t("chains")} note={t("chainsNote")}>
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
  const t = useTexts("network");
  return (
    <>
      <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
        <Definition name={t("scored")} className={figure}>
          {formatNumber(scored, t.language)}
        </Definition>
        <Definition name={t("ranked")} className={figure}>
          {formatNumber(ranked, t.language)}
        </Definition>
      </dl>
      <p className="mt-3 max-w-2xl text-ink-faint">{t("rankedNote")}</p>
    </>
  );
}

interface TierColumn {
  name: string;
  tiers: TierCounts;
}

function TierSection({ now, months }: { now: TierCounts; months: readonly { day: string; tiers: TierCounts }[] }) {
  const [t, tierNames] = [useTexts("network"), useTexts("scores.tiers")];
  const columns = [
    ...months.map(({ day, tiers }) => ({ name: formatDay(day, t.language), tiers })),
    { name: t("now"), tiers: now },
  ];
  const sentence = ({ name, tiers }: TierColumn) =>
    `${name}: ${scoreTiers.map((one) => t("tierCount", { count: tiers[one.name], tier: tierNames(one.name) })).join(", ")}`;
  return (
    <Section id="tiers" title={t("tiers")} note={t("tiersNote")}>
      <div className="mt-4">
        <Columns
          columns={columns.map((column) => ({
            name: sentence(column),
            parts: scoreTiers.map(({ name }) => ({ size: column.tiers[name], className: fills[name] })),
          }))}
          label={t("chart", { now: sentence({ name: t("now"), tiers: now }) })}
          ends={[columns[0]?.name ?? "", t("now")]}
          format={(value) => formatNumber(value, t.language)}
        />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        {highestFirst.map(({ name }) => (
          <li key={name} className="figures flex items-center gap-2 text-sm">
            <TierBadge tier={name} /> {formatNumber(now[name], t.language)}
          </li>
        ))}
      </ul>
      <TierTable columns={columns} />
    </Section>
  );
}

function TierTable({ columns }: { columns: readonly TierColumn[] }) {
  const [t, tierNames] = [useTexts("network"), useTexts("scores.tiers")];
  return (
    <ShowAsTable className="mt-3">
      <DataTable
        caption={t("table")}
        rows={columns}
        columns={[
          { head: t("atEnd"), cell: ({ name }) => name },
          ...highestFirst.map(({ name }) => ({
            head: tierNames(name),
            className: "text-right",
            cell: ({ tiers }: TierColumn) => formatNumber(tiers[name], t.language),
          })),
        ]}
      />
    </ShowAsTable>
  );
}

function Models({ switches }: { switches: readonly RecordedSwitch[] }) {
  const t = useTexts("network");
  const used = switches.filter(({ activatedAt }) => activatedAt !== null);
  if (used.length === 0) return null;
  return (
    <Section id="models" title={t("models")} note={t("modelsNote")}>
      <DataTable
        caption={t("modelsTable")}
        rows={used}
        columns={[
          { head: t("version"), cell: ({ version }) => version },
          { head: t("announced"), cell: ({ announcedAt }) => formatDay(announcedAt, t.language) },
          { head: t("since"), cell: ({ activatedAt }) => (activatedAt ? formatDay(activatedAt, t.language) : "–") },
        ]}
      />
    </Section>
  );
}
