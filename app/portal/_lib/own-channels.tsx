import { NoticeChannels } from "@/components/notices/notice-channels.tsx";
import { ClientTexts, getTexts, getTranslate } from "@/components/texts/server.tsx";
import { listChannels } from "@/lib/domains/notices/index.ts";
import { noticeChoices } from "@/lib/domains/notices/schemas.ts";
import type { SignedIn } from "./signed-in.ts";

/** The channels of the signed-in wallet; the kinds of its page come first. */
export async function OwnChannels({ ctx, first }: Pick<SignedIn, "ctx"> & { first: "owners" | "developers" }) {
  const t = await getTexts("portal.notices");
  const [kinds, translate] = await Promise.all([getTexts("notices.kinds"), getTranslate("sentences.pauses")]);
  const { channels } = await listChannels(ctx);
  const groups = [
    { title: t("wallet"), choices: noticeChoices("owners", kinds) },
    { title: t("api"), choices: noticeChoices("developers", kinds) },
  ];
  return (
    <ClientTexts of={["notices.channels", "notices.delete", "notices.dialog", "notices.status"]}>
      <NoticeChannels
        channels={channels.map((one) => ({ ...one, reason: one.reason && translate(one.reason) }))}
        groups={first === "owners" ? groups : groups.toReversed()}
        hasMail={ctx.env.SMTP_URL !== undefined}
        now={ctx.now.getTime()}
      />
    </ClientTexts>
  );
}
