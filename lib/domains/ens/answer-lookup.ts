import {
  AbiFunctionSignatureNotFoundError,
  decodeFunctionData,
  encodeAbiParameters,
  encodePacked,
  type Hex,
  keccak256,
  namehash,
  zeroAddress,
} from "viem";
import { lookupAbi, recordsAbi } from "../../chain/ens-abi.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import { isServiceError } from "../../core/errors.ts";
import { invalidField } from "../../core/invalid-field.ts";
import { checksum, isName } from "../../core/schemas.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { getIdentity, type IdentityView } from "../identities/index.ts";
import { getScore } from "../scores/index.ts";
import type { SubjectScore } from "../scores/schemas.ts";
import { findHidden } from "../takedowns/index.ts";
import { decodeName } from "./decode-name.ts";

/** How long an answer is valid, seconds. */
export const ANSWER_SECONDS = 300;
/** The same for a name whose mint is not final or that changed owner within 30 days, and for one that has no records. */
export const PROVISIONAL_SECONDS = 30;
/** Records that count as one request. */
export const RECORDS_PER_REQUEST = 10;

interface LookupInput {
  /** The resolver that the client called; lower-case hex. */
  sender: Address;
  /** Calldata of `resolve(bytes name, bytes data)`. */
  data: Hex;
}

interface Lookup {
  name: ServedName;
  call: RecordCall;
}

/** How many requests a lookup counts as. Throws as {@link answerLookup}. */
export function lookupCost(ctx: Pick<Context, "env">, input: LookupInput): number {
  return Math.max(1, Math.ceil(countRecords(readLookup(ctx, input).call) / RECORDS_PER_REQUEST));
}

/**
 * The signed answer to an ERC-3668 request of one of the service's resolvers. Throws INVALID_REQUEST for another resolver, a malformed
 * request, and a name that is below none of ENS_PARENTS; SERVICE_UNAVAILABLE while the ranks load.
 */
export async function answerLookup(ctx: Context, input: LookupInput): Promise<{ data: Hex }> {
  const { name, call } = readLookup(ctx, input);
  const { records, isFinal } = await readRecords(ctx, name, call);
  const seconds = isFinal ? ANSWER_SECONDS : PROVISIONAL_SECONDS;
  const expires = BigInt(Math.floor(ctx.now.getTime() / 1000) + seconds);
  const answer = { resolver: input.sender, request: input.data, result: encodeResult(call, records), expires };
  return { data: await signAnswer(answer, ctx.env.RECEIPT_SIGNER_KEY) };
}

function readLookup(ctx: Pick<Context, "env">, { sender, data }: LookupInput): Lookup {
  if (!ctx.env.CHAINS.some(({ contracts }) => contracts.ens?.resolver === sender)) {
    throw invalidField("sender", "is not a resolver of this service");
  }
  const [encodedName, call] = decodeResolve(data);
  const name = decodeName(encodedName);
  return { name: requireServedName(ctx, name), call: decodeCalls(call, namehash(name)) };
}

function decodeResolve(data: Hex): readonly [Hex, Hex] {
  try {
    return decodeFunctionData({ abi: lookupAbi, data }).args;
  } catch {
    throw invalidField("data", "is not the calldata of resolve(bytes,bytes)");
  }
}

interface Answer {
  /** The resolver that the client called. */
  resolver: Address;
  /** The calldata that the resolver sent to the gateway. */
  request: Hex;
  /** ABI-encoded, as the called function returns it. */
  result: Hex;
  /** Unix seconds. */
  expires: bigint;
}

/**
 * What the gateway signs, as CredenceResolver.answerDigest computes it. It begins with 0x1900 (ERC-191, version 0), receipts and
 * passes with 0x1901 and signed texts with 0x1945: no signature serves as one of another kind.
 */
