import { FieldError } from "./field-error.ts";
import { integerRange } from "./integer-range.ts";
import { parseSchema, type SchemaField } from "./parse-schema.ts";

/** A field of a schema as a form asks for it; plain JSON. `name` is that of the field, also for the items of a list. */
export type FormField = { name: string; type: string } & (
  | { kind: "text" | "flag" | "address" }
  /** `length`: how many bytes; null: as many as one likes. */
  | { kind: "bytes"; length: number | null }
  /** Decimal strings. `asText`: its values are strings, since JSON numbers cannot hold them all. */
  | { kind: "integer"; least: string; most: string; asText: boolean }
  /** `length`: how many items; null: as many as one likes. */
  | { kind: "list"; item: FormField; length: number | null }
  | { kind: "group"; fields: FormField[] }
);

/** Controls that a form can have before somebody adds more. */
const MOST_CONTROLS = 200;

/** What a form asks for, for the data of a schema; null where the schema is none, or takes more than a form can hold. */
export function formFields(schema: string): FormField[] | null {
  try {
    const fields = parseSchema(schema).map(formField);
    return fields.reduce((sum, field) => sum + countControls(field), 0) <= MOST_CONTROLS ? fields : null;
  } catch (error) {
    if (error instanceof FieldError) return null;
    throw error;
  }
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
