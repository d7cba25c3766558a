import { rowsAsTable } from "../../core/bulk-write.ts";
import { chunks } from "../../core/chunks.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { isOrWas } from "../../core/meta.ts";
import { checksum, Identity, isAddressIdentity, paginate } from "../../core/schemas.ts";
import { checkedTransaction, sqlTransaction } from "../../core/transaction.ts";
import { DAILY_HOURS } from "../once/index.ts";
import { boardsOf } from "../scores/index.ts";
import { resolveIdentities, userNotFound } from "../wallets/index.ts";
import { type CompiledPolicy, compilePolicy } from "./compile.ts";
import { listPage } from "./evaluate-list.ts";
import { takeTurn } from "./large-evaluations.ts";
import { findPolicy, policyNotFound } from "./saved-policies.ts";
import type { NewWatch, Outcome, PolicyWatch, WatchedOutcome } from "./schemas.ts";
import { judgeWallets } from "./watch-judge.ts";

// A watched policy tells its developer which wallets begin or cease to pass it. `watch-turn.ts` finds the changes.

/** Wallets of all watches of a developer. */
const MOST_WATCHED = 100_000;

/** A wallet that is to be watched, with its outcome as far as it is known. */
interface Added {
  address: string;
  outcome: Outcome;
  chainOutcomes: readonly Outcome[];
  /** Null: the chain is still to be read. */
  chainReadAt: Date | null;
}

/**
 * Watches identities, or the wallets of a list, by a saved policy; those that are watched stay as they are. Identities are judged at once; the
 * others, and those whose blocks are not final, are indeterminate until they are judged. Throws NOT_FOUND for an unknown policy or list,
 * USER_NOT_FOUND for a name that nobody holds, NOT_ELIGIBLE for a list that is not complete and beyond 100,000 wallets of a developer.
 */
export function watchPolicy(
  ctx: Context,
  { policyId, ...input }: NewWatch & { policyId: string },
): Promise<PolicyWatch> {
  return checkedTransaction(async () => {
    const { developerId } = requireDeveloper(ctx);
    const compiled = compilePolicy(await findPolicy(ctx, { policyId }));
    const { listId, identities = [] } = input;
    const added = await judgeNew(ctx, compiled, { asker: developerId, addresses: await addressesOf(ctx, identities) });
    return sqlTransaction(ctx.pg, async (sql) => {
      // The lock prevents concurrent requests from exceeding the limit together.
      await sql.query("select 1 from developer where id = $1 for update", [developerId]);
      const owned = "select 1 from policy where id = $1 and developer_id = $2 for key share";
      if (!(await sql.query(owned, [policyId, developerId])).rowCount) throw policyNotFound();
      await sql.query(
        // Whether it reads a chain depends on settings too: its first turn finds out.
        `insert into policy_watch (policy_id, developer_id, since, reads_chain) values ($1, $2, $3, false)
         on conflict (policy_id) do nothing`,
        [policyId, developerId, ctx.now],
      );
      const own = { policyId, developerId, now: ctx.now };
      const inserted = listId === undefined ? await insertWallets(sql, own, added) : await insertList(sql, own, listId);
      return addToWatch(sql, own, inserted);
    });
  });
}

/** The addresses of identities, each once. */
async function addressesOf(ctx: Context, identities: readonly string[]): Promise<string[]> {
  const parsed = identities.map((identity) => Identity.parse(identity));
  const names = [...new Set(parsed.filter((identity) => !isAddressIdentity(identity)))];
  const known = await resolveIdentities(ctx, names);
  const subjects = new Map(names.map((name, index) => [name, known[index]?.subject]));
  const addresses = parsed.map((identity) => {
    const address = isAddressIdentity(identity) ? identity : subjects.get(identity);
    if (!address) throw userNotFound(identity);
    return address;
  });
  return [...new Set(addresses)];
}

async function judgeNew(
  ctx: Context,
  compiled: CompiledPolicy,
  { asker, addresses }: { asker: string; addresses: readonly string[] },
): Promise<Added[]> {
  if (addresses.length === 0) return [];
  await boardsOf(ctx).loaded;
  const added: Added[] = [];
  for (const page of chunks(addresses, listPage(compiled.policy))) {
    const wallets = page.map((address) => ({ address, chainOutcomes: null }));
    const judge = () => judgeWallets(ctx, compiled, { asker, wallets });
    const judged = await takeTurn(ctx, compiled.rules.length * page.length, judge);
    for (const [index, { outcome, chainOutcomes, isOpen }] of judged.entries()) {
      const address = page[index];
      if (address === undefined) throw new Error("each wallet is judged");
      added.push({ address, outcome: isOpen ? "indeterminate" : outcome, chainOutcomes, chainReadAt: ctx.now });
    }
  }
  return added;
}

interface Own {
  policyId: string;
  developerId: string;
  now: Date;
}

/** Each is judged again as soon as it is watched: it may have changed since it was judged. Returns how many are new. */
async function insertWallets(sql: Sql, { policyId, now }: Own, added: readonly Added[]): Promise<number> {
  if (added.length === 0) return 0;
  const { from, values } = rowsAsTable("a", {
    before: [policyId, now],
    rows: added,
    columns: {
      address: ["word", ({ address }) => address],
      outcome: ["word", ({ outcome }) => outcome],
      chain_outcomes: ["text", ({ chainOutcomes }) => chainOutcomes.join(",")],
      chain_read_at: ["timestamptz", ({ chainReadAt }) => chainReadAt],
    },
  });
  const { rowCount } = await sql.query(
    `insert into watched_wallet (policy_id, address, outcome, at, due_at, chain_outcomes, chain_read_at)
     select $1, address, outcome, $2, $2, array_remove(string_to_array(chain_outcomes, ','), ''), chain_read_at
     from ${from} order by address on conflict do nothing`,
    values,
  );
  return rowCount ?? 0;
}

