import { Inbox, PowerOff } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { z } from "zod";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { DeliveryFilter } from "@/components/portal/webhooks/delivery-filter.tsx";
import { DeliveryList } from "@/components/portal/webhooks/delivery-list.tsx";
import { isAttemptNear, statusLabels, subjectsOf, webhookStatus } from "@/components/portal/webhooks/labels.ts";
import { RetryFailed } from "@/components/portal/webhooks/retry-failed.tsx";
import { TestEvent } from "@/components/portal/webhooks/test-event.tsx";
import { WebhookActions } from "@/components/portal/webhooks/webhook-actions.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Definition } from "@/components/ui/definition.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { TimeAt } from "@/components/ui/time-ago.tsx";
import { ToastProvider } from "@/components/ui/toast.tsx";
import type { Context } from "@/lib/core/context.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import { getWebhook, listDeliveries } from "@/lib/domains/webhooks/index.ts";
import { type DeliveryStatus, deliveryStatuses, eventChoices, type Webhook } from "@/lib/domains/webhooks/schemas.ts";
import { answerNotFound } from "../../../(site)/_lib/answer-not-found.tsx";
import { nullOn } from "../../../(site)/_lib/null-on-error.ts";
import { offsetParam, type PageProps } from "../../../(site)/_lib/query.ts";
import { readSignedIn } from "../../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Webhook" };

const PAGE_SIZE = 25;
/** Intervals while an attempt is near, and otherwise. */
const NEAR_SECONDS = 2;
const REFRESH_SECONDS = 10;

interface Props extends PageProps {
  params: Promise<{ id: string }>;
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx } = signedIn;
  const webhook = await findWebhook(ctx, (await params).id);
  if (!webhook) return answerNotFound(<PageNotFound />);
  const query = await searchParams;
  return (
    <ToastProvider>
      <PortalHeader current="/portal/webhooks" title={new URL(webhook.url).host} note={<Address url={webhook.url} />} />
      <Properties webhook={webhook} />
      {!webhook.active && <SwitchedOff reason={webhook.disabledReason} />}
      {webhook.missed && <Missed {...webhook.missed} />}
      <div className="mt-6">
        <WebhookActions webhook={webhook} choices={eventChoices} />
      </div>
      <Section id="test" title="Test" note="Sends an event about your own wallet, signed and retried like any other.">
        <TestEvent webhook={webhook} />
      </Section>
      <Deliveries
        ctx={ctx}
        webhook={webhook}
        status={z.enum(deliveryStatuses).safeParse(query.status).data}
        offset={offsetParam(query)}
      />
    </ToastProvider>
  );
}

/** Null for an unknown webhook, or one of another developer. */
async function findWebhook(ctx: Context, id: string): Promise<Webhook | null> {
  const webhookId = IdParam.safeParse(id).data;
  return webhookId === undefined ? null : nullOn(getWebhook(ctx, { webhookId }), "NOT_FOUND");
}

function Address({ url }: { url: string }) {
  return <span className="font-mono text-sm wrap-anywhere">{url}</span>;
}

function Properties({ webhook }: { webhook: Webhook }) {
  const { label, tone } = webhookStatus(webhook);
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
      <Definition name="Status" className="mt-1">
        <Badge tone={tone}>{label}</Badge>
      </Definition>
      <Definition name="Events" className="mt-1">
        {webhook.events.join(", ")}
      </Definition>
      <Definition name="Subjects" className="mt-1 wrap-anywhere">
        {subjectsOf(webhook)}
      </Definition>
      {webhook.webhookSignatureKey === "utf8" && (
        <Definition name="Signature key" className="mt-1">
          The secret&apos;s text. Libraries of Standard Webhooks read another key from it; a new secret works with all.
        </Definition>
      )}
    </dl>
  );
}

function SwitchedOff({ reason }: { reason: string | null }) {
  return (
    <div className="mt-6">
      <Notice icon={PowerOff} title={reason === null ? "This webhook is off" : "We switched this webhook off"}>
        <p>
          {reason !== null && <b className="font-medium text-ink">{reason} </b>}
          Deliveries wait until you switch it on.
        </p>
      </Notice>
    </div>
  );
}

function Missed({ from, until }: NonNullable<Webhook["missed"]>) {
  return (
    <div className="mt-6">
      <Notice icon={Inbox} title={until === null ? "Too many deliveries wait" : "Events were missed"}>
        <p>
          {until === null ? (
            <>
              Since <TimeAt at={from} />, events are not sent to this webhook. They are again once enough of its
              deliveries are sent: check its receiver.
            </>
          ) : (
            <>
              From <TimeAt at={from} /> to <TimeAt at={until} />, events were not sent to this webhook, because too many
              of its deliveries waited.
            </>
          )}
        </p>
      </Notice>
    </div>
  );
}

async function Deliveries(props: { ctx: Context; webhook: Webhook; status?: DeliveryStatus; offset: number }) {
  const { ctx, webhook, status, offset } = props;
  const { deliveries, pagination } = await listDeliveries(ctx, {
    webhookId: webhook.id,
    status,
    limit: PAGE_SIZE,
    offset,
  });
  const now = ctx.now.getTime();
  const isNear = webhook.active && deliveries.some((one) => isAttemptNear(one, now));
  const href = `/portal/webhooks/${webhook.id}`;
  return (
    <Section id="deliveries" title="Deliveries" note="Newest first, stored for 30 days as long as there is room.">
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
      <Refresh seconds={isNear ? NEAR_SECONDS : REFRESH_SECONDS} />
    </Section>
  );
}

function NoDeliveries(props: { href: string; status?: DeliveryStatus; isFirstPage: boolean }) {
  const { href, status, isFirstPage } = props;
  if (!status && isFirstPage) {
    return (
      <EmptyState icon={Inbox} title="No deliveries yet">
        <p>Events appear here as they are sent. Send a test event to see one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Inbox}
      title={status ? `No ${statusLabels[status].label.toLowerCase()} deliveries` : "This page is past the end"}
    >
      <Link href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        Show all deliveries
      </Link>
    </EmptyState>
  );
}
