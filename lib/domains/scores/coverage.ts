import { indexesEveryWallet, sourceLabel } from "../../chain/capabilities.ts";
import type { HistoryGap } from "../../chain/wallet-history.ts";
import { type ChainConfig, sourceFails } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { groupBy } from "../../core/group-by.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { attestationsFrom, attestationsTo } from "./attestation-gaps.ts";
import { type Coverage, type CoverageState, coverageStates } from "./coverage-schema.ts";
import { type ChainCursor, loadChainCursors } from "./read-chain-heads.ts";

/** A wallet whose history is read on a chain. */
interface Tracked {
  chain_id: number;
  address: string;
  source: string | null;
  from_block: number | null;
  to_block: number | null;
  attested_from: number | null;
  attested_to: number | null;
  truncated: boolean;
  unread_rows: number;
  gaps: HistoryGap[];
  smart_account: boolean;
  state: "queued" | "syncing" | "ready" | "failed";
  /** The last read of some list of the wallet's history failed. */
  lacking: boolean;
}

/** The tracked histories of each list of wallets, in the order of addresses. */
const loadTracked = createLoader(async (sql, keys: readonly (readonly string[])[]) => {
  const { rows } = await sql.query<Tracked>(
    `select chain_id, address, source, from_block, to_block, attested_from, attested_to, truncated, unread_rows, gaps, smart_account, state,
       'behind' = any(gaps) or exists (select 1 from jsonb_each_text(sources) where value <> 'ok') as lacking
     from tracked_wallet where address = any($1::text[])`,
    [keys.flat()],
  );
  const byAddress = groupBy(rows, ({ address }) => address);
  return keys.map((wallets) => [...wallets].sort().flatMap((wallet) => byAddress.get(wallet) ?? []));
});

/** The smart accounts among wallets of which blocks showed only a part of what they did, by chain. */
const loadPartlyRead = createLoader(async (sql, keys: readonly (readonly string[])[]) => {
  const { rows } = await sql.query<{ wallet: string; chain_id: number }>(
    "select distinct wallet, chain_id from quarantined_wallet where wallet = any($1::text[]) and partly_read",
    [keys.flat()],
  );
  return keys.map((wallets) => rows.filter(({ wallet }) => wallets.includes(wallet)));
});

/**
 * The coverage of a score: each configured chain that is followed for every wallet, and each chain with a tracked wallet.
 * With a chain id, of that chain only. In the order of chain ids; wallets read from the same blocks share one entry.
 */
export async function readCoverage(
  sql: Sql,
  input: { chains: readonly ChainConfig[]; wallets: readonly string[]; chainId?: number; now: Date },
): Promise<Coverage[]> {
  const chains = input.chains.filter((chain) => input.chainId === undefined || chain.id === input.chainId);
  const [tracked, cursors, partly] = await Promise.all([
    loadTracked(sql, input.wallets),
    loadChainCursors(sql),
    loadPartlyRead(sql, input.wallets),
  ]);
  const inOrder = chains.sort((a, b) => a.id - b.id);
  return joinEqual(
    inOrder.flatMap((chain) => {
      const cursor = cursors.find(({ chainId }) => chainId === chain.id) ?? null;
      const own: (Tracked | null)[] = tracked.filter(({ chain_id }) => chain_id === chain.id);
      if (own.length === 0 && indexesEveryWallet(chain)) own.push(null);
      const accounts = partly.filter(({ chain_id }) => chain_id === chain.id).map(({ wallet }) => wallet);
      return own.map((row) => {
        const isPartlyRead = row && !indexesEveryWallet(chain) ? accounts.includes(row.address) : accounts.length > 0;
        return coverageOf({ tracked: row, cursor, chain, isPartlyRead }, input.now);
      });
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

/** What is read of a chain. */
interface ChainSource {
  chain: ChainConfig;
  /** Null of a chain that is followed for every wallet. */
  tracked: Tracked | null;
  /** Null of a chain that is not followed. */
  cursor: ChainCursor | null;
  /** Blocks showed only a part of what a smart account of the subject did. */
  isPartlyRead: boolean;
}

function coverageOf(source: ChainSource, now: Date): Coverage {
  const { chain, tracked, cursor } = source;
  const start = indexesEveryWallet(chain) ? chain.startBlock : undefined;
  const head = cursor?.number ?? null;
  const read = tracked?.to_block ?? null;
  // A tracked wallet's history ends where following continued.
  const toBlock = head !== null && (start !== undefined || read !== null) ? head : read;
  const attested = attestationsFrom(chain, cursor, tracked);
  const attestedTo = attestationsTo(chain, tracked);
  const missingBlocks = missingOf(source);
  return {
    chainId: chain.id,
    source: start === undefined ? (tracked?.source ?? sourceLabel(chain, "walletHistory") ?? "rpc") : "rpc",
    fromBlock: start === undefined ? (tracked?.from_block ?? null) : head === null ? null : start,
    toBlock,
    blockHash: toBlock !== null && toBlock === head ? (cursor?.hash ?? null) : null,
    finalizedBlock: cursor ? cursor.finalized : read,
    state: stateOf(source, now),
    ...((tracked?.smart_account || source.isPartlyRead) && { smartAccount: true }),
    ...(tracked && tracked.unread_rows > 0 && { unreadRows: tracked.unread_rows }),
    ...(tracked && tracked.gaps.length > 0 && { gaps: tracked.gaps }),
    ...(missingBlocks.length > 0 && { missingBlocks }),
    ...(attested !== undefined && { attestationsFrom: attested }),
    ...(attestedTo !== undefined && { attestationsTo: attestedTo }),
  };
}

/** Blocks that no node gave, without those that a wallet's own history covers. */
function missingOf({ tracked, cursor }: ChainSource): { from: number; to: number }[] {
  const read = tracked?.to_block ?? -1;
  const ranges = cursor?.missingBlocks.filter(({ to }) => to > read) ?? [];
  return ranges.map(({ from, to }) => ({ from: Math.max(from, read + 1), to }));
}

function stateOf(source: ChainSource, now: Date): CoverageState {
  const { tracked, cursor, isPartlyRead } = source;
  const isPending = tracked?.gaps.some((gap) => gap === "pending" || gap === "behind") ?? false;
  if (tracked?.state === "failed" || (tracked?.lacking && !isPending)) return "failed";
  if (cursor && sourceFails(cursor, now)) return "failed";
  const isCut = isPending || tracked?.truncated || tracked?.smart_account || isPartlyRead;
  if (isCut || missingOf(source).length > 0) return "truncated";
  if (tracked?.state === "queued" || tracked?.state === "syncing" || cursor?.state === "syncing" || cursor?.isScoring)
    return "syncing";
  // A followed chain that was never read is syncing.
  return tracked === null && cursor === null ? "syncing" : "ok";
}
