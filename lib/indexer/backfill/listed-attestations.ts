import { type Hex, pad, toFunctionSelector } from "viem";
import { hasCapability } from "../../chain/capabilities.ts";
import { ChainError, isChainError } from "../../chain/errors.ts";
import { isRecord, readAddress } from "../../chain/hex.ts";
import { openSource } from "../../chain/sources/open-source.ts";
import type { HistoryLog, LogFilter, WalletHistoryReader } from "../../chain/wallet-history.ts";
import type { Address } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import { easDeployment } from "../../core/eas-deployments.ts";
import { groupBy } from "../../core/group-by.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import {
  type AttestationBlock,
  type AttestationEvent,
  duePending,
  easOf,
  type PendingAttestation,
  postponePending,
  removePending,
} from "../../domains/attestations/index.ts";
import { markWholeHistory, type ScoringSettings } from "../../domains/scores/index.ts";
import type { Activity } from "../../engine/index.ts";
import { attestedEvent, type ContractReads, readContents, readEvent, readLoggedEvents } from "../attestations.ts";
import { lockCursor } from "../cursor.ts";
import { storeEvents, writeKnown } from "../retry-attestations.ts";
import type { AttestedTo, FetchedTurn, FetchOptions, Turn } from "./turn.ts";

/** Reading ends for this turn after so long, milliseconds; each page or part is stored, and the next turn continues. */
const LONGEST_MS = 20_000;
/** How long a page waits for who sent its transactions, milliseconds. */
const SENDERS_MS = 5_000;
/** Logs that are stored at once. */
const MOST_LOGS = 1_000;
/** Blocks that a refresh reads again, because explorers may add logs late. */
const OVERLAP = 20;

/** `attest` and `multiAttest` of EAS: who called them has made attestations. */
const attestMethods: ReadonlySet<string> = new Set([
  toFunctionSelector("attest((bytes32,(address,uint64,bool,bytes32,bytes,uint256)))"),
  toFunctionSelector("multiAttest((bytes32,(address,uint64,bool,bytes32,bytes,uint256)[])[])"),
]);

interface Reads {
  turn: Turn;
  eas: NonNullable<ReturnType<typeof easOf>>;
  logs: NonNullable<WalletHistoryReader["logs"]>;
  signal: AbortSignal;
  settings: ScoringSettings;
  /** Acts of the wallet that this turn read. */
  acts: readonly Activity[];
  /** Contents may be unread, of what earlier turns stored or of what this one did. */
  hasPending: boolean;
  /** The block up to which they are stored as read: pages without attestations are stored with the history. */
  stored: number | null;
}

/**
 * Reads attestations about and by a tracked wallet, and their revocations, from an explorer's logs: from EAS's first block, or where the
 * last turn ended, up to the newest final block. Contents come from the chain's node or, without one, from the nodes that explorers call.
 * A fault of the explorer leaves the rest unknown, and does not affect the wallet's history. Returns how far they are read, for the history
 * to store.
 */
export async function readListedAttestations(
  ctx: Pick<Context, "pg" | "log" | "now">,
  turn: Turn,
  { history, rows }: FetchedTurn,
  options: FetchOptions & { settings: ScoringSettings },
): Promise<AttestedTo | null> {
  const { chain, claimed } = turn;
  const eas = easOf(chain);
  const { logs, call } = openSource(chain, "walletHistory", options.source);
  if (!eas || !logs || !history) return null;
  const { signal, settings } = options;
  const acts = rows.get("transactions") ?? [];
  const before = turn.tracked.attested_to;
  const reads: Reads = {
    turn,
    eas,
    logs,
    signal,
    settings,
    acts,
    hasPending: turn.hasPending ?? false,
    stored: before,
  };
  const startedAt = performance.now();
  let reached = before;
  try {
    const to = Math.min(history.target, await newestFinal(ctx, turn));
    while ((reached ?? -1) < to && performance.now() - startedAt < LONGEST_MS) {
      const next = await readPage(ctx, reads, reached, to);
      if (next <= (reached ?? -1)) break;
      reached = next;
    }
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    ctx.log.warn({ chainId: chain.id, address: claimed.address, err: error }, "an explorer's logs of EAS are not read");
  }
  if (call && reads.hasPending) await readListedContents(ctx, reads, { call, head: history.target });
  return reached === null || reached === reads.stored ? null : { stored: reads.stored, to: reached };
}

