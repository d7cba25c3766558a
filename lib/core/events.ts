/** Types of the fields of events. */
interface Kinds {
  text: string;
  nullable: string | null;
  integer: number;
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

const modelSwitch = { version: "text", hash: "text", from: "text", replaces: "text" } as const;

/**
 * Every event of webhooks, with its occasion and the fields of `data`. Addresses are checksummed. Types, forms, documentation
 * and tests derive from this table. One whose data has `developerId` reaches the webhooks of that developer alone; others reach everybody's.
 */
export const events = {
  "identity.created": {
    when: "A name was minted; sent once, when the mint is final. A subname that its parent's owner sent to `address` does not speak for it before `identity.activated`.",
    data: identity,
  },
  "identity.activated": { when: "The owner of a name activated it.", data: identity },
  "score.updated": {
    when: "A score changed. The explanation says why in words and, of a fall, what helps.",
    data: {
      address: "text",
      svcId: "nullable",
      newScore: "integer",
      oldScore: "integer",
      tier: "text",
      cause: "optional",
      explanation: "optional",
    },
  },
  "achievement.earned": { when: "The facts of a score fulfil an achievement.", data: achievement },
  "achievement.claimed": { when: "An earned achievement was claimed.", data: achievement },
  "attestation.created": { when: "Somebody attested something about a subject.", data: attestation },
  "attestation.revoked": { when: "An attestation was taken back.", data: { ...attestation, reason: "optional" } },
  "lists.completed": {
    when: "The evaluation of a list ended; only its owner's webhooks get it.",
    data: {
      developerId: "text",
      listId: "text",
      name: "text",
      rows: "integer",
      pass: "integer",
      fail: "integer",
      indeterminate: "integer",
    },
  },
  "policy.outcome_changed": {
    when: "The outcome of a watched policy changed for a wallet, by blocks that are final; only its owner's webhooks get it.",
    data: {
      developerId: "text",
      policyId: "text",
      address: "text",
      group: "text",
      before: "text",
      after: "text",
      why: "text",
      at: "text",
    },
  },
  "model.scheduled": { when: "Another scoring model was announced, with the time of the switch.", data: modelSwitch },
  "model.cancelled": { when: "A scheduled switch of the scoring model was cancelled.", data: modelSwitch },
  "model.activated": { when: "Scores are computed with another model from now on.", data: modelSwitch },
} as const satisfies Record<string, { when: string; data: Record<string, keyof Kinds> }>;

export type EventName = keyof typeof events;

type Optional<Fields> = { [F in keyof Fields]: Fields[F] extends "optional" ? F : never }[keyof Fields];
type Data<Fields extends Record<string, keyof Kinds>> = {
  [F in Exclude<keyof Fields, Optional<Fields>>]: Kinds[Fields[F]];
} & { [F in Optional<Fields>]?: Kinds["optional"] };

export type EventData = { [N in EventName]: Data<(typeof events)[N]["data"]> };

// The table's own keys.
export const eventNames = Object.keys(events) as [EventName, ...EventName[]];
