import { LRUCache } from "lru-cache";
import type { AgentRegistries } from "../../chain/agent-logs.ts";
import { plainArray } from "../../core/bulk-write.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import { sourceFails } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { ServiceError } from "../../core/errors.ts";
import { ownedSingleton } from "../../core/process-singleton.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum } from "../../core/schemas.ts";
import { createTurns } from "../../core/turns.ts";
import { readAgentSource } from "./agent-events.ts";
import { readFeedback } from "./read-feedback.ts";
import { readRegistration } from "./read-registration.ts";
import type { Agent } from "./schemas.ts";

/** Agents whose feedback is weighed at once in this process: each may have some 20,000 entries. */
const AT_ONCE = 4;
/** Feedback that is cached until its agent has another event, as what givers count changes at most so long, milliseconds. */
const CACHED = { most: 200, ms: 60_000 };
const NOBODY = `0x${"0".repeat(40)}`;

const takeTurn = createTurns("agents", AT_ONCE);

interface Key {
  chainId: number;
  agentId: string;
}

/**
 * An agent as its registries' events say, with its file, and its feedback by what its givers count, which may be a minute old. What could
 * not be read is named in `coverage`. Throws UNSUPPORTED_CHAIN, NOT_FOUND, INDETERMINATE where not all events are read yet, and
 * SERVICE_UNAVAILABLE after a minute of waiting for a turn.
 */
export async function getAgent(ctx: Context, { chainId, agentId }: Key): Promise<Agent> {
  const registries = requireRegistries(ctx, chainId);
  const coverage = await readCoverage(ctx, chainId, registries);
  const state = await readState(ctx, { chainId, agentId });
  if (!state) {
    const [gap] = coverage.unchecked;
    if (!gap) throw new ServiceError("NOT_FOUND", `The registry of chain ${chainId} has no agent ${agentId}.`);
    throw new ServiceError("INDETERMINATE", `Whether there is an agent ${agentId} is not known: ${gap.message}`);
  }
  const { feedback, lacks } = await findFeedback(ctx, { chainId, agentId }, [
    state.version,
    ...coverage.unchecked.map(({ message }) => message),
  ]);
  const agent = { chainId, registry: registries.identity, agentId };
  const { uri, omitted } = state;
  const unchecked = [...coverage.unchecked, ...lacks];
  return {
    id: `eip155:${chainId}:${checksum(registries.identity)}#${agentId}`,
    ...{ chainId, agentId },
    owner: state.owner === NOBODY ? null : checksum(state.owner),
    wallet: state.wallet === null ? null : checksum(state.wallet),
    registeredAt: state.at === null ? null : new Date(Math.min(state.at, LAST_TIME) * 1000).toISOString(),
    uri: uri === "" ? null : uri,
    registration: await readRegistration(ctx, { uri, omitted, agent }),
    feedback,
    coverage: { ...coverage, unchecked, state: unchecked.length > 0 ? "partial" : "ok" },
  };
}

interface Found {
  feedback: Agent["feedback"];
  /** What could not be read or checked of it. */
  lacks: Coverage["unchecked"];
}

/** The feedback as of an agent's newest events and of what was read before them, `version`. Whoever asks while it is read waits for the same reading. */
async function findFeedback(ctx: Context, key: Key, version: readonly string[]): Promise<Found> {
  const cached = ownedSingleton("feedback of agents", ctx.pg, () => new LRUCache<string, Cached>({ max: CACHED.most }));
  const name = [key.chainId, key.agentId, ...version].join();
  const find = () => {
    const known = cached.get(name);
    return known && Math.abs(ctx.now.getTime() - known.at) < CACHED.ms ? known.found : null;
  };
  const read = () => {
    const lacks: Found["lacks"] = [];
    const found = readFeedback(ctx, key, lacks).then((feedback) => ({ feedback, lacks }));
    cached.set(name, { found, at: ctx.now.getTime() });
    found.catch(() => cached.delete(name));
    return found;
  };
  return find() ?? takeTurn(ctx, async () => find() ?? read());
}

interface Cached {
  found: Promise<Found>;
  /** When it began to be read, milliseconds. */
  at: number;
}

/** Throws UNSUPPORTED_CHAIN for a chain without registries. */
function requireRegistries(ctx: Pick<Context, "env">, chainId: number): AgentRegistries {
  const { name, contracts } = requireChain(ctx, chainId);
  if (contracts.agents) return contracts.agents;
  throw new ServiceError(
    "UNSUPPORTED_CHAIN",
    `No registry of agents is configured here for chain ${chainId} (${name}).`,
  );
}