/** Attestations that are stored at once. */
const AT_ONCE = 4;
/** How many blocks below the explorer's newest one a block counts as final: as many as a refresh reads again. */
const DEPTH = 20;
/** In how many turns the contract must not have an attestation, whose block is so old, until it counts as removed, seconds. */
const REMOVED = { attempts: 3, after: 3_600 };

interface ContentReads {
  turn: Turn;
  eas: NonNullable<ReturnType<typeof easOf>>;
  signal: AbortSignal;
  settings: ScoringSettings;
}

/**
 * On a chain that only explorers serve: reads the contents of a wallet's pending attestations, and who sent them, from the nodes that the
 * explorers call. An explorer without such calls leaves them pending. One that the contract does not have, although its block is old, was
 * in a block that a reorg removed.
 */
async function readListedContents(
  ctx: Pick<Context, "pg" | "log" | "now">,
  { turn, eas, signal, settings }: ContentReads,
  { call, head }: { call: NonNullable<WalletHistoryReader["call"]>; head: number },
): Promise<void> {
  const { chain, claimed } = turn;
  if (hasCapability(chain, "blocks")) return;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  const request: ContractReads["client"]["request"] = (method, params) => call(method, params, limited);
  const reads: ContractReads = { chain, client: { request }, signal: limited, schemas: new Map(), oneByOne: true };
  const of = { wallet: claimed.address, upTo: head - DEPTH };
  const due = await duePending(ctx.pg, { chainId: chain.id, now: ctx.now, of });
  try {
    for (const part of chunks(due, AT_ONCE)) {
      const read = await readPart(reads, eas.contract, part);
      await sqlTransaction(ctx.pg, async (sql) => {
        const writer = { sql, chain, settings, now: () => ctx.now, cursor: { newest: null, finalized: head } };
        const known = part.filter(({ uid }) => read.has(uid));
        const subjects = await writeKnown(writer, eas, { known, read, silentTo: head });
        await markWholeHistory(sql, { subjects, chainId: chain.id }, ctx.now);
        const others = part.filter(({ uid }) => !read.has(uid));
        const latest = ctx.now.getTime() / 1_000 - REMOVED.after;
        const waiting = others.filter((one) => one.attempts + 1 < REMOVED.attempts || one.source.time > latest);
        await postponePending(sql, { chainId: chain.id, pending: waiting, now: ctx.now });
        const gone = others.filter((one) => !waiting.includes(one)).map(({ uid }) => uid);
        await removePending(sql, chain.id, gone);
      });
    }
  } catch (error) {
    if (!isChainError(error) || signal.aborted) throw error;
    const level = error.code === "UNSUPPORTED" ? "debug" : "warn";
    ctx.log[level](
      { chainId: chain.id, address: claimed.address, err: error },
      "contents of attestations are not read",
    );
  }
}

/** The events by UID; null for one whose contents no node can return. Those that the contract does not have are missing. */
async function readPart(
  reads: ContractReads,
  contract: Address,
  part: readonly PendingAttestation[],
): Promise<Map<string, AttestationEvent | null>> {
  const uids = part.map(({ uid }) => uid);
  const contents = await readContents(reads, { contract, uids, longestMs: LONGEST_MS });
  const events = new Map<string, AttestationEvent | null>();
  for (const one of part) {
    const found = contents.get(one.uid);
    if (found === "unknown") continue;
    const sender = one.sender ?? (found && (await readSender(reads, one.txHash)));
    events.set(one.uid, found ? attestedEvent(reads, { ...one, ...(sender && { sender }) }, found) : null);
  }
  return events;
}

