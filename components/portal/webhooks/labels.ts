import type { Delivery, DeliveryStatus, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import type { Tone } from "../../ui/badge.tsx";

export const statusLabels: { [S in DeliveryStatus]: { label: string; tone: Tone } } = {
  pending: { label: "Pending", tone: "caution" },
  delivered: { label: "Delivered", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

/** The state of a webhook: on, full, off, refused by the settings, or disabled by the service for another reason. */
export function webhookStatus({ active, disabledReason, missed }: Webhook): { label: string; tone: Tone } {
  if (active && missed?.until === null) return { label: "full", tone: "caution" };
  if (active) return { label: "on", tone: "good" };
  if (disabledReason?.startsWith("Refused by")) return { label: "refused", tone: "bad" };
  return disabledReason === null ? { label: "off", tone: "plain" } : { label: "switched off by us", tone: "bad" };
}

const MAX_LISTED = 5;

/** The subjects a webhook is limited to, shortened. */
export function subjectsOf({ subjects = [] }: Webhook): string {
  if (subjects.length === 0) return "all";
  const more = subjects.length - MAX_LISTED;
  return subjects.slice(0, MAX_LISTED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** More than a minute, as an attempt under way counts as due a minute after its start, which may follow the page's `now`. */
const NEAR_MS = 90_000;

/** Whether an attempt is under way or near, so that the page should refresh. `now`: Unix milliseconds. */
export function isAttemptNear({ status, nextAttemptAt }: Delivery, now: number): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now + NEAR_MS;
}
