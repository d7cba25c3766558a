import type { Delivery, DeliveryStatus, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import type { Tone } from "../../ui/badge.tsx";

/** What is said of each state of a delivery. */
export const statusLabels: { [S in DeliveryStatus]: { word: string; tone: Tone } } = {
  pending: { word: "Pending", tone: "caution" },
  delivered: { word: "Delivered", tone: "good" },
  failed: { word: "Failed", tone: "bad" },
};

/** Whether events go out to a webhook, and who stopped them where they do not. */
export function stateOf({ active, disabledReason }: Webhook): { word: string; tone: Tone } {
  if (active) return { word: "on", tone: "good" };
  return disabledReason === null ? { word: "off", tone: "plain" } : { word: "switched off by us", tone: "bad" };
}

/** Subjects that are listed in full. */
const LISTED = 5;

/** Whom a webhook's events are about. */
export function subjectsOf({ subjects = [] }: Webhook): string {
  if (subjects.length === 0) return "everybody";
  const more = subjects.length - LISTED;
  return subjects.slice(0, LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/**
 * How near an attempt is that a page waits for, milliseconds. One that is under way counts as due a minute after it began, which
 * may be some seconds after the moment that the page stands for: so it is more than a minute.
 */
const NEAR_MS = 90_000;

/** What a page worth reading again waits for: an attempt that is under way or near. `now` in Unix milliseconds. */
export function isAttemptNear({ status, nextAttemptAt }: Delivery, now: number): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now + NEAR_MS;
}
