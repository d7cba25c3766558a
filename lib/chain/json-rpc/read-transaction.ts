import { getContractAddress, type Hex } from "viem";
import { needsCallData } from "../call-data.ts";
import type { FamilyRules } from "../families/rules.ts";
import type { Fork } from "../gas.ts";
import {
  isGiven,
  isRecord,
  malformed,
  readAddress,
  readBigInt,
  readBytes,
  readList,
  readNumber,
  readRecord,
} from "../hex.ts";
import type { ChainCall, ChainTransaction } from "../types.ts";
import { readGas } from "./read-gas.ts";
import { readLogs } from "./read-receipt.ts";

type Raw = Record<string, unknown>;

/** The place of a transaction, and the rules by which it is read. */
export interface TransactionPlace {
  hash: string;
  index: number;
  /** Who produced the block; null if the node does not say. */
  producer: string | null;
  /** The block's base fee, wei; null if it has none. */
  baseFee: bigint | null;
  /** The fork of the block; null if unknown. */
  fork: Fork | null;
  rules: FamilyRules;
}

/**
 * Reads a transaction with its receipt. Only the chain's own transactions may have no receipt; theirs is ignored, because nodes differ
 * in it. Throws MALFORMED with the field that cannot be understood.
 */
export function readTransaction(raw: Raw, receipt: Raw | null, place: TransactionPlace): ChainTransaction {
  const { hash, index, rules, fork } = place;
  const named = readAddress(raw.from ?? receipt?.from, "transaction.from");
  const calls = readCalls(raw.calls);
  const type = readType(raw.type);
  const from = rules.senderOf({ type, from: named });
  const to = calls?.[0] ? calls[0].to : readTarget(raw.to ?? receipt?.to, "transaction.to");
  const gasPrice = isGiven(raw.gasPrice) ? readBigInt(raw.gasPrice, "transaction.gasPrice") : null;
  const kind = rules.classify({ type, from, to, gasPrice, producer: place.producer });
  const input = calls?.[0]?.input ?? readInput(raw.input ?? raw.data);
  const method = to === null ? null : readMethod(input);
  const shared = { hash, index, type, class: kind, from, to, method, calls };
  if (kind === "system" || !receipt) {
    return { ...shared, callData: null, value: 0n, success: true, ...unknownGas, contractAddress: null, logs: [] };
  }
  const value = calls ? calls.reduce((sum, call) => sum + call.value, 0n) : readBigInt(raw.value, "transaction.value");
  // Each call has 256 bits; their sum must too.
  if (value > MOST_VALUE) throw malformed("transaction.calls.*.value", String(value));
  const logs = readLogs(receipt);
  const success = readSuccess({ raw, receipt, logs: logs.length, fork });
  const callData = needsCallData({ ...shared, logs, input }) ? input : null;
  const contractAddress = success ? readCreated({ raw, receipt, from, to, rules }) : null;
  const gas =
    kind === "user"
      ? readGas({ raw, receipt, read: { ...shared, value, success, logs }, input, rules, fork, baseFee: place.baseFee })
      : unknownGas;
  return { ...shared, callData, value, success, ...gas, contractAddress, logs };
}

/** The first four bytes of call data; null if it has fewer. */
function readMethod(input: string): string | null {
  if (input.length < 10) return null;
  const method = input.slice(0, 10).toLowerCase();
  if (!METHOD.test(method)) throw malformed("transaction.input", method);
  return method;
}

const MOST_VALUE = 2n ** 256n - 1n;
const METHOD = /^0x[0-9a-f]{8}$/;

const unknownGas = { fee: null, gasShowsCode: null };

/** The sender and receiver of a transaction that cannot be read, if they can. */
export function readParties(raw: unknown, receipt: unknown): string[] {
  const [transaction, other] = [isRecord(raw) ? raw : {}, isRecord(receipt) ? receipt : {}];
  const fields = [transaction.from ?? other.from, transaction.to ?? other.to];
  return [...new Set(fields.flatMap((field) => tryAddress(field) ?? []))];
}

function tryAddress(value: unknown): string | null {
  try {
    return readTarget(value, "address");
  } catch {
    return null;
  }
}

function readTarget(value: unknown, field: string): string | null {
  return isGiven(value) ? readAddress(value, field) : null;
}

function readInput(value: unknown): string {
  return isGiven(value) ? readBytes(value, "transaction.input") : "0x";
}

function readType(value: unknown): number | null {
  if (typeof value === "number") return value;
  return isGiven(value) ? readNumber(value, "transaction.type") : null;
}

/** The calls of a transaction that carries a batch, such as type 0x76; null for any other. */
function readCalls(value: unknown): ChainCall[] | null {
  if (!isGiven(value)) return null;
  const calls = readList(value, "transaction.calls").map((one) => {
    const call = readRecord(one, "transaction.calls.*");
    return {
      to: readTarget(call.to, "transaction.calls.*.to"),
      value: isGiven(call.value) ? readBigInt(call.value, "transaction.calls.*.value") : 0n,
      input: readInput(call.input ?? call.data),
    };
  });
  return calls.length > 0 ? calls : null;
}

/**
 * Receipts before Byzantium have no status but a state root. A failed transaction then used all its gas and left no log; so did
 * a successful plain transfer with exactly 21,000 gas, before Glamsterdam. Without either, only a log or a plain transfer proves success.
 */
function readSuccess(given: { raw: Raw; receipt: Raw; logs: number; fork: Fork | null }): boolean {
  const { raw, receipt, logs, fork } = given;
  if (isGiven(receipt.status)) return readNumber(receipt.status, "receipt.status") === 1;
  if (logs > 0) return true;
  const used = readBigInt(receipt.gasUsed, "receipt.gasUsed");
  if (used === 21_000n && fork !== null && fork !== "glamsterdam") return true;
  if (!isGiven(receipt.root)) throw malformed("receipt.status", receipt.status);
  return readBigInt(raw.gas, "transaction.gas") !== used;
}

/** The contract that a successful transaction created; null if it created none. */
function readCreated(creation: {
  raw: Raw;
  receipt: Raw;
  from: string;
  to: string | null;
  rules: FamilyRules;
}): string | null {
  const { raw, receipt, from, to, rules } = creation;
  if (to !== null && !rules.deployers.has(to)) return null;
  const given = readTarget(receipt.contractAddress, "receipt.contractAddress");
  if (given !== null || to !== null) return given;
  const nonce = readBigInt(receipt.depositNonce ?? raw.nonce, "transaction.nonce");
  return getContractAddress({ from: from as Hex, nonce }).toLowerCase(); // `from` was read as an address.
}
