"use client";

import { useId, useState } from "react";
import type { EventChoice, NewWebhook } from "../../../lib/domains/webhooks/schemas.ts";
import { ProblemNotice } from "../../api/problem-notice.tsx";
import { useApiCall } from "../../api/use-api-call.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";

type WebhookFields = Pick<NewWebhook, "url" | "events"> & { subjects: string[] };

interface Props {
  value: WebhookFields;
  choices: readonly EventChoice[];
  /** The word on the button. */
  action: string;
  save: (fields: WebhookFields) => Promise<void>;
}

/** Where events go, which, and about whom. What is wrong stands beside its field. */
export function WebhookForm({ value, choices, action, save }: Props) {
  const { busy, problem, run } = useApiCall();
  const [url, setUrl] = useState(value.url);
  const [events, setEvents] = useState<WebhookFields["events"]>(value.events);
  const [subjects, setSubjects] = useState(value.subjects.join("\n"));
  const error = useId();
  const isWrong = (field: keyof WebhookFields) => problem?.fields.includes(field) === true;
  const eventsFault = isWrong("events") ? "Choose at least one." : undefined;
  // The service says what it has against an address; of none it would only say that it is too short.
  const urlFault = url === "" ? "Write where events are to be posted." : problem?.message;
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => save({ url, events, subjects: subjects.split(/[\s,]+/).filter(Boolean) }));
      }}
    >
      <Field
        label="Address"
        hint="Of your receiver, such as https://example.com/hook."
        error={isWrong("url") ? urlFault : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value.trim())}
            maxLength={2_048}
            autoComplete="off"
            spellCheck={false}
            className="field w-full px-3"
          />
        )}
      </Field>
      <fieldset aria-describedby={eventsFault ? error : undefined}>
        <legend className="font-medium">Events</legend>
        {choices.map(({ name, when }) => (
          <Checkbox
            key={name}
            label={name}
            hint={when}
            checked={events.includes(name)}
            onChange={(on) => setEvents(on ? [...events, name] : events.filter((one) => one !== name))}
          />
        ))}
        <FieldError id={error} message={eventsFault} />
      </fieldset>
      <Field
        label="Subjects"
        hint="Names or wallets, one a line, at most 1,000: only events about these are sent. Empty: events about everybody."
        error={isWrong("subjects") ? problem?.message : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={subjects}
            onChange={(event) => setSubjects(event.currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            className="field w-full px-3 py-2.5"
          />
        )}
      </Field>
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
