import type { ContractFunctionParameters, ContractFunctionReturnType, Hex } from "viem";
import type { Address } from "../core/chains.ts";
import { easAbi, schemaRegistryAbi } from "./eas-abi.ts";
import type { ChainErrorCode } from "./errors.ts";
import { type BatchedReads, batchReads, chainErrorIn, multicallBy } from "./multicall.ts";
import type { ChainClient } from "./types.ts";

/** Attestations and schemas read in one eth_call. */
const READ_AT_ONCE = 64;

export type AttestationContents = ContractFunctionReturnType<typeof easAbi, "view", "getAttestation">;
type SchemaContents = ContractFunctionReturnType<typeof schemaRegistryAbi, "view", "getSchema">;

/**
 * Reads EAS and its registry at the newest block, many entries in one eth_call. The results are in the order of the UIDs; null
 * for one that cannot be read: anybody can put data on chain that no node returns, and it must not hold up the others.
 * Throws ChainError when the node is not available.
 */
export interface EasReader {
  attestations(eas: Address, uids: readonly Hex[]): Promise<(AttestationContents | null)[]>;
  schemas(registry: Address, uids: readonly Hex[]): Promise<(SchemaContents | null)[]>;
}

export function createEasReader(client: Pick<ChainClient, "request">, signal: AbortSignal): EasReader {
  const reads = batchReads(client, signal);
  return {
    attestations: (address, uids) =>
      inParts<AttestationContents>(reads, uids, (uid) => ({
        ...{ address, abi: easAbi, functionName: "getAttestation", args: [uid] },
      })),
    schemas: (address, uids) =>
      inParts<SchemaContents>(reads, uids, (uid) => ({
        ...{ address, abi: schemaRegistryAbi, functionName: "getSchema", args: [uid] },
      })),
  };
}

type ToCall = (uid: Hex) => ContractFunctionParameters;

async function inParts<T>(reads: BatchedReads, uids: readonly Hex[], toCall: ToCall): Promise<(T | null)[]> {
  const results: (T | null)[] = [];
  for (let from = 0; from < uids.length; from += READ_AT_ONCE) {
    results.push(...(await readPart<T>(reads, uids.slice(from, from + READ_AT_ONCE), toCall)));
  }
  return results;
}

/** Faults of the node and not of what is read. */
const outages: ReadonlySet<ChainErrorCode> = new Set([
  "TIMEOUT",
  "UNREACHABLE",
  "RATE_LIMITED",
  "HTTP_ERROR",
  "REFUSED",
  "WRONG_CHAIN",
  "ABORTED",
]);

/** Reads a part in one eth_call; in halves where it fails as a whole, by too much gas or too long a result. */
async function readPart<T>(reads: BatchedReads, uids: readonly Hex[], toCall: ToCall): Promise<(T | null)[]> {
  const outcomes = await readAtOnce(reads, uids.map(toCall));
  const faults = outcomes.flatMap((one) => (one.status === "failure" ? (chainErrorIn(one.error) ?? []) : []));
  const outage = faults.find(({ code }) => outages.has(code));
  if (outage) throw outage;
  if (faults.length === 0 || uids.length <= 1) {
    return outcomes.map((one) => (one.status === "success" ? (one.result as T) : null)); // As the ABI says.
  }
  const middle = Math.ceil(uids.length / 2);
  const first = await readPart<T>(reads, uids.slice(0, middle), toCall);
  return [...first, ...(await readPart<T>(reads, uids.slice(middle), toCall))];
}

type Outcome = { status: "success"; result: unknown } | { status: "failure"; error: unknown };

async function readAtOnce(
  { viem, findSupport }: BatchedReads,
  contracts: readonly ContractFunctionParameters[],
): Promise<Outcome[]> {
  const support = await findSupport();
  if (support !== "none") return viem.multicall({ contracts, batchSize: 0, ...multicallBy(support) });
  const answers = await Promise.allSettled(contracts.map((one) => viem.readContract(one)));
  return answers.map((answer) =>
    answer.status === "fulfilled"
      ? { status: "success", result: answer.value }
      : { status: "failure", error: answer.reason },
  );
}
