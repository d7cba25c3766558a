"use client";

import { Bell, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTexts } from "#texts";
import type { NoticeChannel, NoticeChoice } from "../../lib/domains/notices/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { DialogButton } from "../ui/dialog-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ToastProvider, useToast } from "../ui/toast.tsx";
import { ChannelStatus } from "./channel-status.tsx";

const channelDialog = () => import("./channel-dialog.tsx");
const deleteDialog = () => import("./delete-channel.tsx");

/** Kinds of one audience, with its heading. */
export interface ChoiceGroup {
  title: string;
  choices: readonly NoticeChoice[];
}

export interface ChannelsProps {
  channels: readonly NoticeChannel[];
  groups: readonly ChoiceGroup[];
  /** Whether the service sends e-mail. */
  hasMail: boolean;
  /** The time of the page, Unix milliseconds. */
  now: number;
}

/** The channels of a signed-in wallet. */
export function NoticeChannels(props: ChannelsProps) {
  return (
    <ToastProvider>
      <ChannelList {...props} />
    </ToastProvider>
  );
}

function ChannelList({ channels, groups, hasMail, now }: ChannelsProps) {
  const t = useTexts("notices.channels");
  const add = <AddChannel groups={groups} hasMail={hasMail} />;
  if (channels.length === 0) {
    return (
      <EmptyState icon={Bell} title={t("none")}>
        <p>{t(hasMail ? "noneMail" : "noneChat")}</p>
        {add}
      </EmptyState>
    );
  }
  return (
    <>
      {add}
      <ul aria-label={t("title")} className="mt-6 divide-y divide-line rounded-xl border border-line bg-surface">
        {channels.map((channel) => (
          <Channel key={channel.id} channel={channel} groups={groups} hasMail={hasMail} now={now} />
        ))}
      </ul>
    </>
  );
}

function AddChannel({ groups, hasMail }: Pick<ChannelsProps, "groups" | "hasMail">) {
  const t = useTexts("notices.channels");
  const router = useRouter();
  return (
    <DialogButton
      kind="primary"
      load={channelDialog}
      dialog={({ ChannelDialog }, close) => (
        <ChannelDialog
          channel={null}
          groups={groups}
          hasMail={hasMail}
          onSaved={() => {
            close();
            router.refresh();
          }}
          onClose={close}
        />
      )}
    >
      <Plus size={18} /> {t("add")}
    </DialogButton>
  );
}

type ChannelProps = Omit<ChannelsProps, "channels"> & { channel: NoticeChannel };

function Channel({ channel, groups, hasMail, now }: ChannelProps) {
  const [t, media] = [useTexts("notices.channels"), useTexts("notices.dialog")];
  const router = useRouter();
  const toast = useToast();
  const { busy, problem, run } = useApiCall();
  const { id, kinds, status } = channel;
  const name = `${media(`media.${channel.medium}`)} ${channel.target}`;
  const labels = groups.flatMap(({ choices }) =>
    choices.flatMap(({ kind, label }) => (kinds.includes(kind) ? label : [])),
  );
  const done = (message: string) => {
    toast(message);
    router.refresh();
  };
  const act = async (call: () => Promise<unknown>, message: string) => {
    if (await run(call)) done(message);
  };
  const params = { id };
  const ask = () => api.call("POST /v1/notices/channels/{id}/confirmation", { params, body: {} });
  const switchOn = () => api.call("PATCH /v1/notices/channels/{id}", { params, body: { active: true } });
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <div className="min-w-0">
        <ChannelStatus channel={channel} now={now} />
        <p className="mt-1 text-sm text-ink-faint">{labels.join(", ")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {status === "unconfirmed" && (
          <Button
            kind="quiet"
            busy={busy}
            aria-label={t("sendAgainOf", { name })}
            onClick={() => void act(ask, t("sentAgain"))}
          >
            {t("sendAgain")}
          </Button>
        )}
        {status === "paused" && (
          <Button
            kind="quiet"
            busy={busy}
            aria-label={t("onOf", { name })}
            onClick={() => void act(switchOn, t("isOn"))}
          >
            {t("on")}
          </Button>
        )}
        <ChannelDialogs channel={channel} groups={groups} hasMail={hasMail} name={name} onDone={done} />
      </div>
      <ProblemNotice problem={problem} />
    </li>
  );
}

function ChannelDialogs(props: Omit<ChannelProps, "now"> & { name: string; onDone: (message: string) => void }) {
  const t = useTexts("notices.channels");
  const { channel, groups, hasMail, name, onDone } = props;
  const after = (close: () => void, message: string) => () => {
    close();
    onDone(message);
  };
  return (
    <>
      <DialogButton
        aria-label={t("changeOf", { name })}
        load={channelDialog}
        dialog={({ ChannelDialog }, close) => (
          <ChannelDialog
            channel={channel}
            groups={groups}
            hasMail={hasMail}
            onSaved={after(close, t("changed"))}
            onClose={close}
          />
        )}
      >
        {t("change")}
      </DialogButton>
      <DialogButton
        aria-label={t("deleteOf", { name })}
        load={deleteDialog}
        dialog={({ DeleteChannel }, close) => (
          <DeleteChannel id={channel.id} name={name} onDeleted={after(close, t("deleted"))} onClose={close} />
        )}
      >
        {t("delete")}
      </DialogButton>
    </>
  );
}
