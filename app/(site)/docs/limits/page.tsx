import type { Metadata } from "next";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
import { EndpointPath } from "@/components/docs/endpoint-path.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { apiGroups, capital, type EndpointDoc } from "@/lib/api/reference/describe.ts";
import { env } from "@/lib/core/env.ts";
import {
  ADDRESS_LIMIT_PER_MINUTE,
  IPV6_LIMITS_PER_MINUTE,
  limitsOf,
  type PlanLimits,
  planTiers,
  type RateLimitClass,
  rateLimitClasses,
} from "@/lib/core/plans.ts";

export const metadata: Metadata = { title: "Limits" };

const count = (value: number) => value.toLocaleString("en");

export default function LimitsPage() {
  const tiers = planTiers.map((name) => ({ name, limits: limitsOf(name, env()) }));
  return (
    <DocsPage
      title="Limits"
      lead={<p>How much may be asked, where it stands on each answer, and what to do when it is used up.</p>}
    >
      <Part id="tiers" title="By tier">
        <p>
          Limits belong to a developer: all keys and sessions of a wallet share them. Everybody begins with the first
          tier; whoever runs this service can raise it.
        </p>
        <Table caption="Requests by tier">
          <thead>
            <tr>
              <HeadCell>Tier</HeadCell>
              <HeadCell className="text-right">A minute</HeadCell>
              <HeadCell className="text-right">A day</HeadCell>
            </tr>
          </thead>
          <tbody className="figures">
            {tiers.map(({ name, limits }) => (
              <tr key={name}>
                <Cell className="font-medium text-ink">{capital(name)}</Cell>
                <Cell className="text-right">{count(limits.perMinute)}</Cell>
                <Cell className="text-right">{count(limits.perDay)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Part>
      <Part id="own" title="Endpoints with a limit of their own">
        <p>They are counted in a minute of their own in place of the tier&apos;s. All count to the day.</p>
        <Table caption="Requests a minute of endpoints with a limit of their own">
          <thead>
            <tr>
              <HeadCell>Endpoints</HeadCell>
              {tiers.map(({ name }) => (
                <HeadCell key={name} className="text-right">
                  {capital(name)}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody className="figures">
            {rateLimitClasses
              .filter((name) => name !== "default")
              .map((name) => (
                <tr key={name} id={name}>
                  <Cell className="min-w-44">
                    {endpointsOf(name).map((one) => (
                      <EndpointLink key={one.operationId} endpoint={one} />
                    ))}
                  </Cell>
                  {tiers.map(({ name: tier, limits }) => (
                    <Cell key={tier} className="text-right">
                      {count(own(limits, name))}
                    </Cell>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
      </Part>
      <Part id="headers" title="On every answer">
        <p>
          Windows are whole minutes and whole days in UTC, so the headers are exact. Of all limits that a request was
          counted against they tell of the one with the least left.
        </p>
        <CodeBlock
          label="Copy the headers"
          code={"X-RateLimit-Limit: 60\nX-RateLimit-Remaining: 58\nX-RateLimit-Reset: 1768478460"}
        />
        <p>
          <Code>X-RateLimit-Reset</Code> is in unix seconds. A request that is refused costs nothing. The answer to it
          is 429 <TextLink href="/docs/errors#RATE_LIMIT_EXCEEDED">RATE_LIMIT_EXCEEDED</TextLink>, with{" "}
          <Code>Retry-After</Code> in whole seconds: wait that long and ask again.
        </p>
      </Part>
      <Part id="cost" title="Calls that count as several requests">
        <p>
          A call that does the work of many requests counts as several, by what it asks for. Its answer says how many in{" "}
          <Code>X-RateLimit-Cost</Code>. Either all limits have room for it or it is refused and costs nothing. A call
          that costs more than a whole limit uses up that limit: it is answered when nothing else was asked in the
          window.
        </p>
      </Part>
      <Part id="keys" title="Limits of a key">
        <p>
          A key can be given a limit of its own, in requests a minute. It narrows the tier&apos;s and never widens it: a
          key for a test cannot use up what your service needs.
        </p>
      </Part>
      <Part id="address" title="Without a key">
        <p>
          Public endpoints, and requests whose credentials are missing or wrong, are counted by address:{" "}
          {count(ADDRESS_LIMIT_PER_MINUTE)} a minute. A valid key never meets this limit. An IPv6 address is counted by
          the networks it lies in:{" "}
          {IPV6_LIMITS_PER_MINUTE.map(({ prefix, limit }) => `${count(limit)} for its /${prefix}`).join(", ")}.
        </p>
        <p>
          Pages of this site have a limit of their own: {count(env().PAGES_PER_MINUTE)} a minute by address. Signing in
          counts like a request to a public endpoint.
        </p>
      </Part>
      <Part id="less" title="Asking less">
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <TextLink href="/docs/reference/scores#getScoreBatch">POST /v1/scores/batch</TextLink> answers for 100
            identities at the cost of one request.
          </li>
          <li>
            <TextLink href="/docs/webhooks">Webhooks</TextLink> tell of changes, and{" "}
            <TextLink href="/docs/reference/scores#getScoreUpdates">GET /v1/scores/updates</TextLink> lists them: both
            in place of asking again and again.
          </li>
          <li>
            <Code>Idempotency-Key</Code> on requests that change something makes repeating them safe: for 24 hours the
            first answer comes again.
          </li>
        </ul>
      </Part>
    </DocsPage>
  );
}

function own(limits: PlanLimits, name: RateLimitClass): number {
  return name === "default" ? limits.perMinute : limits.endpoints[name];
}

function endpointsOf(name: RateLimitClass): EndpointDoc[] {
  return apiGroups().flatMap(({ endpoints }) => endpoints.filter(({ rateLimit }) => rateLimit === name));
}

function EndpointLink({ endpoint: { operationId, tag, method, path } }: { endpoint: EndpointDoc }) {
  return (
    <a
      href={`/docs/reference/${tag}#${operationId}`}
      className="block py-1 font-mono text-[0.8125rem] wrap-anywhere hover:text-accent"
    >
      {method} <EndpointPath path={path} />
    </a>
  );
}
