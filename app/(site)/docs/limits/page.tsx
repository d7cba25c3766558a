import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { EndpointPath } from "@/components/docs/endpoint-path.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { formatNumber } from "@/components/ui/numbers.ts";
import { apiGroups, type EndpointDoc } from "@/lib/api/reference/describe.ts";
import { capital } from "@/lib/api/reference/openapi.ts";
import { withBasePath } from "@/lib/core/base-path.ts";
import { env } from "@/lib/core/env.ts";
import {
  IPV6_NETWORKS,
  limitsOf,
  type PlanLimits,
  planTiers,
  type RateLimitClass,
  rateLimitClasses,
} from "@/lib/core/plans.ts";

export const metadata: Metadata = { title: "Limits" };

export default function LimitsPage() {
  return (
    <DocsPage
      title="Limits"
      lead={<p>How many requests you may make, how responses report it, and what to do when a limit is reached.</p>}
    >
      <Tiers />
      <OwnLimits />
      <DocsSection id="headers" title="Headers">
        <p>
          Windows are whole minutes and whole days in UTC, so the headers are exact. Where several limits apply, they
          report the one with the fewest requests left.
        </p>
        <CodeBlock
          label="Copy the headers"
          code={"X-RateLimit-Limit: 60\nX-RateLimit-Remaining: 58\nX-RateLimit-Reset: 1768478460"}
        />
        <p>
          <Code>X-RateLimit-Reset</Code> is in unix seconds. A rejected request costs nothing and returns 429{" "}
          <TextLink href="/docs/errors#RATE_LIMIT_EXCEEDED">RATE_LIMIT_EXCEEDED</TextLink> with <Code>Retry-After</Code>{" "}
          in whole seconds: wait that long and try again.
        </p>
      </DocsSection>
      <Costs />
      <DocsSection id="keys" title="Limits of a key">
        <p>
          A key can have its own limit in requests per minute. It can only be lower than the tier&apos;s: so a test key
          cannot use up the requests of your service.
        </p>
      </DocsSection>
      <WithoutKey />
      <FewerRequests />
    </DocsPage>
  );
}

function Costs() {
  return (
    <DocsSection id="cost" title="Calls that count as several requests">
      <p>
        A call that does the work of many requests counts as several. <Code>X-RateLimit-Cost</Code> reports how many.
        The call is refused, at no cost, unless every limit has room for it. A call that costs more than a whole limit
        needs an unused window, and uses all of it.
      </p>
    </DocsSection>
  );
}

const tiersWithLimits = () => planTiers.map((name) => ({ name, limits: limitsOf(name, env()) }));
const numberColumn = "text-right";

function Tiers() {
  return (
    <DocsSection id="tiers" title="Tiers">
      <p>
        Limits belong to a developer: all keys and sessions of a wallet share them. Everybody starts with the first
        tier; the operator of this service can raise it.
      </p>
      <DataTable
        caption="Requests by tier"
        bodyClassName="figures"
        rows={tiersWithLimits()}
        columns={[
          { head: "Tier", cellClassName: "font-medium text-ink", cell: ({ name }) => capital(name) },
          { head: "Per minute", className: numberColumn, cell: ({ limits }) => formatNumber(limits.perMinute, "en") },
          { head: "Per day", className: numberColumn, cell: ({ limits }) => formatNumber(limits.perDay, "en") },
        ]}
      />
    </DocsSection>
  );
}

function OwnLimits() {
  return (
    <DocsSection id="own" title="Endpoints with their own limit">
      <p>
        They have their own limit per minute instead of the tier&apos;s. Tracking a wallet has it in addition to the
        tier&apos;s. All requests count towards the day.
      </p>
      <DataTable
        caption="Requests per minute of endpoints with their own limit"
        bodyClassName="figures"
        rows={rateLimitClasses.filter((name) => name !== "default")}
        rowId={(name) => name}
        columns={[
          {
            head: "Endpoints",
            cellClassName: "min-w-44",
            cell: (name) => endpointsOf(name).map((one) => <EndpointLink key={one.operationId} endpoint={one} />),
          },
          ...tiersWithLimits().map(({ name: tier, limits }) => ({
            head: capital(tier),
            className: numberColumn,
            cell: (name: RateLimitClass) => formatNumber(limitOf(limits, name), "en"),
          })),
        ]}
      />
    </DocsSection>
  );
}

function WithoutKey() {
  const { ADDRESS_PER_MINUTE, PAGES_PER_MINUTE } = env();
  const limitOfNetwork = ({ prefix, clients }: (typeof IPV6_NETWORKS)[number]) =>
    `${formatNumber(clients * ADDRESS_PER_MINUTE, "en")} per /${prefix}`;
  return (
    <DocsSection id="address" title="Without a key">
      <p>
        Public endpoints, and requests with missing or invalid credentials, are limited by client address:{" "}
        {formatNumber(ADDRESS_PER_MINUTE, "en")} per minute. Requests with a valid key never meet this limit. IPv6
        addresses are limited by network: {IPV6_NETWORKS.map(limitOfNetwork).join(", ")}.
      </p>
      <p>
        <TextLink href="/docs/authentication#publishable">Publishable keys</TextLink> have limits of their own, apart
        from yours: a share of your plan, and of that a tenth for each client address.
      </p>
      <p>
        Pages of this site have their own limit: {formatNumber(PAGES_PER_MINUTE, "en")} per minute and address. Signing
        in counts like a request to a public endpoint.
      </p>
    </DocsSection>
  );
}

function FewerRequests() {
  return (
    <DocsSection id="less" title="Make fewer requests">
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <TextLink href="/docs/reference/scores#getScoreBatch">POST /v1/scores/batch</TextLink> returns 100 identities
          at the cost of one request.
        </li>
        <li>
          <TextLink href="/docs/webhooks">Webhooks</TextLink> report changes, and{" "}
          <TextLink href="/docs/reference/scores#getScoreUpdates">GET /v1/scores/updates</TextLink> lists them: use
          either instead of polling.
        </li>
        <li>
          <Code>Idempotency-Key</Code> makes it safe to repeat requests that change something: for 24 hours you get the
          first response again.
        </li>
      </ul>
    </DocsSection>
  );
}

function limitOf(limits: PlanLimits, name: RateLimitClass): number {
  return name === "default" ? limits.perMinute : limits.endpoints[name];
}

function endpointsOf(name: RateLimitClass): EndpointDoc[] {
  return apiGroups().flatMap(({ endpoints }) => endpoints.filter(({ rateLimit }) => rateLimit === name));
}

function EndpointLink({ endpoint: { operationId, tag, method, path } }: { endpoint: EndpointDoc }) {
  return (
    <a
      href={withBasePath(`/docs/reference/${tag}#${operationId}`)}
      className="block py-1 font-mono text-[0.8125rem] wrap-anywhere hover:text-accent"
    >
      {method} <EndpointPath path={path} />
    </a>
  );
}
