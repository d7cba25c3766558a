import { SlidersHorizontal, Trash2 } from "lucide-react";
import type { Module } from "../../lib/domains/policies/index.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { FieldError } from "../ui/field.tsx";
import { SelectField } from "../ui/select.tsx";
import {
  comparisonsOf,
  defaultRule,
  errorAt,
  type Place,
  type PolicyError,
  pathOf,
  type RuleDraft,
  readList,
  readOptional,
  readValue,
  valueKind,
  withoutChains,
  writeValue,
} from "./draft.ts";
import type { FormSettings } from "./group-editor.tsx";
import { comparisonLabel } from "./labels.ts";
import { ParamFields } from "./param-fields.tsx";
import { TextField } from "./value-field.tsx";

interface Props {
  rule: RuleDraft;
  place: Place;
  number: string;
  settings: FormSettings;
  faults: readonly PolicyError[];
  /** Null takes the rule out. */
  onChange: (rule: RuleDraft | null) => void;
}

/** One condition: a module, how it is compared, and with what. What the API has against a field stands below it. */
export function RuleEditor({ rule, place, number, settings, faults, onChange }: Props) {
  const module = settings.modules.find(({ id }) => id === rule.module);
  const fault = (field: string) => errorAt(faults, place, field);
  const change = (changed: Partial<RuleDraft>) => onChange({ ...rule, ...changed });
  const own = errorAt(faults, place);
  return (
    <fieldset className="rounded-xl border border-line bg-surface p-4">
      <legend className="sr-only">Rule {number}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1.5fr_1fr_1fr_2.75rem]">
        <div className="col-span-2 sm:col-span-1">
          <SelectField
            label={`${number}. Module`}
            value={rule.module}
            options={settings.modules.map(({ id, name }) => ({ value: id, label: name }))}
            error={fault("module")}
            onChoose={(id) => {
              const next = settings.modules.find((one) => one.id === id);
              if (next) onChange(defaultRule(next));
            }}
          />
        </div>
        <SelectField
          label="Compared"
          value={rule.cmp}
          options={(module ? comparisonsOf(module) : [rule.cmp]).map((cmp) => ({
            value: cmp,
            label: comparisonLabel(module, cmp),
          }))}
          error={fault("cmp")}
          onChoose={(cmp) => change({ cmp, value: fitted(rule.value, cmp) })}
        />
        <ValueField rule={rule} module={module} error={fault("value")} onChange={(value) => change({ value })} />
        <button
          type="button"
          aria-label={`Take rule ${number} out`}
          onClick={() => onChange(null)}
          className="order-first col-span-2 ml-auto flex size-11 cursor-pointer items-center justify-center rounded-lg text-ink-faint hover:bg-sunken hover:text-down max-sm:-mb-12 max-sm:z-[1] sm:order-none sm:col-span-1 sm:mt-8"
        >
          <Trash2 size={18} />
        </button>
        <ParamFields rule={rule} module={module} settings={settings} error={fault("params")} onChange={change} />
      </div>
      <More rule={rule} module={module} chains={settings.chains} fault={fault} onChange={change} />
      <FieldError id={`fault-${pathOf(place)}`} message={own} />
    </fieldset>
  );
}

/** `in` takes a list, all others one value. */
function fitted(value: unknown, cmp: string): unknown {
  if (cmp === "in") return Array.isArray(value) ? value : [value];
  return Array.isArray(value) ? value[0] : value;
}

function ValueField(props: {
  rule: RuleDraft;
  module: Module | undefined;
  error: string | undefined;
  onChange: (value: unknown) => void;
}) {
  const { rule, module, error, onChange } = props;
  const kind = module ? valueKind(module) : "amount";
  const value = writeValue(rule.value);
  if (kind === "flag") {
    const options = [
      { value: "false", label: "not found" },
      { value: "true", label: "found" },
    ];
    return (
      <SelectField
        label="Value"
        value={value}
        options={options}
        error={error}
        onChoose={(one) => onChange(one === "true")}
      />
    );
  }
  if (kind === "choice" && rule.cmp !== "in" && module && "values" in module.range) {
    const options = module.range.values.map((one) => ({ value: String(one), label: String(one) }));
    return <SelectField label="Value" value={value} options={options} error={error} onChoose={onChange} />;
  }
  return (
    <TextField
      label={rule.cmp === "in" ? "Values, separated by commas" : "Value"}
      value={rule.value}
      read={(text) => (rule.cmp === "in" ? readList(kind, text) : readValue(kind, text))}
      numeric={kind === "number" && rule.cmp !== "in"}
      error={error}
      onChange={onChange}
    />
  );
}

/** Over which chains, how old the data may be, and whether the rule is turned around. */
function More(props: {
  rule: RuleDraft;
  module: Module | undefined;
  chains: FormSettings["chains"];
  fault: (field: string) => string | undefined;
  onChange: (changed: Partial<RuleDraft>) => void;
}) {
  const { rule, module, chains, fault, onChange } = props;
  const chosen: unknown[] = Array.isArray(rule.chainIds) ? rule.chainIds : [];
  const isSet = chosen.length > 0 || rule.maxAgeSeconds !== undefined || rule.negate === true;
  const isWrong = fault("chainIds") !== undefined || fault("maxAgeSeconds") !== undefined;
  const choose = (id: number, on: boolean) => {
    const next = on ? [...chosen, id] : chosen.filter((one) => one !== id);
    onChange({ chainIds: next.length > 0 ? next : undefined });
  };
  return (
    <details className="mt-1 -mb-2" open={isSet || isWrong || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-ink-soft hover:text-ink">
        <SlidersHorizontal size={16} /> More options (chains, data age, invert)
      </summary>
      <div className="grid gap-x-8 gap-y-3 pt-1 sm:grid-cols-2">
        {module && !withoutChains.includes(module.id) && chains.length > 0 && (
          <fieldset>
            <legend className="font-medium">On these chains only</legend>
            {chains.map(({ id, name }) => (
              <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => choose(id, on)} />
            ))}
            <FieldError id={`chains-${rule.module}`} message={fault("chainIds")} />
          </fieldset>
        )}
        <div className="grid content-start gap-3">
          <TextField
            label="Maximum data age"
            hint="In seconds. Older data counts as missing."
            numeric
            value={rule.maxAgeSeconds}
            read={readOptional}
            error={fault("maxAgeSeconds")}
            onChange={(maxAgeSeconds) => onChange({ maxAgeSeconds })}
          />
          <Checkbox
            label="Invert this rule"
            hint="Pass when the condition is not met."
            checked={rule.negate === true}
            onChange={(on) => onChange({ negate: on || undefined })}
          />
        </div>
      </div>
    </details>
  );
}
