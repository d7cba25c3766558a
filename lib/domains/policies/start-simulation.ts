import { runExclusive } from "../../core/concurrency.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { requireDeveloper } from "../../core/require-developer.ts";
import { checkedTransaction, sqlTransaction } from "../../core/transaction.ts";
import { compilePolicy } from "./compile.ts";
import { requireReadRule } from "./require-rule-chains.ts";
import { enqueueTurn } from "./run-simulation.ts";
import { findPolicy, policyNotFound } from "./saved-policies.ts";
import type { PolicySimulation } from "./schemas.ts";
import { viewSimulation } from "./stored-simulations.ts";

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
