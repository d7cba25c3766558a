import type { EventName } from "../../../lib/core/events.ts";
import type { Delivery, DeliveryStatus, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import type { Tone } from "../../ui/badge.tsx";

/** When each event is sent. */
export const eventHints: { [N in EventName]: string } = {
  "identity.created": "A name was minted.",
  "identity.activated": "The owner of a name activated it.",
  "score.updated": "A score changed, with the old and the new one.",
  "achievement.earned": "The facts of a score fulfil an achievement.",
  "achievement.claimed": "An earned achievement was claimed.",
  "attestation.created": "Somebody attested something about a subject.",
  "attestation.revoked": "An attestation was taken back.",
};

/** What is said of each state of a delivery. */
export const statusWords: { [S in DeliveryStatus]: { word: string; tone: Tone } } = {
  pending: { word: "Pending", tone: "caution" },
  delivered: { word: "Delivered", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
};

/** Whether events go out to a webhook, and who stopped them where they do not. */
export function stateOf({ active, disabledReason }: Webhook): { word: string; tone: Tone } {
  if (active) return { word: "on", tone: "good" };
  return disabledReason === null ? { word: "off", tone: "plain" } : { word: "switched off by us", tone: "bad" };
}

/** What a page worth reading again waits for: an attempt within the next minute. `now` in Unix milliseconds. */
export function isMoving({ status, nextAttemptAt }: Delivery, now: number): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now + 60_000;
}
