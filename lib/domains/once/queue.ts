import { createHmac, randomUUID } from "node:crypto";
import { plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import type { Env } from "../../core/env.ts";
import { ServiceError } from "../../core/errors.ts";
import { traceparent } from "../../core/trace.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { encodeFacts, type WalletFacts } from "../../engine/index.ts";
import type { SourceStates } from "../scores/index.ts";

// Wallets that are read once have tables of their own, so that nothing else can show them.

/**
 * Wakes the workers, with an empty payload, when a wallet waits to be read; and those who wait for it with its address when it is read and
 * when it is compared. Chain, list, rows and seconds left stand behind the address while it is read.
 */
export const ONCE_CHANNEL = "read_once";
/** Without renewal for this long a claim's worker counts as lost, milliseconds. */
export const ONCE_CLAIM_MS = 15_000;
/** Other wallets than before that one developer may wait for in a minute, and a client address with a publishable key. */
const QUESTIONS_A_MINUTE = { developer: 10, keyVisitor: 3 };
/** After so many failures a wallet is not read again until somebody asks. */
const MOST_ATTEMPTS = 5;
/** The same of a wallet of a list, while nothing else can be read either: explorers may be down for hours. */
const MOST_LISTED_ATTEMPTS = 40;
/** The longest pause between two attempts, seconds. */
const LONGEST_PAUSE = 300;
/** A wallet that nobody asked for in so many days is forgotten. */
const STORED_DAYS = 30;
const DAY_MS = 86_400_000;

/** What is stored in place of a client's network, and what proves a visitor's question: nobody else can compute it. */
export function keyedHash({ SESSION_SECRET }: Pick<Env, "SESSION_SECRET">, text: string): string {
  return createHmac("sha256", SESSION_SECRET).update(`read once: ${text}`).digest("base64url").slice(0, 22);
}

/** What the asker of a visitor's question begins with; behind it stands the hash of the client's network. */
export const VISITOR = "page visitor ";

/** What the asker of a question with a publishable key begins with; behind it stand that hash and the developer. */
export const KEY_VISITOR = "key visitor ";

interface OnceQuestion {
  /** A developer, a client address with its publishable key, a visitor of a developer's policy, or the hashed network of a visitor of the pages. */
  asker: string;
  address: string;
  /** The developer of that policy, who is charged. */
  payer?: string;
}

/**
 * Stores a question, and queues the wallet unless it was read or waits already. Throws RATE_LIMIT_EXCEEDED for more than ten wallets a
 * minute, and when the day's reads are used up.
 */
export async function askOnce({ pg, env }: Pick<Context, "pg" | "env">, question: OnceQuestion): Promise<void> {
  await sqlTransaction(pg, async (sql) => {
    const { asker, address, payer = null } = question;
    await lockAsker(sql, asker);
    // Visitors have the limits of client addresses.
    if (!asker.startsWith(VISITOR)) await requireMinute(sql, question);
    // The row is locked, so that the wallet is not forgotten before the question refers to it.
    const { rows } = await sql.query<{ isQueued: boolean; waitsSince: Date | null }>(
      `insert into once_wallet as w (address, party, queued_at, due_at, asked_at, traceparent)
         select $1, $2, t.at, t.at, t.at, $3 from (select clock_timestamp() as at) t
       on conflict (address) do update set
         asked_at = excluded.asked_at,
         party = case when ${GIVEN_UP} or w.listed then excluded.party else w.party end,
         listed = false,
         attempts = case when ${GIVEN_UP} then 0 else w.attempts end,
         queued_at = case when ${GIVEN_UP} then excluded.queued_at else w.queued_at end,
         due_at = case when ${GIVEN_UP} then excluded.due_at else w.due_at end,
         traceparent = case when ${GIVEN_UP} then excluded.traceparent else w.traceparent end
       returning w.queued_at = w.asked_at as "isQueued", ${waitsSince(FIRST)} as "waitsSince"`,
      [address, asker, traceparent()],
    );
    const reads = rows[0]?.isQueued ?? false;
    if (reads) await requireDay(sql, question, env.LIST_READS_PER_DAY);
    await sql.query(
      `with stored as (
         insert into once_question as q (asker, address, asked_at, reads, payer, queued_at) values ($1, $2, clock_timestamp(), $3, $4, $5)
         on conflict (asker, address) do update set
           asked_at = excluded.asked_at,
           queued_at = coalesce(excluded.queued_at, q.queued_at),
           listed = false,
           reads = excluded.reads or (q.reads and q.asked_at > excluded.asked_at - interval '1 day')
         returning 1)
       select pg_notify($6, '') from stored where $3`,
      [asker, address, reads, payer, rows[0]?.waitsSince ?? null, ONCE_CHANNEL],
    );
  });
}

/** SQL: the wallet `w` is not read, and nobody tries to. */
const GIVEN_UP = "(w.read_at is null and w.due_at is null)";
/** Least hours between two readings of a watched wallet. Watches ask at the same time of each day, give or take a few seconds. */
export const DAILY_HOURS = 20;
/** SQL: the wallet `w` was not read before. */
const FIRST = "w.read_at is null";

/**
 * SQL: since when the asker waits for a reading of the wallet `w`, which it asked for just now; null: for none. Of one that was read it does
 * not wait for a reading that others caused: its time would show them.
 */
function waitsSince(isWanted: string): string {
  return `case when w.due_at is not null and ${isWanted} then w.asked_at end`;
}

/**
 * Has wallets that a developer watches read once a day, as those of lists are, whenever they were read for others. Where the day has no room
 * for all, those come first whose turn is longest ago. Returns those of which something is still to come: they wait to be read, or to be
 * compared with others.
 */
export async function readDaily(
  ctx: Pick<Context, "pg" | "env">,
  { asker, addresses }: { asker: string; addresses: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  return sqlTransaction(ctx.pg, async (sql) => {
    await lockAsker(sql, asker);
    const { rows: due } = await sql.query<{ address: string }>(
      `select given.address from unnest($2::text[]) as given(address)
         left join once_question q on q.asker = $1 and q.address = given.address
       where q.queued_at is null or q.queued_at <= clock_timestamp() - interval '${DAILY_HOURS} hours'
       order by q.queued_at nulls first, given.address`,
      [asker, plainArray(addresses)],
    );
    if (due.length > 0)
      await askForList(ctx, sql, { asker, addresses: due.map(({ address }) => address), isDaily: true });
    const { rows } = await sql.query<{ address: string }>(
      `select address from once_question q join once_wallet w using (address)
       where q.asker = $1 and address = any($2::text[])
         and (w.due_at is not null or (w.read_at is not null and q.compare_from is not null))`,
      [asker, plainArray(addresses)],
    );
    return new Set(rows.map(({ address }) => address));
  });
}

async function requireMinute(sql: Sql, { asker, address }: OnceQuestion): Promise<void> {
  const most = asker.startsWith(KEY_VISITOR) ? QUESTIONS_A_MINUTE.keyVisitor : QUESTIONS_A_MINUTE.developer;
  const { rows } = await sql.query<{ asked: number }>(
    `select count(*)::int as asked from once_question
     where asker = $1 and address <> $2 and not listed and asked_at > clock_timestamp() - interval '1 minute'`,
    [asker, address],
  );
  if ((rows[0]?.asked ?? 0) < most) return;
  throw new ServiceError(
    "RATE_LIMIT_EXCEEDED",
    `At most ${most} unknown wallets a minute can be waited for. Retry-After says when to try again.`,
  );
}

/** A visitor may have as many wallets read as it leaves, so that no loop of requests uses up what its payer has. */
async function requireDay(sql: Sql, { asker, payer }: OnceQuestion, most: number): Promise<void> {
  const all = await readsOfDay(sql, payer ?? asker);
  if (payer === undefined ? all < most : (await readsOfDay(sql, asker)) < most - all) return;
  throw new ServiceError(
    "RATE_LIMIT_EXCEEDED",
    payer === undefined
      ? `${most} unknown wallets were read for you within a day, which is the most here. Track those that you need more often.`
      : "Your network has asked for as many unknown wallets today as may be read for it.",
  );
}

/** Serializes the questions of a developer, which are counted. */
async function lockAsker(sql: Sql, asker: string): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`read once ${asker}`]);
}

