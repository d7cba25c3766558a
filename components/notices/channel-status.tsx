import { useTexts } from "#texts";
import type { NoticeChannel } from "../../lib/domains/notices/schemas.ts";
import { Badge } from "../ui/badge.tsx";
import { formatUntil } from "../ui/dates.ts";
import { TimeAgo } from "../ui/time-ago.tsx";

export const mediumNames = { email: "E-mail", slack: "Slack", discord: "Discord" } as const;

const statuses = {
  unconfirmed: { label: "not confirmed", tone: "caution" },
  active: { label: "active", tone: "good" },
  paused: { label: "paused", tone: "bad" },
} as const;

/** What a channel is, and whether it works. */
export function ChannelStatus({ channel, now }: { channel: NoticeChannel; now: number }) {
  const { label, tone } = statuses[channel.status];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {mediumNames[channel.medium]}: {channel.target}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="figures mt-1 text-sm text-ink-soft wrap-anywhere">
        <StatusText channel={channel} now={now} />
      </p>
    </>
  );
}

function StatusText({ channel, now }: { channel: NoticeChannel; now: number }) {
  const dates = useTexts("dates");
  const { status, reason, confirmBy, lastSentAt } = channel;
  if (status === "paused") return reason;
  if (status === "unconfirmed") {
    if (confirmBy === null) return "The link of its confirmation is no longer valid.";
    return `Open the link in the message that was sent there; it ends ${formatUntil(confirmBy, now, dates)}.`;
  }
  if (lastSentAt === null) return "Nothing was sent this week.";
  return (
    <>
      Last message <TimeAgo at={lastSentAt} now={now} />
    </>
  );
}
