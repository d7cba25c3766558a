import type { Hex } from "viem";
import type { Address } from "../../core/chains.ts";
import type { Sql } from "../../core/db.ts";
import { checksum } from "../../core/schemas.ts";
import type { JsonObject } from "./parse-schema.ts";
import { LONGEST_IN_LIST } from "./preview-data.ts";
import { builtInSchemas } from "./register-schema.ts";
import type { Attestation, RevocationReason, SignatureKind } from "./schemas.ts";

/** A stored attestation with the issuer's score and the schema's name. Addresses and hashes are lower-case hex. */
export interface AttestationRow {
  id: string;
  uid: Hex;
  chainId: number;
  contract: Address;
  issuer: Address;
  subject: Address;
  schemaUid: Hex;
  schemaName: string | null;
  data: Hex;
  /** Null if the data does not match the schema, is too long as JSON, or is not stored. */
  decoded: JsonObject | null;
  /** Length of the attested data, also if it was too long to store. */
  dataBytes: number;
  /** Unix seconds. */
  time: number;
  /** Unix seconds; 0: never. */
  expirationTime: number;
  revocable: boolean;
  refUid: Hex;
  /** Salt and signature are null on chain. */
  salt: Hex | null;
  signature: Hex | null;
  signatureKind: SignatureKind;
  createdAt: Date;
  revokedAt: Date | null;
  revocationReason: RevocationReason | null;
  revocationDetails: string | null;
  publicReason: string | null;
  txHash: Hex | null;
  final: boolean;
  issuerScore: number;
}

/** `select … from attestation a …` for {@link AttestationRow}, without conditions. */
export const selectAttestations = select("a.data, a.decoded");

/** The same for lists: instead of long data, reads its preview and the first bytes of its encoding. See {@link listedAttestation}. */
export const selectListed = select(
  `left(a.data, ${LONGEST_IN_LIST}) as data, coalesce(a.preview, a.decoded) as decoded, a.preview is not null as "isPreview"`,
);

function select(data: string): string {
  return `
  select a.id, a.uid, a.chain_id as "chainId", a.contract, a.issuer, a.subject, a.schema_uid as "schemaUid",
    n.name as "schemaName", ${data}, coalesce(a.omitted_bytes, octet_length(a.data) / 2 - 1) as "dataBytes", a.time, a.expiration_time as "expirationTime", a.revocable,
    a.ref_uid as "refUid", a.salt, a.signature, a.signature_kind as "signatureKind", a.created_at as "createdAt",
    a.revoked_at as "revokedAt", a.revocation_reason as "revocationReason", a.revocation_details as "revocationDetails",
    a.public_reason as "publicReason", a.tx_hash as "txHash", a.final, coalesce(p.total, 0) as "issuerScore"
  from attestation a
  left join attestation_schema n on n.uid = a.schema_uid
  left join wallet w on w.address = a.issuer
  left join score p on p.subject = coalesce(w.subject, a.issuer) and p.chain_id <= 0`;
}

/** SQL condition; `parameter` is the placeholder of the unix seconds. */
export function isActive(parameter: string): string {
  return `a.revoked_at is null and (a.expiration_time = 0 or a.expiration_time > ${parameter})`;
}

export function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

const ID = /^att_[0-9a-z]{26}$/;
const UID = /^0x[0-9a-fA-F]{64}$/;

/** The attestation with this id, or the first one with this uid; null if there is none. */
export async function findAttestation(sql: Sql, reference: string): Promise<AttestationRow | null> {
  const column = ID.test(reference) ? "id" : UID.test(reference) ? "uid" : null;
  if (column === null) return null;
  const { rows } = await sql.query<AttestationRow>(
    `${selectAttestations} where a.${column} = $1 order by a.created_at, a.id limit 1`,
    [reference.toLowerCase()],
  );
  return rows[0] ?? null;
}

export function viewAttestation(row: AttestationRow, now: Date): Attestation {
  return {
    id: row.id,
    subject: checksum(row.subject),
    issuer: checksum(row.issuer),
    schema: row.schemaUid,
    schemaName: row.schemaName ?? builtInSchemas.find((one) => one.uid === row.schemaUid)?.name ?? null,
    data: row.decoded ?? {},
    dataState: dataStateOf(row),
    dataBytes: row.dataBytes,
    encodedData: row.data,
    createdAt: row.createdAt.toISOString(),
    ...(row.revokedAt && { revokedAt: row.revokedAt.toISOString() }),
    ...(row.revocationReason !== null && { revocationReason: row.revocationReason }),
    ...(row.revocationDetails !== null && { revocationDetails: row.revocationDetails }),
    ...(row.publicReason !== null && { publicReason: row.publicReason }),
    status: row.revokedAt ? "revoked" : isExpired(row, now) ? "expired" : "active",
    uid: row.uid,
    chainId: row.chainId,
    time: row.time,
    expirationTime: row.expirationTime,
    revocable: row.revocable,
    refUID: row.refUid,
    signatureKind: row.signatureKind,
    issuerScore: row.issuerScore,
    txHash: row.txHash,
    final: row.final,
  };
}

function dataStateOf({ decoded, data, dataBytes }: AttestationRow): Attestation["dataState"] {
  if (decoded !== null) return "decoded";
  return data === "0x" && dataBytes > 0 ? "omitted" : "undecodable";
}

export function isExpired(row: Pick<AttestationRow, "expirationTime">, now: Date): boolean {
  return row.expirationTime !== 0 && row.expirationTime <= secondsOf(now);
}
