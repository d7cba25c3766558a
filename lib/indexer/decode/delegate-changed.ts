import type { LogDecoder } from "./types.ts";
import { topicAddress, wordCount } from "./words.ts";

/**
 * `DelegateChanged(delegator indexed, fromDelegate indexed, toDelegate indexed)`. It counts for the actor alone: tokens may
 * delegate by themselves, and any contract can name anyone.
 */
export const decodeDelegateChanged: LogDecoder = (log, { act, emit }) => {
  if (log.topics.length !== 4 || wordCount(log.data) !== 0) return;
  const delegator = topicAddress(log.topics[1]);
  if (!delegator || delegator !== act.actor) return;
  emit({ logIndex: log.logIndex, wallet: delegator, kind: "delegate", counterparty: log.address });
};
