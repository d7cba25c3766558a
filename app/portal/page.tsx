import { ChartNoAxesColumn } from "lucide-react";
import { useTexts } from "#texts";
import { EndpointTable } from "@/components/portal/endpoint-table.tsx";
import { formatMilliseconds } from "@/components/portal/format.ts";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { QuickStart } from "@/components/portal/quick-start.tsx";
import { Quota } from "@/components/portal/quota.tsx";
import { UsageCharts } from "@/components/portal/usage-charts.tsx";
import { UsageFilters } from "@/components/portal/usage-filters.tsx";
import { fillSeries, type Range, rangeStart, ranges, sumByEndpoint } from "@/components/portal/usage-series.ts";
import { getTexts } from "@/components/texts/server.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { formatNumber, formatShare } from "@/components/ui/numbers.ts";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import { checksum, MAX_LIMIT } from "@/lib/core/schemas.ts";
import { getUsage, type KeyRecord, listKeys, type UsageView } from "@/lib/domains/developers/index.ts";
import { keyParam, type PageProps } from "../(site)/_lib/query.ts";
import { exampleIdentity } from "./_lib/example.ts";
import { SignInPrompt } from "./_lib/sign-in-prompt.tsx";
import { readSignedIn, type SignedIn } from "./_lib/signed-in.ts";

const REFRESH_SECONDS = 15;

export default async function OverviewPage({ searchParams }: PageProps) {
  const t = await getTexts("portal.overview");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx, session } = signedIn;
  const query = await searchParams;
  const { developerId } = session;
  const range = keyParam(query, "range", ranges, "24h");
  const { keys } = await listKeys(ctx, { developerId, limit: MAX_LIMIT, offset: 0 });
  const chosen = keys.find(({ id }) => id === query.key);
  const now = ctx.now.getTime();
  const filter = { developerId, keyId: chosen?.id, from: rangeStart(range, now), interval: ranges[range].interval };
  const [overTime, byEndpoint] = await Promise.all([
    getUsage(ctx, { ...filter, groupBy: "none" }),
    getUsage(ctx, { ...filter, groupBy: "endpoint" }),
  ]);
  const { totals, quota, usage } = overTime;
  return (
    <>
      <PortalHeader
        current="/portal"
        title={t("title")}
        note={t.rich("signedInAs", {
          wallet: () => <ShortAddress address={checksum(session.wallet)} className="text-ink" />,
        })}
      />
      <div className="mt-8">
        <Quota quota={quota} keys={keys.filter((key) => isUsable(key, now)).length} />
      </div>
      <Section id="usage" title={t("usage")}>
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <UsageFilters
            range={range}
            keyId={chosen?.id ?? ""}
            keys={[
              { value: "", label: t("allKeys") },
              ...keys.map(({ id, name, last4 }) => ({ value: id, label: `${name} (…${last4})` })),
            ]}
          />
          {totals.requests > 0 && <Totals totals={totals} />}
        </div>
        {totals.requests === 0 ? (
          <NoRequests {...signedIn} range={range} />
        ) : (
          <>
            <UsageCharts points={fillSeries(usage, range, now)} range={range} />
            <div className="mt-6">
              <EndpointTable endpoints={sumByEndpoint(byEndpoint.usage)} />
            </div>
          </>
        )}
      </Section>
      <Refresh seconds={REFRESH_SECONDS} />
    </>
  );
}

function isUsable({ revokedAt, expiresAt }: KeyRecord, now: number): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);
}

function Totals({ totals }: Pick<UsageView, "totals">) {
  const t = useTexts("portal.usage");
  const figures = {
    [t("requests")]: formatNumber(totals.requests, t.language),
    [t("errors")]: formatShare(totals.errors / totals.requests, t.language),
    [t("median")]: formatMilliseconds(totals.p50Ms, t.language),
    [t("p95")]: formatMilliseconds(totals.p95Ms, t.language),
  };
  return (
    <dl className="figures grid w-full grid-cols-4 items-end gap-x-4 sm:w-auto sm:gap-x-8">
      {Object.entries(figures).map(([name, value]) => (
        <Definition key={name} name={name} className="text-lg font-semibold">
          {value}
        </Definition>
      ))}
    </dl>
  );
}

async function NoRequests({ ctx, session, range }: SignedIn & { range: Range }) {
  const t = await getTexts("portal.overview");
  const usage = await getTexts("portal.usage");
  const example = (await exampleIdentity(ctx)) ?? checksum(session.wallet);
  return (
    <EmptyState icon={ChartNoAxesColumn} title={t("noRequests", { range: usage(`ranges.${range}`) })}>
      <p>{t("callsAppear")}</p>
      <div className="text-left">
        <QuickStart origin={ctx.env.PUBLIC_ORIGIN} example={example} />
      </div>
    </EmptyState>
  );
}
