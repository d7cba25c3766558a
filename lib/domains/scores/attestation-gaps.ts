import { hasCapability, indexesEveryWallet } from "../../chain/capabilities.ts";
import { type ChainConfig, sourceFails } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { type ChainCursor, loadChainCursors } from "./read-chain-heads.ts";

/** How far the attestations about a wallet were read on a chain with tracked wallets. */
interface TrackedReads {
  attested_from: number | null;
  /** Newest block of an explorer's logs, which were read from EAS's first block on. */
  attested_to: number | null;
  to_block: number | null;
  /** The last read of some list of the wallet's history failed, or its explorer is behind. */
  lacking: boolean;
}

/**
 * The first block from which the attestations about a wallet are known; null: none are; undefined: all are, or the chain has no EAS.
 * `tracked` is null for a wallet whose history is not read on the chain.
 */
export function attestationsFrom(
  chain: ChainConfig,
  cursor: Pick<ChainCursor, "number"> | null,
  tracked: TrackedReads | null,
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
export function attestationsTo(chain: ChainConfig, tracked: TrackedReads | null): number | undefined {
  if (!tracked || tracked.attested_to === null || !easDeployment(chain) || hasCapability(chain, "blocks"))
    return undefined;
  const { attested_to: to, to_block: read, lacking } = tracked;
  return read === null || to < read || lacking ? to : undefined;
}

/** The block from which following reads a wallet's attestations; null if it does not. */
function followedFrom(chain: ChainConfig, tracked: TrackedReads | null): number | null {
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
  const [cursors, wallets] = await Promise.all([loadChainCursors(sql), readWallets(sql, chains, scope.subjects)]);
  for (const chain of chains) {
    const cursor = cursors.find(({ chainId }) => chainId === chain.id) ?? null;
    const unread = cursor && (newestGap(chain, cursor, scope) ?? missingGap(chain, cursor));
    for (const subject of scope.subjects) {
      if (gaps.has(subject)) continue;
      const own = wallets.get(subject) ?? [new Map()];
      const reads = own.map((tracked) => tracked.get(chain.id) ?? null);
      const from = reads.map((tracked) => attestationsFrom(chain, cursor, tracked));
      const ends = reads.flatMap((tracked) => attestationsTo(chain, tracked) ?? []);
      const gap = earlierGap(chain, from) ?? (ends.length > 0 ? after(chain, Math.min(...ends)) : unread);
      if (gap) gaps.set(subject, gap);
    }
  }
  return gaps;
}

/** The reads of each wallet of these subjects, by chain. */
async function readWallets(
  sql: Sql,
  chains: readonly ChainConfig[],
  subjects: readonly string[],
): Promise<Map<string, Map<number, TrackedReads>[]>> {
  const { rows } = await sql.query<TrackedReads & { subject: string; address: string; chain_id: number | null }>(
    `select w.subject, w.address, t.chain_id, t.attested_from, t.attested_to, t.to_block,
       'behind' = any(t.gaps) or exists (select 1 from jsonb_each_text(t.sources) where value <> 'ok') as lacking
     from wallet w left join tracked_wallet t on t.address = w.address and t.chain_id = any($2::bigint[])
     where w.subject = any($1::text[])`,
    [subjects, chains.map(({ id }) => id)],
  );
  const byWallet = new Map<string, Map<number, TrackedReads>>();
  const bySubject = new Map<string, Map<number, TrackedReads>[]>();
  for (const { subject, address, chain_id: chainId, ...reads } of rows) {
    const known = byWallet.get(address);
    const own = known ?? new Map<number, TrackedReads>();
    if (chainId !== null) own.set(chainId, reads);
    if (known) continue;
    byWallet.set(address, own);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), own]);
  }
  return bySubject;
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
