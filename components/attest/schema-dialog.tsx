"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useTexts } from "#texts";
import { ApiError } from "../../lib/api/client.ts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { ConnectButton } from "../wallet/connect-button.tsx";
import { useWallet } from "../wallet/wallet-context.tsx";

/** Registers a new schema and opens its form. */
export function SchemaDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts("attest.register");
  const { account } = useWallet();
  return (
    <Dialog open onClose={onClose} title={t("open")} description={t("text")}>
      {account === null ? <ConnectButton label={t("connect")} /> : <SchemaForm onRegistered={onClose} />}
    </Dialog>
  );
}

interface SchemaErrors {
  name?: string | undefined;
  schema?: string | undefined;
}

function SchemaForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useTexts("attest.register");
  const router = useRouter();
  const { busy, problem, run, reset } = useApiCall();
  const [name, setName] = useState("");
  const [fields, setFields] = useState("");
  const [revocable, setRevocable] = useState(true);
  const [errors, setErrors] = useState<SchemaErrors>({});
  const register = () => {
    reset();
    const missing = {
      ...(name.trim() === "" && { name: t("noName") }),
      ...(fields.trim() === "" && { schema: t("noFields") }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    void run(async () => {
      try {
        const { schema } = await api.call("POST /v1/trust/schemas", { body: { name, schema: fields, revocable } });
        onRegistered();
        router.replace(`/attest?schema=${schema.uid}`, { scroll: false });
      } catch (thrown) {
        const found = fieldErrors(t, thrown);
        if (!found.name && !found.schema) throw thrown;
        setErrors(found);
      }
    });
  };
  return (
    <Form className="grid gap-6" onSubmit={register}>
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        error={errors.name}
        maxLength={64}
        value={name}
        onChange={setName}
      />
      <TextAreaField
        label={t("fields")}
        hint={t("fieldsHint")}
        error={errors.schema}
        code
        value={fields}
        onChange={setFields}
        className="font-mono text-sm"
      />
      <Checkbox label={t("revocable")} hint={t("revocableHint")} checked={revocable} onChange={setRevocable} />
      <ProblemNotice problem={problem} />
      <Button type="submit" busy={busy}>
        {t("submit")}
      </Button>
    </Form>
  );
}

function fieldErrors(t: Texts<"attest.register">, thrown: unknown): SchemaErrors {
  const details = thrown instanceof ApiError ? thrown.details : [];
  const errorOf = (field: "name" | "schema") => {
    const detail = details.find(({ path }) => path === `body.${field}`);
    return detail && t(`errors.${field}`, { problem: detail.message });
  };
  return { name: errorOf("name"), schema: errorOf("schema") };
}
