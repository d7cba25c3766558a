import { type Columns, insertRows, plainArray } from "./bulk-write.ts";
import type { Sql } from "./db.ts";
import type { EventData } from "./events.ts";
import { createId } from "./ids.ts";
import { noticesOfNotifications, writeNotices } from "./notices.ts";

/** Every notification for a wallet's owner, and its data. Addresses in `data` are checksummed. */
interface NotificationData extends Pick<EventData, "attestation.created" | "attestation.revoked" | "score.updated"> {
  /** The mint of a name no longer counts, after a reorg or because of an earlier mint on another chain. */
  "identity.removed": EventData["identity.created"];
  /** The token's name is blocked: it belongs to another system of names, or to the operator's list. */
  "identity.blocked": Pick<EventData["identity.created"], "svcId" | "address">;
  /** The settings no longer allow the URL of the developer's webhook, which is disabled. */
  "webhook.refused": { webhookId: string; url: string; reason: string };
  /** An appeal against a flag of the wallet was decided. */
  "appeal.decided": { appealId: string; wallet: string; flag: string; outcome: "upheld" | "rejected" };
}

/** One notification; `address` is lower-case hex. */
type Notification = {
  [N in keyof NotificationData]: { address: string; kind: N; data: NotificationData[N] };
}[keyof NotificationData];

/** Notifications that are kept for a wallet: strangers cause some of them. */
const MOST_OF_WALLET = 1_000;

/**
 * Stores notifications in the caller's transaction, with the notices that they cause, and deletes those of their wallets beyond the newest
 * 1,000.
 */
export async function notify(sql: Sql, now: Date, notifications: readonly Notification[]): Promise<void> {
  const columns: Columns<Notification> = {
    id: ["word", () => createId("notification", now)],
    address: ["word", ({ address }) => address],
    kind: ["word", ({ kind }) => kind],
    data: ["jsonb", ({ data }) => data],
    at: ["timestamptz", () => now],
  };
  await insertRows(sql, "notification", { columns, rows: notifications });
  await writeNotices(sql, now, noticesOfNotifications(notifications));
  await sql.query(
    `delete from notification where id = any (array(
       select old.id from unnest($1::text[]) as given(wallet)
       cross join lateral (select id from notification n where n.address = given.wallet
         order by n.at desc, n.id desc offset ${MOST_OF_WALLET}) as old))`,
    [plainArray([...new Set(notifications.map(({ address }) => address))])],
  );
}
