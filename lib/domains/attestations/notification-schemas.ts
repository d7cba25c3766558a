import { z } from "zod";
import { MAX_LIMIT, Pagination, Timestamp } from "../../core/schemas.ts";

export const ReadNotifications = z.strictObject({
  ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_LIMIT).meta({ description: "1 to 100 ids." }),
});
export const ReadResponse = z.object({
  unread: z
    .int()
    .nonnegative()
    .meta({ description: "Number of unread notifications afterwards; 100 means 100 or more." }),
});

/** A notification for a wallet's owner. */
const Notification = z.object({
  id: z.string(),
  kind: z.string().meta({
    description:
      "attestation.created or attestation.revoked, with the data of that event; or identity.removed, with the data of identity.created, if a reorg or an earlier mint on another chain removed the mint; identity.blocked, with svcId and address, for an owned token whose name is blocked; appeal.decided; webhook.refused, if the service's settings no longer allow the URL of your webhook; or score.updated, with the data of that event, for a fall by ten points or more, or to a lower tier.",
    example: "attestation.created",
  }),
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: "svcId, attestationId and others, depending on the kind." }),
  at: Timestamp,
  readAt: Timestamp.nullable().meta({ description: "When it was marked as read; null: unread." }),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationsResponse = z.object({ notifications: z.array(Notification), pagination: Pagination });
