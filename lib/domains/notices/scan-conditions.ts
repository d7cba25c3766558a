import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { rowsAsTable } from "../../core/bulk-write.ts";
import { type ChainHealth, readChains } from "../../core/chain-health.ts";
import { chainStates } from "../../core/chain-states.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { readExplorerFaults } from "../../core/explorer-faults.ts";
import { GETS_NOTICES, type NoticeKind, noticeRow } from "../../core/notices.ts";
import { limitsOf, type PlanTier } from "../../core/plans.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { readWalArchive } from "../../core/wal-archive.ts";
import { readScreeningLists } from "../screening/index.ts";

/** Blocks behind its head from which on a chain is late; the alert rule has the same. */
const LATE_BLOCKS = 300;
const FULL_PERCENT = 90;
const SOON_MS = 7 * 86_400_000;
const QUOTA_SHARE = 0.8;
/** Of appeals, the ones with the earliest deadlines are reported. */
const MOST_APPEALS = 200;

type Base = Pick<Context, "env" | "pg" | "now" | "log">;

/** Something that is the case now. */
interface Condition {
  key: string;
  /** Null: all operators. */
  developerId: string | null;
  data: object;
}

interface Source {
  kind: NoticeKind;
  /** How the keys begin that this source, read here, knows whole: those that it does not name have ended. */
  prefix: string;
  read(ctx: Base): Promise<Condition[]>;
}

/** Ends with what no host's name has: worker-1 begins the name worker-10. */
const ofThisHost = () => `disk:${hostname()} `;

/** What lasts, by kind. Developers' sources read only for those with a channel that wants the kind. */
const sources: readonly Source[] = [
  { kind: "chain", prefix: "chain:", read: readFailingChains },
  { kind: "explorer", prefix: "explorer:", read: readFailingExplorers },
  { kind: "backups", prefix: "backups", read: readLateBackups },
  // Each worker knows its own disk.
  { kind: "disk", prefix: ofThisHost(), read: readFullDisk },
  { kind: "appeals", prefix: "appeal:", read: readWaitingAppeals },
  { kind: "screening", prefix: "screening:", read: readStaleLists },
  { kind: "quota", prefix: "quota:", read: readUsedQuotas },
  { kind: "webhook", prefix: "webhook:", read: readPausedWebhooks },
  { kind: "key", prefix: "key:", read: readEndingKeys },
  { kind: "reservation", prefix: "reservation:", read: readLapsingNames },
];

/**
 * Compares what lasts with what channels were notified of, and writes a notice for what began and what ended. What could not be read is neither: its
 * source is left out, and read again at the next call.
 */
export async function scanConditions(ctx: Base): Promise<void> {
  const { rows } = await ctx.pg.query("select 1 from notice_channel where confirmed_at is not null limit 1");
  if (rows.length === 0) return;
  for (const source of sources) {
    try {
      await compare(ctx, source);
    } catch (err) {
      ctx.log.warn({ err, kind: source.kind }, "a condition of notices cannot be read; it is read again in a minute");
    }
  }
}

const OF_CHANNEL = `$1 = any(c.kinds) and ${GETS_NOTICES}`;

async function compare(ctx: Base, { kind, prefix, read }: Source): Promise<void> {
  const { pg, now } = ctx;
  const { holdMinutes = 0, reportsEnd = false } = noticeRow(kind);
  const held = new Date(now.getTime() - holdMinutes * 60_000);
  await sqlTransaction(pg, async (sql) => {
    // One worker at a time compares, and reads after the one before: what that one wrote is never newer.
    await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`notices of ${kind}`]);
    const found = await read(ctx);
    // A channel is held before what belongs to it, as its deletion does.
    await sql.query(`select from notice_channel c where ${OF_CHANNEL} order by id for key share`, [kind]);
    await noteSeen(sql, kind, now, found);
    await sql.query(
      `with reported as (
         update notice_condition n set notified_at = $2
         where kind = $1 and starts_with(key, $3) and notified_at is null and since <= $4 and seen_at = $2
         returning channel_id, kind, data)
       insert into notice_event (channel_id, kind, data, at) select channel_id, kind, data, $2 from reported`,
      [kind, now, prefix, held],
    );
    await sql.query(
      `with ended as (
         delete from notice_condition where kind = $1 and starts_with(key, $3) and seen_at < $2 and seen_at <= $4
         returning channel_id, kind, data, notified_at)
       insert into notice_event (channel_id, kind, data, at)
       select e.channel_id, e.kind, e.data || '{"ended":true}', $2 from ended e join notice_channel c on c.id = e.channel_id
       where $5 and e.notified_at is not null and ${OF_CHANNEL}`,
      [kind, now, prefix, held, reportsEnd],
    );
  });
}

async function noteSeen(sql: Sql, kind: NoticeKind, now: Date, found: readonly Condition[]): Promise<void> {
  if (found.length === 0) return;
  const { from, values } = rowsAsTable<Condition>("g", {
    columns: {
      key: ["text", ({ key }) => key],
      developer_id: ["word", ({ developerId }) => developerId],
      data: ["jsonb", ({ data }) => data],
    },
    rows: found,
    before: [kind, now],
  });
  await sql.query(
    `insert into notice_condition (channel_id, key, kind, data, since, seen_at)
     select c.id, g.key, $1, g.data, $2, $2 from ${from}
     join notice_channel c on c.developer_id is not distinct from g.developer_id and ${OF_CHANNEL}
     on conflict (channel_id, key) do update set seen_at = excluded.seen_at, data = excluded.data`,
    values,
  );
}

