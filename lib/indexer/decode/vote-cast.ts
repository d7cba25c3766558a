import type { ChainLog } from "../../chain/types.ts";
import type { DecoderInput, LogDecoder } from "./types.ts";
import { topicAddress, wordCount } from "./words.ts";

/** `VoteCast(voter indexed, proposalId, support, weight, reason)`: at least four head words and the reason's length. */
export const decodeVoteCast: LogDecoder = (log, input) => emitVote(log, input, 5);

/** `VoteCastWithParams(voter indexed, proposalId, support, weight, reason, params)`. */
export const decodeVoteCastWithParams: LogDecoder = (log, input) => emitVote(log, input, 7);

// Any contract can claim that somebody voted, so only configured governors count.
function emitVote(log: ChainLog, { context, emit }: DecoderInput, leastWords: number): void {
  if (!context.governors.has(log.address) || log.topics.length !== 2 || wordCount(log.data) < leastWords) return;
  const voter = topicAddress(log.topics[1]);
  if (!voter) return;
  emit({ logIndex: log.logIndex, wallet: voter, kind: "vote", counterparty: log.address });
}
