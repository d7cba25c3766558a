import { parseAbiItem, toEventSelector, toFunctionSelector } from "viem";

/** First topics of the events that are decoded. */
export const eventTopics = {
  /** ERC-20 and ERC-721 alike; they differ in what is indexed. */
  transfer: topic("event Transfer(address indexed from, address indexed to, uint256 value)"),
  transferSingle: topic(
    "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  ),
  transferBatch: topic(
    "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  ),
  swapV2: topic(
    "event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)",
  ),
  swapV3: topic(
    "event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)",
  ),
  voteCast: topic(
    "event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason)",
  ),
  voteCastWithParams: topic(
    "event VoteCastWithParams(address indexed voter, uint256 proposalId, uint8 support, uint256 weight, string reason, bytes params)",
  ),
  delegateChanged: topic(
    "event DelegateChanged(address indexed delegator, address indexed fromDelegate, address indexed toDelegate)",
  ),
} as const;

/**
 * Calls by which the sender votes or delegates, by their first four bytes. The `…BySig` forms are not among them: there
 * the sender carries another's signature.
 */
export const voteSelectors: ReadonlySet<string> = new Set([
  selector("function castVote(uint256 proposalId, uint8 support)"),
  selector("function castVote(uint256 proposalId, bool support)"),
  selector("function castVoteWithReason(uint256 proposalId, uint8 support, string reason)"),
  selector("function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)"),
]);
export const delegateSelectors: ReadonlySet<string> = new Set([
  selector("function delegate(address delegatee)"),
  selector("function delegateByType(address delegatee, uint8 delegationType)"),
]);

function topic(signature: string): string {
  return toEventSelector(parseEvent(signature));
}

function selector(signature: string): string {
  return toFunctionSelector(signature);
}

function parseEvent(signature: string) {
  const item = parseAbiItem(signature);
  if (item.type !== "event") throw new Error(`Not an event: ${signature}`);
  return item;
}