/** Undefined if no explorer knows it: the sender counts as the issuer then. */
async function readSender({ client, signal }: ContractReads, hash: string): Promise<Address | undefined> {
  try {
    const transaction = await client.request("eth_getTransactionByHash", [hash], signal);
    return isRecord(transaction) ? (readAddress(transaction.from, "from") as Address) : undefined; // Read as hex.
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    return undefined;
  }
}

/** The newest block whose logs are final: all on a chain that is not followed. */
async function newestFinal({ pg }: Pick<Context, "pg">, { chain }: Turn): Promise<number> {
  if (!hasCapability(chain, "blocks")) return Number.POSITIVE_INFINITY;
  const { rows } = await pg.query<{ finalized: number | null }>(
    "select finalized_block as finalized from chain_cursor where chain_id = $1",
    [chain.id],
  );
  return rows[0]?.finalized ?? -1;
}

/** Reads and stores what follows the block `reached`. Returns how far it is read now. */
async function readPage(
  ctx: Pick<Context, "pg" | "now">,
  reads: Reads,
  reached: number | null,
  to: number,
): Promise<number> {
  const next = Math.max(easDeployment(reads.turn.chain)?.firstBlock ?? 0, (reached ?? -1) + 1);
  // EAS is not there yet.
  if (next > to) return to;
  const from = reached === null ? next : Math.max(0, next - OVERLAP);
  let page = await readLogs(reads, from, to);
  const isWhole = page.toBlock >= next;
  if (!isWhole && reached !== null) page = await readLogs(reads, next, to);
  const { logs, toBlock } = page;
  if (toBlock < next) return -1;
  const blocks = await readBlocks(reads, logs);
  reads.hasPending ||= blocks.length > 0;
  const gone =
    isWhole && reached !== null && reads.hasPending ? await findGone(ctx, reads, { from, to: reached, logs }) : [];
  if (blocks.length + gone.length === 0) return toBlock;
  return (await store(ctx, reads, { toBlock, blocks, gone })) ? toBlock : -1;
}

/**
 * The wallet's attestations of blocks that a reorg removed, on a chain without nodes: they wait for their contents, but a page that covers
 * their block does not have their log, and neither has a list of that block alone, of any explorer.
 */
async function findGone(
  { pg }: Pick<Context, "pg">,
  { turn: { chain, claimed }, eas, logs: list, signal }: Reads,
  { from, to, logs }: { from: number; to: number; logs: readonly HistoryLog[] },
): Promise<string[]> {
  if (hasCapability(chain, "blocks")) return [];
  const { rows } = await pg.query<{ uid: string; block: number }>(
    `select uid, block_number as block from pending_attestation where chain_id = $1 and (subject = $2 or issuer = $2)
       and block_number between $3 and $4 and not uid = any($5::text[]) order by block_number limit ${MOST_LOGS}`,
    [chain.id, claimed.address, from, to, logs.map(({ data }) => data)],
  );
  const party = pad(claimed.address as Address); // Addresses are hex.
  const filters = [2, 3].map((length): LogFilter => ({ address: eas.contract, topics: topicsOf(party, length) }));
  const gone: string[] = [];
  for (const [block, waiting] of groupBy(rows, (row) => row.block)) {
    const found = await list(filters, { from: block, to: block, most: MOST_LOGS, signal, isDoubted: true });
    const shown = new Set(found.logs.map(({ data }) => data));
    if (found.isWhole) gone.push(...waiting.flatMap(({ uid }) => (shown.has(uid) ? [] : [uid])));
  }
  return gone;
}

/** Topics of the length whose last is the party: the second is the recipient, or the revoker of what was signed; the third the attester. */
const topicsOf = (party: string, length: number) => [...Array<null>(length - 1).fill(null), party];

