"use client";

import { type ReactNode, useId, useState } from "react";
import { useTexts } from "#texts";
import type { EventChoice, NewWebhook } from "../../../lib/domains/webhooks/schemas.ts";
import { describeProblem, type Problem } from "../../api/problem.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldError, TextAreaField, TextField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";

export type WebhookFields = Pick<NewWebhook, "url" | "events"> & { subjects: string[] };

interface Props {
  value: WebhookFields;
  choices: readonly EventChoice[];
  /** The label of the button. */
  action: string;
  save: (fields: WebhookFields) => Promise<void>;
}

/** The URL, events and subjects of a webhook. */
export function WebhookForm({ value, choices, action, save }: Props) {
  const t = useTexts("portal.webhookForm");
  const { busy, problem, run } = useApiCall();
  const [url, setUrl] = useState(value.url);
  const [events, setEvents] = useState<WebhookFields["events"]>(value.events);
  const [subjects, setSubjects] = useState(value.subjects.join("\n"));
  const problems = useTexts("api.problem");
  const refused = problem && describeProblem(problem, problems);
  const errorOf = (field: keyof WebhookFields, message: ReactNode = refused) =>
    problem?.fields.includes(field) ? message : undefined;
  const listed = subjects.split(/[\s,]+/).filter(Boolean);
  const subject = badSubject(problem, listed);
  const submit = () => void run(() => save({ url, events, subjects: listed }));
  return (
    <Form className="grid gap-6" onSubmit={submit}>
      <TextField
        label="URL"
        hint={t("url.hint")}
        // For an empty one the service only says that it is too short.
        error={errorOf("url", url === "" ? t("url.missing") : undefined)}
        type="url"
        inputMode="url"
        maxLength={2_048}
        spellCheck={false}
        value={url}
        onChange={(text) => setUrl(text.trim())}
      />
      <EventFields
        choices={choices}
        events={events}
        onChange={setEvents}
        error={errorOf("events", t("events.missing"))}
      />
      <TextAreaField
        label={t("subjects.label")}
        hint={t("subjects.hint")}
        error={errorOf("subjects", subject === undefined ? refused : t("subjects.bad", { subject }))}
        code
        value={subjects}
        onChange={setSubjects}
        // The error below it has to be above the button, which covers the lower edge.
        className="scroll-mb-40"
      />
      {/* Stays in view above the edge of a dialog that scrolls. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-4 border-t border-line bg-surface px-5 py-4 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7">
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </Form>
  );
}

/** The listed subject that the API refused; they may have been changed since. */
function badSubject(problem: Problem | null, listed: readonly string[]): string | undefined {
  const index = problem?.details.flatMap(({ path }) => /^body\.subjects\.(\d+)/.exec(path)?.[1] ?? [])[0];
  return index === undefined ? undefined : listed[Number(index)];
}

function EventFields(props: {
  choices: readonly EventChoice[];
  events: WebhookFields["events"];
  onChange: (events: WebhookFields["events"]) => void;
  error: ReactNode;
}) {
  const t = useTexts("portal.webhookForm");
  const { events, onChange, error } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="font-medium">{t("events.label")}</legend>
      {/* Above the list, which is longer than the dialog: in view when the first box gets the focus. */}
      <FieldError id={id} message={error} />
      {props.choices.map(({ name, when }, i) => (
        <Checkbox
          key={name}
          label={name}
          hint={t("events.when", { event: name.replaceAll(".", "_"), when: when.replaceAll("`", "") })}
          checked={events.includes(name)}
          invalid={error !== undefined && i === 0}
          onChange={(on) => onChange(on ? [...events, name] : events.filter((one) => one !== name))}
        />
      ))}
    </fieldset>
  );
}
