import { ChevronDown } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "#texts";
import type { Delivery } from "../../../lib/domains/webhooks/schemas.ts";
import type { Texts } from "../../texts/create-texts.ts";
import { formatUntil } from "../../ui/ago.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { formatSecond } from "../../ui/dates.ts";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { formatMilliseconds } from "../format.ts";
import { statusTones } from "./labels.ts";
import { RetryDelivery } from "./retry-delivery.tsx";

type Attempt = Delivery["attempts"][number];

interface Props {
  webhookId: string;
  /** Whether the webhook is on. */
  active: boolean;
  deliveries: readonly Delivery[];
  /** The time of the page, Unix milliseconds. */
  now: number;
}

/** Deliveries of a webhook, each with its attempts and its body. */
export function DeliveryList({ webhookId, active, deliveries, now }: Props) {
  const t = useTexts("portal.delivery");
  return (
    <ul
      aria-label={t("title")}
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
    >
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} webhookId={webhookId} active={active} now={now} />
      ))}
    </ul>
  );
}

function DeliveryItem({
  delivery,
  webhookId,
  active,
  now,
}: {
  delivery: Props["deliveries"][number];
  webhookId: string;
  active: boolean;
  now: Props["now"];
}) {
  const t = useTexts("portal.delivery");
  const dates = useTexts("dates");
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors hover:bg-sunken sm:px-5 [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <span className="font-medium sm:w-48">{delivery.event}</span>
            <Badge tone={statusTones[delivery.status]}>{t(`statuses.${delivery.status}`)}</Badge>
            {delivery.replayOf !== null && <Badge>{t("replay")}</Badge>}
            <span className="text-sm text-ink-faint">
              <TimeAgo at={delivery.createdAt} now={now} />
            </span>
            <span className="figures text-sm text-ink-faint">
              {describeAttempts(delivery, { active, now, t, dates })}
            </span>
          </span>
          <ChevronDown size={20} className="shrink-0 text-ink-faint transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 px-4 pt-2 pb-5 sm:px-5">
          {delivery.replayOf !== null && <ReplayOf webhookId={webhookId} original={delivery.replayOf} />}
          {delivery.attempts.length > 0 && <Attempts attempts={delivery.attempts} />}
          <Part name={t("body")}>
            <CodeBlock
              code={JSON.stringify({ event: delivery.event, data: delivery.data }, null, 2)}
              label={t("copyBody")}
            />
          </Part>
          <div className="flex flex-wrap items-start gap-3">
            <ButtonLink kind="quiet" href={deliveryHref(webhookId, delivery.id)} prefetch={false}>
              {t("exchange")}
            </ButtonLink>
            <RetryDelivery webhookId={webhookId} deliveryId={delivery.id} />
          </div>
        </div>
      </details>
    </li>
  );
}

const deliveryHref = (webhookId: string, deliveryId: string) =>
  `/portal/webhooks/${webhookId}/deliveries/${deliveryId}`;

/** A link to the delivery that another one sends again. */
export function ReplayOf({ webhookId, original }: { webhookId: string; original: string }) {
  const t = useTexts("portal.delivery");
  return (
    <p className="text-sm text-ink-soft">
      {t.rich("replayOf", {
        id: original,
        a: (inside) => (
          <Link
            href={deliveryHref(webhookId, original)}
            prefetch={false}
            className="font-mono text-accent underline underline-offset-4 wrap-anywhere"
          >
            {inside}
          </Link>
        ),
      })}
    </p>
  );
}

/** How many attempts were made, and when the next one is. */
export function describeAttempts(
  { attempts, status, nextAttemptAt }: Delivery,
  { active, now, t, dates }: { active: boolean; now: number; t: Texts<"portal.delivery">; dates: Texts<"dates"> },
): string {
  const count = attempts.length;
  const isOver = status !== "pending" || nextAttemptAt === null;
  if (isOver) return count === 0 ? t("attempts.none") : t("attempts.count", { count });
  if (!active) return count === 0 ? t("attempts.noneOff") : t("attempts.off", { count });
  const when = formatUntil(nextAttemptAt, now, dates);
  return count === 0 ? t("attempts.noneFirst", { when }) : t("attempts.next", { count, when });
}

function Attempts({ attempts }: Pick<Delivery, "attempts">) {
  const t = useTexts("portal.delivery");
  return (
    <Part name={t("attempts.title")}>
      <ol className="space-y-2">
        {attempts.map((attempt) => (
          <li key={attempt.at}>
            <AttemptLine attempt={attempt} />
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** When an attempt was made, and what came of it. */
export function AttemptLine({ attempt: { at, statusCode, durationMs, error } }: { attempt: Attempt }) {
  const t = useTexts("portal.delivery");
  return (
    <p className="figures flex flex-wrap gap-x-4 text-sm">
      <time dateTime={at} className="text-ink-soft">
        {formatSecond(at, t.language)}
      </time>
      <span className={error === null ? "text-up" : "text-down"}>{statusCode ?? t("noResponse")}</span>
      <span className="text-ink-soft">{formatMilliseconds(durationMs, t.language)}</span>
      {error !== null && (
        <span lang="en" className="w-full text-ink-soft wrap-anywhere">
          {error}
        </span>
      )}
    </p>
  );
}

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-sm font-medium text-ink-faint">{name}</p>
      {children}
    </div>
  );
}
