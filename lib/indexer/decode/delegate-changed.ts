import type { LogDecoder } from "./types.ts";
import { topicAddress, wordCount } from "./words.ts";

/**
 * `DelegateChanged(delegator indexed, fromDelegate indexed, toDelegate indexed)`. It counts only of configured tokens, because any
 * contract can emit it, and only for the actor, because tokens may delegate by themselves.
 */
export const decodeDelegateChanged: LogDecoder = (log, { act, context, emit }) => {
  if (!context.governors.has(log.address) || log.topics.length !== 4 || wordCount(log.data) !== 0) return;
  const delegator = topicAddress(log.topics[1]);
  if (!delegator || delegator !== act.actor) return;
  emit({ logIndex: log.logIndex, wallet: delegator, kind: "delegate", counterparty: log.address });
};
