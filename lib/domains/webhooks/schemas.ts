import { z } from "zod";
import { eventNames, events } from "../../core/events.ts";
import {
  ChecksumAddress,
  EXAMPLE_ADDRESS,
  Identity,
  Limit,
  Offset,
  Pagination,
  Timestamp,
} from "../../core/schemas.ts";

// Schemas of requests and responses. Safe in a browser.

/** All events for forms, which do not import this file. */
export const eventChoices = eventNames.map((name) => ({ name, when: events[name].when }));
export type EventChoice = (typeof eventChoices)[number];

const Url = z.string().min(1).max(2_048).meta({
  description: "URL that receives events: https or http, with a public address.",
  example: "https://example.com/hook",
});
const Events = z
  .array(z.enum(eventNames))
  .min(1)
  .max(eventNames.length)
  .meta({ description: "Event types.", example: ["score.updated"] });
const MOST_SUBJECTS = 1_000;
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
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "must not contain control characters")
  .meta({
    description: `Signs every delivery. Generated if absent. Your own: base64 with padding, of at least 24 random bytes, after \`whsec_\` or bare
(24 to 64 bytes), or any other text. One that looks like such a secret and is not exact is refused.`,
  });

/** What keys `webhook-signature`. */
export const signatureKeys = ["base64", "utf8"] as const;
export type SignatureKey = (typeof signatureKeys)[number];
/** Of the answers that show a secret, and of a webhook. */
export const WebhookSignatureKey = z.enum(signatureKeys).meta({
  description: `What keys \`webhook-signature\`: the bytes that the secret's base64 stands for, as libraries of Standard Webhooks read it
(\`base64\`), or those of its text (\`utf8\`), which no library reads from the text.`,
});

export const NewWebhook = z.strictObject({
  url: Url,
  events: Events,
  subjects: Subjects.optional(),
  secret: Secret.optional(),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** Enabling a webhook deletes the reason why it was disabled. */
export const WebhookChange = z
  .strictObject({
    url: Url.optional(),
    events: Events.optional(),
    subjects: Subjects.optional(),
    active: z.boolean().optional(),
  })
  .meta({ example: { active: false } });
export type WebhookChange = z.infer<typeof WebhookChange>;

/** Why a stored webhook was disabled whose URL the settings do not allow. Begins alike for all faults. */
export const refusedReason = (fault: string): string => `Refused by this service's settings: the URL ${fault}`;

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
      .meta({ description: "Only events about these names and wallets; absent: about everybody." }),
    active: z.boolean(),
    createdAt: Timestamp,
    disabledReason: z.string().nullable().meta({ description: "Why the service disabled it; null if it did not." }),
    webhookSignatureKey: WebhookSignatureKey.optional(),
    missed: z
      .object({ from: Timestamp, until: Timestamp.nullable().meta({ description: "Null: still." }) })
      .optional()
      .meta({
        description: `The last time, within 30 days, that it got no events because too many deliveries waited; absent: it got all.`,
      }),
  })
  .meta({ id: "Webhook", description: "A developer's endpoint for events." });
export type Webhook = z.infer<typeof Webhook>;

const DeliveryAttempt = z
  .object({
    at: Timestamp,
    statusCode: z.int().nullable().meta({ description: "Null without a response." }),
    durationMs: z.int().nonnegative(),
    error: z.string().nullable().meta({ description: "Why it failed; null after a success." }),
  })
  .meta({ id: "DeliveryAttempt" });

export const Delivery = z
  .object({
    id: z.string(),
    event: z.enum(eventNames),
    data: z.record(z.string(), z.unknown()).meta({ description: "The event's data." }),
    status: z.enum(deliveryStatuses),
    attempts: z.array(DeliveryAttempt),
    nextAttemptAt: Timestamp.nullable(),
    createdAt: Timestamp,
    replayOf: z.string().nullable().meta({
      description: "The original delivery, if it sends one again; null otherwise. The original may have expired.",
    }),
  })
  .meta({ id: "Delivery", description: "One event for one webhook, and its attempts." });
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryDetail = Delivery.extend({
  attempts: z.array(
    DeliveryAttempt.extend({
      requestHeaders: z.record(z.string(), z.string()).nullable().meta({
        description: "As they were sent; null if nothing was sent, and for attempts of earlier versions.",
      }),
      responseBody: z.string().nullable().meta({
        description:
          "The first 4 kB of the response as UTF-8 text; null without a response, and for attempts of earlier versions.",
      }),
    }).meta({ id: "DeliveryAttemptDetail" }),
  ),
}).meta({ id: "DeliveryDetail", description: "A delivery with what each attempt sent and received." });
export type DeliveryDetail = z.infer<typeof DeliveryDetail>;

export const SwitchOff = z.strictObject({
  reason: z.string().trim().min(3).max(500).meta({
    description: "Why, in a sentence that the owner reads.",
    example: "Its receiver answers with an attack.",
  }),
});

const OperatedWebhook = Webhook.extend({
  owner: ChecksumAddress.nullable().meta({ description: "The developer's wallet." }),
  operatorOff: z
    .boolean()
    .meta({ description: "Whether an operator switched it off, so that its owner cannot switch it on." }),
  failingSince: Timestamp.nullable().meta({ description: "Since when every attempt fails; null after a success." }),
}).meta({ id: "OperatedWebhook", description: "A developer's webhook as operators see it." });
export type OperatedWebhook = z.infer<typeof OperatedWebhook>;

export const WebhooksQuery = z.object({
  status: z.enum(["on", "off", "all"]).default("all"),
  limit: Limit,
  offset: Offset,
});
export type WebhooksQuery = z.output<typeof WebhooksQuery>;
export const OperatedWebhooksResponse = z.object({ webhooks: z.array(OperatedWebhook), pagination: Pagination });
export const OperatedWebhookResponse = z.object({ webhook: OperatedWebhook });
