import type { RevocationReason, SignatureKind } from "../../lib/domains/attestations/schemas.ts";
import type { Tone } from "../ui/badge.tsx";

/** What the built-in schemas are for, and how their fields are asked for. Other schemas use the schema's own names. */
export interface SchemaLabels {
  title: string;
  text: string;
  fields: Readonly<Record<string, FieldLabels>>;
}

export interface FieldLabels {
  label: string;
  hint: string;
  /** `line`: a short text; `moment`: unix seconds, asked for as a day. */
  control?: "line" | "moment";
  /** It may stay empty. */
  optional?: true;
}

const builtIn: Readonly<Record<string, SchemaLabels>> = {
  endorsement: {
    title: "Endorsement",
    text: "You know them and vouch for them, in your own words.",
    fields: {
      context: { label: "How you know them", hint: "Such as a project, a team or a trade.", control: "line" },
      statement: { label: "Your statement", hint: "Public and permanent." },
    },
  },
  skill: {
    title: "Skill",
    text: "They can do something, and you have seen how well.",
    fields: {
      skill: { label: "Skill", hint: "One at a time, such as Solidity.", control: "line" },
      level: { label: "Level", hint: "A whole number of a scale you agree on, such as 1 to 5." },
      evidence: {
        label: "Evidence",
        hint: "Where others can see for themselves: a link, or nothing.",
        control: "line",
        optional: true,
      },
    },
  },
  membership: {
    title: "Membership",
    text: "They belong to an organisation you speak for.",
    fields: {
      organisation: { label: "Organisation", hint: "By the name others know it by.", control: "line" },
      role: { label: "Role", hint: "Such as member, maintainer or delegate.", control: "line" },
      since: { label: "Member since", hint: "The day, UTC.", control: "moment" },
    },
  },
  score: {
    title: "Score",
    text: "A score as it stood, with the hashes of the receipt that lets anybody recompute it.",
    fields: {
      total: { label: "Total", hint: "Points." },
      tier: { label: "Tier", hint: "As the receipt names it.", control: "line" },
      modelHash: { label: "Hash of the model", hint: "From the receipt." },
      factsHash: { label: "Hash of the facts", hint: "From the receipt." },
      issuedAt: { label: "Issued on", hint: "The day of the receipt, UTC.", control: "moment" },
    },
  },
};

/** Words for a schema by its name; null where it brings none but its own. */
export function schemaLabels(schemaName: string | null): SchemaLabels | null {
  return schemaName !== null && Object.hasOwn(builtIn, schemaName) ? (builtIn[schemaName] ?? null) : null;
}

/** What a schema is called: by its words, its name, or its shortened uid. */
export function schemaTitle(schema: { uid: string; name: string | null }): string {
  return schemaLabels(schema.name)?.title ?? schema.name ?? `Schema ${schema.uid.slice(0, 10)}…`;
}

/** Labels of an attestation's state. */
export const statusLabels = {
  active: { word: "valid", tone: "good" },
  expired: { word: "expired", tone: "caution" },
  revoked: { word: "revoked", tone: "bad" },
} as const satisfies Record<string, { word: string; tone: Tone }>;

/** Why an attestation was revoked, as one chooses it and reads it. */
export const reasonLabels: { readonly [R in RevocationReason]: string } = {
  relationship_ended: "The relationship ended",
  skill_outdated: "The skill is outdated",
  achievement_invalid: "The achievement was not valid",
  reputation_changed: "The reputation has changed",
  identity_verification_failed: "The identity could not be verified",
  other: "Another reason",
};

/** What proves an attestation. */
export const proofLabels: { readonly [K in SignatureKind]: string } = {
  eoa: "Signed by the issuer’s own key, which is checked anew each time.",
  erc1271: "Signed by the issuer’s smart account. It was checked when it came in; its owners may have changed since.",
  erc6492:
    "Signed by the issuer’s smart account before it was deployed. It was checked when it came in; its owners may have changed since.",
  onchain: "Made on chain by the issuer’s transaction.",
};

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
/** Years beyond this no date holds. */
const LAST_SECOND = 8_640_000_000_000;

/** Unix seconds as a moment to the minute, UTC. */
export function formatSeconds(seconds: number): string {
  return seconds > LAST_SECOND ? `second ${seconds}` : `${moment.format(seconds * 1000)} UTC`;
}

/** Longest JSON that is laid out over lines: each of many small values would have one. */
const LONGEST_LAID_OUT = 2_000;

/** A value of an attestation's data as text. `words` describe its field. */
export function formatValue(value: unknown, words?: FieldLabels): string {
  if (words?.control === "moment" && typeof value === "number") return formatSeconds(value);
  if (typeof value === "string") return value === "" ? "–" : value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  const plain = JSON.stringify(value);
  return plain.length > LONGEST_LAID_OUT ? plain : JSON.stringify(value, null, 2);
}

/** A text in two parts: what is shown at once, and the rest, which is empty for a text that is short enough. */
export function splitText(text: string, most: number): readonly [shown: string, rest: string] {
  if (text.length <= most) return [text, ""];
  // No character is cut in two.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
  return [text.slice(0, end), text.slice(end)];
}
