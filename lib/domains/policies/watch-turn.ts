import { randomUUID } from "node:crypto";
import { plainArray, rowsAsTable } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { isOrWas, readMeta, writeMeta } from "../../core/meta.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { readDaily } from "../once/index.ts";
import { boardsOf, changedSince } from "../scores/index.ts";
import { readScreeningLists } from "../screening/index.ts";
import { roomForEvents } from "../webhooks/index.ts";
import { type CompiledPolicy, compilePolicy, readsChain } from "./compile.ts";
import { listPage } from "./evaluate-list.ts";
import { oracleChain } from "./load-listed.ts";
import { Policy } from "./policy-schema.ts";
import type { Outcome } from "./schemas.ts";
import { type Judged, judgeWallets } from "./watch-judge.ts";

// A watched wallet is due when a feed names it, when a screening list of its policy becomes stale or fresh, and once a day, since time alone, other
// wallets and chains change outcomes too. A changed outcome and its event are written together. A wallet's next event waits until the one before was
// delivered or given up, so that they arrive in order.

/** Pages after which the feeds are read again. */
const PAGES_PER_TURN = 20;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long a page belongs to its worker. */
const CLAIM_MS = 300 * SECOND_MS;
/** When a wallet is looked at again that waits for final blocks, for its last event or for room. */
const WAIT_MS = 30 * SECOND_MS;
/** When one is looked at again whose history is being read. */
const READ_MS = 300 * SECOND_MS;
/** Daily judgements are spread over this long after midnight. */
const DAILY_MS = 6 * HOUR_MS;

/**
 * Judges the watched wallets that are due, by policies that read a chain or by the others: pages of policies in turns of their developers.
 * Changed outcomes are stored with their events. Whatever ends a worker, its page is due again when the claim ends.
 */
export async function judgeWatched(
  ctx: Context,
  { readsChain, signal }: { readsChain: boolean; signal: AbortSignal },
): Promise<void> {
  if ((await ctx.pg.query("select 1 from policy_watch limit 1")).rowCount === 0) return;
  await markChanged(ctx);
  await markListed(ctx);
  await boardsOf(ctx).loaded;
  const full: string[] = [];
  for (let pages = 0; pages < PAGES_PER_TURN && !signal.aborted; pages++) {
    const watch = await takeTurn(ctx, readsChain, full);
    if (!watch) return;
    const room = await roomForEvents(ctx, watch.developerId, "policy.outcome_changed");
    if (room === 0) full.push(watch.developerId);
    else await judgeOrPostpone(ctx, { ...watch, readsChain }, room);
  }
}

/** The key in `meta` of the position in the feeds up to which wallets were marked. */
const MARKED = "watchedUntil";
const MARK_LOCK = "mark watched wallets";

/** Makes wallets due that the feeds name; every wallet, where nobody knows since when. */
async function markChanged({ pg, now }: Pick<Context, "pg" | "now">): Promise<void> {
  await sqlTransaction(pg, async (sql) => {
    const lock = "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken";
    if (!(await sql.query<{ taken: boolean }>(lock, [MARK_LOCK])).rows[0]?.taken) return;
    const { position, changed } = await changedSince(sql, await readMeta(sql, MARKED));
    const { text, values } = changed ?? { text: "(select address as identity from watched_wallet)", values: [] };
    // Rows are locked in one order, here and where they are written, so that no two transactions wait for each other.
    await sql.query(
      `with changed as materialized ${text},
       wallets as (
         select identity as address from changed
         union select o.address from changed c join wallet w on w.address = c.identity join wallet o on o.subject = w.subject),
       named as materialized (
         select m.policy_id, m.address from wallets join watched_wallet m using (address)
         where m.due_at > $${values.length + 1} order by 1, 2 for update of m)
       update watched_wallet m set due_at = $${values.length + 1} from named n
       where m.policy_id = n.policy_id and m.address = n.address`,
      [...values, now],
    );
    await writeMeta(sql, MARKED, position);
  });
}

/** The key in `meta` of how each screening list was when wallets were last made due for it. */
const LISTS = "watchedLists";
const LIST_LOCK = "mark wallets of screening lists";

