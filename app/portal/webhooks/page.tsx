import type { Metadata } from "next";
import { PortalHead } from "@/components/portal/portal-head.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { Webhooks } from "@/components/portal/webhooks/webhooks.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Offset } from "@/lib/core/schemas.ts";
import { listWebhooks } from "@/lib/domains/webhooks/index.ts";
import { eventChoices } from "@/lib/domains/webhooks/schemas.ts";
import { whoIsSignedIn } from "../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Webhooks" };

const PAGE = 25;

export default async function WebhooksPage({
  searchParams,
}: {
  searchParams: Promise<{ offset?: string | string[] }>;
}) {
  const who = await whoIsSignedIn();
  if (!who) return <SignInPrompt />;
  const offset = Offset.safeParse((await searchParams).offset).data ?? 0;
  const { webhooks, pagination } = await listWebhooks(who.ctx, { limit: PAGE, offset });
  return (
    <>
      <PortalHead
        here="/portal/webhooks"
        title="Webhooks"
        note="We POST signed events to your server, at least once, and retry for four days."
      />
      <Webhooks webhooks={webhooks} choices={eventChoices} />
      <PageLinks page={pagination} href={(to) => `/portal/webhooks?offset=${to}`} />
    </>
  );
}
