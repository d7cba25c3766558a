import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { Sessions } from "@/components/portal/sessions.tsx";
import { ClientTexts, getTexts } from "@/components/texts/server.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Refresh } from "@/components/ui/refresh.tsx";
import { listSessions } from "@/lib/domains/developers/index.ts";
import { offsetParam, type PageProps } from "../../(site)/_lib/query.ts";
import { SignInPrompt } from "../_lib/sign-in-prompt.tsx";
import { readSignedIn } from "../_lib/signed-in.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("portal.sessions");
  return { title: t("title") };
}

const PAGE_SIZE = 25;
const REFRESH_SECONDS = 15;

export default async function SessionsPage({ searchParams }: PageProps) {
  const t = await getTexts("portal.sessions");
  const signedIn = await readSignedIn();
  if (!signedIn) return <SignInPrompt />;
  const { ctx, session } = signedIn;
  const offset = offsetParam(await searchParams);
  const { developerId } = session;
  const { sessions, pagination } = await listSessions(ctx, { developerId, limit: PAGE_SIZE, offset });
  return (
    <>
      <PortalHeader current="/portal/sessions" title={t("title")} note={t("note")} />
      <ClientTexts of={["portal.sessions"]}>
        <Sessions sessions={sessions} now={ctx.now.getTime()} />
      </ClientTexts>
      <Refresh seconds={REFRESH_SECONDS} />
      <PageLinks page={pagination} href={(to) => `/portal/sessions?offset=${to}`} />
    </>
  );
}