/** Makes every wallet due of the policies that name a list which began or ceased to say who is not on it. Lists of other settings stay. */
async function markListed(ctx: Context): Promise<void> {
  const lists = await readScreeningLists(ctx);
  if (lists.length === 0) return;
  await sqlTransaction(ctx.pg, async (sql) => {
    const lock = "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken";
    if (!(await sql.query<{ taken: boolean }>(lock, [LIST_LOCK])).rows[0]?.taken) return;
    const before = (await readMeta<Record<string, string>>(sql, LISTS)) ?? {};
    const after = lists.map(
      ({ name, source, stale }) => [name, source === "oracle" || !stale ? source : "stale"] as const,
    );
    const changed = after.filter(([name, state]) => before[name] !== state).map(([name]) => name);
    if (changed.length === 0) return;
    await sql.query(
      `with policies as materialized (
         select p.id from policy_watch w join policy p on p.id = w.policy_id
         where jsonb_path_exists(p.policy, '$.** ? (@.module == "listed" && @.params.list == $names[*])', jsonb_build_object('names', $1::jsonb))),
       named as materialized (
         select m.policy_id, m.address from policies join watched_wallet m on m.policy_id = policies.id
         where m.due_at > $2 order by 1, 2 for update of m)
       update watched_wallet m set due_at = $2 from named n
       where m.policy_id = n.policy_id and m.address = n.address`,
      [JSON.stringify(changed), ctx.now],
    );
    await writeMeta(sql, LISTS, { ...before, ...Object.fromEntries(after) });
  });
}

interface Watch {
  policyId: string;
  developerId: string;
  policy: unknown;
}

/** The next policy with wallets that are due: that of the developer whose turn was longest ago. */
async function takeTurn({ pg, now }: Context, readsChain: boolean, full: readonly string[]): Promise<Watch | null> {
  return sqlTransaction(pg, async (sql) => {
    const { rows } = await sql.query<Watch>(
      `select w.policy_id as "policyId", w.developer_id as "developerId", p.policy
       from policy_watch w join policy p on p.id = w.policy_id
       where w.reads_chain = $1 and w.developer_id <> all($2::text[])
         and exists (select from watched_wallet m where m.policy_id = w.policy_id and m.due_at <= $3)
       order by (select max(o.turn_at) from policy_watch o where o.developer_id = w.developer_id) nulls first,
         w.turn_at nulls first, w.policy_id
       limit 1 for no key update of w skip locked`,
      [readsChain, full, now],
    );
    const [watch] = rows;
    if (!watch) return null;
    await sql.query("update policy_watch set turn_at = clock_timestamp() where policy_id = $1", [watch.policyId]);
    return watch;
  });
}

/** A wallet that a worker judges. */
interface Claimed {
  address: string;
  outcome: Outcome;
  chainOutcomes: Outcome[];
  chainReadAt: Date | null;
  nextOutcome: Outcome | null;
  nextBlocks: Record<string, number> | null;
  messageId: string | null;
}

/** Judges a page. What cannot be judged is looked at again later and holds up no other policy: a developer wrote it. */
async function judgeOrPostpone(ctx: Context, watch: Watch & { readsChain: boolean }, room: number): Promise<void> {
  const { pg, now, log } = ctx;
  const page = { ...watch, claim: randomUUID(), until: new Date(now.getTime() + CLAIM_MS) };
  let isClaimed = false;
  try {
    const compiled = compilePolicy(Policy.parse(watch.policy));
    const isChains = compiled.rules.some((rule) => readsChain(rule) || oracleChain(ctx, rule) !== null);
    // It is new, or a list became an oracle or ceased to be one: the other turns judge it.
    if (isChains !== watch.readsChain) {
      await pg.query("update policy_watch set reads_chain = $2 where policy_id = $1", [watch.policyId, isChains]);
      return;
    }
    const claimed = await claim(ctx, page, listPage(compiled.policy));
    isClaimed = true;
    await judgePage(ctx, { page, compiled, claimed, room });
  } catch (err) {
    // The wallets of a page alone, so that the others of the policy are next; all that are due if it cannot be read.
    const which = isClaimed ? "claim = $2" : "due_at <= $2";
    const again = `with page as materialized (
        select address from watched_wallet where policy_id = $1 and ${which} order by address for update)
      update watched_wallet m set claim = null, due_at = $3 from page where m.policy_id = $1 and m.address = page.address`;
    await pg.query(again, [watch.policyId, isClaimed ? page.claim : now, new Date(now.getTime() + WAIT_MS)]);
    log.error({ err, policyId: watch.policyId }, "a watched policy cannot be judged; trying again");
  }
}

