import type { Module } from "../../lib/domains/policies/index.ts";
import { FieldError } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { moduleParams, type RuleDraft, readOptional, writeValue } from "./draft.ts";
import { DraftField } from "./draft-field.tsx";
import { signalName } from "./labels.ts";
import type { FormSettings } from "./types.ts";

interface Props {
  rule: RuleDraft;
  module: Module | undefined;
  settings: FormSettings;
  error: string | undefined;
  onChange: (changed: Pick<RuleDraft, "params">) => void;
}

/** The parameters of a rule's module: a signal, a schema and its issuer, or a token. */
export function ParamFields({ rule, module, settings, error, onChange }: Props) {
  if (!module || !moduleParams[rule.module]) return null;
  const fields: ParamProps = {
    params: rule.params ?? {},
    settings,
    set: (name, value) => {
      const { [name]: _, ...others } = rule.params ?? {};
      onChange({ params: value === undefined ? others : { ...others, [name]: value } });
    },
  };
  return (
    <div className="col-span-2 grid gap-3 sm:col-span-4 sm:grid-cols-2">
      {rule.module === "flag" && <FlagParams {...fields} signals={module.inputs} />}
      {rule.module === "underReview" && (
        <DraftField
          label="Only this flag"
          hint="A risk signal. Optional."
          placeholder="fan_in"
          value={fields.params.flag}
          read={readText}
          onChange={(flag) => fields.set("flag", flag)}
        />
      )}
      {rule.module === "attestation" && <AttestationParams {...fields} />}
      {rule.module === "token" && <TokenParams {...fields} />}
      <div className="sm:col-span-2">
        <FieldError id={`params-${rule.module}`} message={error} />
      </div>
    </div>
  );
}

interface ParamProps {
  params: Record<string, unknown>;
  settings: FormSettings;
  /** Sets a parameter; undefined removes it. */
  set: (name: string, value: unknown) => void;
}

const readText = (text: string): unknown => text.trim() || undefined;

function FlagParams({ params, set, signals }: ParamProps & { signals: readonly string[] }) {
  const { minPermille } = params;
  return (
    <>
      <SelectField
        label="Signal"
        value={writeValue(params.code)}
        options={signals.map((code) => ({ value: code, label: signalName(code) }))}
        onChoose={(code) => set("code", code)}
      />
      <DraftField
        label="Severity of at least (%)"
        numeric
        placeholder="any"
        value={typeof minPermille === "number" ? minPermille / 10 : minPermille}
        read={readOptional}
        onChange={(percent) => set("minPermille", typeof percent === "number" ? Math.round(percent * 10) : percent)}
      />
    </>
  );
}

function AttestationParams({ params, settings, set }: ParamProps) {
  return (
    <>
      <SelectField
        label="Schema"
        value={writeValue(params.schema)}
        options={settings.schemas.map((name) => ({ value: name, label: name }))}
        onChoose={(schema) => set("schema", schema)}
      />
      <DraftField
        label="Minimum issuer score"
        hint="Total points. Optional."
        numeric
        value={params.minIssuerScore}
        read={readOptional}
        onChange={(points) => set("minIssuerScore", points)}
      />
      <DraftField
        label="Only this issuer"
        hint="An address. Optional."
        placeholder="0x…"
        value={params.issuer}
        read={readText}
        onChange={(issuer) => set("issuer", issuer)}
      />
    </>
  );
}

function TokenParams({ params, settings, set }: ParamProps) {
  return (
    <>
      <SelectField
        label="Chain"
        value={writeValue(params.chainId)}
        options={settings.chains.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(id) => set("chainId", Number(id))}
      />
      <DraftField
        label="Token contract"
        placeholder="0x…"
        value={params.address}
        read={readText}
        onChange={(address) => set("address", address)}
      />
    </>
  );
}
