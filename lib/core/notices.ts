import { type Columns, rowsAsTable } from "./bulk-write.ts";
import type { Sql } from "./db.ts";
import type { EventData, EventName } from "./events.ts";

/** How notices travel. */
export const noticeMedia = ["email", "slack", "discord"] as const;
export type NoticeMedium = (typeof noticeMedia)[number];

/** Who chooses a kind of notices: operators by settings, developers in the portal, owners of wallets in their settings. */
const noticeAudiences = ["operators", "developers", "owners"] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

interface NoticeRow {
  audience: NoticeAudience;
  /** Notices of the kind that come within so many minutes are one message. */
  windowMinutes: number;
  /** Of what lasts: how many minutes it has to last, or to be over, before it is reported. */
  holdMinutes?: number;
  /** Whether its end is reported, too. */
  reportsEnd?: true;
}

/** Every kind of notices that are sent by e-mail and to chats. The catalogues of texts say when each is sent (`notices.kinds`). */
export const notices = {
  chain: {
    audience: "operators",
    windowMinutes: 1,
    holdMinutes: 5,
    reportsEnd: true,
  },
  explorer: {
    audience: "operators",
    windowMinutes: 5,
    holdMinutes: 10,
    reportsEnd: true,
  },
  backups: {
    audience: "operators",
    windowMinutes: 1,
    holdMinutes: 10,
    reportsEnd: true,
  },
  disk: {
    audience: "operators",
    windowMinutes: 1,
    holdMinutes: 10,
    reportsEnd: true,
  },
  appeals: {
    audience: "operators",
    windowMinutes: 10,
    holdMinutes: 0,
  },
  screening: {
    audience: "operators",
    windowMinutes: 1,
    holdMinutes: 0,
    reportsEnd: true,
  },
  quota: {
    audience: "developers",
    windowMinutes: 1,
    holdMinutes: 0,
  },
  webhook: {
    audience: "developers",
    windowMinutes: 5,
    holdMinutes: 0,
    reportsEnd: true,
  },
  key: {
    audience: "developers",
    windowMinutes: 10,
    holdMinutes: 0,
  },
  model: {
    audience: "developers",
    windowMinutes: 1,
  },
  list: { audience: "developers", windowMinutes: 1 },
  score: {
    audience: "owners",
    windowMinutes: 10,
  },
  decision: {
    audience: "owners",
    windowMinutes: 1,
  },
  reservation: {
    audience: "owners",
    windowMinutes: 10,
    holdMinutes: 0,
  },
  achievement: { audience: "owners", windowMinutes: 10 },
} as const satisfies Record<string, NoticeRow>;

export type NoticeKind = keyof typeof notices;

// The table's own keys.
export const noticeKinds = Object.keys(notices) as [NoticeKind, ...NoticeKind[]];

export const noticeRow = (kind: NoticeKind): NoticeRow => notices[kind];

/** The event or notification that causes a notice, in its transaction, and whom it reaches. */
const causes = {
  "score.updated": { kind: "score", reaches: "wallet" },
  "appeal.decided": { kind: "decision", reaches: "wallet" },
  "achievement.earned": { kind: "achievement", reaches: "wallet" },
  "lists.completed": { kind: "list", reaches: "developer" },
  "model.scheduled": { kind: "model", reaches: "all" },
  "model.cancelled": { kind: "model", reaches: "all" },
  "model.activated": { kind: "model", reaches: "all" },
} as const;
type Cause = keyof typeof causes;

interface CausedNotice {
  cause: Cause;
  /** Its wallet, in lower case; absent: of events of a developer and of all. */
  wallet?: string;
  data: object;
}

const isCause = (name: string): name is Cause => name in causes;

/** The notices that notifications of a wallet cause. */
export function noticesOfNotifications(
  rows: readonly { address: string; kind: string; data: object }[],
): CausedNotice[] {
  return rows.flatMap(({ address, kind, data }) => (isCause(kind) ? [{ cause: kind, wallet: address, data }] : []));
}

/** The notices that events cause. Falls of scores are notifications, too, and only these count. */
export function noticesOfEvents(events: readonly { event: EventName; data: EventData[EventName] }[]): CausedNotice[] {
  return events.flatMap(({ event, data }): CausedNotice[] => {
    if (!isCause(event) || event === "score.updated") return [];
    if (causes[event].reaches !== "wallet") return [{ cause: event, data }];
    return "address" in data ? [{ cause: event, wallet: data.address.toLowerCase(), data }] : [];
  });
}

/** Of channels c: those that get notices. While a developer is suspended, none are written. */
export const GETS_NOTICES = `c.confirmed_at is not null and c.disabled_reason is null
  and not exists (select from developer s where s.id = c.developer_id and s.suspended_at is not null)`;
const WANTS = `g.kind = any(c.kinds) and ${GETS_NOTICES}`;

/**
 * The channels that a notice reaches. A wallet's are those of its owner, as notifications reach them: of the wallets of its identity. A smart
 * account of another chain than the identity's gets none, because somebody else may control it.
 */
const REACHED = `
  select c.id from (
    select g.wallet as address union
    select w.address from wallet o join wallet w on w.subject = o.subject where o.address = g.wallet) as own
  join developer d on d.wallet = own.address
  join notice_channel c on c.developer_id = d.id and ${WANTS}
  where g.reaches = 'wallet' and not exists (
    select from identity_wallet iw join identity i on i.name = iw.name
    where iw.address = d.wallet and d.chain_id <> 0 and i.chain_id <> d.chain_id)
  union all
  select c.id from notice_channel c
  where g.reaches = 'developer' and c.developer_id = g.data->>'developerId' and ${WANTS}
  union all
  select c.id from notice_channel c where g.reaches = 'all' and c.developer_id is not null and ${WANTS}`;

/** Stores notices for the channels that want them, in the transaction of their cause. */
export async function writeNotices(sql: Sql, now: Date, caused: readonly CausedNotice[]): Promise<void> {
  if (caused.length === 0) return;
  const columns: Columns<CausedNotice> = {
    kind: ["word", ({ cause }) => causes[cause].kind],
    reaches: ["word", ({ cause }) => causes[cause].reaches],
    wallet: ["word", ({ wallet }) => wallet ?? null],
    data: ["jsonb", ({ cause, data }) => ({ ...data, cause })],
  };
  const { from, values } = rowsAsTable("g", { columns, rows: caused, before: [now] });
  await sql.query(
    `insert into notice_event (channel_id, kind, data, at)
     select reached.id, g.kind, g.data, $1::timestamptz from ${from} cross join lateral (${REACHED}) as reached`,
    values,
  );
}
