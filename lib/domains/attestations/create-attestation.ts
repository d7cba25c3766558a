import { bytesToHex, type Hex, zeroAddress } from "viem";
import { judgeSignature } from "../../chain/interactive/verify-signature.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { createId } from "../../core/ids.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { requireChain } from "../../core/require-chain.ts";
import { checksum, isAddressIdentity } from "../../core/schemas.ts";
import { scoreTransaction, scoringSettings } from "../scores/index.ts";
import { rememberWallets, requireSubject } from "../wallets/index.ts";
import { decodeData, encodeData } from "./abi-data.ts";
import { announce, rescoreAttested } from "./announce.ts";
import { type AttestationRow, findAttestation, secondsOf, viewAttestation } from "./attestation-rows.ts";
import { applyEarlyRevocation } from "./chain-events.ts";
import { type AttestMessage, attestationUid, attestHash, attestTypedData, type EasContract, easOf } from "./eas.ts";
import { requireRoom } from "./live-bound.ts";
import { type JsonObject, parseSchema, rejectFieldErrors } from "./parse-schema.ts";
import { previewData } from "./preview-data.ts";
import { findSchema, type Schema } from "./register-schema.ts";
import type { Attestation, CreateAttestation, PrepareAttestation, SignatureKind } from "./schemas.ts";

/** The typed data to sign and the body to post. Stores nothing. Throws INVALID_REQUEST, UNSUPPORTED_CHAIN, USER_NOT_FOUND. */
export async function prepareAttestation(ctx: Context, input: PrepareAttestation) {
  if (input.issuer === zeroAddress) throw invalidField("body.issuer", "is the zero address, which cannot sign");
  const { typedData, data } = await composeAttestation(ctx, input);
  const { version: _, data: __, recipient, ...terms } = typedData.message;
  return {
    typedData,
    attestation: {
      subject: recipient,
      data,
      issuer: checksum(input.issuer),
      chainId: typedData.domain.chainId,
      ...terms,
    },
  };
}

/** The same without an issuer, which the typed data does not contain. */
export async function composeAttestation(ctx: Context, input: Omit<PrepareAttestation, "issuer">) {
  const eas = requireEas(ctx, input.chainId);
  const schema = await requireSchema(ctx, input.schema);
  const data = readData(schema, input.data);
  const message: AttestMessage = {
    schema: schema.uid,
    recipient: await resolveRecipient(ctx, input.subject),
    time: secondsOf(ctx.now),
    expirationTime: input.expirationTime,
    revocable: input.revocable ?? schema.revocable,
    refUID: input.refUID,
    data: data.encoded,
    salt: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
  };
  requireTerms(ctx, schema, message);
  return { typedData: attestTypedData(eas, message), data: data.decoded };
}

/** Throws INVALID_REQUEST for an unknown schema. */
async function requireSchema(ctx: Pick<Context, "pg">, reference: string): Promise<Schema> {
  const schema = await findSchema(ctx, reference);
  if (schema) return schema;
  throw invalidField("body.schema", "is not a known schema; POST /v1/trust/schemas registers one");
}

/** The EAS of this chain, or of the first chain that has one. Throws UNSUPPORTED_CHAIN. */
function requireEas(ctx: Pick<Context, "env">, chainId?: number): EasContract {
  const chains = chainId === undefined ? ctx.env.CHAINS : [requireChain(ctx, chainId)];
  for (const chain of chains) {
    const eas = easOf(chain);
    if (eas) return eas;
  }
  const ids = ctx.env.CHAINS.filter((chain) => easOf(chain)).map((chain) => chain.id);
  throw new ServiceError("UNSUPPORTED_CHAIN", `EAS is available on these chains: ${ids.join(", ") || "none"}.`);
}

/** An attestation's data, encoded and decoded, each at most 64 KiB. */
interface AttestationData {
  encoded: Hex;
  decoded: JsonObject;
}

/**
 * Checks data, an object or bytes, against the schema. What is decoded follows from the bytes, whichever way they were given. Throws
 * INVALID_REQUEST with the field.
 */
function readData(schema: Schema, given: unknown): AttestationData {
  return rejectFieldErrors(() => {
    const fields = parseSchema(schema.schema);
    // The request's schema accepts a JSON object or hex.
    const encoded = typeof given === "string" ? (given as Hex) : encodeData(fields, given as JsonObject);
    return { encoded, decoded: decodeData(fields, encoded) };
  });
}

/** How far an issuer's clock may be ahead, seconds. */
const CLOCK_SKEW = 600;

/** Throws INVALID_REQUEST for invalid times or revocability. */
function requireTerms(ctx: Pick<Context, "now">, schema: Schema, message: AttestMessage): void {
  const { time, expirationTime, revocable } = message;
  if (time > secondsOf(ctx.now) + CLOCK_SKEW) throw invalidField("body.time", "is more than ten minutes ahead");
  if (expirationTime !== 0 && expirationTime <= time) {
    throw invalidField("body.expirationTime", "must be later than the time of the attestation, or 0 for never");
  }
  if (revocable && !schema.revocable) {
    throw invalidField("body.revocable", "must be false: attestations of this schema cannot be revoked");
  }
}

/** A name's current subject, or the address itself, known or not. Throws USER_NOT_FOUND for an unknown name. */
async function resolveRecipient(ctx: Context, subject: string): Promise<Address> {
  if (!isAddressIdentity(subject)) return requireSubject(ctx, subject);
  if (subject === zeroAddress) throw invalidField("body.subject", "is the zero address");
  return subject;
}

