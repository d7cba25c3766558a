import type { FormField } from "../../lib/domains/attestations/index.ts";
import type { Texts } from "../texts/create-texts.ts";

/** What is entered for a field: texts and flags, nested like the field. */
export type Draft = string | boolean | readonly Draft[] | { readonly [name: string]: Draft };
export type Drafts = { readonly [name: string]: Draft };

/** Error messages by the path of their field, such as `data.skill` or `data.list.0`. */
export type FieldErrors = Readonly<Record<string, string>>;

export function emptyDraft(field: FormField): Draft {
  switch (field.kind) {
    case "flag":
      return false;
    case "list":
      return Array.from({ length: field.length ?? 0 }, () => emptyDraft(field.item));
    case "group":
      return emptyDrafts(field.fields);
    default:
      return "";
  }
}

export function emptyDrafts(fields: readonly FormField[]): Drafts {
  return Object.fromEntries(fields.map((field) => [field.name, emptyDraft(field)]));
}

/** Converts drafts to data, with the errors of invalid ones. The service validates it again. */
export function readDrafts(
  t: Texts<"attest.form">,
  fields: readonly FormField[],
  drafts: Drafts,
  path = "data",
): { data: Record<string, unknown>; errors: FieldErrors } {
  const read = fields.map((field) => {
    const at = `${path}.${field.name}`;
    return { name: field.name, ...readDraft(t, field, drafts[field.name] ?? emptyDraft(field), at) };
  });
  return {
    data: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    errors: Object.assign({}, ...read.map(({ errors }) => errors)),
  };
}

interface ReadField {
  value: unknown;
  errors: FieldErrors;
}

function readDraft(t: Texts<"attest.form">, field: FormField, draft: Draft, path: string): ReadField {
  if (field.kind === "list") {
    const items = (Array.isArray(draft) ? draft : []).map((item, i) => readDraft(t, field.item, item, `${path}.${i}`));
    return { value: items.map(({ value }) => value), errors: Object.assign({}, ...items.map(({ errors }) => errors)) };
  }
  if (field.kind === "group") {
    const { data, errors } = readDrafts(t, field.fields, isDrafts(draft) ? draft : {}, path);
    return { value: data, errors };
  }
  if (field.kind === "flag") return { value: draft === true, errors: {} };
  const text = typeof draft === "string" ? draft : "";
  const value = field.kind === "text" ? text : text.trim();
  const error = validate(t, field, value);
  if (error) return { value: null, errors: { [path]: error } };
  return { value: field.kind === "integer" && !field.asText ? Number(value) : value, errors: {} };
}

function isDrafts(draft: Draft): draft is Drafts {
  return typeof draft === "object" && !Array.isArray(draft);
}

function validate(t: Texts<"attest.form">, field: FormField, value: string): string | null {
  if (field.kind === "address") return /^0x[0-9a-fA-F]{40}$/.test(value) ? null : t("errors.address");
  if (field.kind === "bytes") return validateBytes(t, value, field.length);
  if (field.kind !== "integer") return null;
  const isInteger = /^-?\d{1,78}$/.test(value);
  if (isInteger && BigInt(value) >= BigInt(field.least) && BigInt(value) <= BigInt(field.most)) return null;
  return t("errors.integer", { least: field.least, most: field.most });
}

function validateBytes(t: Texts<"attest.form">, value: string, length: number | null): string | null {
  const digits = /^0x((?:[0-9a-fA-F]{2})*)$/.exec(value)?.[1];
  if (digits !== undefined && (length === null || digits.length === 2 * length)) return null;
  return length === null ? t("errors.bytes") : t("errors.digits", { digits: String(2 * length) });
}
