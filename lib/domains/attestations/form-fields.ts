import { integerRange, nullIfInvalid, parseSchema, type SchemaField } from "./parse-schema.ts";

/** A schema's field for a form, as plain JSON. Items of a list have the list's `name`. */
export type FormField = { name: string; type: string } & (
  | { kind: "text" | "flag" | "address" }
  /** `length` in bytes; null: any. */
  | { kind: "bytes"; length: number | null }
  /** Decimal strings. `asText`: values are strings, because JSON numbers are too small. */
  | { kind: "integer"; least: string; most: string; asText: boolean }
  /** `length` in items; null: any. */
  | { kind: "list"; item: FormField; length: number | null }
  | { kind: "group"; fields: FormField[] }
);

/** Maximum controls of an empty form. */
const MOST_CONTROLS = 200;

/** The form fields of a schema; null if the schema is invalid or has too many controls. */
export function formFields(schema: string): FormField[] | null {
  return nullIfInvalid(() => {
    const fields = parseSchema(schema).map(formField);
    return fields.reduce((sum, field) => sum + countControls(field), 0) <= MOST_CONTROLS ? fields : null;
  });
}

function formField({ name, type, components = [] }: SchemaField): FormField {
  const list = /^(.*)\[(\d*)\]$/.exec(type);
  if (list) {
    const [, inner = "", length = ""] = list;
    const item = formField({ name, type: inner, components });
    return { name, type, kind: "list", item, length: length === "" ? null : Number(length) };
  }
  if (type === "tuple") return { name, type, kind: "group", fields: components.map(formField) };
  if (type === "bool") return { name, type, kind: "flag" };
  if (type === "address") return { name, type, kind: "address" };
  if (type === "string") return { name, type, kind: "text" };
  if (type.startsWith("bytes")) {
    return { name, type, kind: "bytes", length: type === "bytes" ? null : Number(type.slice("bytes".length)) };
  }
  const { least, most } = integerRange(type);
  const asText = most > 2n ** 48n - 1n;
  return { name, type, kind: "integer", least: String(least), most: String(most), asText };
}

function countControls(field: FormField): number {
  if (field.kind === "list") return (field.length ?? 1) * countControls(field.item);
  if (field.kind === "group") return field.fields.reduce((sum, one) => sum + countControls(one), 0);
  return 1;
}