function answerDigest({ resolver, request, result, expires }: Answer): Hex {
  const types = ["bytes2", "address", "uint64", "bytes32", "bytes32"] as const;
  return keccak256(encodePacked(types, ["0x1900", resolver, expires, keccak256(request), keccak256(result)]));
}

/** The answer with its signature, as `resolveWithProof` takes it. */
export async function signAnswer(answer: Answer, privateKey: Hex): Promise<Hex> {
  const signature = await signingAccount(privateKey).sign({ hash: answerDigest(answer) });
  const types = [{ type: "bytes" }, { type: "uint64" }, { type: "bytes" }] as const;
  return encodeAbiParameters(types, [answer.result, answer.expires, signature]);
}

/** Text records that come from the score. */
const scoreTexts = {
  "credence.score": ({ score }: SubjectScore) => String(score.total),
  "credence.tier": ({ score }: SubjectScore) => score.tier,
  "credence.percentile": ({ score }: SubjectScore) => String(score.percentile),
  "credence.updated": ({ score }: SubjectScore) => score.lastUpdated,
  description: ({ score }: SubjectScore) =>
    `Credence score ${score.total} (${score.tier}), percentile ${score.percentile}`,
} as const;

/** Text records that follow from the name. */
const nameTexts = {
  "credence.receipt": (origin: string, svcId: string) => `${origin}/profile/${svcId}/receipt.json`,
  avatar: (origin: string, svcId: string) => `${origin}/badge/${svcId}.svg`,
  url: (origin: string, svcId: string) => `${origin}/profile/${svcId}`,
} as const;

const scoreKeys: ReadonlySet<string> = new Set(Object.keys(scoreTexts));

const avatarKey: ReadonlySet<string> = new Set(["avatar"]);

/** The keys of the text records that a name has. */
export type TextKey = keyof typeof scoreTexts | keyof typeof nameTexts;
// The tables' own keys.
export const textKeys = [...Object.keys(scoreTexts), ...Object.keys(nameTexts)] as readonly TextKey[];

/**
 * The records of a name, as far as the call reads them, and whether its owner is final. A name that an operator hides has only
 * addresses; one that nobody has minted has no records. Throws SERVICE_UNAVAILABLE while the ranks load.
 */
async function readRecords(
  ctx: Context,
  served: ServedName,
  call: RecordCall,
): Promise<{ records: NameRecords; isFinal: boolean }> {
  if (served.kind === "reverse") return readReverse(ctx, served);
  const identity = isName(served.svcId) ? await findIdentity(ctx, served.svcId) : null;
  if (!identity) return { records: noRecords, isFinal: false };
  const { svcId, address } = identity;
  if (identity.hidden) return { records: { ...noRecords, ...addressesOf(ctx, address) }, isFinal: isFinal(identity) };
  const isAvatarHidden = readsText(call, avatarKey) && (await findHidden(ctx.pg, "avatar", svcId)) !== null;
  const shown = Object.entries(nameTexts).filter(([key]) => key !== "avatar" || !isAvatarHidden);
  const texts = new Map(shown.map(([key, of]) => [key, of(ctx.env.PUBLIC_ORIGIN, svcId)]));
  if (readsText(call, scoreKeys)) {
    const score = await nullIfUnknown(getScore(ctx, { identity: svcId }));
    for (const [key, of] of Object.entries(scoreTexts)) if (score) texts.set(key, of(score));
  }
  return { records: { ...noRecords, ...addressesOf(ctx, address), texts }, isFinal: isFinal(identity) };
}

function addressesOf({ env }: Context, address: Address): Pick<NameRecords, "address" | "coinTypes"> {
  return { address: address.toLowerCase() as Address, coinTypes: coinTypesOf(env.CHAINS) }; // Lower case is hex as well.
}

