import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { WebhookList } from "@/components/portal/webhooks/webhook-list.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { listWebhooks } from "@/lib/domains/webhooks/index.ts";
import { eventChoices } from "@/lib/domains/webhooks/schemas.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { SignInPrompt } from "../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.webhooks");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const REFRESH_SECONDS = 15;

export default async function WebhooksPage({ searchParams }: PageProps) {
  const t = await getTexts("portal.webhooks");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const offset = offsetParam(await searchParams);
  const { webhooks, pagination } = await listWebhooks(signedIn.ctx, { limit: PAGE_SIZE, offset });
  return (
    <>
      <PortalHeader current="/portal/webhooks" title={t("title")} note={t("note")} />
      <ClientTexts of={["portal.webhooks", "portal.webhookForm", "portal.newSecret", "portal.secret"]}>
        <WebhookList webhooks={webhooks} choices={eventChoices} />
      </ClientTexts>
      <Refresh seconds={REFRESH_SECONDS} />
      <PageLinks page={pagination} href={(to) => `/portal/webhooks?offset=${to}`} />
    </>
  );
}
