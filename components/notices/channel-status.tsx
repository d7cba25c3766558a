import { useTexts } from "#texts";
import type { NoticeChannel } from "../../lib/domains/notices/schemas.ts";
import { formatUntil } from "../ui/ago.ts";
import { Badge } from "../ui/badge.tsx";
import { TimeAgo } from "../ui/time-ago.tsx";

const tones = { unconfirmed: "caution", active: "good", paused: "bad" } as const;

/** What a channel is, and whether it works. */
export function ChannelStatus({ channel, now }: { channel: NoticeChannel; now: number }) {
  const [t, media] = [useTexts("notices.status"), useTexts("notices.dialog")];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {media(`media.${channel.medium}`)}: {channel.target}
        </h3>
        <Badge tone={tones[channel.status]}>{t(channel.status)}</Badge>
      </div>
      <p className="figures mt-1 text-sm text-ink-soft wrap-anywhere">
        <StatusText channel={channel} now={now} />
      </p>
    </>
  );
}

function StatusText({ channel, now }: { channel: NoticeChannel; now: number }) {
  const [t, dates] = [useTexts("notices.status"), useTexts("dates")];
  const { status, reason, confirmBy, lastSentAt } = channel;
  if (status === "paused") return reason;
  if (status === "unconfirmed") {
    return confirmBy === null ? t("linkEnded") : t("linkOpen", { until: formatUntil(confirmBy, now, dates) });
  }
  if (lastSentAt === null) return t("nothing");
  return t.rich("last", { time: () => <TimeAgo at={lastSentAt} now={now} /> });
}
