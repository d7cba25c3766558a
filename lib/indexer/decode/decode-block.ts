import { eventTopics } from "../../chain/abi.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import type { Activity } from "../../engine/types.ts";
import { decodeDelegateChanged } from "./delegate-changed.ts";
import { decodeErc20Transfer } from "./erc20-transfer.ts";
import { decodeErc721Transfer } from "./erc721-transfer.ts";
import { decodeErc1155Batch, decodeErc1155Single } from "./erc1155-transfer.ts";
import { decodeNative } from "./native-transfer.ts";
import { decodeCowTrade, decodeTrade } from "./swaps/decode-trade.ts";
import { isTradeEvent } from "./swaps/trade-events.ts";
import type { ActivityPart, DecodeContext, LogDecoder, Scene } from "./types.ts";
import { decodeVoteCast, decodeVoteCastWithParams } from "./vote-cast.ts";
import { ZERO_ADDRESS } from "./words.ts";
import { decodeWrapping } from "./wrapped-native.ts";

const decoders: ReadonlyMap<string, readonly LogDecoder[]> = new Map([
  [eventTopics.transfer, [decodeErc20Transfer, decodeErc721Transfer]],
  [eventTopics.transferSingle, [decodeErc1155Single]],
  [eventTopics.transferBatch, [decodeErc1155Batch]],
  [eventTopics.deposit, [decodeWrapping]],
  [eventTopics.withdrawal, [decodeWrapping]],
  [eventTopics.cowTrade, [decodeCowTrade]],
  [eventTopics.voteCast, [decodeVoteCast]],
  [eventTopics.voteCastWithParams, [decodeVoteCastWithParams]],
  [eventTopics.delegateChanged, [decodeDelegateChanged]],
]);

/**
 * Everything that wallets did or received in a block, in its order. Pure; never throws, whatever the logs hold.
 * docs/decoding.md has the table of rules. Within one transaction no two rows of a wallet share kind and logIndex.
 */
export function decodeBlock(block: ChainBlock, context: DecodeContext): Activity[] {
  const rows: Activity[] = [];
  const keep = context.keep ?? (() => true);
  for (const transaction of block.transactions) {
    if (transaction.class === "system") continue;
    const emit = (part: ActivityPart): void => {
      if (part.wallet !== ZERO_ADDRESS && keep(part.wallet)) rows.push(toActivity(part, transaction, block, context));
    };
    const logs = transaction.logs.filter(({ address }) => !context.baseTokens.has(address));
    const actor = transaction.class === "user" ? transaction.from : null;
    const act = { actor, value: transaction.value, logs };
    const scene: Scene = { context, block, transaction, act, emit };
    decodeNative(scene);
    // A failed transaction has no effects, whatever a node may list under it.
    if (transaction.success) decodeLogs(scene);
  }
  return rows;
}

function decodeLogs(scene: Scene): void {
  const tradeLogs: ChainLog[] = [];
  for (const log of scene.act.logs) {
    for (const decode of decoders.get(log.topics[0] ?? "") ?? []) decode(log, scene);
    if (isTradeEvent(log)) tradeLogs.push(log);
  }
  decodeTrade(scene, tradeLogs);
}

function toActivity(
  part: ActivityPart,
  transaction: ChainTransaction,
  block: ChainBlock,
  { chainId }: DecodeContext,
): Activity {
  return {
    chainId,
    blockNumber: block.number,
    at: block.time,
    txHash: transaction.hash,
    txIndex: transaction.index,
    logIndex: part.logIndex,
    wallet: part.wallet,
    kind: part.kind,
    counterparty: part.counterparty,
    asset: part.asset ?? null,
    amount: part.amount ?? null,
    assetOut: part.assetOut ?? null,
    amountOut: part.amountOut ?? null,
    method: part.method ?? null,
  };
}
