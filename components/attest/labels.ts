import type { TextKey } from "../../lib/core/texts.ts";
import type { Attestation } from "../../lib/domains/attestations/schemas.ts";
import type { Texts } from "../texts/create-texts.ts";
import type { Tone } from "../ui/badge.tsx";

/** Labels of a built-in schema; other schemas show the names they declare. */
export interface SchemaLabels {
  title: string;
  text: string;
  fields: Readonly<Record<string, FieldLabels>>;
}

/** How a field is entered and shown. */
interface FieldForm {
  /** `line`: one line of text; `date`: unix seconds, entered as a day. */
  control?: "line" | "date";
  optional?: true;
}

export interface FieldLabels extends FieldForm {
  /** Speaks to the issuer, in forms. */
  label: string;
  /** Where others read it. */
  readLabel: string;
  hint: string;
}

/** `hasReadLabel`: others read another label than the issuer. */
const builtIn: Readonly<Record<string, Readonly<Record<string, FieldForm & { hasReadLabel?: true }>>>> = {
  endorsement: { context: { hasReadLabel: true, control: "line" }, statement: { hasReadLabel: true } },
  skill: { skill: { control: "line" }, level: {}, evidence: { control: "line", optional: true } },
  membership: { organisation: { control: "line" }, role: { control: "line" }, since: { control: "date" } },
  score: { total: {}, tier: { control: "line" }, modelHash: {}, factsHash: {}, issuedAt: { control: "date" } },
};

type SchemaTexts = Texts<"attest.schemas">;

/** The labels of a built-in schema; null for any other. */
export function schemaLabels(t: SchemaTexts, schemaName: string | null): SchemaLabels | null {
  const fields = schemaName !== null && Object.hasOwn(builtIn, schemaName) ? builtIn[schemaName] : undefined;
  if (!fields) return null;
  const text = (key: string) => t(`${schemaName}.${key}` as TextKey<"attest.schemas">); // The catalogue has each of the table.
  const labels = Object.entries(fields).map(([name, { hasReadLabel, ...form }]) => {
    const label = text(`fields.${name}.label`);
    const readLabel = hasReadLabel ? text(`fields.${name}.readLabel`) : label;
    return [name, { ...form, label, readLabel, hint: text(`fields.${name}.hint`) }];
  });
  return { title: text("title"), text: text("text"), fields: Object.fromEntries(labels) };
}

/** The title of a schema: its label, its name, or its shortened UID. */
export function schemaTitle(t: SchemaTexts, schema: { uid: string; name: string | null }): string {
  return schemaLabels(t, schema.name)?.title ?? schema.name ?? t("unnamed", { start: schema.uid.slice(0, 10) });
}

export const statusTones = { active: "good", expired: "caution", revoked: "bad" } as const satisfies {
  [S in Attestation["status"]]: Tone;
};
