import type { Module } from "../../lib/domains/policies/index.ts";
import { FieldError } from "../ui/field.tsx";
import { SelectField } from "../ui/select.tsx";
import { moduleParams, type RuleDraft, readOptional, writeValue } from "./draft.ts";
import type { FormSettings } from "./group-editor.tsx";
import { signalName } from "./labels.ts";
import { TextField } from "./value-field.tsx";

interface Props {
  rule: RuleDraft;
  module: Module | undefined;
  settings: FormSettings;
  error: string | undefined;
  onChange: (changed: Pick<RuleDraft, "params">) => void;
}

/** What is left empty is left out. */
const readText = (text: string): unknown => text.trim() || undefined;

/** What a module wants to know: which signal, which schema and whose, which token. */
export function ParamFields({ rule, module, settings, error, onChange }: Props) {
  const names = moduleParams[rule.module];
  if (!module || !names) return null;
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = rule.params ?? {};
    onChange({ params: value === undefined ? others : { ...others, [name]: value } });
  };
  const text = (name: string) => writeValue(rule.params?.[name]);
  return (
    <div className="col-span-2 grid gap-3 sm:col-span-4 sm:grid-cols-2">
      {rule.module === "flag" && (
        <SelectField
          label="Signal"
          value={text("code")}
          options={module.inputs.map((code) => ({ value: code, label: signalName(code) }))}
          onChoose={(code) => set("code", code)}
        />
      )}
      {rule.module === "attestation" && (
        <>
          <SelectField
            label="Schema"
            value={text("schema")}
            options={settings.schemas.map((name) => ({ value: name, label: name }))}
            onChoose={(schema) => set("schema", schema)}
          />
          <TextField
            label="Minimum issuer score"
            hint="Total points. Optional."
            numeric
            value={rule.params?.minIssuerScore}
            read={readOptional}
            onChange={(points) => set("minIssuerScore", points)}
          />
          <TextField
            label="Only this issuer"
            hint="An address. Optional."
            placeholder="0x…"
            value={rule.params?.issuer}
            read={readText}
            onChange={(issuer) => set("issuer", issuer)}
          />
        </>
      )}
      {rule.module === "token" && (
        <>
          <SelectField
            label="On the chain"
            value={text("chainId")}
            options={settings.chains.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChoose={(id) => set("chainId", Number(id))}
          />
          <TextField
            label="Token contract"
            placeholder="0x…"
            value={rule.params?.address}
            read={readText}
            onChange={(address) => set("address", address)}
          />
        </>
      )}
      <div className="sm:col-span-2">
        <FieldError id={`params-${rule.module}`} message={error} />
      </div>
    </div>
  );
}
