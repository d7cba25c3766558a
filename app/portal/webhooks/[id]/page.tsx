import { Inbox, PowerOff } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { z } from "zod";
import { useTexts, useTranslate } from "#texts";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { DeliveryFilter } from "@/components/portal/webhooks/delivery-filter.tsx";
import { DeliveryList } from "@/components/portal/webhooks/delivery-list.tsx";
import { isAttemptNear, subjectsOf, webhookStatus, webhookTones } from "@/components/portal/webhooks/labels.ts";
import { RetryFailed } from "@/components/portal/webhooks/retry-failed.tsx";
import { TestEvent } from "@/components/portal/webhooks/test-event.tsx";
import { WebhookActions } from "@/components/portal/webhooks/webhook-actions.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
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
import { SignInPrompt } from "../../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.webhook");
  return { title: t("metaTitle") };
}

const clientAreas = [
  "portal.webhookActions",
  "portal.webhookForm",
  "portal.newSecret",
  "portal.secret",
  "portal.rotateSecret",
  "portal.deleteWebhook",
  "portal.testEvent",
  "portal.retry",
  "portal.retryFailed",
] as const;
const PAGE_SIZE = 25;
/** Intervals while an attempt is near, and otherwise. */
const NEAR_SECONDS = 2;
const REFRESH_SECONDS = 10;

interface Props extends PageProps {
  params: Promise<{ id: string }>;
}

export default async function WebhookPage({ params, searchParams }: Props) {
  const t = await getTexts("portal.webhook");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx } = signedIn;
  const webhook = await findWebhook(ctx, (await params).id);
  if (!webhook) return answerNotFound(<PageNotFound />);
  const query = await searchParams;
  return (
    <ClientTexts of={clientAreas}>
      <ToastProvider>
        <PortalHeader
          current="/portal/webhooks"
          title={new URL(webhook.url).host}
          note={<Address url={webhook.url} />}
        />
        <Properties webhook={webhook} />
        {!webhook.active && <SwitchedOff reason={webhook.disabledReason} />}
        {webhook.missed && <Missed {...webhook.missed} />}
        <div className="mt-6">
          <WebhookActions webhook={webhook} choices={eventChoices} />
        </div>
        <Section id="test" title={t("test.title")} note={t("test.note")}>
          <TestEvent webhook={webhook} />
        </Section>
        <Deliveries
          ctx={ctx}
          webhook={webhook}
          status={z.enum(deliveryStatuses).safeParse(query.status).data}
          offset={offsetParam(query)}
        />
      </ToastProvider>
    </ClientTexts>
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
  const t = useTexts("portal.webhook");
  const states = useTexts("portal.webhooks");
  const status = webhookStatus(webhook);
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
      <Definition name={t("status")} className="mt-1">
        <Badge tone={webhookTones[status]}>{states(`states.${status}`)}</Badge>
      </Definition>
      <Definition name={t("events")} className="mt-1">
        {webhook.events.join(", ")}
      </Definition>
      <Definition name={t("subjects.title")} className="mt-1 wrap-anywhere">
        {subjectsOf(webhook, t)}
      </Definition>
      {webhook.webhookSignatureKey === "utf8" && (
        <Definition name={t("key.title")} className="mt-1">
          {t("key.text")}
        </Definition>
      )}
    </dl>
  );
}

function SwitchedOff({ reason }: { reason: string | null }) {
  const [t, translate] = [useTexts("portal.webhook"), useTranslate("sentences.pauses")];
  const shown = reason && translate(reason);
  return (
    <div className="mt-6">
      <Notice icon={PowerOff} title={reason === null ? t("off.own") : t("off.ours")}>
        <p>
          {shown !== null && (
            <b lang={shown === reason ? "en" : undefined} className="font-medium text-ink">
              {shown}{" "}
            </b>
          )}
          {t("off.wait")}
        </p>
      </Notice>
    </div>
  );
}

function Missed({ from, until }: NonNullable<Webhook["missed"]>) {
  const t = useTexts("portal.webhook");
  return (
    <div className="mt-6">
      <Notice icon={Inbox} title={until === null ? t("missed.waiting") : t("missed.over")}>
        <p>
          {until === null
            ? t.rich("missed.since", { from: () => <TimeAt at={from} /> })
            : t.rich("missed.between", { from: () => <TimeAt at={from} />, until: () => <TimeAt at={until} /> })}
        </p>
      </Notice>
    </div>
  );
}

async function Deliveries(props: { ctx: Context; webhook: Webhook; status?: DeliveryStatus; offset: number }) {
  const t = await getTexts("portal.webhook");
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
    <Section id="deliveries" title={t("deliveries.title")} note={t("deliveries.note")}>
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
  const t = useTexts("portal.webhook");
  const { href, status, isFirstPage } = props;
  if (!status && isFirstPage) {
    return (
      <EmptyState icon={Inbox} title={t("deliveries.none")}>
        <p>{t("deliveries.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={status ? t(`deliveries.noneOf.${status}`) : t("deliveries.pastEnd")}>
      <Link href={href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {t("deliveries.showAll")}
      </Link>
    </EmptyState>
  );
}
