"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

/** Registers a new schema and opens its form. */
export function SchemaDialog({ onClose }: { onClose: () => void }) {
  const { account } = useWallet();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Register a schema"
      description="A schema defines the fields of an attestation. Everybody can use it; it cannot be changed or removed."
    >
      {account === null ? <ConnectButton label="Connect to register" /> : <SchemaForm onRegistered={onClose} />}
    </Dialog>
  );
}

interface SchemaErrors {
  name?: string | undefined;
  schema?: string | undefined;
}

function SchemaForm({ onRegistered }: { onRegistered: () => void }) {
  const router = useRouter();
  const { busy, problem, run, reset } = useApiCall();
  const [name, setName] = useState("");
  const [fields, setFields] = useState("");
  const [revocable, setRevocable] = useState(true);
  const [errors, setErrors] = useState<SchemaErrors>({});
  const register = () => {
    reset();
    const missing = {
      ...(name.trim() === "" && { name: "Enter a name." }),
      ...(fields.trim() === "" && { schema: "Enter at least one field." }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    void run(async () => {
      try {
        const { schema } = await api.call("POST /v1/trust/schemas", { body: { name, schema: fields, revocable } });
        onRegistered();
        router.replace(`/attest?schema=${schema.uid}`, { scroll: false });
      } catch (thrown) {
        const found = fieldErrors(thrown);
        if (!found.name && !found.schema) throw thrown;
        setErrors(found);
      }
    });
  };
  return (
    <Form className="grid gap-6" onSubmit={register}>
      <TextField
        label="Name"
        hint="Has to be unique."
        error={errors.name}
        maxLength={64}
        value={name}
        onChange={setName}
      />
      <TextAreaField
        label="Fields"
        hint="Types and names in EAS syntax, such as: string course, uint8 grade, bool passed"
        error={errors.schema}
        code
        value={fields}
        onChange={setFields}
        className="font-mono text-sm"
      />
      <Checkbox
        label="Attestations can be revoked"
        hint="Issuers may still make single attestations irrevocable."
        checked={revocable}
        onChange={setRevocable}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        Register schema
      </Button>
    </Form>
  );
}

function fieldErrors(thrown: unknown): SchemaErrors {
  const details = thrown instanceof ApiError ? thrown.details : [];
  const errorOf = (field: string, label: string) => {
    const detail = details.find(({ path }) => path === `body.${field}`);
    return detail && `${label} ${detail.message}.`;
  };
  return { name: errorOf("name", "The name"), schema: errorOf("schema", "The schema") };
}