/** The logs of EAS about and by the wallet, and the block up to which both are known. */
async function readLogs(reads: Reads, from: number, to: number): Promise<{ logs: HistoryLog[]; toBlock: number }> {
  const { turn, eas, signal } = reads;
  const party = pad(turn.claimed.address as Address); // Addresses are hex.
  const hasAttested = reads.acts.some(
    ({ kind, counterparty, method, blockNumber }) =>
      kind === "sent" &&
      counterparty === eas.contract &&
      attestMethods.has(method ?? "") &&
      blockNumber >= from &&
      blockNumber <= to,
  );
  const read = (filter: LogFilter, isDoubted: boolean) =>
    reads.logs([filter], { from, to, most: MOST_LOGS, signal, isDoubted });
  const about = await read({ address: eas.contract, topics: topicsOf(party, 2) }, false);
  const by = await read({ address: eas.contract, topics: topicsOf(party, 3) }, hasAttested);
  if (hasAttested && by.isWhole && by.logs.length === 0) {
    throw new ChainError("INCONSISTENT", "The explorer lists calls of EAS by the wallet, but no log of them");
  }
  const toBlock = Math.min(about.toBlock, by.toBlock);
  const logs = new Map([...about.logs, ...by.logs].map((log) => [`${log.blockNumber}/${log.logIndex}`, log]));
  return { logs: [...logs.values()].filter(({ blockNumber }) => blockNumber <= toBlock), toBlock };
}

/** The events of logs, by block. Unread without a node that returns their contents. */
async function readBlocks({ turn, eas, signal }: Reads, logs: readonly HistoryLog[]): Promise<AttestationBlock[]> {
  const { chain } = turn;
  const node = hasCapability(chain, "state") ? openSource(chain, "state") : null;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(SENDERS_MS)]);
  const nullIfUnknown = (error: unknown) => (isChainError(error) ? null : Promise.reject(error));
  const senders = new Map<string, Promise<string | null>>();
  const found = logs.flatMap((log) => {
    const place = { block: log.blockNumber, txHash: log.hash, sender: "" };
    const own = readEvent(eas.contract, place, log);
    if (node && own.length > 0 && !senders.has(log.hash)) {
      senders.set(log.hash, node.sender({ txHash: log.hash }, limited).catch(nullIfUnknown));
    }
    return own;
  });
  const sent: typeof found = [];
  for (const one of found) {
    // A sender that no node knows counts as the issuer.
    const sender = (await senders.get(one.txHash)) ?? one.issuer;
    sent.push({ ...one, sender: sender as Address }); // Read as an address.
  }
  signal.throwIfAborted();
  const client = node ?? { request: () => Promise.reject(new Error("The chain has no node")) };
  const reads = { chain, client, signal, schemas: new Map(), hasFailed: node === null };
  const events = await readLoggedEvents(reads, eas.contract, sent);
  return [...groupBy(logs, (log) => log.blockNumber)].flatMap(([number, [log]]) => {
    const own = events.get(number) ?? [];
    return log && own.length > 0
      ? [{ source: { chainId: chain.id, number, hash: null, time: log.at }, events: own }]
      : [];
  });
}

/** Stores events with how far the wallet is read, unless another turn read on meanwhile. */
async function store(
  { pg, now }: Pick<Context, "pg" | "now">,
  reads: Reads,
  { toBlock, blocks, gone }: { toBlock: number; blocks: readonly AttestationBlock[]; gone: readonly string[] },
): Promise<boolean> {
  const { eas, settings } = reads;
  const { chain, claimed } = reads.turn;
  const isStored = await sqlTransaction(pg, async (sql) => {
    const cursor = hasCapability(chain, "blocks") ? await lockCursor(sql, chain.id) : null;
    const { rowCount } = await sql.query(
      `update tracked_wallet set attested_to = $3
       where address = $1 and chain_id = $2 and attested_to is not distinct from $4::bigint`,
      [claimed.address, chain.id, toBlock, reads.stored],
    );
    if (rowCount === 0) return false;
    if (gone.length > 0) await removePending(sql, chain.id, gone as Hex[]); // Stored as hex.
    if (blocks.length === 0) return true;
    const finalized = cursor?.finalized ?? toBlock;
    const writer = { sql, chain, settings, now: () => now, cursor: { newest: cursor?.newest ?? null, finalized } };
    const subjects = await storeEvents(writer, eas, blocks, finalized);
    await markWholeHistory(sql, { subjects, chainId: chain.id }, now);
    return true;
  });
  if (isStored) reads.stored = toBlock;
  return isStored;
}
