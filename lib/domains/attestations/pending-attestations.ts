import type { Hex } from "viem";
import { type Columns, insertRows, rowsAsTable } from "../../core/bulk-write.ts";
import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import type { SourceBlock } from "../scores/index.ts";
import { type Emitted, otherSender, type Unread } from "./attestation-events.ts";

/** Those that one round reads again. */
const AT_ONCE = 64;
/** Wait before the first retry, milliseconds; each one that fails doubles it up to the longest. */
const RETRY = { first: 2_000, longest: 60 * 60_000 };

/** An attestation whose contents no node has returned yet, and the events to apply once one does. */
export interface PendingAttestation {
  uid: Hex;
  source: SourceBlock;
  txHash: Hex;
  logIndex: number;
  subject: Address;
  issuer: Address;
  /** Who sent the transaction, if that is not the issuer. */
  sender?: Address;
  /** Its revocation in a later block. */
  revocation: { source: SourceBlock; txHash: Hex; logIndex: number } | null;
  attempts: number;
}

function nextRetry(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(RETRY.first * 2 ** attempts, RETRY.longest));
}

/** Stores attestations that were not read. */
export async function storePending(
  sql: Sql,
  { chainId, unread, now }: { chainId: number; unread: readonly Unread[]; now: Date },
): Promise<void> {
  if (unread.length === 0) return;
  const columns: Columns<Unread> = {
    chain_id: ["bigint", () => chainId],
    uid: ["word", ({ event }) => event.uid],
    block_number: ["bigint", ({ source }) => source.number],
    block_hash: ["word", ({ source }) => source.hash],
    block_time: ["bigint", ({ source }) => source.time],
    tx_hash: ["word", ({ event }) => event.txHash],
    log_index: ["int", ({ event }) => event.logIndex],
    subject: ["word", ({ event }) => event.subject],
    issuer: ["word", ({ event }) => event.issuer],
    sender: ["word", ({ event }) => otherSender(event)],
    at: ["timestamptz", () => now],
    retry_at: ["timestamptz", () => nextRetry(now, 0)],
  };
  await insertRows(sql, "pending_attestation", { columns, rows: unread, onConflict: "do nothing" });
}

/** Remembers revocations of attestations that were not read yet. */
export async function notePendingRevocations(
  sql: Sql,
  { chainId, ended }: { chainId: number; ended: readonly Emitted[] },
): Promise<void> {
  const revoked = ended.filter(({ event }) => event.kind === "revoked");
  if (revoked.length === 0) return;
  const columns: Columns<Emitted> = {
    uid: ["word", ({ event }) => event.uid],
    revocation: ["text", ({ source, event: { txHash, logIndex } }) => JSON.stringify({ source, txHash, logIndex })],
  };
  const { from, values } = rowsAsTable("r", { columns, rows: revoked, before: [chainId] });
  await sql.query(
    `update pending_attestation p set revocation = r.revocation::jsonb from ${from}
     where p.chain_id = $1 and p.uid = r.uid and p.revocation is null`,
    values,
  );
}

interface PendingRow
  extends Pick<PendingAttestation, "uid" | "txHash" | "logIndex" | "subject" | "issuer" | "attempts"> {
  number: number;
  hash: string | null;
  time: number;
  sender: Address | null;
  revocation: PendingAttestation["revocation"];
}

/**
 * The attestations of a chain that are due for a retry, a bounded number, by block and position. `of`: those about and by a wallet up to a
 * block, also those that were never tried.
 */
export async function duePending(
  sql: Sql,
  { chainId, now, of = null }: { chainId: number; now: Date; of?: { wallet: string; upTo: number } | null },
): Promise<PendingAttestation[]> {
  const { rows } = await sql.query<PendingRow>(
    `select uid, block_number as number, block_hash as hash, block_time as time, tx_hash as "txHash",
       log_index as "logIndex", subject, issuer, sender, revocation, attempts
     from pending_attestation where chain_id = $1 and (retry_at <= $2 or ($3::text is not null and attempts = 0))
       and ($3::text is null or ((subject = $3 or issuer = $3) and block_number <= $4::bigint))
     order by block_number, log_index limit ${AT_ONCE}`,
    [chainId, now, of?.wallet ?? null, of?.upTo ?? null],
  );
  return rows.map(({ number, hash, time, sender, ...row }) => ({
    ...row,
    ...(sender && { sender }),
    source: { chainId, number, hash, time },
  }));
}

/** Removes attestations that were read, or do not exist. Returns the UIDs of those that were there. */
export async function removePending(sql: Sql, chainId: number, uids: readonly Hex[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ uid: string }>(
    "delete from pending_attestation where chain_id = $1 and uid = any($2::text[]) returning uid",
    [chainId, uids],
  );
  return new Set(rows.map(({ uid }) => uid));
}

/** Lets attestations that were still not returned wait longer. */
export async function postponePending(
  sql: Sql,
  { chainId, pending, now }: { chainId: number; pending: readonly PendingAttestation[]; now: Date },
): Promise<void> {
  for (const { uid, attempts } of pending) {
    await sql.query(
      "update pending_attestation set attempts = attempts + 1, retry_at = $3 where chain_id = $1 and uid = $2",
      [chainId, uid, nextRetry(now, attempts + 1)],
    );
  }
}

/** Removes pending attestations and revocations above a block. */
export async function revertPending(sql: Sql, { chainId, above }: { chainId: number; above: number }): Promise<void> {
  await sql.query("delete from pending_attestation where chain_id = $1 and block_number > $2", [chainId, above]);
  await sql.query(
    `update pending_attestation set revocation = null
     where chain_id = $1 and (revocation->'source'->>'number')::bigint > $2`,
    [chainId, above],
  );
}
