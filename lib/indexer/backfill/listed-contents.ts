import { hasCapability } from "../../chain/capabilities.ts";
import { isChainError } from "../../chain/errors.ts";
import { isRecord, readAddress } from "../../chain/hex.ts";
import type { WalletHistoryReader } from "../../chain/wallet-history.ts";
import type { Address } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import { sqlTransaction } from "../../core/transaction.ts";
import {
  type AttestationEvent,
  duePending,
  type easOf,
  type PendingAttestation,
  postponePending,
  removePending,
} from "../../domains/attestations/index.ts";
import { markWholeHistory, type ScoringSettings } from "../../domains/scores/index.ts";
import { attestedEvent, type ContractReads, readContents } from "../attestations.ts";
import { writeKnown } from "../retry-attestations.ts";
import type { Turn } from "./turn.ts";

/** Reading ends for this turn after so long, milliseconds; each part is stored, and the next turn continues. */
const LONGEST_MS = 20_000;
/** Attestations that are stored at once. */
const AT_ONCE = 4;
/** How many blocks below the explorer's newest one a block counts as final: as many as a refresh reads again. */
const DEPTH = 20;
/** In how many turns the contract must not have an attestation, whose block is so old, until it counts as removed, seconds. */
const REMOVED = { attempts: 3, after: 3_600 };

interface Reads {
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
export async function readListedContents(
  ctx: Pick<Context, "pg" | "log" | "now">,
  { turn, eas, signal, settings }: Reads,
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
