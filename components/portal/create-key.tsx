"use client";

import { useId, useState } from "react";
import type { NewKey } from "../../lib/domains/developers/schemas.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldError, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";

type Permission = NewKey["permissions"][number];

/** Narrowest first: each permission includes those before it. */
const permissions: readonly { name: Permission; label: string; hint: string }[] = [
  { name: "read", label: "Read", hint: "Look up scores, leaderboards, histories and everything else." },
  { name: "write", label: "Write", hint: "Create and change: track wallets, attest, save policies. Includes read." },
  { name: "admin", label: "Admin", hint: "Delete, and manage keys. Includes write." },
];

const fieldErrors = {
  name: "Enter a name of 1 to 100 characters.",
  permissions: "Choose at least one.",
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
  const [permission, setPermission] = useState<Permission | null>("read");
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
          permissions: permissions.slice(0, rankOf(permission) + 1).map((one) => one.name),
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
        <PermissionFields widest={permission} onChange={setPermission} error={errorOf("permissions")} />
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

function rankOf(permission: Permission | null): number {
  return permissions.findIndex(({ name }) => name === permission);
}

function PermissionFields(props: {
  widest: Permission | null;
  onChange: (widest: Permission | null) => void;
  error: string | undefined;
}) {
  const id = useId();
  const rank = rankOf(props.widest);
  return (
    <fieldset aria-describedby={props.error ? id : undefined}>
      <legend className="font-medium">Permissions</legend>
      {permissions.map((one, i) => (
        <Checkbox
          key={one.name}
          label={one.label}
          hint={one.hint}
          checked={i <= rank}
          // Included in a wider permission.
          disabled={i < rank}
          onChange={(on) => props.onChange(on ? one.name : (permissions[i - 1]?.name ?? null))}
        />
      ))}
      <FieldError id={id} message={props.error} />
    </fieldset>
  );
}
