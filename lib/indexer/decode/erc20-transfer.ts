import type { ChainLog } from "../../chain/types.ts";
import type { LogDecoder } from "./types.ts";
import { topicAddress, word, wordCount } from "./words.ts";

export interface Erc20Transfer {
  from: string;
  to: string;
  units: bigint;
}

/** `Transfer(address indexed, address indexed, uint256)`: three topics and one word. ERC-721 has four topics and none. */
export function readErc20Transfer(log: ChainLog): Erc20Transfer | null {
  if (log.topics.length !== 3 || wordCount(log.data) !== 1) return null;
  const from = topicAddress(log.topics[1]);
  const to = topicAddress(log.topics[2]);
  const units = word(log.data, 0);
  return from && to && units !== null ? { from, to, units } : null;
}

export const decodeErc20Transfer: LogDecoder = (log, { emit }) => {
  const transfer = readErc20Transfer(log);
  if (!transfer) return;
  const { from, to, units } = transfer;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: units };
  emit({ ...shared, wallet: from, kind: "tokenOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "tokenIn", counterparty: from });
};
