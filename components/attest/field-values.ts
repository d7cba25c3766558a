import type { FormField } from "../../lib/domains/attestations/index.ts";

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
  fields: readonly FormField[],
  drafts: Drafts,
  path = "data",
): { data: Record<string, unknown>; errors: FieldErrors } {
  const read = fields.map((field) => {
    const at = `${path}.${field.name}`;
    return { name: field.name, ...readDraft(field, drafts[field.name] ?? emptyDraft(field), at) };
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

function readDraft(field: FormField, draft: Draft, path: string): ReadField {
  if (field.kind === "list") {
    const items = (Array.isArray(draft) ? draft : []).map((item, i) => readDraft(field.item, item, `${path}.${i}`));
    return { value: items.map(({ value }) => value), errors: Object.assign({}, ...items.map(({ errors }) => errors)) };
  }
  if (field.kind === "group") {
    const { data, errors } = readDrafts(field.fields, isDrafts(draft) ? draft : {}, path);
    return { value: data, errors };
  }
  if (field.kind === "flag") return { value: draft === true, errors: {} };
  const text = typeof draft === "string" ? draft : "";
  const value = field.kind === "text" ? text : text.trim();
  const error = validate(field, value);
  if (error) return { value: null, errors: { [path]: error } };
  return { value: field.kind === "integer" && !field.asText ? Number(value) : value, errors: {} };
}

function isDrafts(draft: Draft): draft is Drafts {
  return typeof draft === "object" && !Array.isArray(draft);
}

function validate(field: FormField, value: string): string | null {
  if (field.kind === "address")
    return /^0x[0-9a-fA-F]{40}$/.test(value) ? null : "Enter an address: 0x and 40 hex digits.";
  if (field.kind === "bytes") return validateBytes(value, field.length);
  if (field.kind !== "integer") return null;
  const isInteger = /^-?\d{1,78}$/.test(value);
  if (isInteger && BigInt(value) >= BigInt(field.least) && BigInt(value) <= BigInt(field.most)) return null;
  return `Enter a whole number from ${field.least} to ${field.most}.`;
}

function validateBytes(value: string, length: number | null): string | null {
  const digits = /^0x((?:[0-9a-fA-F]{2})*)$/.exec(value)?.[1];
  if (digits !== undefined && (length === null || digits.length === 2 * length)) return null;
  return length === null ? "Enter bytes: 0x and two hex digits for each." : `Enter 0x and ${2 * length} hex digits.`;
}
