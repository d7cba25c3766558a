import type { Metadata } from "next";
import { DocsPage, DocsSection, TextLink } from "@/components/docs/docs-page.tsx";
import { Code, Inline } from "@/components/docs/text.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { CodeTabs } from "@/components/ui/code-tabs.tsx";
import { DataTable } from "@/components/ui/data-table.tsx";
import { receivers } from "@/lib/api/reference/receivers.ts";
import { type EventName, eventNames, events } from "@/lib/core/events.ts";
import { EXAMPLE_ADDRESS } from "@/lib/core/schemas.ts";
import { MOST_ATTEMPTS, retryDelays } from "@/lib/domains/webhooks/index.ts";

export const metadata: Metadata = { title: "Webhooks" };

export default function WebhooksPage() {
  return (
    <DocsPage title="Webhooks" lead={<p>Signed events, posted to your URL and retried until you have them.</p>}>
      <DocsSection id="register" title="Register a webhook">
        <p>
          Use the <TextLink href="/portal/webhooks">portal</TextLink>, or{" "}
          <TextLink href="/docs/reference/webhooks#registerWebhook">POST /v1/webhooks</TextLink>. Choose the events, for
          all subjects or for those you name. Each event arrives at least once, in no particular order. The secret is
          shown once. URLs that resolve to addresses that are not public are refused, at registration and on every
          connection.
        </p>
      </DocsSection>
      <Events />
      <Signatures />
      <Retries />
    </DocsPage>
  );
}

function Events() {
  return (
    <DocsSection id="events" title="Events">
      <p>
        The body is <Code>{'{"event": …, "data": {…}}'}</Code>, with the same bytes on every attempt.
      </p>
      <DataTable
        caption="Events and their data"
        rows={eventNames}
        rowId={(name) => name}
        columns={[
          {
            head: "Event",
            cellClassName: "align-top text-sm max-sm:pr-4",
            cell: (name) => (
              <>
                <span className="font-mono whitespace-nowrap text-ink">{name}</span>
                <span className="mt-1 mb-2 block sm:hidden">
                  <Inline text={events[name].when} />
                </span>
                <span className="block sm:hidden">
                  <EventFields name={name} />
                </span>
              </>
            ),
          },
          {
            head: "Sent when",
            className: "hidden sm:table-cell",
            cellClassName: "align-top text-sm",
            cell: (name) => <Inline text={events[name].when} />,
          },
          {
            head: "data",
            className: "hidden sm:table-cell",
            cellClassName: "min-w-72 align-top",
            cell: (name) => <EventFields name={name} />,
          },
        ]}
      />
      <CodeBlock code={exampleDelivery("score.updated")} label="Copy the delivery" />
    </DocsSection>
  );
}

function Signatures() {
  return (
    <DocsSection id="verify" title="Verify signatures">
      <p>Every delivery carries two kinds of signature.</p>
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <Code>webhook-id</Code>, <Code>webhook-timestamp</Code>, <Code>webhook-signature</Code>: Standard Webhooks,
          over <Code>id.timestamp.body</Code>. The timestamp protects against replays, and any library for the standard
          works. The key is the part after <Code>whsec_</Code>, decoded from base64, or a secret of your own that is
          base64 of 24 to 64 bytes; any other text keys it as it is, which no library reads from the text. The answer’s{" "}
          <Code>webhookSignatureKey</Code> says which. After a rotation both secrets sign for 24 hours.
        </li>
        <li>
          <Code>x-svc-signature</Code>: hex HMAC-SHA256 of the raw body, keyed with the secret&apos;s text. It has no
          timestamp, so it does not protect against replays.
        </li>
      </ul>
      <CodeTabs
        label="Language of the receiver"
        copyIn={(language) => `Copy the receiver in ${language}`}
        codes={receivers.map(({ id, label, code }) => ({ id, label, code: code.trimEnd() }))}
      />
      <p>
        <Code>webhook-id</Code> identifies the event: it is the same on every attempt, and when you retry from the
        portal. Store it to process each event once. Respond with a status of 200 to 299 within 5 seconds, and do the
        work afterwards.
      </p>
    </DocsSection>
  );
}

function Retries() {
  return (
    <DocsSection id="retries" title="Retries">
      <p>
        Anything but 200 to 299 is a failure: no response within 15 seconds, a redirect, a broken connection. There are{" "}
        {MOST_ATTEMPTS} attempts, each delayed at random by up to a fifth of the time in the table.
      </p>
      <DataTable
        caption="Attempts"
        bodyClassName="figures"
        rows={[0, ...retryDelays]}
        columns={[
          { head: "Attempt", cellClassName: "py-2 text-ink", cell: (_, i) => i + 1 },
          {
            head: "After the previous",
            ...delayColumn,
            cell: (delay, i) => (i === 0 ? "at once" : formatDuration(delay)),
          },
          {
            head: "After the first",
            ...delayColumn,
            cell: (_, i) => (i === 0 ? "" : formatDuration(retryDelays.slice(0, i).reduce((sum, one) => sum + one, 0))),
          },
        ]}
      />
      <RetryRules />
    </DocsSection>
  );
}

function RetryRules() {
  return (
    <ul className="list-disc space-y-2 pl-5">
      <li>
        <Code>Retry-After</Code> delays an attempt, by at most twice the table&apos;s time or an hour.
      </li>
      <li>
        <Code>410 Gone</Code> switches the webhook off at once, as do five days in which every attempt fails; the portal
        shows why. Deliveries wait while it is off.
      </li>
      <li>
        After five failures in a row we pause a receiver for half a minute, doubling up to ten minutes, then try one
        delivery. Responses that take longer than 5 seconds count as failures here, though their delivery is done.
      </li>
      <li>
        Attempts are listed for 30 days in the <TextLink href="/portal/webhooks">portal</TextLink>, where you can retry
        them.
      </li>
    </ul>
  );
}

const delayColumn = {
  className: "text-right",
  headClassName: "max-sm:whitespace-normal",
  cellClassName: "py-2 whitespace-nowrap",
};

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
  oldScore: 753,
  tier: "platinum",
  cause: "time",
  explanation:
    "The passing of time lowered Activity by 11. Points for recent use come back when the wallet is used again.",
};

function exampleDelivery(event: EventName): string {
  const data = Object.fromEntries(Object.keys(events[event].data).map((field) => [field, samples[field]]));
  return JSON.stringify({ event, data }, null, 2);
}

/** Seconds in their two largest units. */
function formatDuration(seconds: number): string {
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
