import { indexesEveryWallet, sourceLabel } from "../../chain/sources/index.ts";
import { type ChainConfig, sourceFails } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { type Coverage, type CoverageState, coverageStates } from "./coverage-schema.ts";

interface CoverageRow {
  chain_id: number;
  /** The tracked wallet; null if the chain is followed for every wallet. */
  address: string | null;
  source: string | null;
  from_block: number | null;
  to_block: number | null;
  truncated: boolean | null;
  smart_account: boolean | null;
  tracking: "queued" | "syncing" | "ready" | "failed" | null;
  block_number: number | null;
  block_hash: string | null;
  finalized_block: number | null;
  cursor: "syncing" | "following" | "retrying" | "stopped" | null;
  failing_since: Date | null;
  /** The last read of some list of the wallet's history failed. */
  lacking: boolean | null;
}

/**
 * The coverage of a score: each configured chain that is followed for every wallet, and each chain with a tracked wallet.
 * With a chain id, of that chain only. In the order of chain ids; wallets read from the same blocks share one entry.
 */
export async function readCoverage(
  sql: Sql,
  input: { chains: readonly ChainConfig[]; wallets: readonly string[]; chainId?: number; now: Date },
): Promise<Coverage[]> {
  const chains = input.chains.filter((chain) => input.chainId === undefined || chain.id === input.chainId);
  const followed = chains.filter(indexesEveryWallet);
  const { rows } = await sql.query<CoverageRow>(
    `select c.chain_id, t.address, t.source, t.from_block, t.to_block, t.truncated, t.smart_account, t.state as tracking,
       k.block_number, k.block_hash, k.finalized_block, k.state as cursor, k.failing_since,
       exists (select 1 from jsonb_each_text(t.sources) where value <> 'ok') as lacking
     from unnest($1::bigint[]) as c(chain_id)
     left join tracked_wallet t on t.chain_id = c.chain_id and t.address = any($3)
     left join chain_cursor k on k.chain_id = c.chain_id
     where t.address is not null or c.chain_id = any($2)
     order by c.chain_id, t.address`,
    [chains.map((chain) => chain.id), followed.map((chain) => chain.id), input.wallets],
  );
  const byId = new Map(chains.map((chain) => [chain.id, chain]));
  return joinEqual(
    rows.flatMap((row) => {
      const chain = byId.get(row.chain_id);
      return chain ? [coverageOf(row, chain, input.now)] : [];
    }),
  );
}

/** One entry for equal blocks of one source, in the worst of their states. */
function joinEqual(rows: readonly Coverage[]): Coverage[] {
  const joined = new Map<string, Coverage>();
  for (const { state, ...blocks } of rows) {
    const key = JSON.stringify(blocks);
    const known = joined.get(key)?.state ?? "ok";
    const isWorse = coverageStates.indexOf(state) > coverageStates.indexOf(known);
    joined.set(key, { ...blocks, state: isWorse ? state : known });
  }
  return [...joined.values()];
}

/** Whether a followed chain fails; its data are stale then. */
export function followedFails(coverage: readonly Coverage[]): boolean {
  return coverage.some((one) => one.source === "rpc" && one.state === "failed");
}

function coverageOf(row: CoverageRow, chain: ChainConfig, now: Date): Coverage {
  const start = indexesEveryWallet(chain) ? chain.startBlock : undefined;
  const following = row.block_number !== null;
  // A tracked wallet's history ends where following continued.
  const toBlock = following && (start !== undefined || row.to_block !== null) ? row.block_number : row.to_block;
  return {
    chainId: row.chain_id,
    source: start === undefined ? (row.source ?? sourceLabel(chain, "walletHistory") ?? "rpc") : "rpc",
    fromBlock: start === undefined ? row.from_block : following ? start : null,
    toBlock,
    blockHash: toBlock !== null && toBlock === row.block_number ? row.block_hash : null,
    finalizedBlock: row.cursor === null ? row.to_block : row.finalized_block,
    state: stateOf(row, now),
    ...(row.smart_account && { smartAccount: true }),
  };
}

function stateOf(row: CoverageRow, now: Date): CoverageState {
  if (row.tracking === "failed" || row.lacking) return "failed";
  if (row.cursor && sourceFails({ state: row.cursor, failingSince: row.failing_since }, now)) return "failed";
  if (row.truncated || row.smart_account) return "truncated";
  if (row.tracking === "queued" || row.tracking === "syncing" || row.cursor === "syncing") return "syncing";
  // A followed chain that was never read is syncing.
  return row.tracking === null && row.cursor === null ? "syncing" : "ok";
}
