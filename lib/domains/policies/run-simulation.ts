import { runExclusive } from "../../core/concurrency.ts";
import { type Context, requireDeveloper } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { isServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { enqueueJobs } from "../../core/jobs.ts";
import { checkedTransaction, sqlTransaction } from "../../core/transaction.ts";
import { yieldRegularly } from "../../core/yield-regularly.ts";
import { boardsOf, listSubjects, sampleSubjects } from "../scores/index.ts";
import { type CompiledPolicy, compilePolicy, readsChain } from "./compile.ts";
import { Policy } from "./policy-schema.ts";
import { requireReadRule } from "./require-rule-chains.ts";
import { findPolicy, policyNotFound } from "./saved-policies.ts";
import type { PolicySimulation } from "./schemas.ts";
import { readSamples, sampleSize } from "./simulate-policy.ts";
import { tallyOf, viewSimulation } from "./stored-simulations.ts";
import { emptyTally, openCounter, type Tally } from "./tally.ts";

/** Subjects whose evaluation is stored at once. */
const PAGE = 500;
/** Pages after which other simulations have their turns, and for policies whose rules read chains. */
const PAGES_PER_TURN = 20;
const PAGES_PER_TURN_ON_CHAIN = 1;

/**
 * Runs a turn of an exact simulation from the stored progress, and enqueues the next one. Each page is counted once, whenever a worker
 * ends and however many run the same turn. An aborted turn ends after its page.
 */
export async function runSimulation(
  ctx: Context,
  { simulationId: id, signal }: { simulationId: string; signal: AbortSignal },
): Promise<void> {
  const simulation = await ctx.db.policySimulation.findFirst({
    where: { id, finishedAt: null },
    include: { policy: true },
  });
  if (!simulation) return;
  const { policy, ...row } = simulation;
  try {
    const isContinued = await runTurn(ctx, { ...row, policy: policy.policy, tally: tallyOf(row) }, signal);
    if (isContinued) await enqueueTurn(ctx.pg, id);
  } catch (error) {
    // What is unavailable may be back when the job is repeated.
    if (!isServiceError(error) || error.code === "SERVICE_UNAVAILABLE") throw error;
    await ctx.db.policySimulation.updateMany({ where: { id }, data: { finishedAt: ctx.now, error: error.message } });
  }
}

/** Has a worker run the next turn of a simulation, after the turns of others that wait. */
function enqueueTurn(sql: Sql, simulationId: string): Promise<void> {
  return enqueueJobs(sql, "simulate-policy", [{ payload: { simulationId }, key: `simulate ${simulationId}` }]);
}

/** A simulation that is not finished. */
interface Unfinished {
  id: string;
  developerId: string;
  policy: unknown;
  subjects: number;
  lastSubject: string;
  tally: Tally | null;
}

/** Returns whether this worker continues the simulation: not if it is finished or deleted, or another counted the same page. */
async function runTurn(ctx: Context, simulation: Unfinished, signal: AbortSignal): Promise<boolean> {
  await boardsOf(ctx).loaded;
  const compiled = compilePolicy(Policy.parse(simulation.policy));
  const { rules } = compiled;
  const { developerId: payer } = simulation;
  await requireReadRule(ctx, rules);
  const { subjects, tally } = simulation.tally
    ? { ...simulation, tally: simulation.tally }
    : await begin(ctx, compiled, payer);
  const count = openCounter(compiled, tally);
  const pause = yieldRegularly();
  let after = simulation.lastSubject;
  const pages = rules.some(readsChain) ? PAGES_PER_TURN_ON_CHAIN : PAGES_PER_TURN;
  for (let page = 0; page < pages && !signal.aborted; page++) {
    const identities = await listSubjects(ctx, { after, limit: PAGE });
    for (const sample of await readSamples(ctx, { rules, subjects: identities, pause, payer })) {
      count(sample);
      await pause();
    }
    const isLast = identities.length < PAGE;
    const progress = { id: simulation.id, after, last: identities.at(-1) ?? after, tally, subjects, isLast };
    if (!(await storePage(ctx, progress)) || isLast) return false;
    after = progress.last;
  }
  return true;
}

/** The number of subjects, and a tally whose thresholds are those of the simulation on a sample. */
async function begin(
  ctx: Context,
  compiled: CompiledPolicy,
  payer: string,
): Promise<{ subjects: number; tally: Tally }> {
  const { rules } = compiled;
  const { population, subjects } = await sampleSubjects(ctx, { most: sampleSize(rules) });
  const samples = await readSamples(ctx, { rules, subjects, pause: yieldRegularly(), payer });
  return { subjects: population, tally: emptyTally(compiled, samples) };
}

/** Stores the progress after a page, if nobody else has. */
async function storePage(
  ctx: Context,
  page: { id: string; after: string; last: string; tally: Tally; subjects: number; isLast: boolean },
): Promise<boolean> {
  const { rowCount } = await ctx.pg.query(
    `update policy_simulation set last_subject = $3, tally = $4::jsonb, subjects = $5, updated_at = now(),
       finished_at = case when $6 then now() end
     where id = $1 and last_subject = $2 and finished_at is null`,
    [page.id, page.after, page.last, JSON.stringify(page.tally), page.subjects, page.isLast],
  );
  return rowCount === 1;
}

interface Started {
  simulation: PolicySimulation;
  /** False if the developer's unfinished simulation, of whichever policy, is returned unchanged. */
  isNew: boolean;
}

/**
 * Starts an exact simulation of a saved policy, which a worker runs; a developer has one unfinished simulation at a time. Throws
 * NOT_FOUND; UNSUPPORTED_CHAIN if no rule is on a configured chain.
 */
export function startSimulation(ctx: Context, { policyId }: { policyId: string }): Promise<Started> {
  return checkedTransaction(async () => {
    const { developerId } = requireDeveloper(ctx);
    await requireReadRule(ctx, compilePolicy(await findPolicy(ctx, { policyId })).rules);
    return runExclusive(developerId, () => sqlTransaction(ctx.pg, (sql) => start(ctx, sql, { policyId, developerId })));
  });
}

async function start(
  ctx: Context,
  sql: Sql,
  { policyId, developerId }: { policyId: string; developerId: string },
): Promise<Started> {
  // The lock prevents concurrent requests from starting two.
  await sql.query("select 1 from developer where id = $1 for update", [developerId]);
  const unfinished = `select ${COLUMNS} from policy_simulation where developer_id = $1 and finished_at is null`;
  const [running] = (await sql.query<Row>(unfinished, [developerId])).rows;
  if (running) return { simulation: viewSimulation(running), isNew: false };
  const { rows } = await sql.query<Row>(
    `insert into policy_simulation (id, developer_id, policy_id, created_at, updated_at)
     select $1, developer_id, id, $4, $4 from policy where id = $2 and developer_id = $3 for key share
     returning ${COLUMNS}`,
    [createId("simulation", ctx.now), policyId, developerId, ctx.now],
  );
  const [row] = rows;
  if (!row) throw policyNotFound();
  await enqueueTurn(sql, row.id);
  return { simulation: viewSimulation(row), isNew: true };
}

type Row = Parameters<typeof viewSimulation>[0];
const COLUMNS = `id, policy_id as "policyId", created_at as "createdAt", subjects, tally, finished_at as "finishedAt", error`;
