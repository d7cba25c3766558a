"use client";

import { useId, useState } from "react";
import type { EventChoice, NewWebhook } from "../../../lib/domains/webhooks/schemas.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldError } from "../../ui/field.tsx";
import { ProblemNotice } from "../problem-notice.tsx";
import { useCall } from "../use-call.ts";

type WebhookFields = Pick<NewWebhook, "url" | "events">;

interface Props {
  value: WebhookFields;
  choices: readonly EventChoice[];
  /** The word on the button. */
  action: string;
  save: (fields: WebhookFields) => Promise<void>;
}

/** Where events go, and which. What is wrong stands beside its field. */
export function WebhookForm({ value, choices, action, save }: Props) {
  const { busy, problem, run } = useCall();
  const [url, setUrl] = useState(value.url);
  const [events, setEvents] = useState<WebhookFields["events"]>(value.events);
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
        void run(() => save({ url, events }));
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
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
