import { decodeAbiParameters, type Hex } from "viem";
import type { ChainLog } from "../../chain/types.ts";
import type { DecoderInput, LogDecoder } from "./types.ts";
import { atMost, topicAddress, word, wordCount } from "./words.ts";

/** `TransferSingle(operator, from, to, id, value)`: the count is the value. */
export const decodeErc1155Single: LogDecoder = (log, input) => {
  if (log.topics.length !== 4 || wordCount(log.data) !== 2) return;
  emitTransfer(log, input, word(log.data, 1));
};

/** `TransferBatch(operator, from, to, ids, values)`: one row for the log, the count is the sum of the values. */
export const decodeErc1155Batch: LogDecoder = (log, input) => {
  if (log.topics.length !== 4 || wordCount(log.data) < 4) return;
  emitTransfer(log, input, sumOfBatch(log.data));
};

function emitTransfer(log: ChainLog, { emit }: DecoderInput, count: bigint | null): void {
  const from = topicAddress(log.topics[2]);
  const to = topicAddress(log.topics[3]);
  if (!from || !to || count === null) return;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: count };
  emit({ ...shared, wallet: from, kind: "nftOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "nftIn", counterparty: from });
}

const BATCH = [{ type: "uint256[]" }, { type: "uint256[]" }] as const;

function sumOfBatch(data: string): bigint | null {
  try {
    // Log data begins with 0x; viem checks every offset and length.
    const [ids, values] = decodeAbiParameters(BATCH, data as Hex);
    if (ids.length !== values.length) return null;
    return atMost(values.reduce((total, value) => total + value, 0n));
  } catch {
    return null;
  }
}
