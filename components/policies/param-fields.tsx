import type { Module } from "../../lib/domains/policies/index.ts";
import { FieldError } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { moduleParams, type RuleDraft, readOptional, writeValue } from "./draft.ts";
import { DraftField } from "./draft-field.tsx";
import { signalName } from "./labels.ts";
import type { ChangeRule, FormSettings } from "./types.ts";

interface Props {
  rule: RuleDraft;
  module: Module | undefined;
  settings: FormSettings;
  error: string | undefined;
  onChange: ChangeRule;
}

/** The parameters of a rule's module: a signal, a screening list, a schema and its issuer, a token, or a contract. */
export function ParamFields({ rule, module, settings, error, onChange }: Props) {
  if (!module || !moduleParams[rule.module]) return null;
  const fields: ParamProps = {
    params: rule.params ?? {},
    settings,
    set: (name, value) =>
      onChange((now) => {
        const { [name]: _, ...others } = now.params ?? {};
        return { ...now, params: value === undefined ? others : { ...others, [name]: value } };
      }),
    setAll: (params) => onChange((now) => ({ ...now, params: params(now.params ?? {}) })),
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
      {rule.module === "listed" && (
        <SelectField
          label="List"
          hint={module.inputs.length === 0 ? "This service keeps no screening list." : undefined}
          value={writeValue(fields.params.list)}
          options={module.inputs.map((name) => ({ value: name, label: name }))}
          onChoose={(name) => fields.set("list", name)}
        />
      )}
      {rule.module === "attestation" && <AttestationParams {...fields} />}
      {rule.module === "token" && <TokenParams {...fields} />}
      {rule.module === "contract" && <ContractParams {...fields} />}
      {rule.module === "held" && <HeldParams {...fields} />}
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
  setAll: (change: (params: Record<string, unknown>) => Record<string, unknown>) => void;
}

const readText = (text: string): unknown => text.trim() || undefined;

interface TextProps extends ParamProps {
  /** Of the parameter. */
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  numeric?: boolean;
}

/** A parameter that is what the field has, or absent. */
function TextParam({ name, params, set, label, hint, placeholder, numeric }: TextProps) {
  return (
    <DraftField
      {...{ label, hint, placeholder, numeric }}
      value={params[name]}
      read={readText}
      onChange={(value) => set(name, value)}
    />
  );
}

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

function AttestationParams(fields: ParamProps) {
  const { params, settings, set } = fields;
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
      <TextParam {...fields} name="issuer" label="Only this issuer" hint="An address. Optional." placeholder="0x…" />
    </>
  );
}

function ChainParam({ params, settings, set }: ParamProps) {
  return (
    <SelectField
      label="Chain"
      value={writeValue(params.chainId)}
      options={settings.chains.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChoose={(id) => set("chainId", Number(id))}
    />
  );
}

const NO_PRESET = "";
const anotherContract = { address: "", function: "isVerified(address) view returns (bool)", args: ["{wallet}"] };
const reverts = [
  { value: "indeterminate", label: "could not check" },
  { value: "fail", label: "a no" },
];

/** A registry that is known, or a function of any contract. What else a rule may say is kept, and edited as JSON. */
function ContractParams(fields: ParamProps) {
  const { params, settings, set } = fields;
  const isPreset = params.preset !== undefined;
  const presets = settings.presets.map(({ id, title }) => ({ value: id, label: title }));
  const readArguments = (text: string) => (text.trim() === "" ? undefined : text.split(",").map((one) => one.trim()));
  const choose = (preset: string) =>
    fields.setAll(({ chainId }) => ({ chainId, ...(preset === NO_PRESET ? anotherContract : { preset }) }));
  return (
    <>
      <ChainParam {...fields} />
      <SelectField
        label="Registry"
        value={writeValue(params.preset)}
        options={[{ value: NO_PRESET, label: "another contract" }, ...presets]}
        onChoose={choose}
      />
      <TextParam
        {...fields}
        name="address"
        label="Contract"
        hint={isPreset ? "Where the registry has one for each." : undefined}
        placeholder="0x…"
      />
      <DraftField
        label="Arguments"
        hint="Separated by commas; {wallet} and {name} stand for the identity's."
        value={params.args}
        read={readArguments}
        onChange={(args) => set("args", args)}
      />
      {!isPreset && <FunctionParams {...fields} />}
    </>
  );
}

/** Of a contract that no preset knows: the function, and what a revert means. A list of errors is edited as JSON. */
function FunctionParams(fields: ParamProps) {
  const { params, set } = fields;
  return (
    <>
      <TextParam {...fields} name="function" label="Function" hint="A view function with its result." />
      {!Array.isArray(params.onRevert) && (
        <SelectField
          label="A revert means"
          value={writeValue(params.onRevert) || "indeterminate"}
          options={reverts}
          onChoose={(meaning) => set("onRevert", meaning)}
        />
      )}
    </>
  );
}

function HeldParams(fields: ParamProps) {
  return (
    <>
      <ChainParam {...fields} />
      <TextParam {...fields} name="token" label="Token contract" placeholder="0x…" />
      <TextParam {...fields} name="minimum" label="Minimum" hint="In the token's smallest unit." numeric />
      <TextParam {...fields} name="tokenId" label="Token number" hint="Of a collection. Optional." numeric />
    </>
  );
}

function TokenParams(fields: ParamProps) {
  return (
    <>
      <ChainParam {...fields} />
      <TextParam {...fields} name="address" label="Token contract" placeholder="0x…" />
    </>
  );
}
