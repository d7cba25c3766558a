import { SlidersHorizontal, Trash2 } from "lucide-react";
import { useTexts } from "#texts";
import type { Module } from "../../lib/domains/policies/index.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { FieldError } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import {
  comparisonsOf,
  defaultRule,
  errorAt,
  pathString,
  type RuleDraft,
  readList,
  readOptional,
  readValue,
  ruleNumber,
  valueKind,
  withoutChains,
  writeValue,
} from "./draft.ts";
import { DraftField } from "./draft-field.tsx";
import { choiceName, comparisonLabel, describeValueError, moduleName, valueFormat } from "./labels.ts";
import { ParamFields } from "./param-fields.tsx";
import type { ChangeRule, EditorProps, FormSettings } from "./types.ts";

interface Props extends Omit<EditorProps, "onChange"> {
  rule: RuleDraft;
  onChange: ChangeRule;
}

/** A rule: a module, a comparison and a value, with the errors of the API. */
export function RuleEditor({ rule, nodePath, settings, errors, onChange }: Props) {
  const t = useTexts("policies.rule");
  const rules = useTexts("policies.rules");
  const number = ruleNumber(nodePath.join("."));
  const module = settings.modules.find(({ id }) => id === rule.module);
  const errorOf = (field: string) => errorAt(errors, nodePath, field);
  const change = (changed: Partial<RuleDraft>) => onChange((now) => ({ ...now, ...changed }));
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-surface p-4">
      <legend className="sr-only">{t("title", { number })}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1fr)_2.75rem]">
        <div className="col-span-2 sm:col-span-1">
          <SelectField
            label={t("module", { number })}
            value={rule.module}
            options={settings.modules.map((one) => ({ value: one.id, label: moduleName(one, rules) }))}
            error={errorOf("module") && t("badModule")}
            onChoose={(id) => {
              const next = settings.modules.find((one) => one.id === id);
              if (next) onChange(() => defaultRule(next));
            }}
          />
        </div>
        <SelectField
          label={t("comparison")}
          value={rule.cmp}
          options={(module ? comparisonsOf(module) : [rule.cmp]).map((cmp) => ({
            value: cmp,
            label: comparisonLabel(module, cmp, rules),
          }))}
          error={errorOf("cmp") && t("badComparison")}
          onChoose={(cmp) => onChange((now) => ({ ...now, cmp, value: fitValue(now.value, cmp) }))}
        />
        <ValueField
          rule={rule}
          module={module}
          error={describeValueError(errorOf("value"), t)}
          onChange={(value) => change({ value })}
        />
        <IconButton
          icon={Trash2}
          label={t("remove", { number })}
          danger
          onClick={() => onChange(() => null)}
          className="order-first col-span-2 ml-auto max-sm:z-[1] max-sm:-mb-12 sm:order-none sm:col-span-1 sm:mt-8"
        />
        <ParamFields rule={rule} module={module} settings={settings} error={errorOf("params")} onChange={onChange} />
      </div>
      <MoreOptions rule={rule} module={module} chains={settings.chains} errorOf={errorOf} onChange={onChange} />
      <FieldError id={`rule-${pathString(nodePath)}`} message={errorAt(errors, nodePath)} />
    </fieldset>
  );
}

/** `in` compares with a list, all other comparisons with one value. */
function fitValue(value: unknown, cmp: string): unknown {
  if (cmp === "in") return Array.isArray(value) ? value : [value];
  return Array.isArray(value) ? value[0] : value;
}

function ValueField(props: {
  rule: RuleDraft;
  module: Module | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}) {
  const t = useTexts("policies.rule");
  const { rule, module, error, onChange } = props;
  const rules = useTexts("policies.rules");
  const kind = module ? valueKind(module) : "amount";
  const value = writeValue(rule.value);
  if (kind === "flag") {
    const format = valueFormat({ ...rule, params: {} }, rules);
    const options = [false, true].map((one) => ({ value: String(one), label: format(one) }));
    return (
      <SelectField
        label={t("value")}
        value={value}
        options={options}
        error={error}
        onChoose={(one) => onChange(one === "true")}
      />
    );
  }
  if (kind === "choice" && rule.cmp !== "in" && module && "values" in module.range) {
    const options = module.range.values.map((one) => ({ value: String(one), label: choiceName(String(one), rules) }));
    return <SelectField label={t("value")} value={value} options={options} error={error} onChoose={onChange} />;
  }
  return (
    <DraftField
      label={rule.cmp === "in" ? t("values") : t("value")}
      value={rule.value}
      read={(text) => (rule.cmp === "in" ? readList(kind, text) : readValue(kind, text))}
      numeric={kind === "number" && rule.cmp !== "in"}
      error={error}
      onChange={onChange}
    />
  );
}

/** Chains, maximum data age, and inversion. */
interface OptionsProps {
  rule: RuleDraft;
  module: Module | undefined;
  chains: FormSettings["chains"];
  errorOf: (field: string) => string | undefined;
  onChange: ChangeRule;
}

function MoreOptions({ rule, module, chains, errorOf, onChange }: OptionsProps) {
  const t = useTexts("policies.rule");
  const chosen = chainsOf(rule);
  const isSet = chosen.length > 0 || rule.maxAgeSeconds !== undefined || rule.negate === true;
  const hasError = errorOf("chainIds") !== undefined || errorOf("maxAgeSeconds") !== undefined;
  const choose = (id: number, on: boolean) =>
    onChange((now) => {
      const others = chainsOf(now).filter((one) => one !== id);
      const next = on ? [...others, id] : others;
      return { ...now, chainIds: next.length > 0 ? next : undefined };
    });
  return (
    <details className="mt-1 -mb-2" open={isSet || hasError || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-ink-soft hover:text-ink">
        <SlidersHorizontal size={16} /> {t("more")}
      </summary>
      <div className="grid gap-x-8 gap-y-3 pt-1 sm:grid-cols-2">
        {module && !withoutChains.includes(module.id) && chains.length > 0 && (
          <fieldset>
            <legend className="font-medium">{t("chains")}</legend>
            {chains.map(({ id, name }) => (
              <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => choose(id, on)} />
            ))}
            <FieldError id={`chains-${rule.module}`} message={errorOf("chainIds")} />
          </fieldset>
        )}
        <AgeAndInvert rule={rule} errorOf={errorOf} onChange={onChange} />
      </div>
    </details>
  );
}

function chainsOf({ chainIds }: RuleDraft): unknown[] {
  return Array.isArray(chainIds) ? chainIds : [];
}

function AgeAndInvert({
  rule,
  errorOf,
  onChange,
}: {
  rule: RuleDraft;
  errorOf: OptionsProps["errorOf"];
  onChange: OptionsProps["onChange"];
}) {
  const t = useTexts("policies.rule");
  return (
    <div className="grid content-start gap-3">
      <DraftField
        label={t("age.label")}
        hint={t("age.hint")}
        numeric
        value={rule.maxAgeSeconds}
        read={readOptional}
        error={errorOf("maxAgeSeconds")}
        onChange={(maxAgeSeconds) => onChange((now) => ({ ...now, maxAgeSeconds }))}
      />
      <Checkbox
        label={t("invert.label")}
        hint={t("invert.hint")}
        checked={rule.negate === true}
        onChange={(on) => onChange((now) => ({ ...now, negate: on || undefined }))}
      />
    </div>
  );
}
