import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { WebhookList } from "@/components/portal/webhooks/webhook-list.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Offset } from "@/lib/core/schemas.ts";
import { listWebhooks } from "@/lib/domains/webhooks/index.ts";
import { eventChoices } from "@/lib/domains/webhooks/schemas.ts";
import { readSignedIn } from "../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Webhooks" };

const PAGE = 25;

export default async function WebhooksPage({
  searchParams,
}: {
  searchParams: Promise<{ offset?: string | string[] }>;
}) {
  const who = await readSignedIn();
  if (!who) return <SignInPrompt />;
  const offset = Offset.safeParse((await searchParams).offset).data ?? 0;
  const { webhooks, pagination } = await listWebhooks(who.ctx, { limit: PAGE, offset });
  return (
    <>
      <PortalHeader
        here="/portal/webhooks"
        title="Webhooks"
        note="We POST signed events to your server, at least once, and retry for four days."
      />
      <WebhookList webhooks={webhooks} choices={eventChoices} />
      <PageLinks page={pagination} href={(to) => `/portal/webhooks?offset=${to}`} />
    </>
  );
}
