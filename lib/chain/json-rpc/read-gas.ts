import { eventTopics } from "../abi.ts";
import type { FamilyRules, FeeTransfer } from "../families/rules.ts";
import { type CallGas, type Fork, showsCode } from "../gas.ts";
import { isGiven, isRecord, quantity } from "../hex.ts";
import type { ChainLog, ChainTransaction } from "../types.ts";

type Raw = Record<string, unknown>;

/** A transaction of a user, whose gas is read. */
interface GasGiven {
  raw: Raw;
  receipt: Raw;
  read: Pick<ChainTransaction, "type" | "from" | "to" | "value" | "method" | "success"> & { logs: readonly ChainLog[] };
  input: string;
  /** The fork of the block; null if unknown. */
  fork: Fork | null;
  /** The block's base fee, wei; null if it has none. */
  baseFee: bigint | null;
  rules: FamilyRules;
}

/** What a transaction's gas cost, and whether it shows that code ran. Null for what the node does not say, or says unclearly. */
export function readGas(given: GasGiven): Pick<ChainTransaction, "fee" | "gasShowsCode"> {
  const { raw, receipt, rules } = given;
  // The price of gas paid in a token is in that token, and the payment itself costs gas.
  if (isGiven(raw.feeCurrency) || isGiven(raw.feeToken) || isGiven(receipt.feeToken)) {
    return { fee: null, gasShowsCode: null };
  }
  const isBroad = rules.broadGasFields.some((field) => field in receipt);
  return { fee: isSponsored(given) ? 0n : readFee(given, isBroad), gasShowsCode: isBroad ? null : readsAsCode(given) };
}

/** Whether the node says that somebody else paid. */
function isSponsored({ raw, receipt, read, rules }: GasGiven): boolean {
  const payer = receipt.feePayer ?? raw.feePayer;
  if (typeof payer === "string" && payer.toLowerCase() !== read.from) return true;
  const transfer = read.type === null ? undefined : rules.sponsoredTypes.get(read.type);
  const paidBy = transfer && payerOf(read.logs, transfer);
  return paidBy !== undefined && paidBy !== topicOf(read.from);
}

function payerOf(logs: readonly ChainLog[], { token, collector }: FeeTransfer): string | undefined {
  const isFee = ({ address, topics }: ChainLog) =>
    address === token && topics[0] === eventTopics.transfer && topics[2] === topicOf(collector);
  return logs.find(isFee)?.topics[1];
}

function topicOf(address: string): string {
  return `0x${address.slice(2).padStart(64, "0")}`;
}

/**
 * A price of gas counts up to this many times the block's base fee. The base fee is burned or goes to the chain's operator; the rest
 * goes to the block's producer, who can pay it to himself at no cost.
 */
const COUNTED_BASE_FEES = 2n;

/** Gas times its price, as far as that counts, and what the chain charges in addition. */
function readFee({ raw, receipt, baseFee, rules }: GasGiven, isBroad: boolean): bigint | null {
  const used = quantity(receipt.gasUsed);
  const price = quantity(receipt.effectiveGasPrice ?? raw.gasPrice);
  if (used === null || price === null) return null;
  const most = baseFee ? baseFee * COUNTED_BASE_FEES : price;
  let fee = used * (price < most ? price : most);
  for (const field of isBroad ? [] : rules.feeFields) fee += quantity(receipt[field]) ?? 0n;
  return fee;
}

function readsAsCode({ raw, receipt, read, input, fork }: GasGiven): boolean | null {
  const used = quantity(receipt.gasUsed);
  if (!read.success || used === null || isGiven(raw.calls)) return null;
  const about = { isSelf: read.to === read.from, hasValue: read.value > 0n };
  return showsCode({ used: Number(used), input, ...about, ...readLists(raw) }, fork);
}

function readLists({
  accessList,
  authorizationList,
}: Raw): Pick<CallGas, "listedAddresses" | "listedKeys" | "authorizations"> {
  const listed = Array.isArray(accessList) ? accessList.filter(isRecord) : [];
  const keysOf = ({ storageKeys }: Raw) => (Array.isArray(storageKeys) ? storageKeys.length : 0);
  return {
    listedAddresses: listed.length,
    listedKeys: listed.reduce((sum, one) => sum + keysOf(one), 0),
    authorizations: Array.isArray(authorizationList) ? authorizationList.length : 0,
  };
}
