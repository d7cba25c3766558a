import { useTexts } from "#texts";
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

const EXAMPLE_SIGNAL = "fan_in";

/** The parameters of a rule's module: a signal, a screening list, a schema and its issuer, a token, or a contract. */
export function ParamFields({ rule, module, settings, error, onChange }: Props) {
  const t = useTexts("policies.params");
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
          label={t("flag.label")}
          hint={t("flag.hint")}
          placeholder={EXAMPLE_SIGNAL}
          value={fields.params.flag}
          read={readText}
          onChange={(flag) => fields.set("flag", flag)}
        />
      )}
      {rule.module === "listed" && (
        <SelectField
          label={t("list.label")}
          hint={module.inputs.length === 0 ? t("list.none") : undefined}
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
  const t = useTexts("policies.params");
  const rules = useTexts("policies.rules");
  const { minPermille } = params;
  return (
    <>
      <SelectField
        label={t("signal")}
        value={writeValue(params.code)}
        options={signals.map((code) => ({ value: code, label: signalName(code, rules) }))}
        onChoose={(code) => set("code", code)}
      />
      <DraftField
        label={t("severity.label")}
        numeric
        placeholder={t("severity.any")}
        value={typeof minPermille === "number" ? minPermille / 10 : minPermille}
        read={readOptional}
        onChange={(percent) => set("minPermille", typeof percent === "number" ? Math.round(percent * 10) : percent)}
      />
    </>
  );
}

function AttestationParams(fields: ParamProps) {
  const t = useTexts("policies.params");
  const { params, settings, set } = fields;
  return (
    <>
      <SelectField
        label={t("schema")}
        value={writeValue(params.schema)}
        options={settings.schemas.map((name) => ({ value: name, label: name }))}
        onChoose={(schema) => set("schema", schema)}
      />
      <DraftField
        label={t("issuerScore.label")}
        hint={t("issuerScore.hint")}
        numeric
        value={params.minIssuerScore}
        read={readOptional}
        onChange={(points) => set("minIssuerScore", points)}
      />
      <TextParam {...fields} name="issuer" label={t("issuer.label")} hint={t("issuer.hint")} placeholder="0x…" />
    </>
  );
}

function ChainParam({ params, settings, set }: ParamProps) {
  const t = useTexts("policies.params");
  return (
    <SelectField
      label={t("chain")}
      value={writeValue(params.chainId)}
      options={settings.chains.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChoose={(id) => set("chainId", Number(id))}
    />
  );
}

const NO_PRESET = "";
const anotherContract = { address: "", function: "isVerified(address) view returns (bool)", args: ["{wallet}"] };
const reverts = ["indeterminate", "fail"] as const;

/** A registry that is known, or a function of any contract. What else a rule may say is kept, and edited as JSON. */
function ContractParams(fields: ParamProps) {
  const t = useTexts("policies.params");
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
        label={t("registry")}
        value={writeValue(params.preset)}
        options={[{ value: NO_PRESET, label: t("anotherContract") }, ...presets]}
        onChoose={choose}
      />
      <TextParam
        {...fields}
        name="address"
        label={t("contract.label")}
        hint={isPreset ? t("contract.hint") : undefined}
        placeholder="0x…"
      />
      <DraftField
        label={t("args.label")}
        hint={t("args.hint")}
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
  const t = useTexts("policies.params");
  const { params, set } = fields;
  return (
    <>
      <TextParam {...fields} name="function" label={t("function.label")} hint={t("function.hint")} />
      {!Array.isArray(params.onRevert) && (
        <SelectField
          label={t("revert.label")}
          value={writeValue(params.onRevert) || "indeterminate"}
          options={reverts.map((value) => ({ value, label: t(`revert.${value}`) }))}
          onChoose={(meaning) => set("onRevert", meaning)}
        />
      )}
    </>
  );
}

function HeldParams(fields: ParamProps) {
  const t = useTexts("policies.params");
  return (
    <>
      <ChainParam {...fields} />
      <TextParam {...fields} name="token" label={t("token")} placeholder="0x…" />
      <TextParam {...fields} name="minimum" label={t("minimum.label")} hint={t("minimum.hint")} numeric />
      <TextParam {...fields} name="tokenId" label={t("tokenId.label")} hint={t("tokenId.hint")} numeric />
    </>
  );
}

function TokenParams(fields: ParamProps) {
  const t = useTexts("policies.params");
  return (
    <>
      <ChainParam {...fields} />
      <TextParam {...fields} name="address" label={t("token")} placeholder="0x…" />
    </>
  );
}