async function readFailingChains({ env, pg }: Base): Promise<Condition[]> {
  const chains = await readChains(env.CHAINS, pg);
  const isLate = ({ state, lag }: ChainHealth) => state !== "paused" && (lag ?? 0) > LATE_BLOCKS;
  return chains
    .filter((chain) => chainStates[chain.state].fails || isLate(chain))
    .map(({ chainId, name, state, lag, error }) => ({
      key: `chain:${chainId}`,
      developerId: null,
      data: { chainId, name, state, lag, error },
    }));
}

async function readFailingExplorers({ env, pg }: Base): Promise<Condition[]> {
  const faults = await readExplorerFaults(pg, env.CHAINS);
  return faults.map(({ chainId, host, error }) => ({
    key: `explorer:${chainId} ${host}`,
    developerId: null,
    data: { chainId, host, error },
  }));
}

async function readLateBackups({ pg }: Base): Promise<Condition[]> {
  const archive = await readWalArchive(pg);
  if (!archive?.failing && !archive?.late) return [];
  return [{ key: "backups", developerId: null, data: { failing: archive.failing } }];
}

async function readFullDisk(): Promise<Condition[]> {
  const { blocks, bfree, bavail } = await statfs(process.cwd());
  const used = blocks - bfree;
  // As df counts: what only root may use is not free.
  const percent = Math.ceil((100 * used) / Math.max(1, used + bavail));
  if (percent < FULL_PERCENT) return [];
  return [{ key: ofThisHost(), developerId: null, data: { host: hostname(), percent } }];
}

async function readWaitingAppeals({ pg, now }: Base): Promise<Condition[]> {
  const { rows } = await pg.query<{ id: string; decideBy: Date }>(
    `select id, decide_by as "decideBy" from appeal where status = 'open' order by decide_by, id limit ${MOST_APPEALS}`,
  );
  return rows.map(({ id, decideBy }) => {
    const isOverdue = decideBy < now;
    const data = { appealId: id, decideBy: decideBy.toISOString(), isOverdue };
    return { key: `appeal:${id}${isOverdue ? ":late" : ""}`, developerId: null, data };
  });
}

async function readStaleLists(ctx: Base): Promise<Condition[]> {
  const lists = await readScreeningLists(ctx);
  return lists
    .filter(({ stale }) => stale)
    .map(({ name, error }) => ({ key: `screening:${name}`, developerId: null, data: { name, error } }));
}

/** Developers with a channel for a kind. */
const wanting = (kind: NoticeKind) =>
  `exists (select from notice_channel c where c.developer_id = d.id and '${kind}' = any(c.kinds) and c.confirmed_at is not null)`;

async function readUsedQuotas({ env, pg, now }: Base): Promise<Condition[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await pg.query<{ id: string; tier: PlanTier; requests: number }>(
    `select d.id, d.tier, u.requests from developer d join day_count u on u.developer_id = d.id and u.day = $1::date
     where ${wanting("quota")}`,
    [day],
  );
  return rows.flatMap(({ id, tier, requests }) => {
    const { perDay } = limitsOf(tier, env);
    if (requests < perDay * QUOTA_SHARE) return [];
    return [{ key: `quota:${id}:${day}`, developerId: id, data: { day, perDay } }];
  });
}

async function readPausedWebhooks({ pg }: Base): Promise<Condition[]> {
  const { rows } = await pg.query<{ id: string; developerId: string; host: string; reason: string }>(
    `select w.id, d.id as "developerId", w.host, w.disabled_reason as reason
     from webhook w join developer d on d.id = w.developer_id
     where not w.active and w.disabled_reason is not null and ${wanting("webhook")}`,
  );
  return rows.map(({ id, developerId, host, reason }) => ({
    key: `webhook:${id}`,
    developerId,
    data: { webhookId: id, host, reason },
  }));
}

async function readEndingKeys({ pg, now }: Base): Promise<Condition[]> {
  const { rows } = await pg.query<{ id: string; developerId: string; name: string; last4: string; expiresAt: Date }>(
    `select k.id, d.id as "developerId", k.name, k.last4, k.expires_at as "expiresAt"
     from api_key k join developer d on d.id = k.developer_id
     where k.expires_at > $1 and k.expires_at <= $2 and k.revoked_at is null and k.replaced_by is null and ${wanting("key")}`,
    [now, new Date(now.getTime() + SOON_MS)],
  );
  return rows.map(({ id, developerId, expiresAt, ...data }) => ({
    key: `key:${id}`,
    developerId,
    data: { ...data, expiresAt: expiresAt.toISOString() },
  }));
}

async function readLapsingNames({ pg, now }: Base): Promise<Condition[]> {
  const { rows } = await pg.query<{ developerId: string; chainId: number; name: string; expiresAt: Date }>(
    `select d.id as "developerId", r.chain_id as "chainId", r.name, r.expires_at as "expiresAt"
     from reservation r join developer d on d.wallet = r.address
     where r.state = 'open' and r.expires_at > $1 and r.expires_at <= $2 and ${wanting("reservation")}`,
    [now, new Date(now.getTime() + SOON_MS)],
  );
  return rows.map(({ developerId, chainId, name, expiresAt }) => ({
    key: `reservation:${chainId} ${name} ${expiresAt.getTime()}`,
    developerId,
    data: { name, expiresAt: expiresAt.toISOString() },
  }));
}
