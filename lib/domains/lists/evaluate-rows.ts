import { rowsAsTable } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isOrWas } from "../../core/meta.ts";
import { emitEvents } from "../../core/outbox.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import { scoreTierOf, signalsOf } from "../../engine/index.ts";
import { type EvaluatedRow, emptyListTally, evaluateRows, listPage, readListPolicy } from "../policies/index.ts";
import { enqueueListClusters } from "./find-clusters.ts";
import type { ListRow } from "./stored-list.ts";
import { addToProgress, type ListedRow, type Progress, reasonsOf } from "./summary.ts";

/** Pages after which other lists have their turns. */
const PAGES_PER_TURN = 20;

interface Target {
  row: number;
  /** The address of a name of ENS. */
  identity: string;
  /** Why a name of ENS has no address. */
  why: string | null;
}

/** SQL: the columns of a target. */
const TARGET = `row, case when identity like '%.eth' then coalesce(address, identity) else identity end as identity,
  case when identity like '%.eth' and address is null then reasons->>0 end as why`;

/**
 * Evaluates the next pages of a list. Each page is counted once, whenever a worker ends and however many run the same turn. Returns
 * whether this worker continues: not if the list is complete, cancelled or gone, or another stored the same page.
 */
export async function evaluateTurn(ctx: Context, list: ListRow, signal: AbortSignal): Promise<boolean> {
  const policy = readListPolicy(list.policy);
  const choice = { policy, at: list.at ?? undefined, chainId: list.chainId ?? undefined, asker: list.developerId };
  const size = listPage(policy);
  const rows = list.counts.rows ?? 0;
  const progress =
    list.summary ?? emptyProgress(policy, await evaluateRows(ctx, choice, await sampleOf(ctx.pg, list.id, rows, size)));
  let after = list.lastRow;
  const turn = { id: list.id, first: after, end: Math.min(rows, after + PAGES_PER_TURN * size), size, signal };
  // A page is evaluated while the one before is stored.
  let storing = Promise.resolve(true);
  try {
    for await (const page of evaluatePages(ctx, choice, turn)) {
      if (!(await storing)) return false;
      addToProgress(progress, policy, page.found);
      const stored = { id: list.id, ...page, progress };
      storing = sqlTransaction(ctx.pg, (sql) => storePage(sql, stored));
      storing.catch(() => {}); // It is thrown where it is awaited.
      after = page.last;
    }
  } finally {
    await storing.catch(() => {});
  }
  if (!(await storing)) return false;
  if (after < rows) return true;
  await sqlTransaction(ctx.pg, (sql) => complete(ctx, sql, list, progress));
  return false;
}

type Choice = Parameters<typeof evaluateRows>[1];

/**
 * Evaluates the rows of a turn page by page. What a page needs is read while the one before is evaluated; no page is begun, and none that is
 * read ahead asks or pays for more, once the list is cancelled or deleted.
 */
async function* evaluatePages(
  ctx: Context,
  choice: Choice,
  turn: { id: string; first: number; end: number; size: number; signal: AbortSignal },
): AsyncGenerator<Pick<Page, "after" | "last" | "targets" | "found">> {
  const { id, first, end, size, signal } = turn;
  const unwanted = new AbortController();
  const reading = { ...ctx, signal: () => unwanted.signal };
  const evaluate = (after: number) => {
    if (after >= end || signal.aborted) return null;
    const page = evaluatePage(reading, choice, { id, after, last: Math.min(end, after + size) });
    page.catch(() => {}); // It is thrown where it is awaited.
    return page;
  };
  try {
    let after = first;
    let ahead = evaluate(after);
    while (ahead) {
      const page = ahead;
      const last = Math.min(end, after + size);
      ahead = evaluate(last);
      const evaluated = await page;
      if (!evaluated) return;
      yield { after, last, ...evaluated };
      after = last;
    }
  } finally {
    unwanted.abort();
  }
}

/** Of nobody. `sample`: rows whose measures the thresholds have to cover. */
function emptyProgress(policy: ReturnType<typeof readListPolicy>, sample: readonly EvaluatedRow[]): Progress {
  const tally = policy && emptyListTally(policy, sample);
  return { tally, totals: [], unchecked: {}, oneWallet: 0, onePerson: 0, difference: null };
}

