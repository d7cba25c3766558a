import { type Document, resolve, type Schema } from "./json-schema.ts";
import { samples } from "./samples.ts";

/** Which fields an example shows. */
type Extent = "required" | "all";

/** Recursive schemas end here. */
const MAX_DEPTH = 6;

/** A value that the schema allows: its own example, or one made of the examples, samples, defaults and values of its parts. */
export function exampleOf(document: Document, given: Schema, extent: Extent, name = "", depth = 0): unknown {
  const schema = { ...resolve(document, given), ...(given.example !== undefined && { example: given.example }) };
  const inner = (one: Schema, of: string) => exampleOf(document, one, extent, of, depth + 1);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (fits(samples[name], schema)) return samples[name];
  if (schema.enum) return schema.default ?? schema.enum[0];
  const variant = (schema.anyOf ?? schema.oneOf)?.find((one) => resolve(document, one).type !== "null");
  if (variant) return inner(variant, name);
  if (schema.properties) {
    const shown = Object.entries(schema.properties).filter(([of]) => extent === "all" || schema.required?.includes(of));
    return Object.fromEntries(shown.map(([of, field]) => [of, inner(field, of)]));
  }
  if (schema.propertyNames?.enum && typeof schema.additionalProperties === "object") {
    const { additionalProperties: field } = schema;
    return Object.fromEntries(schema.propertyNames.enum.map((of) => [of, inner(field, of)]));
  }
  if (schema.type === "array") return schema.items && depth < MAX_DEPTH ? [inner(schema.items, name)] : [];
  return schema.default ?? plainExample(schema);
}

/** Whether the schema allows a sample. */
function fits(sample: unknown, schema: Schema): boolean {
  if (schema.enum) return schema.enum.includes(sample);
  const types = [schema.type ?? []].flat();
  if (typeof sample === "number") {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    const isOne = types.includes("number") || (types.includes("integer") && Number.isInteger(sample));
    return isOne && sample >= minimum && sample <= maximum;
  }
  if (typeof sample === "string") {
    return (
      types.includes("string") && schema.format === undefined && new RegExp(schema.pattern ?? "", "u").test(sample)
    );
  }
  if (Array.isArray(sample)) return types.includes("array");
  return typeof sample === "object" && types.includes("object") && schema.properties === undefined;
}

function plainExample(schema: Schema): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, (schema.exclusiveMinimum ?? -1) + 1);
    case "boolean":
      return true;
    case "string":
      return textExample(schema);
    case "object":
      return {};
    default:
      return null;
  }
}

/** Candidates, of which one matches the schema's pattern. */
const texts = [
  "text",
  "1000000000000000000",
  "0xd8da6bf26964af9d7eed9e03e53415d37aa96045",
  "0xb5c8bd9430b6cc87a0e2fe110ece6bf527fa4f170a4bc8cd032f768fc5219838",
  "0x",
] as const;

function textExample({ format, pattern = "" }: Schema): string {
  if (format === "date-time") return "2026-01-15T12:00:00.000Z";
  return texts.find((text) => new RegExp(pattern, "u").test(text)) ?? "text";
}
