"use client";

import { Plus, X } from "lucide-react";
import type { FormField } from "../../lib/domains/attestations/index.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, FieldError } from "../ui/field.tsx";
import { type Draft, type Drafts, emptyDraft, type FieldErrors } from "./field-values.ts";
import type { FieldLabels } from "./labels.ts";

interface Props {
  fields: readonly FormField[];
  /** Plain words for fields, by name. */
  words?: Readonly<Record<string, FieldLabels>>;
  drafts: Drafts;
  errors: FieldErrors;
  onChange: (drafts: Drafts) => void;
  /** Where the fields stand, as the service names it. */
  path?: string;
}

/** The fields of a schema as controls by their types; what is wrong stands beside each. */
export function DataFields({ fields, words = {}, drafts, errors, onChange, path = "data" }: Props) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      words={Object.hasOwn(words, field.name) ? words[field.name] : undefined}
      draft={drafts[field.name] ?? emptyDraft(field)}
      errors={errors}
      path={`${path}.${field.name}`}
      onChange={(draft) => onChange({ ...drafts, [field.name]: draft })}
    />
  ));
}

interface OneProps {
  field: FormField;
  words?: FieldLabels;
  /** What it is called, where not by its name. */
  label?: string;
  draft: Draft;
  errors: FieldErrors;
  path: string;
  onChange: (draft: Draft) => void;
}

function OneField(props: OneProps) {
  const { field, words, draft, errors, path, onChange } = props;
  const label = props.label ?? words?.label ?? field.name;
  if (field.kind === "flag") {
    return (
      <Checkbox
        label={label}
        hint={words?.hint ?? field.type}
        checked={draft === true}
        onChange={(on) => onChange(on)}
      />
    );
  }
  if (field.kind === "list") return <ListField {...props} field={field} label={label} />;
  if (field.kind === "group") {
    return (
      <fieldset className="grid gap-6 rounded-xl border border-line p-4">
        <legend className="px-1 font-medium wrap-anywhere">{label}</legend>
        <DataFields
          fields={field.fields}
          drafts={draft as Drafts /* A group's draft, as emptyDraft makes it. */}
          errors={errors}
          path={path}
          onChange={onChange}
        />
        <FieldError id={`${path}-error`} message={errors[path]} />
      </fieldset>
    );
  }
  return (
    <Field label={label} hint={words?.hint ?? hintOf(field)} error={errors[path]}>
      {(control) => <Control control={control} field={field} words={words} text={String(draft)} onChange={onChange} />}
    </Field>
  );
}

function ListField(props: OneProps & { field: FormField & { kind: "list" }; label: string }) {
  const { field, label, errors, path, onChange } = props;
  const items = props.draft as readonly Draft[]; // A list's draft, as emptyDraft makes it.
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 font-medium wrap-anywhere">{label}</legend>
      {items.length === 0 && <p className="text-sm text-ink-faint">Nothing in it yet. It may stay empty.</p>}
      {items.map((item, i) => (
        // Items have no name but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: their position identifies them.
        <div key={i} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <OneField
              field={field.item}
              label={`${label} ${i + 1}`}
              draft={item}
              errors={errors}
              path={`${path}.${i}`}
              onChange={(next) => onChange(items.map((one, at) => (at === i ? next : one)))}
            />
          </div>
          {field.length === null && (
            <button
              type="button"
              aria-label={`Remove ${label} ${i + 1}`}
              onClick={() => onChange(items.filter((_, at) => at !== i))}
              className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-lg text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
            >
              <X size={18} />
            </button>
          )}
        </div>
      ))}
      {field.length === null && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() => onChange([...items, emptyDraft(field.item)])}
        >
          <Plus size={18} /> Add one
        </Button>
      )}
      <FieldError id={`${path}-error`} message={errors[path]} />
    </fieldset>
  );
}

interface ControlProps {
  control: { id: string; "aria-invalid"?: true; "aria-describedby"?: string };
  field: FormField;
  words: FieldLabels | undefined;
  text: string;
  onChange: (draft: Draft) => void;
}

const plain = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

function Control({ control, field, words, text, onChange }: ControlProps) {
  if (words?.control === "moment") {
    return (
      <input
        {...control}
        type="date"
        value={dayOf(text)}
        onChange={(event) => onChange(secondsOf(event.currentTarget.value))}
        className="field figures w-full px-3 sm:w-56"
      />
    );
  }
  const changed = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (field.kind === "text" && words?.control !== "line") {
    return <textarea {...control} rows={3} value={text} onChange={changed} className="field w-full px-3 py-2.5" />;
  }
  if (field.kind === "text") {
    return <input {...control} value={text} autoComplete="off" onChange={changed} className="field w-full px-3" />;
  }
  const whole = field.kind === "integer";
  return (
    <input
      {...control}
      {...plain}
      inputMode={whole && !field.least.startsWith("-") ? "numeric" : "text"}
      value={text}
      placeholder={whole ? undefined : "0x…"}
      onChange={changed}
      className={`field figures w-full px-3 placeholder:text-ink-faint ${whole ? "sm:w-56" : "font-mono text-sm"}`}
    />
  );
}

function hintOf(field: FormField): string {
  if (field.kind === "integer" && field.least === "0" && !field.asText) return `${field.type}: 0 to ${field.most}`;
  return field.type;
}

/** Unix seconds as the day a date control shows, and back. */
function dayOf(seconds: string): string {
  return seconds === "" ? "" : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

function secondsOf(day: string): string {
  const at = Date.parse(day);
  return Number.isNaN(at) ? "" : String(at / 1000);
}
