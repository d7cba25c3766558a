import { z } from "zod";
import { Limit, Offset, Pagination, Timestamp } from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

export const takedownKinds = ["attestation", "name", "avatar", "appeal"] as const;
export type TakedownKind = (typeof takedownKinds)[number];

const Kind = z.enum(takedownKinds).meta({
  description: "What is hidden; an avatar is a name's picture in wallets, and of an appeal its reason and evidence.",
});

export const NewTakedown = z.strictObject({
  kind: Kind,
  target: z.string().trim().min(1).max(300).meta({
    description: "An attestation's id or uid, or an appeal's id; for a name or its avatar, the name.",
    example: "alice",
  }),
  reason: z
    .string()
    .trim()
    .min(3)
    .max(500)
    .meta({ description: "Why, in a sentence; public.", example: "It is spam." }),
});
export type NewTakedown = z.output<typeof NewTakedown>;

const Takedown = z
  .object({
    id: z.string(),
    kind: Kind,
    target: z.string().meta({ description: "The id of the attestation or appeal, or the name without suffix." }),
    reason: z.string(),
    at: Timestamp,
    liftedAt: Timestamp.nullable().meta({ description: "Since when it is shown again; null while it is hidden." }),
  })
  .meta({ id: "TakedownEntry", description: "Something that an operator hides from pages and lists." });
export type Takedown = z.infer<typeof Takedown>;

export const TakedownsQuery = z.object({
  kind: Kind.optional(),
  status: z.enum(["hidden", "lifted", "all"]).default("all"),
  limit: Limit,
  offset: Offset,
});
export type TakedownsQuery = z.output<typeof TakedownsQuery>;

export const TakedownsResponse = z.object({ takedowns: z.array(Takedown), pagination: Pagination });
export const TakedownResponse = z.object({ takedown: Takedown });

/** Of something that is hidden from pages and lists. */
export const Hidden = z
  .object({ reason: z.string(), at: Timestamp })
  .meta({ id: "Hidden", description: "Why an operator hides it from pages and lists, and since when." });
export type Hidden = z.infer<typeof Hidden>;
