"use client";

import { useState } from "react";
import { useTexts } from "#texts";
import { api } from "../api/client.ts";
import { ProblemNotice } from "../api/problem-notice.tsx";
import { useApiCall } from "../api/use-api-call.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ChoiceField } from "../ui/choice-field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { type KeyKind, type KeyPermission, keyKinds, keyPermissions } from "./key-permissions.ts";
import { NewKeyDialog } from "./new-key-dialog.tsx";

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
  const t = useTexts("portal.createKey");
  const { busy, problem, run } = useApiCall();
  const [wanted, setWanted] = useState(empty);
  const [apiKey, setApiKey] = useState<string | null>(null);
  const set = (changed: Partial<typeof empty>) => setWanted((before) => ({ ...before, ...changed }));
  const errorOf = (field: "name" | "rateLimit" | "origins") =>
    problem?.fields.some((one) => one.split(".")[0] === field) ? t(`errors.${field}`) : undefined;
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
    <Dialog open onClose={onClose} title={t("title")}>
      <Form className="grid gap-6" onSubmit={() => void create()}>
        <TextField
          label={t("name.label")}
          hint={t("name.hint")}
          error={errorOf("name")}
          maxLength={100}
          value={wanted.name}
          onChange={(name) => set({ name })}
        />
        <UseFields wanted={wanted} policies={policies} error={errorOf("origins")} set={set} />
        <TextField
          label={t("limit.label")}
          hint={t(`limit.${wanted.kind}`, { perMinute })}
          error={errorOf("rateLimit")}
          inputMode="numeric"
          placeholder={wanted.kind === "secret" ? String(perMinute) : undefined}
          value={wanted.limit}
          onChange={(limit) => set({ limit })}
          className="figures w-40"
        />
        <ProblemNotice problem={problem} />
        <Button type="submit" busy={busy}>
          {t("submit")}
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

interface FieldsProps extends Pick<Props, "policies"> {
  wanted: typeof empty;
  error: string | undefined;
  set: (changed: Partial<typeof empty>) => void;
}

/** Where a key is used, and what it may do there. */
function UseFields({ wanted, policies, error, set }: FieldsProps) {
  const permissions = useTexts("portal.permissions");
  const t = useTexts("portal.createKey");
  return (
    <>
      {policies && (
        <ChoiceField
          label={t("where")}
          choices={keyKinds.map((value) => ({ value, label: t(`kinds.${value}`), hint: t(`kindHints.${value}`) }))}
          value={wanted.kind}
          onChoose={(kind) => set({ kind })}
        />
      )}
      {wanted.kind === "secret" ? (
        <ChoiceField
          label={t("permission")}
          choices={keyPermissions.map((value) => ({
            value,
            label: permissions(value),
            hint: t(`permissionHints.${value}`),
          }))}
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
  const t = useTexts("portal.createKey");
  const { origins, policyIds } = wanted;
  const choose = (id: string, isChosen: boolean) =>
    set({ policyIds: isChosen ? [...policyIds, id] : policyIds.filter((one) => one !== id) });
  return (
    <>
      <TextAreaField
        code
        label={t("origins.label")}
        hint={t("origins.hint")}
        error={error}
        value={origins}
        onChange={(typed) => set({ origins: typed })}
      />
      <fieldset>
        <legend className="font-medium">{t("policies.label")}</legend>
        {policies.length === 0 ? (
          <p className="mt-0.5 text-sm text-ink-faint">{t("policies.none")}</p>
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
