import { Inbox, PowerOff } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { z } from "zod";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { DeliveryFilter } from "@/components/portal/webhooks/delivery-filter.tsx";
import { DeliveryList } from "@/components/portal/webhooks/delivery-list.tsx";
import { isAttemptNear, stateOf, statusLabels, subjectsOf } from "@/components/portal/webhooks/labels.ts";
import { RetryFailed } from "@/components/portal/webhooks/retry-failed.tsx";
import { TestEvent } from "@/components/portal/webhooks/test-event.tsx";
import { WebhookActions } from "@/components/portal/webhooks/webhook-actions.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ToastProvider } from "@/components/ui/toast.tsx";
import type { Context } from "@/lib/core/context.ts";
import { isServiceError } from "@/lib/core/errors.ts";
import { IdParam, Offset } from "@/lib/core/schemas.ts";
import { getWebhook, listDeliveries } from "@/lib/domains/webhooks/index.ts";
import { type DeliveryStatus, deliveryStatuses, eventChoices, type Webhook } from "@/lib/domains/webhooks/schemas.ts";
import { readSignedIn } from "../../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Webhook" };

const PAGE = 25;
/** Between two readings of the page while an attempt is near. */
const REFRESH_SECONDS = 2;

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ status?: string | string[]; offset?: string | string[] }>;
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const who = await readSignedIn();
  if (!who) return <SignInPrompt />;
  const { ctx } = who;
  const webhook = await findWebhook(ctx, (await params).id);
  if (!webhook) notFound();
  const query = await searchParams;
  return (
    <ToastProvider>
      <PortalHeader here="/portal/webhooks" title={new URL(webhook.url).host} note={<Address url={webhook.url} />} />
      <Facts webhook={webhook} />
      {!webhook.active && <SwitchedOff reason={webhook.disabledReason} />}
      <div className="mt-6">
        <WebhookActions webhook={webhook} choices={eventChoices} />
      </div>
      <Section id="test" title="Try it" note="About your own wallet, signed and retried like any other event.">
        <TestEvent webhook={webhook} />
      </Section>
      <Deliveries
        ctx={ctx}
        webhook={webhook}
        status={z.enum(deliveryStatuses).safeParse(query.status).data}
        offset={Offset.safeParse(query.offset).data ?? 0}
      />
    </ToastProvider>
  );
}

/** Null for none, and for one of another developer. */
async function findWebhook(ctx: Context, given: string): Promise<Webhook | null> {
  const webhookId = IdParam.safeParse(given).data;
  if (webhookId === undefined) return null;
  try {
    return await getWebhook(ctx, { webhookId });
  } catch (error) {
    if (isServiceError(error) && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

function Address({ url }: { url: string }) {
  return <span className="font-mono text-sm wrap-anywhere">{url}</span>;
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { word, tone } = stateOf(webhook);
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
      <div>
        <dt className="text-sm text-ink-faint">State</dt>
        <dd className="mt-1">
          <Badge tone={tone}>{word}</Badge>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-faint">Events</dt>
        <dd className="mt-1">{webhook.events.join(", ")}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-faint">Subjects</dt>
        <dd className="mt-1 wrap-anywhere">{subjectsOf(webhook)}</dd>
      </div>
    </dl>
  );
}

function SwitchedOff({ reason }: { reason: string | null }) {
  return (
    <div className="mt-6">
      <Notice icon={PowerOff} title={reason === null ? "This webhook is off" : "We switched this webhook off"}>
        <p>
          {reason !== null && <b className="font-medium text-ink">{reason} </b>}
          Deliveries wait; switched on again, they go out.
        </p>
      </Notice>
    </div>
  );
}

async function Deliveries(props: { ctx: Context; webhook: Webhook; status?: DeliveryStatus; offset: number }) {
  const { ctx, webhook, status, offset } = props;
  const { deliveries, pagination } = await listDeliveries(ctx, { webhookId: webhook.id, status, limit: PAGE, offset });
  const now = ctx.now.getTime();
  const href = `/portal/webhooks/${webhook.id}`;
  return (
    <Section id="deliveries" title="Deliveries" note="The newest first, kept for 30 days.">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <DeliveryFilter href={href} status={status ?? ""} />
        <RetryFailed webhookId={webhook.id} />
      </div>
      {deliveries.length === 0 ? (
        <NoDeliveries href={href} status={status} isFirstPage={offset === 0} />
      ) : (
        <DeliveryList webhookId={webhook.id} active={webhook.active} deliveries={deliveries} now={now} />
      )}
      <PageLinks page={pagination} href={(to) => `${href}?offset=${to}${status ? `&status=${status}` : ""}`} />
      {webhook.active && deliveries.some((one) => isAttemptNear(one, now)) && <Refresh seconds={REFRESH_SECONDS} />}
    </Section>
  );
}

function NoDeliveries(props: { href: string; status?: DeliveryStatus; isFirstPage: boolean }) {
  const { href, status, isFirstPage } = props;
  if (!status && isFirstPage) {
    return (
      <EmptyState icon={Inbox} title="Nothing sent yet">
        <p>Events stand here as they are sent. Send a test event to see the first arrive.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Inbox}
      title={status ? `None is ${statusLabels[status].word.toLowerCase()}` : "Nothing this far back"}
    >
      <Link href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        Show all deliveries
      </Link>
    </EmptyState>
  );
}
