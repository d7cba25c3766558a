/** Kinds of the fields events carry. */
interface Kinds {
  text: string;
  /** Text, or null where there is none. */
  nullable: string | null;
  integer: number;
  /** Text that may be absent. */
  optional: string;
}

const identity = { svcId: "text", address: "text", chainId: "integer", txHash: "text" } as const;
const achievement = {
  address: "text",
  svcId: "nullable",
  achievementId: "text",
  points: "integer",
  scoreBonus: "integer",
} as const;
const attestation = {
  attestationId: "text",
  subject: "text",
  issuer: "text",
  schema: "text",
} as const;

/**
 * Every event a webhook can be sent: when, and what its `data` carries. Addresses are checksummed. Types, forms, docs and
 * tests derive from this table.
 */
export const events = {
  "identity.created": { when: "A name was minted; sent once, when the mint is final.", data: identity },
  "identity.activated": { when: "The owner of a name activated it.", data: identity },
  "score.updated": {
    when: "A score changed, with the old and the new one.",
    data: { address: "text", svcId: "nullable", newScore: "integer", oldScore: "integer", tier: "text" },
  },
  "achievement.earned": { when: "The facts of a score fulfil an achievement.", data: achievement },
  "achievement.claimed": { when: "An earned achievement was claimed.", data: achievement },
  "attestation.created": { when: "Somebody attested something about a subject.", data: attestation },
  "attestation.revoked": { when: "An attestation was taken back.", data: { ...attestation, reason: "optional" } },
} as const satisfies Record<string, { when: string; data: Record<string, keyof Kinds> }>;

export type EventName = keyof typeof events;

/** The fields of events that may be absent. */
type Optional<Fields> = { [F in keyof Fields]: Fields[F] extends "optional" ? F : never }[keyof Fields];
type Data<Fields extends Record<string, keyof Kinds>> = {
  [F in Exclude<keyof Fields, Optional<Fields>>]: Kinds[Fields[F]];
} & { [F in Optional<Fields>]?: Kinds["optional"] };

/** What the `data` of each event carries. */
export type EventData = { [N in EventName]: Data<(typeof events)[N]["data"]> };

/** The events as a list, in the order of the table above. */
// The table's own keys, in its order.
export const eventNames = Object.keys(events) as [EventName, ...EventName[]];
