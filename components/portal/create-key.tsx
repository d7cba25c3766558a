"use client";

import { useState } from "react";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { formatNumber } from "../ui/numbers.ts";
import { type KeyKind, type KeyPermission, keyKinds, keyPermissions } from "./key-permissions.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";

const fieldErrors = {
  name: "Enter a name of 1 to 100 characters.",
  rateLimit: "Enter a whole number from 1 to 1,000,000, or leave it empty.",
  origins: "Enter 1 to 20 origins such as https://shop.example, without a path, one on each line.",
} as const;

interface Props {
  /** Requests per minute of the developer's tier. */
  perMinute: number;
  origin: string;
  example: string;
  /** The developer's newest saved policies, to choose those of a publishable key from; without them, only secret keys are made. */
  policies?: readonly { id: string; name: string }[];
  /** Receives the key while the dialog shows it. */
  onCreated: (apiKey: string) => void;
  onClose: () => void;
}

const empty = {
  name: "",
  kind: "secret" as KeyKind,
  permission: "read" as KeyPermission,
  origins: "",
  policyIds: [] as readonly string[],
  limit: "",
};

/** Creates an API key, then shows it once. */
export function CreateKey({ perMinute, origin, example, policies, onCreated, onClose }: Props) {
  const { busy, problem, run } = useApiCall();
  const [wanted, setWanted] = useState(empty);
  const [apiKey, setApiKey] = useState<string | null>(null);
  const set = (changed: Partial<typeof empty>) => setWanted((before) => ({ ...before, ...changed }));
  const errorOf = (field: keyof typeof fieldErrors) =>
    problem?.fields.some((one) => one.split(".")[0] === field) ? fieldErrors[field] : undefined;
  if (apiKey !== null) {
    const { name, kind } = wanted;
    return <NewKeyDialog apiKey={apiKey} kind={kind} name={name} origin={origin} example={example} onClose={onClose} />;
  }
  const create = () =>
    run(async () => {
      const created = await api.call("POST /v1/developer/keys", { body: bodyOf(wanted) });
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
          value={wanted.name}
          onChange={(name) => set({ name })}
        />
        <UseFields wanted={wanted} policies={policies} error={errorOf("origins")} set={set} />
        <TextField
          label="Rate limit, requests per minute"
          hint={limitHint(wanted.kind, perMinute)}
          error={errorOf("rateLimit")}
          inputMode="numeric"
          placeholder={wanted.kind === "secret" ? String(perMinute) : undefined}
          value={wanted.limit}
          onChange={(limit) => set({ limit })}
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

function bodyOf({ name, kind, permission, origins, policyIds, limit }: typeof empty) {
  const rateLimit = limit.trim() !== "" && { rateLimit: Number(limit) };
  if (kind === "secret") return { name, permissions: [permission], ...rateLimit };
  const lines = origins.split(/[\s,]+/).filter((one) => one !== "");
  return { name, kind, permissions: ["read" as const], origins: lines, policyIds: [...policyIds], ...rateLimit };
}

function limitHint(kind: KeyKind, perMinute: number): string {
  return kind === "secret"
    ? `Optional. All your keys share ${formatNumber(perMinute)} per minute; this one can have less.`
    : "Optional. Publishable keys have limits of their own, and each visitor a tenth of them; this one can have less.";
}

interface FieldsProps extends Pick<Props, "policies"> {
  wanted: typeof empty;
  error: string | undefined;
  set: (changed: Partial<typeof empty>) => void;
}

/** Where a key is used, and what it may do there. */
function UseFields({ wanted, policies, error, set }: FieldsProps) {
  return (
    <>
      {policies && (
        <ChoiceField
          label="Where it is used"
          choices={keyKinds}
          value={wanted.kind}
          onChoose={(kind) => set({ kind })}
        />
      )}
      {wanted.kind === "secret" ? (
        <ChoiceField
          label="Permission"
          choices={keyPermissions}
          value={wanted.permission}
          onChoose={(permission) => set({ permission })}
        />
      ) : (
        <PageFields wanted={wanted} policies={policies} error={error} set={set} />
      )}
    </>
  );
}

/** Whose pages may use a publishable key, and for which policies. */
function PageFields({ wanted, policies = [], error, set }: FieldsProps) {
  const { origins, policyIds } = wanted;
  const choose = (id: string, isChosen: boolean) =>
    set({ policyIds: isChosen ? [...policyIds, id] : policyIds.filter((one) => one !== id) });
  return (
    <>
      <TextAreaField
        code
        label="Origins of your pages"
        hint="One on each line, such as https://shop.example. Other pages cannot use the key in a browser; programs can."
        error={error}
        value={origins}
        onChange={(typed) => set({ origins: typed })}
      />
      <fieldset>
        <legend className="font-medium">Policies that it may evaluate</legend>
        {policies.length === 0 ? (
          <p className="mt-0.5 text-sm text-ink-faint">You have no saved policy. The key reads scores alone.</p>
        ) : (
          policies.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              hint={id}
              checked={policyIds.includes(id)}
              disabled={policyIds.length >= 20 && !policyIds.includes(id)}
              onChange={(isChosen) => choose(id, isChosen)}
            />
          ))
        )}
      </fieldset>
    </>
  );
}
