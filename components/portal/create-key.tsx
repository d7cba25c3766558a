"use client";

import { useState } from "react";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { type KeyPermission, keyPermissions } from "./key-permissions.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";

const fieldErrors = {
  name: "Enter a name of 1 to 100 characters.",
  rateLimit: "Enter a whole number from 1 to 1,000,000, or leave it empty.",
} as const;

interface Props {
  /** Requests per minute of the developer's tier. */
  perMinute: number;
  origin: string;
  example: string;
  /** Receives the key while the dialog shows it. */
  onCreated: (apiKey: string) => void;
  onClose: () => void;
}

/** Creates an API key, then shows it once. */
export function CreateKey({ perMinute, origin, example, onCreated, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const [name, setName] = useState("");
  const [permission, setPermission] = useState<KeyPermission>("read");
  const [limit, setLimit] = useState("");
  const [apiKey, setApiKey] = useState<string | null>(null);
  const errorOf = (field: keyof typeof fieldErrors) =>
    problem?.fields.includes(field) ? fieldErrors[field] : undefined;
  if (apiKey !== null) {
    return <NewKeyDialog apiKey={apiKey} name={name} origin={origin} example={example} onClose={onClose} />;
  }
  const create = () =>
    run(async () => {
      const created = await api.call("POST /v1/developer/keys", {
        body: {
          name,
          permissions: [permission],
          ...(limit.trim() !== "" && { rateLimit: Number(limit) }),
        },
      });
      setApiKey(created.apiKey);
      onCreated(created.apiKey);
    });
  return (
    <Dialog open onClose={onClose} title="Create a key">
      <Form className="grid gap-6" onSubmit={() => void create()}>
        <TextField
          label="Name"
          hint="What will use it, such as “Mint page”."
          error={errorOf("name")}
          maxLength={100}
          value={name}
          onChange={setName}
        />
        <ChoiceField label="Permission" choices={keyPermissions} value={permission} onChoose={setPermission} />
        <TextField
          label="Rate limit, requests per minute"
          hint={`Optional. All your keys share ${formatNumber(perMinute)} per minute; this one can have less.`}
          error={errorOf("rateLimit")}
          inputMode="numeric"
          placeholder={String(perMinute)}
          value={limit}
          onChange={setLimit}
          className="figures w-40"
        />
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={busy}>
          Create key
        </Button>
      </Form>
    </Dialog>
  );
}