async function judgePage(
  ctx: Context,
  {
    page,
    compiled,
    claimed,
    room,
  }: { page: Page; compiled: CompiledPolicy; claimed: readonly Claimed[]; room: number },
): Promise<void> {
  const { pg, now } = ctx;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const wallets = claimed.map(({ address, chainOutcomes, chainReadAt }) => {
    // What the chain did not say is asked again in an hour.
    const since = chainOutcomes.includes("indeterminate") ? now.getTime() - HOUR_MS + 1 : today;
    const isStored = chainReadAt !== null && chainReadAt.getTime() >= Math.max(since, today);
    return { address, chainOutcomes: isStored ? chainOutcomes : null };
  });
  const judged = await judgeWallets(ctx, compiled, { asker: page.developerId, wallets });
  const outside = wallets.flatMap(({ address }, index) => (judged[index]?.isReadOnce ? [address] : []));
  const coming = await readDaily(ctx, { asker: page.developerId, addresses: outside });
  const waiting = await readWaiting(pg, page.developerId, claimed);
  const finalized = await readFinalized(pg);
  let left = room;
  const results = claimed.map((wallet, index): Result => {
    const found = judged[index];
    if (!found) throw new Error("each wallet is judged");
    const chainReadAt = wallets[index]?.chainOutcomes ? wallet.chainReadAt : now;
    const isHeld = left === 0 || (wallet.messageId !== null && waiting.has(wallet.messageId));
    const decision = decide(wallet, found, { now, finalized, isHeld });
    if (decision.messageId !== null) left--;
    const latest = coming.has(wallet.address) ? now.getTime() + READ_MS : Number.POSITIVE_INFINITY;
    const dueAt = new Date(Math.min(decision.dueAt.getTime(), latest));
    return { address: wallet.address, before: wallet.outcome, found, chainReadAt, ...decision, dueAt };
  });
  await sqlTransaction(pg, (sql) => store(ctx, sql, page, results));
}

interface Page extends Watch {
  claim: string;
  /** When the claim ends. */
  until: Date;
}

async function claim({ pg, now }: Context, { policyId, claim, until }: Page, limit: number): Promise<Claimed[]> {
  const { rows } = await pg.query<Claimed>(
    `with due as materialized (
       select address from watched_wallet where policy_id = $1 and due_at <= $2
       order by due_at, address limit $3 for update skip locked)
     update watched_wallet m set claim = $4, due_at = $5 from due where m.policy_id = $1 and m.address = due.address
     returning m.address, m.outcome, m.chain_outcomes as "chainOutcomes", m.chain_read_at as "chainReadAt",
       m.next_outcome as "nextOutcome", m.next_blocks as "nextBlocks", m.message_id as "messageId"`,
    [policyId, now, limit, claim, until],
  );
  return rows;
}

