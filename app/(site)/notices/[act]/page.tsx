import { CircleCheck, MailQuestion, MailX } from "lucide-react";
import type { Metadata } from "next";
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

export const metadata: Metadata = {
  title: "Notices",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

const states: readonly LinkState[] = ["open", "done", "expired", "unknown"];

export default async function NoticeLinkPage({
  params,
  searchParams,
}: PageProps & { params: Promise<{ act: string }> }) {
  const given = (await params).act;
  const act = linkActs.find((one) => one === given);
  if (!act) return answerNotFound(<NotFound />);
  const { token, state } = await searchParams;
  const link = typeof token === "string" ? token : null;
  const shown =
    link === null ? states.find((one) => one === state) : await readLink(systemContext(), { act, token: link });
  return (
    <>
      <PageHeader title={act === "confirm" ? "Confirm notices" : "End notices"} />
      <div className="mt-8 grid max-w-2xl gap-6">
        <LinkNotice act={act} state={shown ?? "unknown"} token={link} />
      </div>
    </>
  );
}

const texts = {
  confirm: {
    open: {
      icon: MailQuestion,
      title: "Should notices come to your address?",
      text: "A signed-in wallet of this service, or its operator, entered it. Each message has a link that ends them.",
    },
    done: {
      icon: CircleCheck,
      title: "Your address is confirmed",
      text: "The notices that were chosen come from now on. Each has a link that ends them.",
    },
    expired: {
      icon: MailX,
      title: "The link is no longer valid",
      text: "It was valid for a day. A new message can be asked for where the address was entered.",
    },
    unknown: {
      icon: MailX,
      title: "Nothing belongs to this link",
      text: "The address was taken out since, a newer message has another link, or this one is incomplete.",
    },
  },
  unsubscribe: {
    open: {
      icon: MailQuestion,
      title: "Should notices to you end?",
      text: "Nothing more is sent to this receiver for the wallet, or for the operator, that entered it.",
    },
    done: { icon: CircleCheck, title: "Nothing more is sent", text: "The receiver was taken out." },
    expired: { icon: MailX, title: "The link is no longer valid", text: "A newer message has another one." },
    unknown: {
      icon: CircleCheck,
      title: "Nothing is sent by this link",
      text: "The receiver was taken out, or the link is incomplete.",
    },
  },
} as const;

function LinkNotice({ act, state, token }: { act: LinkAct; state: LinkState; token: string | null }) {
  const { icon, title, text } = texts[act][state];
  return (
    <>
      <Notice icon={icon} title={title}>
        <p>{text}</p>
      </Notice>
      {state === "open" && token !== null && (
        <form method="post" action={withBasePath(`/notices/${act}?token=${encodeURIComponent(token)}`)}>
          <Button type="submit">{act === "confirm" ? "Confirm" : "End notices"}</Button>
        </form>
      )}
    </>
  );
}
