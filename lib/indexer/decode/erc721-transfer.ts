import type { LogDecoder } from "./types.ts";
import { topicAddress, wordCount } from "./words.ts";

/** `Transfer(address indexed, address indexed, uint256 indexed)`: four topics and no data. One token each. */
export const decodeErc721Transfer: LogDecoder = (log, { emit }) => {
  if (log.topics.length !== 4 || wordCount(log.data) !== 0) return;
  const from = topicAddress(log.topics[1]);
  const to = topicAddress(log.topics[2]);
  if (!from || !to) return;
  const shared = { logIndex: log.logIndex, asset: log.address, amount: 1n };
  emit({ ...shared, wallet: from, kind: "nftOut", counterparty: to });
  emit({ ...shared, wallet: to, kind: "nftIn", counterparty: from });
};
