import { z } from "zod";
import { eventNames, events } from "../../core/events.ts";
import { EXAMPLE_ADDRESS, Identity, Timestamp } from "../../core/schemas.ts";

/** Shapes of requests and answers about webhooks. Safe in a browser. */

/** The events there are, and when each is sent: handed to forms, which load nothing of this file. */
export const eventChoices = eventNames.map((name) => ({ name, when: events[name].when }));
export type EventChoice = (typeof eventChoices)[number];

const Url = z.string().min(1).max(2_048).meta({
  description: "Where events are posted: https or http, to a public address.",
  example: "https://example.com/hook",
});
const Events = z
  .array(z.enum(eventNames))
  .min(1)
  .max(eventNames.length)
  .meta({ description: "The events wanted.", example: ["score.updated"] });
/** Subjects one webhook may name. */
export const MOST_SUBJECTS = 1_000;
const Subjects = z
  .array(Identity)
  .max(MOST_SUBJECTS)
  .meta({
    description: `Only events about these identities: names or wallets, each with all wallets and names of its identity. Empty or absent:
events about everybody.`,
    example: [EXAMPLE_ADDRESS],
  });
const Secret = z
  .string()
  .min(1)
  .max(256)
  .refine((text) => !/[\p{Cc}]/u.test(text), "must not contain control characters")
  .meta({
    description: `Signs every delivery. Made by the service where none is given. One of your own has at least 24 bytes: as text, or in base64 after
\`whsec_\`.`,
  });

/** What a developer says of a webhook to be registered. */
export const NewWebhook = z.strictObject({
  url: Url,
  events: Events,
  subjects: Subjects.optional(),
  secret: Secret.optional(),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** What may be changed of a webhook. Switching it on again forgets why it was switched off. */
export const WebhookChange = z
  .strictObject({
    url: Url.optional(),
    events: Events.optional(),
    subjects: Subjects.optional(),
    active: z.boolean().optional(),
  })
  .meta({ example: { active: false } });
export type WebhookChange = z.infer<typeof WebhookChange>;

export const deliveryStatuses = ["pending", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const Webhook = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(eventNames)),
    subjects: z
      .array(z.string())
      .optional()
      .meta({ description: "Only events about these names and wallets are sent; absent: about everybody." }),
    active: z.boolean(),
    createdAt: Timestamp,
    disabledReason: z
      .string()
      .nullable()
      .meta({ description: "Why the service switched it off; null where it did not." }),
  })
  .meta({ id: "Webhook", description: "A receiver of events." });
export type Webhook = z.infer<typeof Webhook>;

const DeliveryAttempt = z
  .object({
    at: Timestamp,
    statusCode: z.int().nullable().meta({ description: "Null where no answer came." }),
    durationMs: z.int().nonnegative(),
    error: z.string().nullable().meta({ description: "Why it failed; null where it did not." }),
  })
  .meta({ id: "DeliveryAttempt" });

export const Delivery = z
  .object({
    id: z.string(),
    event: z.enum(eventNames),
    data: z.record(z.string(), z.unknown()).meta({ description: "What the event carries." }),
    status: z.enum(deliveryStatuses),
    attempts: z.array(DeliveryAttempt),
    nextAttemptAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: "Delivery", description: "One event for one webhook, and its attempts." });
export type Delivery = z.infer<typeof Delivery>;
