import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import type { EventData } from "../../core/events.ts";
import { notify } from "../../core/notifications.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { markLateVouches, rescore, type ScoringSettings } from "../scores/index.ts";
import { type AttestationRow, secondsOf } from "./attestation-rows.ts";

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

/**
 * Scores an attested subject again, under the score lock, and has the days computed again that ended since `now`: the time of the request, of
 * which the attestation is. Returns the new minus the old total over all chains.
 */
export async function rescoreAttested(
  sql: Sql,
  attested: {
    wallet: Address;
    chainId: number;
    settings: ScoringSettings;
    now: Date;
  },
): Promise<number> {
  const { wallet, chainId, settings, now } = attested;
  const before = await readTotal(sql, wallet);
  await rescore(sql, settings, {
    wallets: [wallet],
    chain: chainId,
    trigger: { cause: "attestation", source: null },
    since: now,
    now,
  });
  await markLateVouches(sql, [secondsOf(now)], now);
  return (await readTotal(sql, wallet)) - before;
}

/** The total of a wallet's subject. */
async function readTotal(sql: Sql, wallet: string): Promise<number> {
  const { rows } = await sql.query<{ total: number }>(
    `select total from score where chain_id <= 0
       and subject = coalesce((select w.subject from wallet w where w.address = $1), $1)`,
    [wallet],
  );
  return rows[0]?.total ?? 0;
}
