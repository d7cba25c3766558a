"use client";

import { useId, useState } from "react";
import { useTexts } from "#texts";
import type { NewNoticeChannel, NoticeChannel } from "../../lib/domains/notices/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldError, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import type { ChoiceGroup } from "./notice-channels.tsx";

type Kinds = NewNoticeChannel["kinds"];
type Medium = NewNoticeChannel["medium"];

const media = ["email", "slack", "discord"] as const satisfies readonly Medium[];

interface Props {
  /** Null: a new one. */
  channel: NoticeChannel | null;
  groups: readonly ChoiceGroup[];
  hasMail: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds a channel, or changes the kinds of one. */
export function ChannelDialog({ channel, groups, hasMail, onSaved, onClose }: Props) {
  const t = useTexts("notices.dialog");
  const { busy, problem, run } = useApiCall();
  const offered: readonly Medium[] = hasMail ? media : media.slice(1);
  const [medium, setMedium] = useState<Medium>(offered[0] ?? "slack");
  const [target, setTarget] = useState("");
  const [kinds, setKinds] = useState<Kinds>(channel?.kinds ?? []);
  const isInvalid = (field: string) => problem?.fields.includes(field) ?? false;
  const save = async () => {
    const saved = await run(() =>
      channel
        ? api.call("PATCH /v1/notices/channels/{id}", { params: { id: channel.id }, body: { kinds } })
        : api.call("POST /v1/notices/channels", { body: { medium, target, kinds } }),
    );
    if (saved) onSaved();
  };
  const isMail = medium === "email";
  const targetError = target.length < 3 ? t(isMail ? "enterAddress" : "enterUrl") : problem?.message;
  const choices = offered.map((value) => ({ value, label: t(`media.${value}`), hint: t(`media.${value}Hint`) }));
  return (
    <Dialog open onClose={onClose} title={channel ? t("change") : t("add")}>
      <Form className="grid gap-6" onSubmit={() => void save()}>
        {channel === null && (
          <>
            <ChoiceField label={t("where")} choices={choices} value={medium} onChoose={setMedium} />
            <TextField
              label={t(isMail ? "address" : "url")}
              error={isInvalid("target") ? targetError : undefined}
              type={isMail ? "email" : "url"}
              inputMode={isMail ? "email" : "url"}
              autoComplete={isMail ? "email" : "off"}
              maxLength={2_048}
              code
              value={target}
              onChange={(text) => setTarget(text.trim())}
            />
          </>
        )}
        <KindFields groups={groups} kinds={kinds} onChange={setKinds} isInvalid={isInvalid("kinds")} />
        {/* Stays in view above the edge of a dialog that scrolls. */}
        <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-4 border-t border-line bg-surface px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
          <ProblemNotice problem={problem} />
          <Button type="submit" busy={busy}>
            {channel ? t("save") : t("addShort")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function KindFields(props: {
  groups: readonly ChoiceGroup[];
  kinds: Kinds;
  onChange: (kinds: Kinds) => void;
  isInvalid: boolean;
}) {
  const t = useTexts("notices.dialog");
  const { groups, kinds, onChange, isInvalid } = props;
  const id = useId();
  return groups.map(({ title, choices }, i) => (
    <fieldset key={title} aria-describedby={isInvalid && i === 0 ? id : undefined}>
      <legend className="font-medium">{title}</legend>
      {isInvalid && i === 0 && <FieldError id={id} message={t("choose")} />}
      {choices.map(({ kind, label, when }, place) => (
        <Checkbox
          key={kind}
          label={label}
          hint={when}
          checked={kinds.includes(kind)}
          invalid={isInvalid && i === 0 && place === 0}
          onChange={(on) => onChange(on ? [...kinds, kind] : kinds.filter((one) => one !== kind))}
        />
      ))}
    </fieldset>
  ));
}