/**
 * Stores a list's questions for addresses, in their order, until the developer's LIST_READS_PER_DAY are used up, inside the list's
 * transaction; wallets that were not read are queued behind those that somebody waits for. `isDaily`: so are those that
 * were read, as for a watch. Returns how many were asked for.
 */
export async function askForList(
  { env }: Pick<Context, "env">,
  sql: Sql,
  { asker, addresses, isDaily = false }: { asker: string; addresses: readonly string[]; isDaily?: boolean },
): Promise<number> {
  const wanted = isDaily ? "w.due_at is null" : GIVEN_UP;
  await lockAsker(sql, asker);
  const { rows: unread } = await sql.query<{ address: string }>(
    `select address from unnest($1::text[]) as given(address) left join once_wallet w using (address)
     where w.address is null or ${wanted}`,
    [plainArray(addresses)],
  );
  const isUnread = new Set(unread.map(({ address }) => address));
  let room = env.LIST_READS_PER_DAY - (await readsOfDay(sql, asker));
  const end = addresses.findIndex((address) => isUnread.has(address) && room-- <= 0);
  const asked = end === -1 ? addresses : addresses.slice(0, end);
  const reads = await queueForList(sql, { asker, addresses: asked, wanted, waits: isDaily ? "true" : FIRST });
  if (reads) await sql.query("select pg_notify($1, '')", [ONCE_CHANNEL]);
  return asked.length;
}

