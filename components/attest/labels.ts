import type { RevocationReason, SignatureKind } from "../../lib/domains/attestations/schemas.ts";
import type { Tone } from "../ui/badge.tsx";

/** Labels of a built-in schema; other schemas show the names they declare. */
export interface SchemaLabels {
  title: string;
  text: string;
  fields: Readonly<Record<string, FieldLabels>>;
}

export interface FieldLabels {
  /** Speaks to the issuer, in forms. */
  label: string;
  /** Where others read it; default `label`. */
  readLabel?: string;
  hint: string;
  /** `line`: one line of text; `date`: unix seconds, entered as a day. */
  control?: "line" | "date";
  optional?: true;
}

const builtIn: Readonly<Record<string, SchemaLabels>> = {
  endorsement: {
    title: "Endorsement",
    text: "Vouch for somebody you know, in your own words.",
    fields: {
      context: {
        label: "How you know them",
        readLabel: "Known from",
        hint: "Such as a project, a team or a trade.",
        control: "line",
      },
      statement: { label: "Your statement", readLabel: "Statement", hint: "Public and permanent." },
    },
  },
  skill: {
    title: "Skill",
    text: "Confirm a skill you have seen at work.",
    fields: {
      skill: { label: "Skill", hint: "One at a time, such as Solidity.", control: "line" },
      level: { label: "Level", hint: "A whole number on a scale you agree on, such as 1 to 5." },
      evidence: {
        label: "Evidence",
        hint: "A link others can check. Optional.",
        control: "line",
        optional: true,
      },
    },
  },
  membership: {
    title: "Membership",
    text: "Confirm that somebody belongs to your organisation.",
    fields: {
      organisation: { label: "Organisation", hint: "The name it is known by.", control: "line" },
      role: { label: "Role", hint: "Such as member, maintainer or delegate.", control: "line" },
      since: { label: "Member since", hint: "The day, in UTC.", control: "date" },
    },
  },
  score: {
    title: "Score",
    text: "A score with the hashes of its receipt, so anybody can recompute it.",
    fields: {
      total: { label: "Total", hint: "Points." },
      tier: { label: "Tier", hint: "As in the receipt.", control: "line" },
      modelHash: { label: "Model hash", hint: "From the receipt." },
      factsHash: { label: "Facts hash", hint: "From the receipt." },
      issuedAt: { label: "Issued on", hint: "The day of the receipt, in UTC.", control: "date" },
    },
  },
};

/** The labels of a built-in schema; null for any other. */
export function schemaLabels(schemaName: string | null): SchemaLabels | null {
  return schemaName !== null && Object.hasOwn(builtIn, schemaName) ? (builtIn[schemaName] ?? null) : null;
}

/** The label of a field where others read its value: the name of the field, without labels. */
export function readLabel(name: string, labels: FieldLabels | undefined): string {
  return labels?.readLabel ?? labels?.label ?? name;
}

/** The title of a schema: its label, its name, or its shortened UID. */
export function schemaTitle(schema: { uid: string; name: string | null }): string {
  return schemaLabels(schema.name)?.title ?? schema.name ?? `Schema ${schema.uid.slice(0, 10)}…`;
}

export const statusLabels = {
  active: { label: "valid", tone: "good" },
  expired: { label: "expired", tone: "caution" },
  revoked: { label: "revoked", tone: "bad" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export const reasonLabels: { readonly [R in RevocationReason]: string } = {
  relationship_ended: "The relationship ended",
  skill_outdated: "The skill is outdated",
  achievement_invalid: "The achievement was not valid",
  reputation_changed: "The reputation has changed",
  identity_verification_failed: "The identity could not be verified",
  other: "Another reason",
};

/** What proves an attestation, by the kind of its signature. */
export const proofLabels: { readonly [K in SignatureKind]: string } = {
  eoa: "Signed by the issuer’s own key, and verified on every request.",
  erc1271:
    "Signed by the issuer’s smart account. We verified it on receipt; the account’s owners may have changed since.",
  erc6492:
    "Signed by the issuer’s smart account before its deployment. We verified it on receipt; the account’s owners may have changed since.",
  onchain: "Made on chain by the issuer’s transaction.",
};
