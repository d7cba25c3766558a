import { parseAbiItem, toEventSelector } from "viem";

/** First topics of the events that are decoded; lib/indexer/decode/trade-events.ts has those of trades. */
export const eventTopics = {
  /** ERC-20 and ERC-721 alike; they differ in what is indexed. */
  transfer: topic("event Transfer(address indexed from, address indexed to, uint256 value)"),
  transferSingle: topic(
    "event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)",
  ),
  transferBatch: topic(
    "event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)",
  ),
  /** Of contracts that wrap the native currency. */
  deposit: topic("event Deposit(address indexed dst, uint256 wad)"),
  withdrawal: topic("event Withdrawal(address indexed src, uint256 wad)"),
  /** Of CoW Protocol's settlement. */
  cowTrade: topic(
    "event Trade(address indexed owner, address sellToken, address buyToken, uint256 sellAmount, uint256 buyAmount, uint256 feeAmount, bytes orderUid)",
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

function topic(signature: string): string {
  const item = parseAbiItem(signature);
  if (item.type !== "event") throw new Error(`Not an event: ${signature}`);
  return toEventSelector(item);
}
