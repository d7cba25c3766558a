import { hasCapability, indexesEveryWallet, sourceLabel } from "../../chain/capabilities.ts";
import type { HistoryGap } from "../../chain/wallet-history.ts";
import { type ChainConfig, sourceFails } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { groupBy } from "../../core/group-by.ts";
import { createLoader } from "../../core/shared-snapshot.ts";
import { type ChainCursor, loadChainCursors } from "./read-chain-heads.ts";
import { type Coverage, coverageStates } from "./schemas.ts";

type CoverageState = (typeof coverageStates)[number];

/** A wallet whose history is read on a chain. */
interface Tracked extends AttestedReads {
  chain_id: number;
  address: string;
  source: string | null;
  from_block: number | null;
  truncated: boolean;
  unread_rows: number;
  gaps: HistoryGap[];
  smart_account: boolean;
  state: "queued" | "syncing" | "ready" | "failed";
}

/** How far the attestations about a wallet were read on a chain with tracked wallets. */
interface AttestedReads {
  attested_from: number | null;
  /** Newest block of an explorer's logs, which were read from EAS's first block on. */
  attested_to: number | null;
  to_block: number | null;
  /** The last read of some list of the wallet's history failed, or its explorer is behind. */
  lacking: boolean;
}

/** SQL: {@link AttestedReads} of a tracked wallet. */
const ATTESTED_READS = `attested_from, attested_to, to_block,
  'behind' = any(gaps) or exists (select 1 from jsonb_each_text(sources) where value <> 'ok') as lacking`;

/** The tracked histories of each list of wallets, in the order of addresses. */
const loadTracked = createLoader(async (sql, keys: readonly (readonly string[])[]) => {
  const { rows } = await sql.query<Tracked>(
    `select chain_id, address, source, from_block, truncated, unread_rows, gaps, smart_account, state, ${ATTESTED_READS}
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

/**
 * The first block from which the attestations about a wallet are known; null: none are; undefined: all are, or the chain has no EAS.
 * `tracked` is null for a wallet whose history is not read on the chain.
 */
function attestationsFrom(
  chain: ChainConfig,
  cursor: Pick<ChainCursor, "number"> | null,
  tracked: AttestedReads | null,
): number | null | undefined {
  const eas = easDeployment(chain);
  if (!eas) return undefined;
  const listed = tracked?.attested_to ?? null;
  if (!hasCapability(chain, "blocks")) return listed === null ? null : undefined;
  if (cursor === null || cursor.number === null) return null;
  const followed = followedFrom(chain, tracked);
  if (followed === null) return null;
  const from = Math.min(followed, tracked?.attested_from ?? followed);
  return from <= Math.max(eas.firstBlock, (listed ?? -1) + 1) ? undefined : from;
}

/** On a chain that only explorers serve: the last block up to which attestations are known, while the wallet's history is newer or fails. */
function attestationsTo(chain: ChainConfig, tracked: AttestedReads | null): number | undefined {
  if (!tracked || tracked.attested_to === null || !easDeployment(chain) || hasCapability(chain, "blocks"))
    return undefined;
  const { attested_to: to, to_block: read, lacking } = tracked;
  return read === null || to < read || lacking ? to : undefined;
}

/** The block from which following reads a wallet's attestations; null if it does not. */
function followedFrom(chain: ChainConfig, tracked: AttestedReads | null): number | null {
  if (indexesEveryWallet(chain)) return chain.startBlock;
  return tracked && (tracked.to_block ?? chain.startBlock - 1) + 1;
}

interface GapScope {
  chains: readonly ChainConfig[];
  subjects: readonly string[];
  /** Unix seconds: what happened later does not matter. */
  until?: number;
  now: Date;
}

/** By subject, a sentence that says which attestations about it are not known; no entry for a subject of which all are. */
export async function findAttestationGaps(sql: Sql, scope: GapScope): Promise<Map<string, string>> {
  const chains = scope.chains.filter((chain) => easDeployment(chain));
  const gaps = new Map<string, string>();
  if (chains.length === 0 || scope.subjects.length === 0) return gaps;
  const [cursors, wallets] = await Promise.all([loadChainCursors(sql), readWallets(sql, scope.subjects)]);
  for (const chain of chains) {
    const cursor = cursors.find(({ chainId }) => chainId === chain.id) ?? null;
    const unread = cursor && (newestGap(chain, cursor, scope) ?? missingGap(chain, cursor));
    for (const subject of scope.subjects) {
      if (gaps.has(subject)) continue;
      const own = wallets.get(subject) ?? [[]];
      const reads = own.map((tracked) => tracked.find(({ chain_id }) => chain_id === chain.id) ?? null);
      const from = reads.map((tracked) => attestationsFrom(chain, cursor, tracked));
      const ends = reads.flatMap((tracked) => attestationsTo(chain, tracked) ?? []);
      const gap = earlierGap(chain, from) ?? (ends.length > 0 ? after(chain, Math.min(...ends)) : unread);
      if (gap) gaps.set(subject, gap);
    }
  }
  return gaps;
}

/** The reads of each wallet of these subjects. */
async function readWallets(sql: Sql, subjects: readonly string[]): Promise<Map<string, Tracked[][]>> {
  const { rows } = await sql.query<{ subject: string; address: string }>(
    "select subject, address from wallet where subject = any($1::text[])",
    [subjects],
  );
  const read = await loadTracked(
    sql,
    rows.map(({ address }) => address),
  );
  const tracked = groupBy(read, ({ address }) => address);
  const bySubject = groupBy(rows, ({ subject }) => subject);
  return new Map([...bySubject].map(([subject, own]) => [subject, own.map((one) => tracked.get(one.address) ?? [])]));
}

function earlierGap({ id, name }: ChainConfig, from: readonly (number | null | undefined)[]): string | null {
  if (from.includes(null)) return `Attestations on chain ${id} (${name}) are not known yet.`;
  const latest = Math.max(-1, ...from.flatMap((block) => block ?? []));
  return latest < 0 ? null : `Attestations before block ${latest} of chain ${id} (${name}) are not known yet.`;
}

/** Blocks that no node gave may hold attestations. */
function missingGap({ id, name }: ChainConfig, { missingBlocks: [newest] }: ChainCursor): string | null {
  if (!newest) return null;
  const { from, to } = newest;
  const which = from === to ? `block ${to}` : `blocks ${from} to ${to}`;
  return `Attestations in ${which} of chain ${id} (${name}), which no node gives, are not known.`;
}

/** What is missing at the end: the chain is not read up to its head, or its source fails. */
function newestGap(chain: ChainConfig, cursor: ChainCursor, { until, now }: GapScope): string | null {
  if (until !== undefined && cursor.time !== null && cursor.time >= until) return null;
  if (cursor.state !== "syncing" && !sourceFails(cursor, now)) return null;
  return after(chain, cursor.number);
}

function after({ id, name }: ChainConfig, block: number | null): string {
  return `Attestations after block ${block} of chain ${id} (${name}) are not known yet.`;
}