interface State {
  owner: string;
  wallet: string | null;
  uri: string;
  /** Characters of a URI that is too long to store. */
  omitted: number | null;
  /** When it was registered, unix seconds; null where that is not known. */
  at: number | null;
  /** Its newest event of each kind. */
  version: string;
}

const kinds = [...["transfer", "wallet", "uri", "registered"], ...["feedback", "revoked", "response", "draft"]];

/** SQL: the newest event of a kind of the agent `c`. */
const newest = (kind: string) =>
  `select account, block_number, log_index from agent_event where chain_id = c.chain_id and agent_id = c.agent_id and kind = '${kind}'
   order by block_number desc, log_index desc limit 1`;

/** By the newest event of each kind; null where there is none. */
async function readState({ pg }: Pick<Context, "pg">, { chainId, agentId }: Key): Promise<State | null> {
  const newest = (kind: string) =>
    `(select kind, account, at, data->>'uri' as uri, (data->>'omitted')::int as omitted, block_number as block, log_index as log, tx_hash as tx
      from agent_event where chain_id = $1 and agent_id = $2 and kind = '${kind}'
      order by block_number desc, log_index desc limit 1)`;
  const { rows } = await pg.query<
    Place & Pick<State, "omitted"> & Record<"account" | "uri", string | null> & { kind: string; at: number; tx: string }
  >(kinds.map(newest).join(" union all "), [chainId, agentId]);
  const of = (kind: string) => rows.find((row) => row.kind === kind);
  const [registered, changed] = [of("registered"), of("uri")];
  const moved = of("transfer");
  if (!moved?.account) return null;
  // Who receives an agent may change its URI before the registration is logged, which then says none.
  const saysNone = registered?.uri === "" && registered.omitted === null;
  const stated = changed && (!registered || saysNone || isAfter(changed, registered)) ? changed : registered;
  const wallet = of("wallet");
  return {
    owner: moved.account,
    wallet: wallet && isAfter(wallet, moved) ? wallet.account : null,
    uri: stated?.uri ?? "",
    omitted: stated?.omitted ?? null,
    at: registered?.at ?? null,
    version: rows
      .map((row) => [row.kind, row.block, row.log, row.tx].join(" "))
      .sort()
      .join(),
  };
}

interface Place {
  block: number;
  log: number;
}

const isAfter = (one: Place, other: Place) =>
  one.block > other.block || (one.block === other.block && one.log > other.log);

type Coverage = Omit<Agent["coverage"], "state">;

/** Which blocks' events are stored, and what is missing of them. */
async function readCoverage(
  ctx: Pick<Context, "pg" | "now">,
  chainId: number,
  registries: AgentRegistries,
): Promise<Coverage> {
  const [source, cursor, waiting] = await Promise.all([
    readAgentSource(ctx.pg, { chainId, registries }),
    ctx.pg.query<{ block: number | null; state: string; failingSince: Date | null }>(
      `select block_number as block, state, failing_since as "failingSince" from chain_cursor where chain_id = $1`,
      [chainId],
    ),
    ctx.pg.query("select 1 from quarantined_transaction where chain_id = $1 and resolved_at is null limit 1", [
      chainId,
    ]),
  ]);
  // What is stored may be of other registries, which the settings named before.
  if (!source) throw new ServiceError("INDETERMINATE", `The registries of chain ${chainId} have not been read yet.`);
  const [stored] = cursor.rows;
  const unchecked: Coverage["unchecked"] = [];
  if (source.readTo < source.followedFrom - 1) {
    const [from, to] = [source.readTo + 1, source.followedFrom - 1];
    unchecked.push({ code: "earlier", message: `Events of blocks ${from} to ${to} are still being read.` });
  }
  if (waiting.rowCount)
    unchecked.push({ code: "transactions", message: "Some transactions of the chain could not be read yet." });
  if (!stored || stored.state === "syncing" || sourceFails(stored, ctx.now))
    unchecked.push({ code: "chain", message: "The chain is not read up to its newest block." });
  return { fromBlock: registries.firstBlock, toBlock: stored?.block ?? null, unchecked };
}

/** Agents of a wallet: so many that it received and that it registered or signed for, those with the highest numbers. */
const MOST = 20;

/** An agent that a wallet owns, or whose wallet it is. */
interface AgentOfWallet {
  chainId: number;
  agentId: string;
  isOwner: boolean;
  isWallet: boolean;
}

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
