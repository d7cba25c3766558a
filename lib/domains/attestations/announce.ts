import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { notify } from "../../core/notifications.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import type { AttestationRow } from "./attestation-rows.ts";

interface Announcement {
  event: "attestation.created" | "attestation.revoked";
  attestation: Pick<AttestationRow, "id" | "subject" | "issuer" | "schemaUid" | "revocationReason">;
  /** Whether the subject is notified too. */
  notify: boolean;
}

/** Emits events for webhooks and notifies subjects, in the caller's transaction. */
export async function announce(sql: Sql, now: Date, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const events = announcements.map((one) => ({ ...one, data: dataOf(one) }));
  await emitEvents(
    sql,
    now,
    events.map(({ event, data }) => ({ event, data })),
  );
  // Who watches a policy judges their subjects again, also where no point moves.
  await sql.query("insert into identity_feed (identity) select distinct unnest($1::text[])", [
    announcements.map(({ attestation }) => attestation.subject),
  ]);
  await notify(
    sql,
    now,
    events
      .filter((one) => one.notify)
      .map(({ event, data, attestation }) => ({ address: attestation.subject, kind: event, data })),
  );
}

function dataOf({ event, attestation }: Announcement): EventData["attestation.revoked"] {
  const { id, subject, issuer, schemaUid, revocationReason } = attestation;
  return {
    attestationId: id,
    subject: checksum(subject),
    issuer: checksum(issuer),
    schema: schemaUid,
    ...(event === "attestation.revoked" && revocationReason !== null && { reason: revocationReason }),
  };
}