/** Identifies an attestation; a uid alone does not. */
interface Key {
  uid: Hex;
  issuer: Address;
  eas: EasContract;
}

/**
 * Stores a signed attestation, scores its subject again, and notifies webhooks and the subject. A stored attestation changes nothing.
 * Throws INVALID_REQUEST, UNSUPPORTED_CHAIN, USER_NOT_FOUND, INVALID_SIGNATURE, CHAIN_UNAVAILABLE; NOT_ELIGIBLE at an issuer's limit.
 */
export async function createAttestation(
  ctx: Context,
  input: CreateAttestation,
): Promise<{ attestation: Attestation; scoreImpact: number; isNew: boolean }> {
  const { issuer } = input;
  if (issuer === zeroAddress) throw invalidField("body.issuer", "is the zero address, which cannot sign");
  const eas = requireEas(ctx, input.chainId);
  const schema = await requireSchema(ctx, input.schema);
  const data = readData(schema, input.data);
  const { time, expirationTime, revocable, refUID, salt } = input;
  const recipient = await resolveRecipient(ctx, input.subject);
  const message = { schema: schema.uid, recipient, time, expirationTime, revocable, refUID, data: data.encoded, salt };
  requireTerms(ctx, schema, message);
  const key: Key = { uid: attestationUid(message), issuer, eas };
  const { signature, kind } = await requireIssuer(ctx, { eas, message, issuer, signature: input.signature });
  return scoreTransaction(ctx.pg, async (sql) => {
    const stored = await findByKey(sql, key);
    if (stored) return { attestation: viewAttestation(stored, ctx.now), scoreImpact: 0, isNew: false };
    await requireRoom(ctx, sql, { issuer, subject: recipient });
    const id = await insertAttestation(ctx, sql, { key, message, decoded: data.decoded, signature, kind });
    await applyEarlyRevocation(sql, key);
    await rememberWallets(sql, [recipient], ctx.now);
    const scoreImpact = await rescoreAttested(sql, {
      wallet: recipient,
      chainId: eas.chainId,
      settings: scoringSettings(ctx.env),
      now: ctx.now,
    });
    const made = await findAttestation(sql, id);
    if (!made) throw new Error(`the attestation ${id} was not written`);
    await announce(sql, ctx.now, [{ event: "attestation.created", attestation: made, notify: true }]);
    return { attestation: viewAttestation(made, ctx.now), scoreImpact, isNew: true };
  });
}

const ERC6492_END = "6492".repeat(16);

/** How the issuer signed. Throws INVALID_SIGNATURE; CHAIN_UNAVAILABLE if only the chain can decide and it does not respond. */
async function requireIssuer(
  ctx: Pick<Context, "env" | "log">,
  input: { eas: EasContract; message: AttestMessage; issuer: Address; signature: string },
): Promise<{ signature: Hex; kind: Exclude<SignatureKind, "onchain"> }> {
  const { eas, message, issuer } = input;
  const hash = attestHash(eas, message);
  const verdict = await judgeSignature(ctx, {
    chainId: eas.chainId,
    address: issuer,
    hash,
    signature: input.signature,
  });
  if ("refusal" in verdict) {
    throw new ServiceError(
      "INVALID_SIGNATURE",
      `The signature is not that of ${checksum(issuer)} for this attestation. ${verdict.refusal} Sign the typed data of POST /v1/trust/attestations/prepare.`,
    );
  }
  const signature = input.signature.toLowerCase() as Hex; // A valid signature is hex.
  if (verdict.by === "key") return { signature, kind: "eoa" };
  return { signature, kind: signature.endsWith(ERC6492_END) ? "erc6492" : "erc1271" };
}

async function findByKey(sql: Sql, { uid, issuer, eas }: Key): Promise<AttestationRow | null> {
  const { rows } = await sql.query<{ id: string }>(
    "select id from attestation where uid = $1 and issuer = $2 and chain_id = $3 and contract = $4",
    [uid, issuer, eas.chainId, eas.contract],
  );
  return rows[0] ? findAttestation(sql, rows[0].id) : null;
}

async function insertAttestation(
  ctx: Pick<Context, "now">,
  sql: Sql,
  {
    key,
    message,
    decoded,
    signature,
    kind,
  }: Pick<AttestationData, "decoded"> & { key: Key; message: AttestMessage; signature: Hex; kind: SignatureKind },
): Promise<string> {
  const id = createId("attestation", ctx.now);
  const preview = previewData(decoded);
  await sql.query(
    `insert into attestation (id, uid, chain_id, contract, issuer, subject, schema_uid, data, decoded, preview,
       time, expiration_time, revocable, ref_uid, salt, signature, signature_kind, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      id,
      key.uid,
      key.eas.chainId,
      key.eas.contract,
      key.issuer,
      message.recipient,
      message.schema,
      message.data,
      JSON.stringify(decoded),
      preview && JSON.stringify(preview),
      message.time,
      message.expirationTime,
      message.revocable,
      message.refUID,
      message.salt,
      signature,
      kind,
      ctx.now,
    ],
  );
  return id;
}

/** Bytes of data as JSON for which an attestation counts as one request; most have fewer. They are stored for ever. */
const BYTES_PER_REQUEST = 2_048;
/** Within a minute's limit of every plan. */
const MAX_REQUESTS = 50;

/** How many requests storing an attestation counts as, by its data: fields, or encoded bytes as hexadecimal. */
export function storageCost({ data }: { data: unknown }): number {
  const bytes = Buffer.byteLength(JSON.stringify(data));
  return Math.min(MAX_REQUESTS, Math.max(1, Math.ceil(bytes / BYTES_PER_REQUEST)));
}