/** Returns whether a wallet is to be read. */
async function queueForList(
  sql: Sql,
  { asker, addresses, wanted, waits }: { asker: string; addresses: readonly string[]; wanted: string; waits: string },
): Promise<boolean> {
  // Sorted: two lists with the same wallets do not wait for each other.
  const { rows: stored } = await sql.query<{ reads: boolean }>(
    `with queued as (
       insert into once_wallet as w (address, party, listed, queued_at, due_at, asked_at)
         select address, $2, true, t.at, t.at, t.at
         from unnest($1::text[]) as given(address), (select clock_timestamp() as at) t order by address
       on conflict (address) do update set
         asked_at = excluded.asked_at,
         party = case when ${wanted} then excluded.party else w.party end,
         listed = ${wanted} or w.listed,
         attempts = case when ${wanted} then 0 else w.attempts end,
         queued_at = case when ${wanted} then excluded.queued_at else w.queued_at end,
         due_at = case when ${wanted} then excluded.due_at else w.due_at end,
         traceparent = case when ${wanted} then null else w.traceparent end
       returning address, asked_at, queued_at = asked_at as reads, ${waitsSince(waits)} as waits_since)
     insert into once_question as q (asker, address, asked_at, reads, listed, queued_at)
       select $2, address, asked_at, reads, true, waits_since from queued
     on conflict (asker, address) do update set
       asked_at = excluded.asked_at,
       queued_at = coalesce(excluded.queued_at, q.queued_at),
       reads = excluded.reads or (q.reads and q.asked_at > excluded.asked_at - interval '1 day'),
       listed = q.listed or q.asked_at < excluded.asked_at - interval '1 minute'
     returning reads`,
    [plainArray(addresses), asker],
  );
  return stored.some(({ reads }) => reads);
}

/** Takes wallets that a list no longer waits for out of the queue, and forgets them, unless others asked for them or they were read. */
export async function forgetQueued(sql: Sql, { asker, addresses }: { asker: string; addresses: readonly string[] }) {
  await sql.query(
    `delete from once_wallet w where address = any($1::text[]) and listed and read_at is null and claim is null
       and not exists (select from once_question q where q.address = w.address and (q.asker <> $2 or not q.listed))`,
    [plainArray(addresses), asker],
  );
}

/** The wallets that questions of an asker had read within a day; those that others asked for at its charge too. */
async function readsOfDay(sql: Sql, asker: string): Promise<number> {
  const { rows } = await sql.query<{ reads: number }>(
    `select count(*)::int as reads from once_question
     where (asker = $1 or payer = $1) and reads and asked_at > clock_timestamp() - interval '1 day'`,
    [asker],
  );
  return rows[0]?.reads ?? 0;
}

export interface ClaimedOnce {
  address: string;
  claim: string;
  /** Only lists wait for it. */
  listed: boolean;
  /** The trace of the question. */
  traceparent: string | null;
}

/**
 * Claims wallets to read: those that somebody waits for, then at most `listed` of lists; of each kind askers in turn, one that has fewer under
 * way first, and each in the order of its questions.
 */
export async function claimOnce(sql: Sql, limit: number, listed = limit): Promise<ClaimedOnce[]> {
  const { rows } = await sql.query<ClaimedOnce>(
    `with due as materialized (
       select w.*, row_number() over (partition by w.listed order by w.round, w.queued_at, w.address) as place
       from (select distinct listed, party from once_wallet where due_at <= clock_timestamp()) p
       cross join lateral (
         select address, listed, queued_at, row_number() over (order by queued_at, address)
           + (select count(*) from once_wallet c where c.party = p.party and c.claim is not null) as round
         from once_wallet where party = p.party and listed = p.listed and due_at <= clock_timestamp()
         order by queued_at, address limit $1) w
     ), next as materialized (
       select address from due where not listed or place <= $4 order by listed, place limit $1
     ), free as materialized (
       select address from next join once_wallet using (address) where due_at <= clock_timestamp() for update skip locked)
     update once_wallet w set claim = $2 || w.address, due_at = clock_timestamp() + $3 * interval '1 millisecond'
     from free where w.address = free.address returning w.address, w.claim, w.listed, w.traceparent`,
    [limit, `${randomUUID()} `, ONCE_CLAIM_MS, listed],
  );
  return rows;
}

export async function renewOnce(sql: Sql, claims: readonly string[]): Promise<void> {
  await sql.query(
    "update once_wallet set due_at = clock_timestamp() + $2 * interval '1 millisecond' where claim = any($1::text[])",
    [plainArray(claims), ONCE_CLAIM_MS],
  );
}

