import { zeroAddress } from "viem";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import { addToCount } from "../../core/counts.ts";
import type { Activity } from "../../engine/types.ts";
import { type CheckedOperation, checkPayments, readBlockOperations } from "./block-operations.ts";
import { callsThatRan } from "./code-ran.ts";
import { isSettlement, ownersOf } from "./cow-protocol.ts";
import { decodeTrade } from "./decode-trade.ts";
import { eventDecoders } from "./events.ts";
import { decodeNative, nativeMoves } from "./native-transfer.ts";
import { MOST_CALLS, methodOfCall } from "./smart-accounts/operation.ts";
import { COW_SETTLEMENT } from "./swap-contracts.ts";
import { isTradeEvent } from "./trade-events.ts";
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

/**
 * What the accounts of a transaction did: `sent` for each call and each further payment, one `sent` without a counterparty if neither can
 * be read, or `failed`. The log index is the row's position among those of the account and transaction. The first row of an operation has
 * its fee.
 */
function decodeOperations({ emit, context }: DecoderInput, operations: readonly CheckedOperation[]): void {
  const positions = new Map<string, number>();
  const position = (account: string) => addToCount(positions, account, 1) - 1;
  for (const operation of operations) {
    const { account, success, calls, fee } = operation;
    const [first] = calls ?? [];
    const unknown = { counterparty: first?.to ?? null, amount: 0n, method: first ? methodOfCall(first) : null };
    const acts = success ? actsOf(operation, context.baseTokens) : [];
    for (const [i, act] of (acts.length > 0 ? acts : [unknown]).entries()) {
      const kind = success ? "sent" : "failed";
      emit({ ...act, logIndex: position(account), wallet: account, kind, fee: i === 0 ? fee : 0n });
    }
  }
}

function actsOf(operation: CheckedOperation, baseTokens: ReadonlySet<string>) {
  const { calls, paid, others } = operation;
  const ran = callsThatRan(operation, baseTokens);
  const ofCalls = (calls ?? []).map((call, i) => ({
    counterparty: call.to,
    amount: paid[i] ?? 0n,
    method: methodOfCall(call),
    ran: ran[i] ?? null,
  }));
  const further = others.map(({ to, wei }) => ({ counterparty: to, amount: wei, method: null, ran: null }));
  return [...ofCalls, ...further].slice(0, MOST_CALLS);
}

/** Native currency that the account sent along in an operation, for its trades. */
function paidValue({ paid }: CheckedOperation): bigint {
  return paid.reduce((sum, wei) => sum + wei, 0n);
}
