import { type ContractFunctionParameters, type ContractFunctionReturnType, type Hex, parseAbi, zeroHash } from "viem";
import type { Address } from "../core/chains.ts";
import { chunks } from "../core/chunks.ts";
import type { ChainError, ChainErrorCode } from "./errors.ts";
import { type BatchedReads, batchReads, chainErrorIn, multicallBy } from "./multicall.ts";
import type { ChainClient } from "./types.ts";

/** Attestations and schemas read in one eth_call. */
const READ_AT_ONCE = 64;

/** What is read of EAS and its registry of schemas; the same in all of their versions. */
export const easAbi = parseAbi([
  "event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)",
  "event Revoked(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)",
  "event RevokedOffchain(address indexed revoker, bytes32 indexed data, uint64 indexed timestamp)",
  "struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }",
  "function getAttestation(bytes32 uid) view returns (Attestation)",
]);

export type AttestationContents = ContractFunctionReturnType<typeof easAbi, "view", "getAttestation">;

export const schemaRegistryAbi = parseAbi([
  "struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }",
  "function getSchema(bytes32 uid) view returns (SchemaRecord)",
]);

type SchemaContents = ContractFunctionReturnType<typeof schemaRegistryAbi, "view", "getSchema">;

/**
 * Reads EAS and its registry at the newest block, many entries in one eth_call. Results are in the order of the UIDs. An entry that
 * cannot be read is null: anybody can put data on chain that no node returns, and it must not delay the others.
 * Throws a ChainError if the node is not available, or does not answer any call.
 */
interface EasReader {
  attestations(eas: Address, uids: readonly Hex[]): Promise<(AttestationContents | null)[]>;
  schemas(registry: Address, uids: readonly Hex[]): Promise<(SchemaContents | null)[]>;
}

/** `oneByOne`: the client takes single calls alone. */
export function createEasReader(
  client: Pick<ChainClient, "request">,
  signal: AbortSignal,
  { oneByOne = false } = {},
): EasReader {
  const batched = batchReads(client, { signal });
  const reads: BatchedReads = oneByOne ? { ...batched, findSupport: async () => "none" } : batched;
  return {
    attestations: (address, uids) =>
      readAll<AttestationContents>(reads, { address, abi: easAbi, functionName: "getAttestation" }, uids),
    schemas: (address, uids) =>
      readAll<SchemaContents>(reads, { address, abi: schemaRegistryAbi, functionName: "getSchema" }, uids),
  };
}

/** A view function of a contract with a UID as its argument. */
type Getter = Omit<ContractFunctionParameters, "args">;

async function readAll<T>(reads: BatchedReads, getter: Getter, uids: readonly Hex[]): Promise<(T | null)[]> {
  const results: (T | null)[] = [];
  for (const part of chunks(uids, READ_AT_ONCE)) results.push(...(await readPart<T>(reads, getter, part)));
  return results;
}

/** Faults of the node, not of an attestation or schema. */
const outages: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
  "UNSUPPORTED",
  "STATE_UNAVAILABLE",
  "WRONG_CHAIN",
  "BUSY",
  "ABORTED",
]);

/**
 * Reads a part in one eth_call. If the call fails as a whole (too much gas, or too long a result), reads it in halves. It is the fault
 * of an entry only if the node answers the same call for an entry that does not exist.
 */
async function readPart<T>(reads: BatchedReads, getter: Getter, uids: readonly Hex[]): Promise<(T | null)[]> {
  const outcomes = await readAtOnce(reads, getter, uids);
  const faults = faultsOf(outcomes);
  const outage = faults.find(({ code }) => outages.has(code));
  if (outage) throw outage;
  if (faults.length > 0) {
    const [silence] = faultsOf(await readAtOnce(reads, getter, [zeroHash]));
    if (silence) throw silence;
  }
  if (faults.length === 0 || uids.length <= 1) {
    return outcomes.map((one) => (one.status === "success" ? (one.result as T) : null)); // The ABI says so.
  }
  const middle = Math.ceil(uids.length / 2);
  const first = await readPart<T>(reads, getter, uids.slice(0, middle));
  return [...first, ...(await readPart<T>(reads, getter, uids.slice(middle)))];
}

type Outcome = { status: "success"; result: unknown } | { status: "failure"; error: unknown };

function faultsOf(outcomes: readonly Outcome[]): ChainError[] {
  return outcomes.flatMap((one) => (one.status === "failure" ? (chainErrorIn(one.error) ?? []) : []));
}

async function readAtOnce(
  { viem, findSupport }: BatchedReads,
  getter: Getter,
  uids: readonly Hex[],
): Promise<Outcome[]> {
  const contracts = uids.map((uid): ContractFunctionParameters => ({ ...getter, args: [uid] }));
  const support = await findSupport();
  if (support !== "none") return viem.multicall({ contracts, batchSize: 0, ...multicallBy(support) });
  const answers = await Promise.allSettled(contracts.map((one) => viem.readContract(one)));
  return answers.map((answer) =>
    answer.status === "fulfilled"
      ? { status: "success", result: answer.value }
      : { status: "failure", error: answer.reason },
  );
}
