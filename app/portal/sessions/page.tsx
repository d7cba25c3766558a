import type { Metadata } from "next";
import { PortalHeader } from "@/components/portal/portal-header.tsx";
import { Sessions } from "@/components/portal/sessions.tsx";
import { SignInPrompt } from "@/components/portal/sign-in-prompt.tsx";
import { PageLinks } from "@/components/ui/pagination.tsx";
import { Offset } from "@/lib/core/schemas.ts";
import { listSessions } from "@/lib/domains/developers/index.ts";
import { readSignedIn } from "../_lib/signed-in.ts";

export const metadata: Metadata = { title: "Sessions" };

const PAGE = 25;

export default async function SessionsPage({
  searchParams,
}: {
  searchParams: Promise<{ offset?: string | string[] }>;
}) {
  const who = await readSignedIn();
  if (!who) return <SignInPrompt />;
  const { ctx, session } = who;
  const offset = Offset.safeParse((await searchParams).offset).data ?? 0;
  const { developerId } = session;
  const { sessions, pagination } = await listSessions(ctx, { developerId, limit: PAGE, offset });
  return (
    <>
      <PortalHeader
        here="/portal/sessions"
        title="Sessions"
        note="Where your wallet is signed in. A session ends by itself 24 hours after its sign-in. API keys are not among them."
      />
      <Sessions sessions={sessions} now={ctx.now.getTime()} />
      <PageLinks page={pagination} href={(to) => `/portal/sessions?offset=${to}`} />
    </>
  );
}
