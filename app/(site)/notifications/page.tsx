import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import { reasonLabels, schemaTitle } from "@/components/attest/labels.ts";
import { MarkRead } from "@/components/notifications/mark-read.tsx";
import { type NotificationItem, NotificationList } from "@/components/notifications/notification-list.tsx";
import { ButtonLink } from "@/components/ui/button.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { ConnectButton } from "@/components/wallet/connect-button.tsx";
import type { Context } from "@/lib/core/context.ts";
import { Offset } from "@/lib/core/schemas.ts";
import { findSchema, listNotifications } from "@/lib/domains/attestations/index.ts";
import { revocationReasons } from "@/lib/domains/attestations/schemas.ts";
import { readSignedIn } from "../../portal/_lib/signed-in.ts";
import { chainNameOf, one, partyOf, type Query } from "../attest/_lib/attestations.ts";

export const metadata: Metadata = { title: "Notifications", robots: { index: false } };

const PAGE = 25;

export default async function NotificationsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const who = await readSignedIn();
  const offset = Offset.safeParse(one(await searchParams, "offset")).data ?? 0;
  const list = who && (await listNotifications(who.ctx, { limit: PAGE, offset }));
  return (
    <>
      <h1 className="mt-10 text-3xl font-semibold tracking-tight sm:mt-12">Notifications</h1>
      <p className="mt-2 max-w-2xl text-lg text-ink-soft">
        Attestations about your wallets and changes to them. Opening this page marks everything as read.
      </p>
      <div className="mt-8">
        {!who || !list ? (
          <EmptyState icon={BellOff} title="Sign in to see your notifications">
            <p>Connect a wallet to see what it was told.</p>
            <ConnectButton label="Connect and sign in" />
          </EmptyState>
        ) : list.notifications.length === 0 ? (
          <EmptyState icon={BellOff} title={offset === 0 ? "Nothing yet" : "Nothing this far back"}>
            <p>When somebody attests something of you, or revokes it, you find it here.</p>
            <ButtonLink kind="quiet" href="/attest/received">
              See what you received
            </ButtonLink>
          </EmptyState>
        ) : (
          <>
            <NotificationList told={await Promise.all(list.notifications.map((given) => tell(who.ctx, given)))} />
            <PageLinks page={list.pagination} href={(to) => `/notifications?offset=${to}`} />
          </>
        )}
        {list && <MarkRead ids={list.notifications.flatMap(({ id, readAt }) => (readAt === null ? [id] : []))} />}
      </div>
    </>
  );
}

type Given = Awaited<ReturnType<typeof listNotifications>>["notifications"][number];

/** A notification in the words of the page; one of a kind the page does not know by its name alone. */
async function tell(ctx: Context, { id, kind, at, readAt, data }: Given): Promise<NotificationItem> {
  const common = { id, at, isNew: readAt === null };
  const text = (name: string) => (typeof data[name] === "string" ? data[name] : "");
  if (kind === "attestation.created" || kind === "attestation.revoked") {
    const uid = text("schema");
    const about = {
      attestationId: text("attestationId"),
      schema: schemaTitle((await findSchema(ctx, uid)) ?? { uid, name: null }),
      issuer: partyOf(ctx, text("issuer")),
    };
    if (kind === "attestation.created") return { ...common, ...about, kind: "attested" };
    const reason = revocationReasons.find((known) => known === data.reason);
    return { ...common, ...about, kind: "revoked", reason: reason ? reasonLabels[reason] : null };
  }
  if (kind === "identity.removed") {
    return { ...common, kind: "removed", svcId: text("svcId"), chainName: chainNameOf(ctx, Number(data.chainId)) };
  }
  return { ...common, kind: "other", name: kind };
}
