import type { Metadata } from "next";
import { DocsPage, Part, TextLink } from "@/components/docs/docs-page.tsx";
import { Code } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Cell, HeadCell, Table } from "@/components/ui/table.tsx";
import { Tabs } from "@/components/ui/tabs.tsx";
import { receivers } from "@/lib/api/reference/receivers.ts";
import { type EventName, eventNames, events } from "@/lib/core/events.ts";
import { EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { MOST_ATTEMPTS, retryDelays } from "@/lib/domains/webhooks/index.ts";

export const metadata: Metadata = { title: "Webhooks" };

export default function WebhooksPage() {
  return (
    <DocsPage
      title="Webhooks"
      lead={<p>Events posted to a URL of yours, signed, and tried again until you have them.</p>}
    >
      <Part id="register" title="Register one">
        <p>
          In the <TextLink href="/portal/webhooks">portal</TextLink>, or with{" "}
          <TextLink href="/docs/reference/webhooks#registerWebhook">POST /v1/webhooks</TextLink>. Choose the events; you
          get them about everybody, or about the subjects you name, at least once each and in no promised order. The
          secret is shown that once. Addresses that are not public are refused, when a webhook is registered and
          whenever a connection is made.
        </p>
      </Part>
      <Part id="events" title="Events">
        <p>
          The body is <Code>{'{"event": …, "data": {…}}'}</Code>, the same bytes on every attempt.
        </p>
        <Table caption="Every event, and what it carries">
          <thead>
            <tr>
              <HeadCell>Event</HeadCell>
              <HeadCell className="hidden sm:table-cell">Sent when</HeadCell>
              <HeadCell className="hidden sm:table-cell">data</HeadCell>
            </tr>
          </thead>
          <tbody>
            {eventNames.map((name) => (
              <tr key={name} id={name}>
                <Cell className="align-top text-sm max-sm:pr-4">
                  <span className="font-mono whitespace-nowrap text-ink">{name}</span>
                  <span className="mt-1 mb-2 block sm:hidden">{events[name].when}</span>
                  <span className="block sm:hidden">
                    <EventFields name={name} />
                  </span>
                </Cell>
                <Cell className="hidden align-top text-sm sm:table-cell">{events[name].when}</Cell>
                <Cell className="hidden min-w-72 align-top sm:table-cell">
                  <EventFields name={name} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <CodeBlock code={deliveryOf("score.updated")} label="Copy the delivery" />
      </Part>
      <Part id="verify" title="Believe only what is signed">
        <p>Every delivery carries two kinds of signature.</p>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <Code>webhook-id</Code>, <Code>webhook-timestamp</Code>, <Code>webhook-signature</Code>: Standard Webhooks,
            over <Code>id.timestamp.body</Code>. An old delivery is told from a new one, and any library for the
            standard works. The key is what stands after <Code>whsec_</Code>, decoded from base64; a secret of your own
            without that beginning is taken as text. It has at least 24 bytes. After a rotation both secrets sign for 24
            hours.
          </li>
          <li>
            <Code>x-svc-signature</Code>: hex HMAC-SHA256 of the raw body, keyed with the secret&apos;s text. It says
            nothing of when a delivery was made: somebody who caught one can send it again.
          </li>
        </ul>
        <Tabs
          label="Language of the receiver"
          tabs={receivers.map(({ id, label, code }) => ({
            id,
            label,
            content: <CodeBlock code={code.trimEnd()} label={`Copy the receiver in ${label}`} />,
          }))}
        />
        <p>
          <Code>webhook-id</Code> names the event: it is the same on every attempt, and when you send it again from the
          portal. Remember it to do nothing twice. Answer with any status of 200 to 299 within 5 seconds, and do the
          work afterwards.
        </p>
      </Part>
      <Part id="retries" title="When a delivery fails">
        <p>
          Anything but 200 to 299 fails: no answer within 15 seconds, a redirect, a broken connection. There are{" "}
          {MOST_ATTEMPTS} attempts, each up to a fifth later than the table says, by chance.
        </p>
        <Table caption="Attempts">
          <thead>
            <tr>
              <HeadCell>Attempt</HeadCell>
              <HeadCell className="text-right max-sm:whitespace-normal">After the one before</HeadCell>
              <HeadCell className="text-right max-sm:whitespace-normal">After the first</HeadCell>
            </tr>
          </thead>
          <tbody className="figures">
            {[0, ...retryDelays].map((delay, i, all) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: attempts are named by their number.
              <tr key={i}>
                <Cell className="py-2 text-ink">{i + 1}</Cell>
                <Cell className="py-2 text-right whitespace-nowrap">{i === 0 ? "at once" : duration(delay)}</Cell>
                <Cell className="py-2 text-right whitespace-nowrap">
                  {i === 0 ? "" : duration(all.slice(0, i + 1).reduce((sum, one) => sum + one, 0))}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
        <ul className="list-disc space-y-2 pl-5">
          <li>
            <Code>Retry-After</Code> puts an attempt off, to at most twice the table&apos;s time or an hour.
          </li>
          <li>
            <Code>410 Gone</Code> switches the webhook off at once, and so do five days in which every attempt fails;
            the portal says why. While it is off its deliveries wait.
          </li>
          <li>
            After five failures in a row a receiver is left alone for half a minute, doubled up to ten minutes, and then
            tried with one delivery. An answer that takes longer than 5 seconds counts as a failure here, though its
            delivery is done.
          </li>
          <li>
            Every attempt is listed for 30 days in the <TextLink href="/portal/webhooks">portal</TextLink>, and can be
            sent again.
          </li>
        </ul>
      </Part>
    </DocsPage>
  );
}

function EventFields({ name }: { name: EventName }) {
  return Object.entries(events[name].data).map(([field, kind]) => (
    <span key={field} className="block font-mono text-[0.8125rem]">
      {field} <span className="text-ink-faint">{kinds[kind]}</span>
    </span>
  ));
}

const kinds = { text: "string", nullable: "string or null", integer: "integer", optional: "string, may be absent" };

const samples: Readonly<Record<string, unknown>> = {
  address: EXAMPLE_ADDRESS,
  svcId: "alice",
  newScore: 742,
  oldScore: 731,
  tier: "platinum",
};

function deliveryOf(event: EventName): string {
  const data = Object.fromEntries(Object.keys(events[event].data).map((field) => [field, samples[field]]));
  return JSON.stringify({ event, data }, null, 2);
}

/** Seconds in the largest units that say them whole, at most two. */
function duration(seconds: number): string {
  const units = [
    ["d", 86_400],
    ["h", 3_600],
    ["min", 60],
    ["s", 1],
  ] as const;
  let rest = seconds;
  const parts = units.flatMap(([name, size]) => {
    const whole = Math.floor(rest / size);
    rest -= whole * size;
    return whole > 0 ? [`${whole} ${name}`] : [];
  });
  return parts.slice(0, 2).join(" ");
}
