import type { Delivery, DeliveryStatus, Webhook } from "../../../lib/domains/webhooks/schemas.ts";
import type { Texts } from "../../texts/create-texts.ts";
import type { Tone } from "../../ui/badge.tsx";

export const statusTones = {
  pending: "caution",
  delivered: "good",
  failed: "bad",
} as const satisfies Record<DeliveryStatus, Tone>;

export const webhookTones = {
  on: "good",
  full: "caution",
  off: "plain",
  refused: "bad",
  disabled: "bad",
} as const satisfies Record<string, Tone>;

/** The state of a webhook: on, full, off, refused by the settings, or disabled by the service for another reason. */
export function webhookStatus({ active, disabledReason, missed }: Webhook): keyof typeof webhookTones {
  if (active) return missed?.until === null ? "full" : "on";
  if (disabledReason === null) return "off";
  return disabledReason.startsWith("Refused by") ? "refused" : "disabled";
}

const MAX_LISTED = 5;

/** The subjects a webhook is limited to, shortened. */
export function subjectsOf({ subjects = [] }: Webhook, t: Texts<"portal.webhook">): string {
  if (subjects.length === 0) return t("subjects.all");
  const more = subjects.length - MAX_LISTED;
  const listed = subjects.slice(0, MAX_LISTED).join(", ");
  return more > 0 ? t("subjects.more", { listed, more }) : listed;
}

/** More than a minute, as an attempt under way counts as due a minute after its start, which may follow the page's `now`. */
const NEAR_MS = 90_000;

/** Whether an attempt is under way or near, so that the page should refresh. `now`: Unix milliseconds. */
export function isAttemptNear({ status, nextAttemptAt }: Delivery, now: number): boolean {
  return status === "pending" && nextAttemptAt !== null && Date.parse(nextAttemptAt) <= now + NEAR_MS;
}