/** What was read of a wallet on one chain. */
export interface OnceHistory {
  chainId: number;
  /** Null if nothing could be read. */
  facts: WalletFacts | null;
  sources: SourceStates;
  truncated: boolean;
  unreadRows: number;
  gaps: readonly string[];
  source: string | null;
  headAt: number | null;
  error: string | null;
  /** Its rows, encoded by the indexer; null if they are not retained. */
  retained: Buffer | null;
}

/** Stores what was read on one chain, unless the claim was lost. What was read wholly before stays when another reading fails. */
export async function storeOnceHistory(sql: Sql, { address, claim }: ClaimedOnce, read: OnceHistory): Promise<void> {
  const { chainId, facts, sources, truncated, unreadRows, gaps, source, headAt, error, retained } = read;
  await sql.query(
    `insert into once_history
       (address, chain_id, facts, sources, truncated, unread_rows, gaps, source, head_at, error, retained)
     select address, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12 from once_wallet where address = $1 and claim = $2 for share
     on conflict (address, chain_id) do update set
       facts = excluded.facts, sources = excluded.sources, truncated = excluded.truncated,
       unread_rows = excluded.unread_rows, gaps = excluded.gaps, source = excluded.source, head_at = excluded.head_at, error = excluded.error,
       retained = excluded.retained
     where excluded.error is null or once_history.error is not null`,
    [
      ...[address, claim, chainId, facts && encodeFacts(facts), sources, truncated, unreadRows, gaps, source, headAt],
      ...[error, retained],
    ],
  );
}

/** The rows that are retained of a wallet on one chain, once: its backfill stores them. Null if there are none. */
export async function takeOnceRows(
  sql: Sql,
  { address, chainId }: { address: string; chainId: number },
): Promise<Buffer | null> {
  const { rows } = await sql.query<{ retained: Buffer }>(
    `with held as (
       select address, chain_id, retained from once_history where address = $1 and chain_id = $2 and retained is not null for update)
     update once_history o set retained = null from held where o.address = held.address and o.chain_id = held.chain_id
     returning held.retained`,
    [address, chainId],
  );
  return rows[0]?.retained ?? null;
}

/**
 * Ends a turn and wakes those who wait for the wallet, unless it is for lists alone. After a failure the next turn waits a few seconds, then longer, and after the fifth
 * until somebody asks; for a list longer, while no other wallet could be read since the last attempt. An interrupted turn is due at once.
 * What was read is to be compared for all who asked, and has its time for those who waited for it; one that is given up is not compared.
 */
export async function endOnce(sql: Sql, { address, claim }: ClaimedOnce, outcome: "read" | "failed" | "interrupted") {
  await sql.query(
    `with ended as (
       update once_wallet w set claim = null, party = case when $3 = 'read' then '' else party end,
         read_at = case when $3 = 'read' then clock_timestamp() else read_at end,
         attempts = case when $3 = 'failed' then attempts + 1 else attempts end,
         due_at = case when $3 = 'interrupted' then clock_timestamp()
           when $3 = 'failed' and (attempts + 1 < ${MOST_ATTEMPTS} or (listed and attempts + 1 < ${MOST_LISTED_ATTEMPTS}
               and not exists (select from once_wallet o where o.read_at > clock_timestamp() - ${pauseAfter("w.attempts")})))
             then clock_timestamp() + ${pauseAfter("attempts + 1")} end
       where address = $1 and claim = $2 returning address, listed, queued_at, due_at, read_at),
     marked as (
       update once_question q set compare_from = case when $3 = 'read' then e.read_at end,
         read_at = case when $3 = 'read' and q.queued_at >= e.queued_at then e.read_at else q.read_at end
       from ended e where q.address = e.address and ($3 = 'read' or (e.due_at is null and e.read_at is null)))
     select pg_notify($4, address) from ended where not listed`,
    [address, claim, outcome, ONCE_CHANNEL],
  );
}

/** SQL: the pause after so many failures. */
function pauseAfter(attempts: string): string {
  return `least(exp(least(${attempts}, 10)), ${LONGEST_PAUSE}) * interval '1 second'`;
}

/**
 * Forgets the wallets that nobody asked for in 30 days, with what was read, and the questions that are as old; those of visitors after a
 * day, since they are kept for LIST_READS_PER_DAY alone.
 */
export async function expireOnce({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  const until = new Date(now.getTime() - STORED_DAYS * DAY_MS);
  await pg.query("delete from once_wallet where asked_at < $1", [until]);
  await pg.query(
    "delete from once_question where asked_at < $1 or (asked_at < $2 and (starts_with(asker, $3) or starts_with(asker, $4)))",
    [until, new Date(now.getTime() - DAY_MS), VISITOR, KEY_VISITOR],
  );
}
