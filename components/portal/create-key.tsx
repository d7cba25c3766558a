"use client";

import { useId, useState } from "react";
import { createClient } from "../../lib/api/client.ts";
import type { NewKey } from "../../lib/domains/developers/schemas.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { NewKeyDialog } from "./new-key-dialog.tsx";

type Permission = NewKey["permissions"][number];

/** From the narrowest to the widest: each includes those before it. */
const permissions: readonly { name: Permission; label: string; hint: string }[] = [
  { name: "read", label: "Read", hint: "Look up scores, boards, histories and everything else." },
  { name: "write", label: "Write", hint: "Create and change: track wallets, attest, save policies. Includes read." },
  { name: "admin", label: "Admin", hint: "Delete, and manage these keys. Includes write." },
];

/** What each field may hold, for whoever wrote something else. */
const rules = {
  name: "Enter a name of 1 to 100 characters.",
  permissions: "Choose at least one.",
  rateLimit: "Write a whole number from 1 to 1,000,000, or nothing.",
} as const;

interface Props {
  perMinute: number;
  origin: string;
  example: string;
  /** NotificationItem the key that was made, while the dialog shows it. */
  onCreated: (apiKey: string) => void;
  onClose: () => void;
}

/** Asks what a key may do, then shows it once. */
export function CreateKey({ perMinute, origin, example, onCreated, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const [name, setName] = useState("");
  const [widest, setWidest] = useState<Permission | null>("read");
  const [limit, setLimit] = useState("");
  const [apiKey, setApiKey] = useState<string | null>(null);
  const error = useId();
  const faultOf = (field: keyof typeof rules) => (problem?.fields.includes(field) ? rules[field] : undefined);

  if (apiKey !== null) {
    return <NewKeyDialog apiKey={apiKey} name={name} origin={origin} example={example} onClose={onClose} />;
  }
  const rank = permissions.findIndex((one) => one.name === widest);
  const submit = () =>
    run(async () => {
      const made = await createClient().call("POST /v1/developer/keys", {
        body: {
          name,
          permissions: permissions.slice(0, rank + 1).map((one) => one.name),
          ...(limit.trim() !== "" && { rateLimit: Number(limit) }),
        },
      });
      setApiKey(made.apiKey);
      onCreated(made.apiKey);
    });
  return (
    <Dialog open onClose={onClose} title="Create a key">
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label="Name" hint="What will use it, such as “Mint page”." error={faultOf("name")}>
          {(control) => (
            <input
              {...control}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={100}
              autoComplete="off"
              className="field w-full px-3"
            />
          )}
        </Field>
        <fieldset aria-describedby={faultOf("permissions") ? error : undefined}>
          <legend className="font-medium">Permissions</legend>
          {permissions.map((one, i) => (
            <Checkbox
              key={one.name}
              label={one.label}
              hint={one.hint}
              checked={i <= rank}
              // What a wider one includes cannot be taken away from it.
              disabled={i < rank}
              onChange={(on) => setWidest(on ? one.name : (permissions[i - 1]?.name ?? null))}
            />
          ))}
          <FieldError id={error} message={faultOf("permissions")} />
        </fieldset>
        <Field
          label="Limit, requests a minute"
          hint={`Optional. All your keys share ${perMinute.toLocaleString("en")} a minute; this one can be given less.`}
          error={faultOf("rateLimit")}
        >
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={limit}
              onChange={(event) => setLimit(event.currentTarget.value)}
              placeholder={String(perMinute)}
              autoComplete="off"
              className="field figures w-40 px-3"
            />
          )}
        </Field>
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={busy}>
          Create the key
        </Button>
      </form>
    </Dialog>
  );
}
