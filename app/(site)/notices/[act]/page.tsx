import { CircleCheck, MailQuestion, MailX } from "lucide-react";
import type { Metadata } from "next";
import { useTexts } from "#texts";
import { getTexts } from "@/components/texts/server.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageHeader } from "@/components/ui/page-header.tsx";
import { withBasePath } from "@/lib/core/base-path.ts";
import { systemContext } from "@/lib/core/context.ts";
import { type LinkState, readLink } from "@/lib/domains/notices/index.ts";
import { type LinkAct, linkActs } from "@/lib/domains/notices/schemas.ts";
import { answerNotFound } from "../../_lib/answer-not-found.tsx";
import type { PageProps } from "../../_lib/query.ts";
import NotFound from "../../not-found.tsx";

// Opening the page changes nothing: programs that look for malware follow links. Its button does.

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("notices.links");
  return {
    title: t("title"),
    robots: { index: false, follow: false },
    referrer: "no-referrer",
  };
}

const states: readonly LinkState[] = ["open", "done", "expired", "unknown"];

export default async function NoticeLinkPage({
  params,
  searchParams,
}: PageProps & { params: Promise<{ act: string }> }) {
  const t = await getTexts("notices.links");
  const given = (await params).act;
  const act = linkActs.find((one) => one === given);
  if (!act) return answerNotFound(<NotFound />);
  const { token, state } = await searchParams;
  const link = typeof token === "string" ? token : null;
  const shown =
    link === null ? states.find((one) => one === state) : await readLink(systemContext(), { act, token: link });
  return (
    <>
      <PageHeader title={act === "confirm" ? t("confirmTitle") : t("endTitle")} />
      <div className="mt-8 grid max-w-2xl gap-6">
        <LinkNotice act={act} state={shown ?? "unknown"} token={link} />
      </div>
    </>
  );
}

const icons = {
  confirm: { open: MailQuestion, done: CircleCheck, expired: MailX, unknown: MailX },
  unsubscribe: { open: MailQuestion, done: CircleCheck, expired: MailX, unknown: CircleCheck },
} as const;

function LinkNotice({ act, state, token }: { act: LinkAct; state: LinkState; token: string | null }) {
  const t = useTexts("notices.links");

  return (
    <>
      <Notice icon={icons[act][state]} title={t(`${act}.${state}`)}>
        <p>{t(`${act}.${state}Text`)}</p>
      </Notice>
      {state === "open" && token !== null && (
        <form method="post" action={withBasePath(`/notices/${act}?token=${encodeURIComponent(token)}`)}>
          <Button type="submit">{act === "confirm" ? t("confirmButton") : t("endTitle")}</Button>
        </form>
      )}
    </>
  );
}
