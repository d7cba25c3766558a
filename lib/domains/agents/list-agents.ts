import { plainArray } from "../../core/bulk-write.ts";
import type { Context } from "../../core/context.ts";

/** Agents of a wallet: so many that it received and that it registered or signed for, those with the highest numbers. */
const MOST = 20;

/** An agent that a wallet owns, or whose wallet it is. */
export interface AgentOfWallet {
  chainId: number;
  agentId: string;
  isOwner: boolean;
  isWallet: boolean;
}

/** SQL: the newest event of a kind of the agent `c`. */
const newest = (kind: string) =>
  `select account, block_number, log_index from agent_event where chain_id = c.chain_id and agent_id = c.agent_id and kind = '${kind}'
   order by block_number desc, log_index desc limit 1`;

/**
 * Agents that one of these wallets owns or is the wallet of now, by registries of the settings. What anybody can send comes after those
 * that the wallet itself registered or signed for. Each is found by steps in an index; without registries nothing is asked.
 */
export async function listAgentsOf(
  { env, pg }: Pick<Context, "env" | "pg">,
  wallets: readonly string[],
): Promise<AgentOfWallet[]> {
  const chains = env.CHAINS.flatMap(({ id, contracts: { agents } }) => (agents ? [{ id, at: agents.identity }] : []));
  if (chains.length === 0 || wallets.length === 0) return [];
  const { rows } = await pg.query<AgentOfWallet>(
    `with recursive step as (
       select account, kind, 9223372036854775807::bigint as chain_id, 1e78::numeric as agent_id, 0 as nth
       from unnest($1::text[]) as account cross join unnest(array['transfer', 'wallet']) as kind
       union all
       select step.account, step.kind, n.chain_id, n.agent_id, nth + 1 from step cross join lateral (
         select e.chain_id, e.agent_id from agent_event e where e.account = step.account and e.kind = step.kind
           and (e.chain_id, e.agent_id) < (step.chain_id, step.agent_id) order by e.chain_id desc, e.agent_id desc limit 1) as n
       where nth < ${MOST}),
     c as (select distinct step.chain_id, step.agent_id from step join agent_source s on s.chain_id = step.chain_id
       join unnest($2::bigint[], $3::text[]) as r(chain_id, identity) on r.chain_id = s.chain_id and r.identity = s.identity where nth > 0),
     found as (
       select c.chain_id, c.agent_id, moved.account = any($1) as is_owner, coalesce(signed.account = any($1)
         and (signed.block_number, signed.log_index) > (moved.block_number, moved.log_index), false) as is_wallet
       from c cross join lateral (${newest("transfer")}) as moved left join lateral (${newest("wallet")}) as signed on true)
     select chain_id as "chainId", agent_id::text as "agentId", is_owner as "isOwner", is_wallet as "isWallet" from found
     where is_owner or is_wallet order by is_wallet desc, chain_id, found.agent_id`,
    [plainArray(wallets), plainArray(chains.map(({ id }) => id)), plainArray(chains.map(({ at }) => at))],
  );
  return rows;
}
