"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import type { ActProps } from "./act-button.tsx";
import { acts } from "./acts.ts";

/** Asks for what an act needs, then calls the API. */
export function ActDialog({
  act,
  target,
  label,
  title,
  note,
  field,
  asksReason,
  onClose,
}: ActProps & { onClose: () => void }) {
  const t = useTexts("admin.act");
  const router = useRouter();
  const { busy, problem, run } = useApiCall();
  const [reason, setReason] = useState("");
  const [value, setValue] = useState(field?.value ?? "");
  const errorOf = (name: string) => problem?.details.find(({ path }) => path === `body.${name}`)?.message;
  const submit = async () => {
    if (!(await run(() => acts[act](target, { reason, value })))) return;
    onClose();
    router.refresh();
  };
  return (
    <Dialog open onClose={onClose} title={title} description={note}>
      <Form className="grid gap-5" onSubmit={() => void submit()}>
        {field && <ActField field={field} value={value} onChange={setValue} error={errorOf(fieldNames[act] ?? "")} />}
        {asksReason && (
          <TextAreaField label={t("reason")} value={reason} onChange={setReason} error={errorOf("reason")} />
        )}
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={busy}>
          {label}
        </Button>
      </Form>
    </Dialog>
  );
}

/** The name of the field in the body, for its error. */
const fieldNames: Partial<Record<ActProps["act"], string>> = {
  reindexChain: "fromBlock",
  scheduleModel: "at",
  setTier: "tier",
  takeDown: "target",
};

function ActField(props: {
  field: NonNullable<ActProps["field"]>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const { field, value, onChange, error } = props;
  const { label, hint, choices } = field;
  if (!choices) return <TextField label={label} hint={hint} value={value} onChange={onChange} error={error} code />;
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChoose={onChange}
      error={error}
    />
  );
}