/** The primary name of an address: the name that has it as its own address. */
async function readReverse(ctx: Context, { label, coinLabel, parent }: Extract<ServedName, { kind: "reverse" }>) {
  const coinType = coinTypeOfLabel(coinLabel);
  const isAddress = /^[0-9a-f]{40}$/.test(label);
  if (!isAddress || !parent || coinType === null || !coinTypesOf(ctx.env.CHAINS).has(coinType)) {
    return { records: noRecords, isFinal: false };
  }
  const address = `0x${label}`;
  const identity = await findIdentity(ctx, address);
  if (identity?.address !== checksum(address) || identity.hidden) return { records: noRecords, isFinal: false };
  return { records: { ...noRecords, primaryName: `${identity.svcId}.${parent}` }, isFinal: isFinal(identity) };
}

/** Whether the name's owner is settled: its mint is final, and it has not changed owner within 30 days. */
function isFinal({ final, countsFrom }: IdentityView): boolean {
  return final && countsFrom === undefined;
}

function findIdentity(ctx: Context, identity: string): Promise<IdentityView | null> {
  return nullIfUnknown(getIdentity(ctx, { identity }));
}

/** Null for a name or wallet that the service does not know. */
async function nullIfUnknown<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isServiceError(error) && error.code === "USER_NOT_FOUND") return null;
    throw error;
  }
}

/** Ether (SLIP-44), whose address is the wallet's on chain 1. */
const ETHER = 60n;
/** All EVM chains (ENSIP-19). */
const ANY_CHAIN = 0x8000_0000n;

/** The coin type of a chain (ENSIP-11); null for an id that has none. */
function coinTypeOf(chainId: number): bigint | null {
  if (chainId === 1) return ETHER;
  return BigInt(chainId) < ANY_CHAIN ? ANY_CHAIN | BigInt(chainId) : null;
}

/** The coin types that names have an address for: ether, all EVM chains, and each configured chain. */
function coinTypesOf(chains: readonly Pick<ChainConfig, "id">[]): ReadonlySet<bigint> {
  const own = chains.map(({ id }) => coinTypeOf(id)).filter((one) => one !== null);
  return new Set([ETHER, ANY_CHAIN, ...own]);
}

/** The coin type of a reverse name's label (ENSIP-19): `addr`, `default`, or hex without leading zeros; null for others. */
function coinTypeOfLabel(label: string): bigint | null {
  if (label === "addr") return ETHER;
  if (label === "default") return ANY_CHAIN;
  return /^[1-9a-f][0-9a-f]{0,15}$/.test(label) ? BigInt(`0x${label}`) : null;
}

/** ENS's parent of reverse names. */
const REVERSE = "reverse";

/** The meaning of an ENS name below a configured parent. */
type ServedName =
  /** A name of the service without suffix; "" is the parent itself. */
  | { kind: "name"; svcId: string }
  /** `<label>.<coinLabel>.reverse`. `parent` is where primary names are; absent without one. */
  | { kind: "reverse"; label: string; coinLabel: string; parent: string | undefined };

/** Throws INVALID_REQUEST for a name that is below none of ENS_PARENTS. */
function requireServedName({ env }: Pick<Context, "env">, name: string): ServedName {
  const [parent] = env.ENS_PARENTS.filter((one) => name === one || name.endsWith(`.${one}`)).sort(
    (a, b) => b.length - a.length,
  );
  if (parent === undefined) {
    throw invalidField("data.name", "is not below a name that this gateway answers for");
  }
  const rest = name.slice(0, -parent.length - 1);
  if (parent !== REVERSE) return { kind: "name", svcId: rest };
  const labels = rest.split(".");
  // A name with more or fewer labels is no reverse name.
  const [label = "", coinLabel = ""] = labels.length === 2 ? labels : [];
  return { kind: "reverse", label, coinLabel, parent: env.ENS_PARENTS.find((one) => one !== REVERSE) };
}

/** The records of a name. A name without any has no address, no texts and no primary name. */
interface NameRecords {
  /** Lower-case hex. */
  address: Address | null;
  /** Coin types for which the address counts. */
  coinTypes: ReadonlySet<bigint>;
  texts: ReadonlyMap<string, string>;
  /** The primary name, of a reverse name. */
  primaryName: string;
}

