"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, createClient } from "../../lib/api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

/** Asks for the name and the fields of a new schema, registers it, and shows its form. */
export function SchemaDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const { account } = useWallet();
  const { busy, problem, run, forget } = useApiCall();
  const [name, setName] = useState("");
  const [fields, setFields] = useState("");
  const [revocable, setRevocable] = useState(true);
  const [errors, setErrors] = useState<{ name?: string; schema?: string }>({});
  const register = () => {
    forget();
    const missing = {
      ...(name.trim() === "" && { name: "Give it a name." }),
      ...(fields.trim() === "" && { schema: "Write at least one field." }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    void run(async () => {
      try {
        const { schema } = await createClient().call("POST /v1/trust/schemas", {
          body: { name, schema: fields, revocable },
        });
        onClose();
        router.replace(`/attest?schema=${schema.uid}`, { scroll: false });
      } catch (thrown) {
        const found = thrown instanceof ApiError ? thrown.details : [];
        const of = (path: string) => found.find((one) => one.path === `body.${path}`)?.message;
        const beside = { name: tell("The name", of("name")), schema: tell("The schema", of("schema")) };
        if (!beside.name && !beside.schema) throw thrown;
        setErrors(beside);
      }
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Register a schema"
      description="A schema says which fields an attestation has. Everybody can use it; it cannot be changed or taken back."
    >
      {account === null ? (
        <ConnectButton label="Connect to register one" />
      ) : (
        <form
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            register();
          }}
        >
          <Field label="Name" hint="Each name is given once." error={errors.name}>
            {(control) => (
              <input
                {...control}
                value={name}
                maxLength={64}
                autoComplete="off"
                onChange={(event) => setName(event.currentTarget.value)}
                className="field w-full px-3"
              />
            )}
          </Field>
          <Field
            label="Fields"
            hint="Types and names as EAS writes them, such as: string course, uint8 grade, bool passed"
            error={errors.schema}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={fields}
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => setFields(event.currentTarget.value)}
                className="field w-full px-3 py-2.5 font-mono text-sm"
              />
            )}
          </Field>
          <Checkbox
            label="Attestations of it can be revoked"
            hint="Each issuer may still make one that cannot."
            checked={revocable}
            onChange={setRevocable}
          />
          <ProblemNotice problem={problem} />
          <Button type="submit" busy={busy}>
            Register it
          </Button>
        </form>
      )}
    </Dialog>
  );
}

function tell(what: string, message: string | undefined): string | undefined {
  return message === undefined ? undefined : `${what} ${message}.`;
}