/** The wallets of a list. Their outcomes are those of the list where it evaluated the same policy as of now. */
async function insertList(sql: Sql, { policyId, developerId, now }: Own, listId: string): Promise<number> {
  const { rows } = await sql.query<{ state: string }>(
    "select state from list where id = $1 and developer_id = $2 and state <> 'uploading' for key share",
    [listId, developerId],
  );
  if (!rows[0]) throw new ServiceError("NOT_FOUND", "The list does not exist.");
  if (rows[0].state !== "complete") {
    throw new ServiceError("NOT_ELIGIBLE", `The list is ${rows[0].state}; watch it once it is complete.`);
  }
  const { rowCount } = await sql.query(
    `insert into watched_wallet (policy_id, address, outcome, at, due_at)
     select distinct on (address) $1, address, coalesce(outcome, 'indeterminate'), $2, $2 from (
       select coalesce(r.address, r.identity) as address, r.row,
         case when l.policy_id = $1 and l.at is null and l.chain_id is null then r.outcome end as outcome
       from list l join list_row r on r.list_id = l.id where l.id = $3 and r.duplicate_of is null) as own
     where address ~ '^0x[0-9a-f]{40}$' order by address, row on conflict do nothing`,
    [policyId, now, listId],
  );
  return rowCount ?? 0;
}

async function addToWatch(sql: Sql, { policyId, developerId }: Own, inserted: number): Promise<PolicyWatch> {
  const { rows } = await sql.query<WatchRow>(
    `update policy_watch set wallets = wallets + $2 where policy_id = $1 returning wallets, since`,
    [policyId, inserted],
  );
  const { rows: all } = await sql.query<{ wallets: number }>(
    "select sum(wallets)::int as wallets from policy_watch where developer_id = $1",
    [developerId],
  );
  if (!rows[0] || !all[0]) throw new Error(`the watch of ${policyId} is gone`);
  if (all[0].wallets <= MOST_WATCHED) return viewWatch(rows[0]);
  throw new ServiceError(
    "NOT_ELIGIBLE",
    `A developer can watch ${MOST_WATCHED.toLocaleString("en")} wallets, over all policies; end a watch first.`,
  );
}

interface WatchRow {
  wallets: number;
  since: Date;
}

function viewWatch({ wallets, since }: WatchRow): PolicyWatch {
  return { wallets, since: since.toISOString() };
}

const noWatch = () => new ServiceError("NOT_FOUND", "The policy is not watched.");

/** A watch with a page of its wallets, by address. Throws NOT_FOUND for an unknown policy, or one that is not watched. */
export async function getWatch(
  ctx: Context,
  { policyId, limit, offset }: { policyId: string; limit: number; offset: number },
) {
  const { developerId } = requireDeveloper(ctx);
  await findPolicy(ctx, { policyId });
  const found = "select wallets, since from policy_watch where policy_id = $1 and developer_id = $2";
  const watch = (await ctx.pg.query<WatchRow>(found, [policyId, developerId])).rows[0];
  if (!watch) throw noWatch();
  const { rows } = await ctx.pg.query<{
    address: string;
    group: string;
    outcome: Outcome;
    at: Date;
    nextReadAt: Date | null;
  }>(
    `select m.address, coalesce(g.group_id, m.address) as "group", m.outcome, m.at,
       (select greatest(m.due_at, q.queued_at + interval '${DAILY_HOURS} hours') from once_question q
        where q.asker = $4 and q.address = m.address
          and not exists (select from wallet k where k.address = m.address)) as "nextReadAt"
     from watched_wallet m left join wallet_group g on ${isOrWas("g.address", "m.address")} where m.policy_id = $1 order by m.address limit $2 offset $3`,
    [policyId, limit, offset, developerId],
  );
  const outcomes = rows.map(({ address, group, outcome, at, nextReadAt }): WatchedOutcome => {
    const read = nextReadAt && { nextReadAt: nextReadAt.toISOString() };
    return { address: checksum(address), group: checksum(group), outcome, at: at.toISOString(), ...read };
  });
  return { watch: viewWatch(watch), outcomes, pagination: paginate(watch.wallets, limit, offset) };
}

/** Ends a watch, or that of one identity, and returns what it was, or is now. Throws NOT_FOUND, USER_NOT_FOUND for a name that nobody holds. */
export function endWatch(
  ctx: Context,
  { policyId, identity }: { policyId: string; identity?: string | undefined },
): Promise<PolicyWatch> {
  return checkedTransaction(async () => {
    const { developerId } = requireDeveloper(ctx);
    await findPolicy(ctx, { policyId });
    const [address] = identity === undefined ? [] : await addressesOf(ctx, [identity]);
    return sqlTransaction(ctx.pg, async (sql) => {
      await sql.query("select 1 from developer where id = $1 for update", [developerId]);
      const removed = address
        ? await sql.query("delete from watched_wallet where policy_id = $1 and address = $2", [policyId, address])
        : null;
      const { rows } = await sql.query<WatchRow>(
        removed
          ? "update policy_watch set wallets = wallets - $3 where policy_id = $1 and developer_id = $2 returning wallets, since"
          : "delete from policy_watch where policy_id = $1 and developer_id = $2 and $3::int is null returning wallets, since",
        [policyId, developerId, removed?.rowCount ?? null],
      );
      if (!rows[0]) throw noWatch();
      return viewWatch(rows[0]);
    });
  });
}
