import { zeroAddress } from "viem";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import type { Activity } from "../../engine/types.ts";
import { eventDecoders } from "./events.ts";
import { decodeNative, nativeMoves } from "./native-transfer.ts";
import { type CheckedOperation, checkPayments, readBlockOperations } from "./smart-accounts/block-operations.ts";
import { decodeOperations, paidValue } from "./smart-accounts/decode-operations.ts";
import { COW_SETTLEMENT } from "./swaps/contracts.ts";
import { isSettlement, ownersOf } from "./swaps/cow-protocol.ts";
import { decodeTrade } from "./swaps/decode-trade.ts";
import { isTradeEvent } from "./swaps/trade-events.ts";
import type { Act, ActivityPart, DecodeContext, DecoderInput } from "./types.ts";

/**
 * Everything that wallets did or received in a block, in its order. Pure; never throws, whatever the logs contain.
 * Within one transaction no two rows of a wallet share kind and logIndex.
 */
export function decodeBlock(block: ChainBlock, context: DecodeContext): Activity[] {
  const rows: Activity[] = [];
  const keep = context.keep ?? (() => true);
  const operations = checkPayments(block, readBlockOperations(block, context.state), context.state);
  for (const transaction of block.transactions) {
    if (transaction.class === "system") continue;
    // Some nodes give logs of one transaction the same index.
    const emitted = new Set<string>();
    const emit = (part: ActivityPart): void => {
      if (part.wallet === zeroAddress || !keep(part.wallet)) return;
      const row = toActivity(part, transaction, block, context);
      const key = `${row.logIndex} ${row.kind} ${row.wallet}`;
      if (!emitted.has(key)) rows.push(row);
      emitted.add(key);
    };
    const actor = transaction.class === "user" ? transaction.from : null;
    const act = actOf(block, { actor, value: transaction.value, logs: transaction.logs });
    const input: DecoderInput = { context, block, transaction, act, emit };
    const accountOperations = operations.get(transaction);
    if (accountOperations) decodeAccountActs(input, accountOperations);
    else if (transaction.success && isSettlement(transaction)) decodeSettlement(input);
    else {
      decodeNative(input);
      // A failed transaction has no effects, even if a node lists logs of it.
      if (transaction.success) decodeLogs(input);
    }
  }
  return rows;
}

/** An act whose logs of contracts are apart from the protocol's, which are no tokens on any chain. */
function actOf(block: ChainBlock, { logs, ...act }: Omit<Act, "moves">): Act {
  const isNative = ({ address }: ChainLog) => address === NATIVE_LOGS;
  const ofContracts = logs.some(isNative) ? logs.filter((log) => !isNative(log)) : logs;
  return { ...act, logs: ofContracts, moves: nativeMoves(block, logs) };
}

const transferKinds: ReadonlySet<string> = new Set(["tokenIn", "tokenOut", "nftIn", "nftOut"]);

/** A transaction whose sender only submits what smart accounts do: each of them acts in its own operation. */
function decodeAccountActs(input: DecoderInput, operations: readonly CheckedOperation[]): void {
  decodeNative({ ...input, act: { ...input.act, actor: null } });
  decodeOperations(input, operations);
  const accounts = new Set(operations.filter(({ success }) => success).map(({ account }) => account));
  const inOperations = new Set(operations.flatMap(({ logs }) => logs));
  const acts = operations.map((one) =>
    actOf(input.block, { actor: one.success ? one.account : null, value: paidValue(one), logs: one.logs }),
  );
  acts.push({ ...input.act, actor: null, value: 0n, logs: input.act.logs.filter((log) => !inOperations.has(log)) });
  for (const act of acts) {
    // The account has an operation in this transaction, but this is the operation of another account.
    const isForeign = ({ wallet, kind }: ActivityPart) =>
      transferKinds.has(kind) && wallet !== act.actor && accounts.has(wallet);
    decodeLogs({ ...input, act, emit: (part) => input.emit(isForeign(part) ? { ...part, own: false } : part) });
  }
}

/** A solver's transaction: the owners of its orders trade, and their payments and receipts are their own acts. */
function decodeSettlement(input: DecoderInput): void {
  const owners = ownersOf(input.act.logs);
  const isTraded = ({ wallet, kind, counterparty }: ActivityPart) =>
    (kind === "tokenIn" || kind === "tokenOut") && counterparty === COW_SETTLEMENT && owners.has(wallet);
  const act = { ...input.act, actor: null };
  decodeNative({ ...input, act });
  decodeLogs({ ...input, act, emit: (part) => input.emit(isTraded(part) ? { ...part, own: true } : part) });
}

function decodeLogs(input: DecoderInput): void {
  const tradeLogs: ChainLog[] = [];
  for (const log of input.act.logs) {
    if (input.context.baseTokens.has(log.address)) continue;
    for (const decode of eventDecoders.get(log.topics[0] ?? "") ?? []) decode(log, input);
    if (isTradeEvent(log)) tradeLogs.push(log);
  }
  decodeTrade(input, tradeLogs);
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
    ...(part.own !== undefined && { own: part.own }),
    ...(typeof part.fee === "bigint" && { fee: part.fee }),
    ...(typeof part.ran === "boolean" && { ran: part.ran }),
  };
}