/** Null for a list that is cancelled or deleted. */
async function evaluatePage(
  ctx: Context,
  choice: Choice,
  page: { id: string; after: number; last: number },
): Promise<Pick<Page, "targets" | "found"> | null> {
  const evaluating = await ctx.pg.query("select from list where id = $1 and state = 'evaluating'", [page.id]);
  if (evaluating.rowCount !== 1) return null;
  const targets = await readTargets(ctx.pg, page);
  const identities = targets.map(({ identity }) => identity);
  const evaluated = await evaluateRows(ctx, choice, identities);
  return { targets, found: evaluated.map((one, index) => ({ ...one, why: targets[index]?.why ?? null })) };
}

/** Identities all over the list. */
async function sampleOf(sql: Sql, id: string, rows: number, size: number): Promise<string[]> {
  const { rows: found } = await sql.query<Target>(
    `select ${TARGET} from (select r.* from generate_series(1, $2::int, $3::int) as n(row)
       join list_row r on r.list_id = $1 and r.row = n.row where r.duplicate_of is null) as sample`,
    [id, rows, Math.max(1, Math.ceil(rows / size))],
  );
  return found.map(({ identity }) => identity);
}

async function readTargets(
  sql: Sql,
  { id, after, last }: { id: string; after: number; last: number },
): Promise<Target[]> {
  const { rows } = await sql.query<Target>(
    `select ${TARGET} from list_row where list_id = $1 and row > $2 and row <= $3 and duplicate_of is null order by row`,
    [id, after, last],
  );
  return rows;
}

interface Page {
  id: string;
  after: number;
  last: number;
  targets: readonly Target[];
  found: readonly ListedRow[];
  progress: Progress;
}

/** Stores a page with the progress after it, if nobody else has and the list is still evaluated. */
async function storePage(sql: Sql, page: Page): Promise<boolean> {
  const { id, after, last, targets, found, progress } = page;
  const known = found.filter(({ measures }) => measures && measures.undecided === undefined).length;
  const { rowCount } = await sql.query(
    `update list set last_row = $3, summary = $4::jsonb, counts = counts || jsonb_build_object(
       'known', coalesce((counts->>'known')::int, 0) + $5,
       'toRead', coalesce((counts->>'toRead')::int, 0) + case when counts ? 'readingSince' then 0 else $6 end)
     where id = $1 and last_row = $2 and state = 'evaluating'`,
    [id, after, last, JSON.stringify(progress), known, found.length - known],
  );
  if (rowCount !== 1) return false;
  await storeResults(sql, page);
  await copyToDuplicates(sql, page);
  return targets.length === found.length;
}

/** Groups are those of linked wallets. */
async function storeResults(sql: Sql, { id, after, last, targets, found }: Page): Promise<void> {
  if (targets.length === 0) return;
  const rows = targets.map(({ row }, index) => viewOf(row, found[index]));
  const { from, values } = rowsAsTable("p", {
    // The page's bounds keep the planner from reading the whole list for it.
    before: [id, after, last],
    rows,
    columns: {
      row: ["int", (one) => one.row],
      address: ["word", (one) => one.subject],
      outcome: ["word", (one) => one.outcome],
      reasons: ["jsonb", (one) => one.reasons],
      svc_id: ["text", (one) => one.svcId],
      total: ["int", (one) => one.total],
      tier: ["text", (one) => one.tier],
      flags: ["jsonb", (one) => one.flags],
      confidence: ["word", (one) => one.confidence],
      known: ["bool", (one) => one.known],
    },
  });
  await sql.query(
    `update list_row r set address = coalesce(r.address, p.address), outcome = p.outcome, reasons = p.reasons, svc_id = p.svc_id,
       total = p.total, tier = p.tier, confidence = p.confidence, known = p.known,
       flags = case when p.flags <> 'null' then array(select jsonb_array_elements_text(p.flags)) end,
       group_id = coalesce((select g.group_id from wallet_group g where ${isOrWas("g.address", "coalesce(r.address, p.address)")}),
         r.address, p.address)
     from ${from} where r.list_id = $1 and r.row = p.row and r.row > $2 and r.row <= $3`,
    values,
  );
}

