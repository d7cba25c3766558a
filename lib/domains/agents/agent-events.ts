import type { AgentLog, AgentRegistries } from "../../chain/agent-logs.ts";
import { type Columns, insertRows } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";

/** An event with its transaction. */
export interface AgentEvent extends AgentLog {
  txHash: string;
}

/** Events of one block. */
export interface AgentBlock {
  number: number;
  /** At which the block counts, unix seconds. */
  time: number;
  agents?: readonly AgentEvent[];
}

type Row = AgentEvent & { chainId: number; blockNumber: number; at: number };

const columns: Columns<Row> = {
  chain_id: ["bigint", ({ chainId }) => chainId],
  block_number: ["bigint", ({ blockNumber }) => blockNumber],
  log_index: ["int", ({ logIndex }) => logIndex],
  at: ["bigint", ({ at }) => at],
  tx_hash: ["word", ({ txHash }) => txHash],
  kind: ["word", ({ kind }) => kind],
  agent_id: ["numeric", ({ agentId }) => agentId],
  account: ["word", ({ account }) => account],
  feedback_index: ["numeric", ({ feedbackIndex }) => feedbackIndex ?? null],
  value: ["numeric", ({ value }) => value ?? null],
  decimals: ["int", ({ decimals }) => decimals ?? null],
  data: ["jsonb", ({ data }) => data],
};

/** Stores the events of blocks, in the transaction that stores the blocks. What is stored already stays. */
export async function storeAgentEvents(sql: Sql, chainId: number, blocks: readonly AgentBlock[]): Promise<void> {
  const rows = blocks.flatMap(({ number, time, agents = [] }) =>
    agents.map((event) => ({ ...event, chainId, blockNumber: number, at: time })),
  );
  await insertRows(sql, "agent_event", { columns, rows, onConflict: "do nothing" });
}

/** Deletes the events above a block, in the transaction that deletes the blocks. */
export async function revertAgentEvents(sql: Sql, { chainId, above }: { chainId: number; above: number }) {
  await sql.query("delete from agent_event where chain_id = $1 and block_number > $2", [chainId, above]);
  await sql.query(
    `update agent_source set followed_from = least(followed_from, $2::bigint + 1), read_to = least(read_to, $2::bigint)
     where chain_id = $1 and (followed_from > $2 + 1 or read_to > $2)`,
    [chainId, above],
  );
}

/** Which blocks' events are stored: all up to `readTo`, and all from `followedFrom` on. */
interface AgentSource {
  readTo: number;
  followedFrom: number;
}

/**
 * Begins to store a chain's events, of blocks from `next` on. What was stored of other registries is deleted, and so is everything where
 * there are none now: later it would have gaps. A lower first block lets all be read again from there.
 */
export async function beginAgentSource(
  sql: Sql,
  { chainId, registries, next }: { chainId: number; registries: AgentRegistries | undefined; next: number },
): Promise<void> {
  const { identity = "", reputation = "", firstBlock = 0 } = registries ?? {};
  const { rowCount } = await sql.query(
    `update agent_source set first_block = least(first_block, $4::bigint),
       read_to = case when $4::bigint < first_block then least(read_to, $4::bigint - 1) else read_to end
     where chain_id = $1 and identity = $2 and reputation = $3`,
    [chainId, identity, reputation, firstBlock],
  );
  if (rowCount) return;
  const { rowCount: had } = await sql.query("delete from agent_source where chain_id = $1", [chainId]);
  if (had) await sql.query("delete from agent_event where chain_id = $1", [chainId]);
  if (!registries) return;
  await sql.query(
    `insert into agent_source (chain_id, identity, reputation, first_block, read_to, followed_from)
     values ($1, $2, $3, $4, $4::bigint - 1, $5)`,
    [chainId, identity, reputation, firstBlock, next],
  );
}

/** Null where no leader has begun to store the events of these registries, from their first block on. */
export async function readAgentSource(
  sql: Pick<Sql, "query">,
  { chainId, registries }: { chainId: number; registries: AgentRegistries },
): Promise<AgentSource | null> {
  const { rows } = await sql.query<AgentSource>(
    `select read_to as "readTo", followed_from as "followedFrom" from agent_source
     where chain_id = $1 and identity = $2 and reputation = $3 and first_block <= $4`,
    [chainId, registries.identity, registries.reputation, registries.firstBlock],
  );
  return rows[0] ?? null;
}

/** Notes that all logs up to a block were read, in the transaction that stores their events. */
export async function moveAgentSource(sql: Sql, { chainId, readTo }: { chainId: number; readTo: number }) {
  await sql.query("update agent_source set read_to = greatest(read_to, $2) where chain_id = $1", [chainId, readTo]);
}
