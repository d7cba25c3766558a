import { BellOff } from "lucide-react";
import type { Metadata } from "next";
import { AdminHeader } from "@/components/admin/admin-header.tsx";
import { ChannelStatus } from "@/components/notices/channel-status.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Section } from "@/components/ui/section.tsx";
import { viewChannels } from "@/lib/domains/notices/index.ts";
import { noticeChoices } from "@/lib/domains/notices/schemas.ts";
import { readOperator } from "../_lib/read-operator.tsx";

export const metadata: Metadata = { title: "Notices" };

export default async function AdminNoticesPage() {
  const operator = await readOperator();
  if ("instead" in operator) return operator.instead;
  const { ctx } = operator;
  const channels = await viewChannels(ctx, null);
  return (
    <>
      <AdminHeader
        current="/admin/notices"
        title="Notices"
        note="Where operators are notified of what needs them. The setting OPERATOR_NOTICES lists the receivers; a worker reads it each minute after its start."
      />
      <Section id="channels" title="Receivers">
        {channels.length > 0 ? (
          <ul aria-label="Receivers" className="divide-y divide-line rounded-xl border border-line bg-surface">
            {channels.map((channel) => (
              <li key={channel.id} className="p-4 sm:p-5">
                <ChannelStatus channel={channel} now={ctx.now.getTime()} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={BellOff} title="Nobody is notified">
            <p>Set OPERATOR_NOTICES to e-mail addresses, or to URLs of webhooks of Slack or Discord.</p>
          </EmptyState>
        )}
      </Section>
      <Section id="kinds" title="What is sent">
        <dl className="grid gap-4">
          {noticeChoices("operators").map(({ kind, label, when }) => (
            <div key={kind}>
              <dt className="font-medium">{label}</dt>
              <dd className="text-ink-soft">{when}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
