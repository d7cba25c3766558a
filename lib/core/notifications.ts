import type { Sql } from "./db.ts";
import type { EventData } from "./events.ts";
import { createId } from "./ids.ts";

/** Every notification for a wallet's owner, and its data. Addresses in `data` are checksummed. */
export interface NoticeData extends Pick<EventData, "attestation.created" | "attestation.revoked"> {
  /** A reorg, or an earlier mint on another chain, took the mint of a name away. */
  "identity.removed": EventData["identity.created"];
}

/** One notification; `address` is lower-case hex. */
export type Notice = {
  [N in keyof NoticeData]: { address: string; kind: N; data: NoticeData[N] };
}[keyof NoticeData];

/** Notify owners of wallets, inside the caller's transaction: exactly when the cause is committed. */
export async function notify(sql: Sql, now: Date, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await sql.query(
    `insert into notification (id, address, kind, data, at)
     select n.id, n.address, n.kind, n.data::jsonb, $5
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as n(id, address, kind, data)`,
    [
      notices.map(() => createId("notification", now)),
      notices.map(({ address }) => address),
      notices.map(({ kind }) => kind),
      notices.map(({ data }) => JSON.stringify(data)),
      now,
    ],
  );
}