function viewOf(row: number, listed: ListedRow | undefined) {
  if (!listed) throw new Error("each identity has a result");
  const { measures, result } = listed;
  const reasons = reasonsOf(listed).map(({ rule, reason }) => (rule === null ? reason : `${rule}: ${reason}`));
  const outcome = result?.outcome ?? null;
  // Of a wallet that could not be read, no part is stated.
  if (!measures || measures.isRead === false) {
    const none = { subject: null, svcId: null, flags: null, total: null, tier: null, confidence: null };
    return { row, outcome, reasons, known: false, ...none };
  }
  const { subject, svcId, facts, model, missing } = measures;
  const flags = missing.facts === undefined ? signalsOf(facts, model).map(({ code }) => code) : null;
  const { total, confidence } = missing.points === undefined ? measures : { total: null, confidence: null };
  const tier = total === null ? null : scoreTierOf(total);
  return { row, outcome, reasons, known: true, subject, svcId, flags, total, tier, confidence };
}

/** The first row of an identity is on this page or before; each is looked up by its number, whatever statistics know of a new list. */
async function copyToDuplicates(sql: Sql, { id, after, last, targets }: Page): Promise<void> {
  if (targets.length === last - after) return;
  const columns = "address, outcome, reasons, svc_id, total, tier, confidence, known, flags, group_id, special";
  await sql.query(
    `update list_row r set (${columns}) = (select ${columns} from list_row f where f.list_id = $1 and f.row = r.duplicate_of)
     where r.list_id = $1 and r.row > $2 and r.row <= $3 and r.duplicate_of is not null`,
    [id, after, last],
  );
}

async function complete(ctx: Context, sql: Sql, list: ListRow, progress: Progress): Promise<void> {
  const { id, developerId, name, previousId, counts } = list;
  const people = await joinPeople(sql, id);
  const difference = previousId === null ? null : await compare(sql, id, previousId);
  const { rowCount } = await sql.query(
    `update list set state = 'complete', summary = $2::jsonb, completed_at = $3 where id = $1 and state = 'evaluating'`,
    [id, JSON.stringify({ ...progress, ...people, difference }), ctx.now],
  );
  if (rowCount !== 1) return;
  const { pass = 0, fail = 0, indeterminate = 0 } = progress.tally?.counts ?? {};
  const data = { developerId, listId: id, name, rows: counts.rows ?? 0, pass, fail, indeterminate };
  await emitEvents(sql, ctx.now, [{ event: "lists.completed", data }]);
  await enqueueListClusters(sql, id);
}

/** One row stands for each person: that of the primary wallet if it is in the list, otherwise the first. */
async function joinPeople(sql: Sql, id: string): Promise<Pick<Progress, "oneWallet" | "onePerson">> {
  const joined = await sql.query(
    `with grouped as (
       select row, address, group_id, count(*) over (partition by group_id) as size from list_row
       where list_id = $1 and duplicate_of is null and group_id is not null),
     standing as (
       select g.row, first_value(g.row) over (partition by g.group_id order by (w.subject = g.address) desc nulls last, g.row) as first
       from grouped g left join wallet w on w.address = g.address where g.size > 1)
     update list_row r set same_as = s.first from standing s where r.list_id = $1 and r.row = s.row and s.row <> s.first`,
    [id],
  );
  const wallets = await sql.query<{ doubled: number }>(
    `select (count(*) - count(distinct address))::int as doubled from list_row
     where list_id = $1 and duplicate_of is null and address is not null`,
    [id],
  );
  return { onePerson: joined.rowCount ?? 0, oneWallet: wallets.rows[0]?.doubled ?? 0 };
}

/** SQL: the identities whose outcome differs between two lists ($1: the new one, $2), as `d(identity, address, before, after, …)`. */
export const DIFFERENCES = `(
  select coalesce(n.identity, o.identity) as identity, coalesce(n.address, o.address) as address, o.outcome as before, n.outcome as after,
    n.reasons, n.row, n.identity is null as removed, o.identity is null as added
  from (select * from list_row where list_id = $1 and duplicate_of is null) n
  full join (select * from list_row where list_id = $2 and duplicate_of is null) o on o.identity = n.identity
  where n.outcome is distinct from o.outcome or n.identity is null or o.identity is null) as d`;

async function compare(sql: Sql, id: string, previousId: string): Promise<Progress["difference"]> {
  const { rows } = await sql.query<NonNullable<Progress["difference"]>>(
    `select count(*) filter (where not added and not removed and after = 'pass')::int as passed,
       count(*) filter (where not added and not removed and after = 'fail')::int as failed,
       count(*) filter (where not added and not removed and after is distinct from 'pass' and after is distinct from 'fail')::int as other,
       count(*) filter (where added)::int as added, count(*) filter (where removed)::int as removed
     from ${DIFFERENCES}`,
    [id, previousId],
  );
  return rows[0] ?? null;
}