/** The messages of these wallets that are not delivered yet, nor given up. */
async function readWaiting(sql: Sql, developerId: string, claimed: readonly Claimed[]): Promise<ReadonlySet<string>> {
  const ids = plainArray(claimed.flatMap(({ messageId }) => messageId ?? []));
  if (ids === "{}") return new Set();
  const { rows } = await sql.query<{ id: string }>(
    `select message_id as id from outbox where event = 'policy.outcome_changed' and message_id = any($1::text[])
     union
     select d.message_id from webhook w join webhook_delivery d on d.webhook_id = w.id
     where w.developer_id = $2 and d.status = 'pending' and d.event = 'policy.outcome_changed' and d.message_id = any($1::text[])`,
    [ids, developerId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The newest final block of each chain. */
async function readFinalized(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ chain: number; block: number | null }>(
    "select chain_id as chain, finalized_block as block from chain_cursor",
  );
  return new Map(rows.map(({ chain, block }) => [String(chain), block ?? -1]));
}

/** What becomes of a wallet. */
interface Decision {
  outcome: Outcome;
  dueAt: Date;
  nextOutcome: Outcome | null;
  nextBlocks: Readonly<Record<string, number>> | null;
  /** Of the event that tells the change; null: nothing is reported. */
  messageId: string | null;
}

interface Result extends Decision {
  address: string;
  before: Outcome;
  found: Judged;
  chainReadAt: Date | null;
}

/**
 * A change is reported once its blocks are final. A wallet that is active in every block has some that are not at any time: its change is reported when
 * those are final at which it was found, if it has lasted until then. `isHeld`: no event can be written for it now.
 */
function decide(
  wallet: Claimed,
  { outcome, isOpen, openBlocks }: Judged,
  { now, finalized, isHeld }: { now: Date; finalized: ReadonlyMap<string, number>; isHeld: boolean },
): Decision {
  const unchanged = { outcome: wallet.outcome, nextOutcome: null, nextBlocks: null, messageId: null };
  if (outcome === wallet.outcome) return { ...unchanged, dueAt: nextDue(wallet.address, outcome, now) };
  const soon = new Date(now.getTime() + WAIT_MS);
  const isSame = wallet.nextOutcome === outcome && wallet.nextBlocks !== null;
  const blocks = isSame && wallet.nextBlocks ? wallet.nextBlocks : openBlocks;
  const known = Object.entries(blocks);
  const isFinal = known.length > 0 && known.every(([chain, block]) => block <= (finalized.get(chain) ?? -1));
  if (isOpen && !(isSame && isFinal)) return { ...unchanged, dueAt: soon, nextOutcome: outcome, nextBlocks: blocks };
  if (isHeld) return { ...unchanged, dueAt: soon };
  return { ...unchanged, outcome, dueAt: nextDue(wallet.address, outcome, now), messageId: createId("event", now) };
}

/** The next day; what could not be checked is checked again in an hour. */
function nextDue(address: string, outcome: Outcome, now: Date): Date {
  const midnight = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  const daily = midnight + Math.floor((Number.parseInt(address.slice(-4), 16) / 0x10000) * DAILY_MS);
  return new Date(outcome === "indeterminate" ? Math.min(daily, now.getTime() + HOUR_MS) : daily);
}

/** Writes the results of a page, and the event of each change, for the wallets that still belong to it. */
async function store(ctx: Context, sql: Sql, page: Page, results: readonly Result[]): Promise<void> {
  const { policyId, claim, until } = page;
  const addresses = plainArray(results.map(({ address }) => address));
  const locked =
    "select 1 from watched_wallet where policy_id = $1 and address = any($2::text[]) order by address for update";
  await sql.query(locked, [policyId, addresses]);
  const { from, values } = rowsAsTable("r", {
    before: [policyId, claim, until, ctx.now],
    rows: results,
    columns: {
      address: ["word", ({ address }) => address],
      outcome: ["word", ({ outcome }) => outcome],
      due_at: ["timestamptz", ({ dueAt }) => dueAt],
      chain_outcomes: ["text", ({ found }) => found.chainOutcomes.join(",")],
      chain_read_at: ["timestamptz", ({ chainReadAt }) => chainReadAt],
      next_outcome: ["word", ({ nextOutcome }) => nextOutcome],
      next_blocks: ["jsonb", ({ nextBlocks }) => nextBlocks],
      message_id: ["word", ({ messageId }) => messageId],
    },
  });
  // A wallet that a feed named meanwhile stays due.
  const { rows } = await sql.query<{ address: string; group: string }>(
    `update watched_wallet m set claim = null, outcome = r.outcome,
       at = case when r.message_id is null then m.at else $4 end,
       due_at = case when m.due_at = $3 then r.due_at else m.due_at end,
       chain_outcomes = array_remove(string_to_array(r.chain_outcomes, ','), ''), chain_read_at = r.chain_read_at,
       next_outcome = r.next_outcome, next_blocks = nullif(r.next_blocks, 'null'), message_id = coalesce(r.message_id, m.message_id)
     from ${from} where m.policy_id = $1 and m.claim = $2 and m.address = r.address
     returning m.address, coalesce((select g.group_id from wallet_group g where ${isOrWas("g.address", "m.address")}), m.address) as "group"`,
    values,
  );
  const groups = new Map(rows.map(({ address, group }) => [address, group]));
  await emitEvents(sql, ctx.now, eventsOf(ctx, page, results, groups));
}

/** An event for each change that was stored. */
function eventsOf(
  { now }: Context,
  { policyId, developerId }: Page,
  results: readonly Result[],
  groups: ReadonlyMap<string, string>,
) {
  return results.flatMap(({ address, before, outcome, found, messageId }) => {
    const group = groups.get(address);
    if (messageId === null || group === undefined) return [];
    const about = { address: checksum(address), group: checksum(group) };
    const data = { developerId, policyId, ...about, before, after: outcome, why: found.why, at: now.toISOString() };
    return [{ event: "policy.outcome_changed" as const, data, messageId }];
  });
}
