import type { Metadata } from "next";
import Link from "next/link";
import { useTexts } from "#texts";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { AttemptDetail } from "@/components/portal/webhooks/attempt-detail.tsx";
import { describeAttempts, ReplayOf } from "@/components/portal/webhooks/delivery-list.tsx";
import { statusTones } from "@/components/portal/webhooks/labels.ts";
import { RetryDelivery } from "@/components/portal/webhooks/retry-delivery.tsx";
import { PageNotFound } from "@/components/site/page-not-found.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { CodeBlock } from "@/components/ui/code-block.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { Section } from "@/components/ui/section.tsx";
import { ToastProvider } from "@/components/ui/toast.tsx";
import type { Context } from "@/lib/core/context.ts";
import { IdParam } from "@/lib/core/schemas.ts";
import { getDelivery, getWebhook } from "@/lib/domains/webhooks/index.ts";
import type { DeliveryDetail } from "@/lib/domains/webhooks/schemas.ts";
import { answerNotFound } from "../../../../../(site)/_lib/answer-not-found.tsx";
import { nullOn } from "../../../../../(site)/_lib/null-on-error.ts";
import { SignInPrompt } from "../../../../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../../../../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.deliveryPage");
  return { title: t("metaTitle") };
}

const REFRESH_SECONDS = 5;

interface Props {
  params: Promise<{ id: string; deliveryId: string }>;
}

export default async function DeliveryPage({ params }: Props) {
  const t = await getTexts("portal.deliveryPage");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { id, deliveryId } = await params;
  const found = await findDelivery(signedIn.ctx, { webhookId: id, deliveryId });
  if (!found) return answerNotFound(<PageNotFound />);
  const { delivery, isOn } = found;
  return (
    <ClientTexts of={["portal.retry"]}>
      <ToastProvider>
        <PortalHeader
          current="/portal/webhooks"
          title={delivery.event}
          note={<span className="font-mono text-sm wrap-anywhere">{delivery.id}</span>}
        />
        <div className="mt-6 grid justify-items-start gap-4">
          <State delivery={delivery} isOn={isOn} now={signedIn.ctx.now.getTime()} />
          {delivery.replayOf !== null && <ReplayOf webhookId={id} original={delivery.replayOf} />}
          <RetryDelivery webhookId={id} deliveryId={delivery.id} follow />
          <Link href={`/portal/webhooks/${id}`} className="text-accent underline underline-offset-4">
            {t("all")}
          </Link>
        </div>
        <DeliveryParts delivery={delivery} />
        {delivery.status === "pending" && <Refresh seconds={REFRESH_SECONDS} />}
      </ToastProvider>
    </ClientTexts>
  );
}

function State({ delivery, isOn, now }: { delivery: DeliveryDetail; isOn: boolean; now: number }) {
  const t = useTexts("portal.delivery");
  const dates = useTexts("dates");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Badge tone={statusTones[delivery.status]}>{t(`statuses.${delivery.status}`)}</Badge>
      <span className="figures text-sm text-ink-faint">
        {describeAttempts(delivery, { active: isOn, now, t, dates })}
      </span>
    </p>
  );
}

function DeliveryParts({ delivery: { attempts, event, data } }: { delivery: DeliveryDetail }) {
  const t = useTexts("portal.deliveryPage");
  return (
    <>
      <Section id="attempts" title={t("attempts.title")} note={t("attempts.note")}>
        {attempts.length === 0 && <p className="text-ink-soft">{t("attempts.none")}</p>}
        <ol aria-label={t("attempts.title")} className="divide-y divide-line">
          {attempts.map((attempt) => (
            <li key={attempt.at} className="py-6 first:pt-0">
              <AttemptDetail attempt={attempt} />
            </li>
          ))}
        </ol>
      </Section>
      <Section id="body" title={t("body.title")} note={t("body.note")}>
        <CodeBlock code={JSON.stringify({ event, data }, null, 2)} label={t("body.copy")} />
      </Section>
    </>
  );
}

/** Null for an unknown delivery, one that has expired, or one of another developer. */
async function findDelivery(
  ctx: Context,
  given: { webhookId: string; deliveryId: string },
): Promise<{ delivery: DeliveryDetail; isOn: boolean } | null> {
  const webhookId = IdParam.safeParse(given.webhookId).data;
  const deliveryId = IdParam.safeParse(given.deliveryId).data;
  if (webhookId === undefined || deliveryId === undefined) return null;
  const [delivery, webhook] = await Promise.all([
    nullOn(getDelivery(ctx, { webhookId, deliveryId }), "NOT_FOUND"),
    nullOn(getWebhook(ctx, { webhookId }), "NOT_FOUND"),
  ]);
  return delivery && webhook && { delivery, isOn: webhook.active };
}
