import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { schemaTitle } from "@/components/attest/labels.ts";
import { MarkRead } from "@/components/notifications/mark-read.tsx";
import { type NotificationItem, NotificationList } from "@/components/notifications/notification-list.tsx";
import { chainName } from "@/components/scores/transaction-link.tsx";
import { getTexts } from "@/components/texts/server.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { SignInState } from "@/components/wallet/sign-in-state.tsx";
import type { Context } from "@/lib/core/context.ts";
import { findSchema, listNotifications } from "@/lib/domains/attestations/index.ts";
import { revocationReasons } from "@/lib/domains/attestations/schemas.ts";
import { readSignedIn, type SignedIn } from "../../portal/_lib/signed-in.ts";
import { chainNames } from "../_lib/chains.ts";
import { offsetParam, type PageProps } from "../_lib/query.ts";
import { partyOf } from "../attest/_lib/attestations.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("notifications.page");
  return { title: t("title"), robots: { index: false } };
}

const PAGE_SIZE = 25;

export default async function NotificationsPage({ searchParams }: PageProps) {
  const t = await getTexts("notifications.page");
  const signedIn = await readSignedIn();
  const offset = offsetParam(await searchParams);
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      {signedIn && (
        <p className="mt-4">
          <Link href="/settings#notices" className="text-accent underline underline-offset-4">
            {t("get")}
          </Link>
        </p>
      )}
      <div className="mt-8">
        {signedIn ? (
          <Notifications {...signedIn} offset={offset} />
        ) : (
          <SignInState icon={BellOff} what="notifications">
            {t("signIn")}
          </SignInState>
        )}
      </div>
    </>
  );
}

async function Notifications({ ctx, offset }: SignedIn & { offset: number }) {
  const t = await getTexts("notifications.page");
  const { notifications, pagination } = await listNotifications(ctx, { limit: PAGE_SIZE, offset });
  if (notifications.length === 0) {
    return (
      <EmptyState icon={BellOff} title={offset === 0 ? t("none") : t("pastEnd")}>
        <p>{t("noneText")}</p>
        <ButtonLink kind="quiet" href="/attest/received">
          {t("received")}
        </ButtonLink>
      </EmptyState>
    );
  }
  const unread = notifications.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  return (
    <>
      <NotificationList items={await Promise.all(notifications.map((one) => toItem(ctx, one)))} now={ctx.now} />
      <PageLinks page={pagination} href={(to) => `/notifications?offset=${to}`} />
      <MarkRead ids={unread} />
    </>
  );
}

type Notification = Awaited<ReturnType<typeof listNotifications>>["notifications"][number];

/** A notification as the page shows it; of an unknown kind, only its name. */
async function toItem(ctx: Context, { id, kind, at, readAt, data }: Notification): Promise<NotificationItem> {
  const common = { id, at, isNew: readAt === null };
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : "");
  if (kind === "attestation.created" || kind === "attestation.revoked") {
    const [labels, reasons] = await Promise.all([getTexts("attest.schemas"), getTexts("attest.reasons")]);
    const uid = text("schema");
    const about = {
      attestationId: text("attestationId"),
      schema: schemaTitle(labels, (await findSchema(ctx, uid)) ?? { uid, name: null }),
      issuer: await partyOf(ctx, text("issuer")),
    };
    if (kind === "attestation.created") return { ...common, ...about, kind: "attested" };
    const reason = revocationReasons.find((known) => known === data.reason);
    return { ...common, ...about, kind: "revoked", reason: reason ? reasons(reason) : null };
  }
  if (kind === "identity.removed") {
    const chain = chainName(chainNames(ctx), Number(data.chainId));
    return { ...common, kind: "removed", svcId: text("svcId"), chainName: chain };
  }
  if (kind === "identity.blocked") return { ...common, kind: "blocked", svcId: text("svcId") };
  if (kind === "score.updated") {
    const scores = { oldScore: Number(data.oldScore), newScore: Number(data.newScore) };
    return {
      ...common,
      kind: "fell",
      identity: text("svcId") || text("address"),
      ...scores,
      explanation: text("explanation"),
    };
  }
  if (kind === "appeal.decided") {
    return { ...common, kind: "decided", appealId: text("appealId"), flag: text("flag"), outcome: text("outcome") };
  }
  if (kind === "webhook.refused") {
    return { ...common, kind: "refused", webhookId: text("webhookId"), url: text("url"), reason: text("reason") };
  }
  return { ...common, kind: "other", name: kind };
}
