import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { createId } from "../../core/ids.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import type { AttestationRow } from "./attestation-rows.ts";

export interface Announcement {
  event: "attestation.created" | "attestation.revoked";
  attestation: Pick<AttestationRow, "id" | "subject" | "issuer" | "schemaUid" | "revocationReason">;
  /** Whether the subject is told as well. */
  notify: boolean;
}

/** Tell the webhooks, and the subjects that are to be notified, inside the caller's transaction. */
export async function announce(sql: Sql, now: Date, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const told = announcements.map((one) => ({ ...one, data: dataOf(one) }));
  await emitEvents(
    sql,
    now,
    told.map(({ event, data }) => ({ event, data })),
  );
  const notified = told.filter((one) => one.notify);
  await sql.query(
    `insert into notification (id, address, kind, data, at)
     select n.id, n.address, n.kind, n.data::jsonb, $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as n(id, address, kind, data)`,
    [
      notified.map(() => createId("notification", now)),
      notified.map((one) => one.attestation.subject),
      notified.map((one) => one.event),
      notified.map((one) => JSON.stringify(one.data)),
      now,
    ],
  );
}

function dataOf({ event, attestation }: Announcement): EventData["attestation.created"] {
  const { id, subject, issuer, schemaUid, revocationReason } = attestation;
  return {
    attestationId: id,
    subject: checksum(subject),
    issuer: checksum(issuer),
    schema: schemaUid,
    ...(event === "attestation.revoked" && revocationReason !== null && { reason: revocationReason }),
  };
}
