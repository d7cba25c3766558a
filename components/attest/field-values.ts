import type { FormField } from "../../lib/domains/attestations/index.ts";

/** What stands in the controls of a field: texts and flags, nested as the field is. */
export type Draft = string | boolean | readonly Draft[] | { readonly [name: string]: Draft };
export type Drafts = { readonly [name: string]: Draft };

/** What is wrong, by where: the path of the field as the service names it, such as `data.skill` or `data.list.0`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The controls of a field before anybody touched them. */
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

/** The data that drafts stand for, and what keeps them from standing for any. The service judges last. */
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
  const given = field.kind === "text" ? text : text.trim();
  const error = faultOf(field, given);
  if (error) return { value: null, errors: { [path]: error } };
  return { value: field.kind === "integer" && !field.asText ? Number(given) : given, errors: {} };
}

function isDrafts(draft: Draft): draft is Drafts {
  return typeof draft === "object" && !Array.isArray(draft);
}

function faultOf(field: FormField, given: string): string | null {
  if (field.kind === "address") return /^0x[0-9a-fA-F]{40}$/.test(given) ? null : "An address: 0x and 40 hex digits.";
  if (field.kind === "bytes") return bytesFault(given, field.length);
  if (field.kind !== "integer") return null;
  const whole = /^-?\d{1,78}$/.test(given);
  if (whole && BigInt(given) >= BigInt(field.least) && BigInt(given) <= BigInt(field.most)) return null;
  return `A whole number from ${field.least} to ${field.most}.`;
}

function bytesFault(given: string, length: number | null): string | null {
  const digits = /^0x((?:[0-9a-fA-F]{2})*)$/.exec(given)?.[1];
  if (digits !== undefined && (length === null || digits.length === 2 * length)) return null;
  return length === null ? "Bytes: 0x and hex, two digits each." : `0x and ${2 * length} hex digits.`;
}
