import type { Hex } from "viem";
import type { Sql } from "../../core/db.ts";
import { createId } from "../../core/ids.ts";
import { type Attested, type Made, otherSender } from "./attestation-events.ts";
import { builtInSchemas } from "./built-in-schemas.ts";
import { decodeData } from "./decode-data.ts";
import type { EasContract } from "./eas.ts";
import { nullIfInvalid } from "./field-error.ts";
import type { JsonObject } from "./json.ts";
import { LONGEST_DATA } from "./limits.ts";
import { parseSchema } from "./parse-schema.ts";
import { previewData } from "./preview-data.ts";

/** Maximum characters of JSON in one statement. */
const LONGEST_STATEMENT = 8 * 1024 * 1024;

/**
 * Stores on-chain attestations, whatever their data: without fields if it does not match the schema, without data if it is longer
 * than {@link LONGEST_DATA}.
 */
export async function insertChainAttestations(
  sql: Sql,
  eas: EasContract,
  { made, now, finalTo }: { made: readonly Made[]; now: Date; finalTo: number },
): Promise<void> {
  let rows: string[] = [];
  let length = 0;
  for (const one of made) {
    const row = JSON.stringify({ ...rowOf(one, now), final: one.source.number <= finalTo });
    if (length + row.length > LONGEST_STATEMENT && rows.length > 0) {
      await insertRows(sql, eas, rows);
      rows = [];
      length = 0;
    }
    rows.push(row);
    length += row.length;
  }
  if (rows.length > 0) await insertRows(sql, eas, rows);
}

function rowOf({ event, source }: Made, now: Date) {
  return {
    id: createId("attestation", now),
    uid: event.uid,
    issuer: event.issuer,
    subject: event.subject,
    schema_uid: event.schemaUid,
    ...storedData(event),
    // The contract stores the stated time of its block, and another one may count.
    time: Math.min(secondsOf(event.time), source.time),
    expiration_time: secondsOf(event.expirationTime),
    revocable: event.revocable,
    ref_uid: event.refUid,
    created: source.time,
    tx_hash: event.txHash,
    block_number: source.number,
    block_hash: source.hash,
    log_index: event.logIndex,
    sender: otherSender(event),
  };
}

async function insertRows(sql: Sql, eas: EasContract, rows: readonly string[]): Promise<void> {
  await sql.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, omitted_bytes, decoded,
       preview, time, expiration_time, revocable, ref_uid, signature_kind, created_at, tx_hash, block_number, block_hash,
       log_index, sender, final)
     select id, uid, $1, $2, issuer, subject, schema_uid, data, omitted_bytes, decoded, preview, time, expiration_time,
       revocable, ref_uid, 'onchain', to_timestamp(created), tx_hash, block_number, block_hash,
       log_index, sender, final
     from jsonb_to_recordset($3::jsonb) as a(id text, uid text, issuer text, subject text, schema_uid text, data text,
       omitted_bytes int, decoded jsonb, preview jsonb, time bigint, expiration_time bigint, revocable bool, ref_uid text,
       created bigint, tx_hash text, block_number bigint, block_hash text, log_index int, sender text, final bool)
     where not exists (select from left_out_attestation l where l.chain_id = $1 and l.contract = $2 and l.uid = a.uid)
     on conflict (uid, issuer, chain_id, contract) do update set log_index = excluded.log_index, sender = excluded.sender
     where attestation.log_index is null and attestation.signature_kind = 'onchain'`,
    [eas.chainId, eas.contract, `[${rows.join(",")}]`],
  );
}

/** Limits times to what a number can represent. */
function secondsOf(time: bigint): number {
  return Number(time > BigInt(Number.MAX_SAFE_INTEGER) ? BigInt(Number.MAX_SAFE_INTEGER) : time);
}

function storedData(event: Attested) {
  const bytes = event.data.length / 2 - 1;
  if (bytes > LONGEST_DATA) return { data: "0x" satisfies Hex, omitted_bytes: bytes, decoded: null, preview: null };
  const decoded = decodeEvent(event);
  return { data: event.data, omitted_bytes: null, decoded, preview: decoded && previewData(decoded) };
}

function decodeEvent({ schemaUid, schema, data }: Attested): JsonObject | null {
  const known = schema?.schema ?? builtInSchemas.find((one) => one.uid === schemaUid)?.schema;
  return known === undefined ? null : nullIfInvalid(() => decodeData(parseSchema(known), data));
}
