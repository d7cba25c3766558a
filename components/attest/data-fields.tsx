"use client";

import { Plus, X } from "lucide-react";
import { useTexts } from "#texts";
import type { FormField } from "../../lib/domains/attestations/index.ts";
import type { Texts } from "../texts/create-texts.ts";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field, type FieldControl, FieldError, keepTyped } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { type Draft, type Drafts, emptyDraft, type FieldErrors } from "./field-values.ts";
import type { FieldLabels } from "./labels.ts";

interface Props {
  fields: readonly FormField[];
  /** Labels by field name; others show their name. */
  labels?: Readonly<Record<string, FieldLabels>>;
  drafts: Drafts;
  errors: FieldErrors;
  onChange: (change: (drafts: Drafts) => Drafts) => void;
  /** Path of the parent field, as the service names it. */
  path?: string;
}

/** One control for each field of a schema, by its type, with its error. */
export function DataFields({ fields, labels = {}, drafts, errors, onChange, path = "data" }: Props) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      labels={Object.hasOwn(labels, field.name) ? labels[field.name] : undefined}
      draft={drafts[field.name] ?? emptyDraft(field)}
      errors={errors}
      path={`${path}.${field.name}`}
      onChange={(change) => onChange((now) => ({ ...now, [field.name]: change(now[field.name] ?? emptyDraft(field)) }))}
    />
  ));
}

interface OneProps {
  field: FormField;
  labels?: FieldLabels;
  /** Overrides the label, for items of a list. */
  label?: string;
  draft: Draft;
  errors: FieldErrors;
  path: string;
  onChange: (change: (draft: Draft) => Draft) => void;
}

function OneField(props: OneProps) {
  const t = useTexts("attest.form");
  const { field, labels, draft, errors, path, onChange } = props;
  const label = props.label ?? labels?.label ?? field.name;
  if (field.kind === "flag") {
    return (
      <Checkbox
        label={label}
        hint={labels?.hint ?? field.type}
        checked={draft === true}
        onChange={(on) => onChange(() => on)}
      />
    );
  }
  if (field.kind === "list") return <ListField {...props} field={field} label={label} />;
  if (field.kind === "group") return <GroupField {...props} field={field} label={label} />;
  return (
    <Field label={label} hint={labels?.hint ?? hintOf(t, field)} error={errors[path]}>
      {(control) => (
        <Control
          control={control}
          field={field}
          labels={labels}
          text={String(draft)}
          onChange={(text) => onChange(() => text)}
        />
      )}
    </Field>
  );
}

function GroupField(props: OneProps & { field: FormField & { kind: "group" }; label: string }) {
  const { field, label, draft, errors, path, onChange } = props;
  return (
    <fieldset className="grid gap-6 rounded-xl border border-line p-4">
      <legend className="px-1 font-medium wrap-anywhere">{label}</legend>
      <DataFields
        fields={field.fields}
        drafts={draft as Drafts /* A group's draft, as emptyDraft makes it. */}
        errors={errors}
        path={path}
        onChange={(change) => onChange((now) => change(now as Drafts))}
      />
      <FieldError id={`${path}-error`} message={errors[path]} />
    </fieldset>
  );
}

function ListField(props: OneProps & { field: FormField & { kind: "list" }; label: string }) {
  const t = useTexts("attest.form");
  const { field, label, errors, path, onChange } = props;
  const items = itemsOf(props.draft);
  return (
    <fieldset className="grid gap-4 rounded-xl border border-line p-4">
      <legend className="px-1 font-medium wrap-anywhere">{label}</legend>
      {items.length === 0 && <p className="text-sm text-ink-faint">{t("noItems")}</p>}
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their index.
        <div key={i} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <OneField
              field={field.item}
              label={`${label} ${i + 1}`}
              draft={item}
              errors={errors}
              path={`${path}.${i}`}
              onChange={(change) => onChange((now) => itemsOf(now).map((one, at) => (at === i ? change(one) : one)))}
            />
          </div>
          {field.length === null && (
            <IconButton
              icon={X}
              label={t("remove", { item: `${label} ${i + 1}` })}
              onClick={() => onChange((now) => itemsOf(now).filter((_, at) => at !== i))}
            />
          )}
        </div>
      ))}
      {field.length === null && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() => onChange((now) => [...itemsOf(now), emptyDraft(field.item)])}
        >
          <Plus size={18} /> {t("add")}
        </Button>
      )}
      <FieldError id={`${path}-error`} message={errors[path]} />
    </fieldset>
  );
}

function itemsOf(draft: Draft) {
  return draft as readonly Draft[]; // A list's draft, as emptyDraft makes it.
}

interface ControlProps {
  control: FieldControl;
  field: FormField;
  labels: FieldLabels | undefined;
  text: string;
  onChange: (text: string) => void;
}

const codeAttributes = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

function Control({ control, field, labels, text, onChange }: ControlProps) {
  if (labels?.control === "date") {
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
  const ref = keepTyped(text, onChange);
  const onInput = (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value);
  if (field.kind === "text" && labels?.control !== "line") {
    return (
      <textarea {...control} ref={ref} rows={3} value={text} onChange={onInput} className="field w-full px-3 py-2.5" />
    );
  }
  if (field.kind === "text") {
    return (
      <input {...control} ref={ref} value={text} autoComplete="off" onChange={onInput} className="field w-full px-3" />
    );
  }
  const isInteger = field.kind === "integer";
  return (
    <input
      {...control}
      ref={ref}
      {...codeAttributes}
      inputMode={isInteger && !field.least.startsWith("-") ? "numeric" : "text"}
      value={text}
      placeholder={isInteger ? undefined : "0x…"}
      onChange={onInput}
      className={`field figures w-full px-3 placeholder:text-ink-faint ${isInteger ? "sm:w-56" : "font-mono text-sm"}`}
    />
  );
}

function hintOf(t: Texts<"attest.form">, field: FormField): string {
  if (field.kind !== "integer" || field.least !== "0" || field.asText) return field.type;
  return t("range", { type: field.type, least: field.least, most: field.most });
}

/** Unix seconds as the value of a date input. */
function dayOf(seconds: string): string {
  return seconds === "" ? "" : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
}

function secondsOf(day: string): string {
  const ms = Date.parse(day);
  return Number.isNaN(ms) ? "" : String(ms / 1000);
}