const noRecords: NameRecords = { address: null, coinTypes: new Set(), texts: new Map(), primaryName: "" };

const bytes = (value: Hex) => encodeAbiParameters([{ type: "bytes" }], [value]);
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value]);

/** What the function of a resolver returns for a call, ABI-encoded; empty for a function of no supported record. */
function encodeResult(call: RecordCall, records: NameRecords): Hex {
  const { address, coinTypes, texts, primaryName } = records;
  switch (call.record) {
    case "address":
      return encodeAbiParameters([{ type: "address" }], [address ?? zeroAddress]);
    case "coinAddress":
      return bytes(address && coinTypes.has(call.coinType) ? address : "0x");
    case "text":
      return text(texts.get(call.key) ?? "");
    case "contenthash":
      return bytes("0x");
    case "name":
      return text(primaryName);
    case "multicall":
      return encodeAbiParameters([{ type: "bytes[]" }], [call.calls.map((one) => encodeResult(one, records))]);
    case "unsupported":
      return "0x";
  }
}

/** Most calls of one lookup, multicalls included. */
export const MOST_CALLS = 50;
/** How deep multicalls may nest. */
export const MOST_DEPTH = 2;

/** A record that a lookup reads. */
type RecordCall =
  | { record: "address" | "contenthash" | "name" | "unsupported" }
  | { record: "coinAddress"; coinType: bigint }
  | { record: "text"; key: string }
  | { record: "multicall"; calls: RecordCall[] };

/**
 * The records that calldata reads of the node. Throws INVALID_REQUEST for malformed calldata, another node, too many calls and
 * multicalls that nest too deep.
 */
function decodeCalls(data: Hex, node: Hex): RecordCall {
  let left = MOST_CALLS;

  function decode(call: Hex, depth: number): RecordCall {
    if (--left < 0) throw invalidField("data.calls", `are more than ${MOST_CALLS}`);
    const decoded = decodeRecordCall(call);
    if (decoded === null) return { record: "unsupported" };
    if (decoded.functionName === "multicall") {
      if (depth === MOST_DEPTH) throw invalidField("data.calls", `nest more than ${MOST_DEPTH} multicalls`);
      return { record: "multicall", calls: decoded.args[0].map((one) => decode(one, depth + 1)) };
    }
    if (decoded.args[0] !== node) throw invalidField("data.node", "is not the namehash of the name");
    return recordOf(decoded);
  }
  return decode(data, 0);
}

type Decoded = NonNullable<ReturnType<typeof decodeRecordCall>>;

function recordOf(decoded: Exclude<Decoded, { functionName: "multicall" }>): RecordCall {
  if (decoded.functionName === "text") return { record: "text", key: decoded.args[1] };
  if (decoded.functionName !== "addr") return { record: decoded.functionName };
  const [, coinType] = decoded.args;
  return coinType === undefined ? { record: "address" } : { record: "coinAddress", coinType };
}

/** Null for a function of no supported record. */
function decodeRecordCall(data: Hex) {
  try {
    return decodeFunctionData({ abi: recordsAbi, data });
  } catch (error) {
    if (error instanceof AbiFunctionSignatureNotFoundError && data.length >= "0x12345678".length) return null;
    throw invalidField("data", "is not the calldata of a resolver's function");
  }
}

/** How many records a call reads. */
function countRecords(call: RecordCall): number {
  if (call.record !== "multicall") return 1;
  return call.calls.reduce((sum, one) => sum + countRecords(one), 0);
}

/** Whether a call, or one of a multicall, reads a text record of these keys. */
function readsText(call: RecordCall, keys: ReadonlySet<string>): boolean {
  if (call.record === "multicall") return call.calls.some((one) => readsText(one, keys));
  return call.record === "text" && keys.has(call.key);
}
