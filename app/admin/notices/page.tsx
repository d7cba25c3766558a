import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ChannelStatus } from "@/components/notices/channel-status.tsx";
import { getTexts, getTranslate } from "@/components/texts/server.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Section } from "@/components/ui/section.tsx";
import { viewChannels } from "@/lib/domains/notices/index.ts";
import { noticeChoices } from "@/lib/domains/notices/schemas.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts("admin.notices");
  return { title: t("title") };
}

export default async function AdminNoticesPage() {
  const t = await getTexts("admin.notices");
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const [kinds, translate] = await Promise.all([getTexts("notices.kinds"), getTranslate("sentences.pauses")]);
  const channels = await viewChannels(ctx, null);
  return (
    <>
      <AdminHeader current="/admin/notices" title={t("title")} note={t("note")} />
      <Section id="channels" title={t("receivers")}>
        {channels.length > 0 ? (
          <ul aria-label={t("receivers")} className="divide-y divide-line rounded-xl border border-line bg-surface">
            {channels.map((channel) => (
              <li key={channel.id} className="p-4 sm:p-5">
                <ChannelStatus
                  channel={{ ...channel, reason: channel.reason && translate(channel.reason) }}
                  now={ctx.now.getTime()}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={BellOff} title={t("empty.title")}>
            <p>{t("empty.text")}</p>
          </EmptyState>
        )}
      </Section>
      <Section id="kinds" title={t("sent")}>
        <Choices choices={noticeChoices("operators", kinds)} />
      </Section>
    </>
  );
}

function Choices({ choices }: { choices: ReturnType<typeof noticeChoices> }) {
  return (
    <dl className="grid gap-4">
      {choices.map(({ kind, label, when }) => (
        <div key={kind}>
          <dt className="font-medium">{label}</dt>
          <dd className="text-ink-soft">{when}</dd>
        </div>
      ))}
    </dl>
  );
}
