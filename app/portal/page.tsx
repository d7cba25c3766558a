import { ChartNoAxesColumn } from "lucide-react";
import { EndpointTable } from "@/components/portal/endpoint-table.tsx";
import { formatMilliseconds } from "@/components/portal/format.ts";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { QuickStart } from "@/components/portal/quick-start.tsx";
import { Quota } from "@/components/portal/quota.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { UsageCharts } from "@/components/portal/usage-charts.tsx";
import { UsageFilters } from "@/components/portal/usage-filters.tsx";
import { fillSeries, type Range, rangeStart, ranges, sumByEndpoint } from "@/components/portal/usage-series.ts";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ShortAddress } from "@/components/wallet/short-address.tsx";
import { checksum, MAX_LIMIT } from "@/lib/core/schemas.ts";
import { getUsage, listKeys } from "@/lib/domains/developers/index.ts";
import { exampleIdentity } from "./_lib/example.ts";
import { readSignedIn, type SignedIn } from "./_lib/signed-in.ts";

type Query = Record<string, string | string[] | undefined>;

export default async function OverviewPage({ searchParams }: { searchParams: Promise<Query> }) {
  const who = await readSignedIn();
  if (!who) return <SignInPrompt />;
  return <Overview {...who} query={await searchParams} />;
}

async function Overview({ ctx, session, query }: SignedIn & { query: Query }) {
  const { developerId } = session;
  const [{ keys }, example] = await Promise.all([
    listKeys(ctx, { developerId, limit: MAX_LIMIT, offset: 0 }),
    exampleIdentity(ctx),
  ]);
  const range: Range = typeof query.range === "string" && query.range in ranges ? (query.range as Range) : "24h"; // a key of the table
  const chosen = keys.find(({ id }) => id === query.key);
  const now = ctx.now.getTime();
  const asked = { developerId, keyId: chosen?.id, from: rangeStart(range, now), interval: ranges[range].interval };
  const [inTime, inEndpoints] = await Promise.all([
    getUsage(ctx, { ...asked, groupBy: "none" }),
    getUsage(ctx, { ...asked, groupBy: "endpoint" }),
  ]);
  const { totals, quota } = inTime;
  const live = keys.filter(
    (key) => key.revokedAt === null && (key.expiresAt === null || Date.parse(key.expiresAt) > now),
  );
  return (
    <>
      <PortalHeader
        here="/portal"
        title="Overview"
        note={
          <>
            Signed in as <ShortAddress address={checksum(session.wallet)} className="text-ink" />
          </>
        }
      />
      <div className="mt-8">
        <Quota quota={quota} keys={live.length} />
      </div>
      <Section id="usage" title="Usage">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <UsageFilters
            range={range}
            keyId={chosen?.id ?? ""}
            keys={[
              { value: "", label: "All keys and sessions" },
              ...keys.map(({ id, name, last4 }) => ({ value: id, label: `${name} (…${last4})` })),
            ]}
          />
          {totals.requests > 0 && (
            <dl className="figures grid w-full grid-cols-4 gap-x-4 sm:w-auto sm:gap-x-8">
              <Total name="Requests" value={totals.requests.toLocaleString("en")} />
              <Total name="Errors" value={`${((totals.errors / totals.requests) * 100).toFixed(1)} %`} />
              <Total name="Median" value={formatMilliseconds(totals.p50Ms)} />
              <Total name="95th" value={formatMilliseconds(totals.p95Ms)} />
            </dl>
          )}
        </div>
        {totals.requests === 0 ? (
          <EmptyState icon={ChartNoAxesColumn} title={`No requests in the last ${ranges[range].label}`}>
            <p>Each call shows here within seconds, by time and by endpoint. The first one takes a line:</p>
            <div className="text-left">
              <QuickStart origin={ctx.env.PUBLIC_ORIGIN} example={example ?? checksum(session.wallet)} />
            </div>
          </EmptyState>
        ) : (
          <>
            <UsageCharts points={fillSeries(inTime.usage, range, now)} range={range} />
            <div className="mt-6">
              <EndpointTable endpoints={sumByEndpoint(inEndpoints.usage)} />
            </div>
          </>
        )}
      </Section>
    </>
  );
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}
