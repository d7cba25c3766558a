import { zeroAddress } from "viem";
import { eventTopics } from "../../chain/abi.ts";
import { entryPoints } from "../../chain/call-data.ts";
import { NATIVE_LOGS } from "../../chain/gas.ts";
import { word, wordCount } from "../../chain/log-words.ts";
import type { ChainBlock, ChainLog, ChainTransaction } from "../../chain/types.ts";
import { addToCount } from "../../core/counts.ts";
import type { Activity } from "../../engine/types.ts";
import { type CheckedOperation, checkPayments, nativeMoves, readBlockOperations } from "./block-operations.ts";
import type { Act, ActivityPart, DecodeContext, DecoderInput, NativeMove } from "./decoded-block.ts";
import {
  COW_SETTLEMENT,
  eventDecoders,
  isSettlement,
  ownersOf,
  poolManagerOf,
  readErc20Transfer,
  readWrapping,
  wrappedNativeOf,
} from "./events.ts";
import { MOST_CALLS, methodOfCall, type Operation } from "./smart-accounts/operation.ts";
import { isTradeEvent } from "./trade-events.ts";

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

/**
 * The transaction itself: `sent` or `failed` for its sender, `received` for each address that got value, `created` for a contract
 * creation. The new contract gets the value of a creation. A deposit has no sender on this chain, so its value is only received.
 * Value that moved inside the transaction is received where the protocol reports it.
 */
function decodeNative({ block, transaction, act, context, emit }: DecoderInput): void {
  const sender = act.actor;
  const { from, to, value, method, fee, success, contractAddress } = transaction;
  if (sender !== null) {
    const kind = success ? "sent" : "failed";
    const ran = success ? codeRan(transaction, context.baseTokens) : null;
    emit({ logIndex: -1, wallet: sender, kind, counterparty: to, amount: value, method, fee, ran });
  }
  if (!success) return;
  for (const [receiver, amount] of receivedBy(transaction)) {
    emit({ logIndex: -1, wallet: receiver, kind: "received", counterparty: from, amount });
  }
  for (const move of movesInside(transaction, nativeMoves(block, transaction.logs) ?? [])) {
    emit({ logIndex: move.logIndex, wallet: move.to, kind: "received", counterparty: move.from, amount: move.wei });
  }
  if (contractAddress && sender !== null) {
    emit({ logIndex: -1, wallet: sender, kind: "created", counterparty: contractAddress });
  }
}

/** Whether a successful transaction ran code, as its logs or gas show; null if they show neither, and for a creation. */
function codeRan(transaction: ChainTransaction, baseTokens: ReadonlySet<string>): boolean | null {
  const { to, logs, fee, gasShowsCode } = transaction;
  if (to === null) return null;
  // An unknown fee may have been paid in a token, which emits logs of its own.
  const isByCode = (address: string) => address === to || (fee !== null && !baseTokens.has(address));
  return logs.some(({ address }) => address !== NATIVE_LOGS && isByCode(address)) || gasShowsCode;
}

/** What the transaction itself moved: its value, or that of each call of a batch. */
function paymentsOf({ to, value, calls, contractAddress }: ChainTransaction): { to: string; wei: bigint }[] {
  return (calls ?? [{ to, value }]).flatMap((call) => {
    const receiver = call.to ?? contractAddress;
    return call.value > 0n && receiver ? { to: receiver, wei: call.value } : [];
  });
}

/** Who received value of the transaction itself, and how much. */
function receivedBy(transaction: ChainTransaction): Map<string, bigint> {
  const received = new Map<string, bigint>();
  for (const { to, wei } of paymentsOf(transaction)) received.set(to, (received.get(to) ?? 0n) + wei);
  return received;
}

/** The moves that the transaction itself does not show. A deposit's sender may have another address on this chain. */
function movesInside(transaction: ChainTransaction, moves: readonly NativeMove[]): readonly NativeMove[] {
  const shown = paymentsOf(transaction);
  const isSender = (from: string) => from === transaction.from || transaction.class !== "user";
  return moves.filter(({ from, to, wei }) => {
    const at = isSender(from) ? shown.findIndex((one) => one.to === to && one.wei === wei) : -1;
    if (at >= 0) shown.splice(at, 1);
    return at < 0;
  });
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

/**
 * One swap for all trade events of an act, with what the actor gave and got in total. Anyone can emit such an event, so only assets that
 * moved from and to the actor count; with a trusted pool one side may be invisible.
 */
function decodeTrade(input: DecoderInput, tradeLogs: readonly ChainLog[]): void {
  const [first] = tradeLogs;
  const { context, act, emit } = input;
  if (!first || act.actor === null) return;
  const { given, got } = netMoves(act, context);
  if (!given && !got) return;
  if ((!given || !got) && !tradeLogs.some(({ address }) => context.trustedPools.has(address))) return;
  emit({
    logIndex: first.logIndex,
    wallet: act.actor,
    kind: "swap",
    counterparty: first.address,
    ...(given && { asset: given.asset, amount: given.amount }),
    ...(got && { assetOut: got.asset, amountOut: got.amount }),
  });
}

/** An asset (null for the native currency), and how much of it. */
interface Leg {
  asset: string | null;
  amount: bigint;
}

/** What a wallet gave and got in total; null if neither tokens nor the native currency show it. */
interface NetMoves {
  given: Leg | null;
  got: Leg | null;
}

/**
 * What the actor gave and got in total: of several tokens the first that went out and the last that came in; if no token went one way,
 * native currency, as the protocol reports it, else as logs of contracts show it.
 */
function netMoves(act: Act, context: DecodeContext): NetMoves {
  const { given, got } = netTokens(act, context);
  if (given && got) return { given, got };
  const native = act.moves ? netNative(act.actor, act.moves) : readNative(act, context.chainId);
  return {
    given: given ?? (got ? native.given : null),
    got: got ?? (given ? native.got : null),
  };
}

function netTokens({ actor, logs }: Act, { chainId, baseTokens }: DecodeContext): NetMoves {
  const net = new Map<string, bigint>();
  const [outgoing, incoming] = [new Set<string>(), new Set<string>()];
  const add = (token: string, units: bigint): void => {
    net.set(token, (net.get(token) ?? 0n) + units);
    if (units < 0n) outgoing.add(token);
    else {
      // Move it to the end: the last one counts.
      incoming.delete(token);
      incoming.add(token);
    }
  };
  const wrapped = wrappedNativeOf(chainId);
  for (const log of logs) {
    if (baseTokens.has(log.address)) continue;
    const transfer = log.topics[0] === eventTopics.transfer ? readErc20Transfer(log) : null;
    if (transfer?.from === actor) add(log.address, -transfer.units);
    if (transfer?.to === actor) add(log.address, transfer.units);
    const wrapping = transfer ? null : readWrapping(log, wrapped);
    if (wrapping?.wallet === actor) add(log.address, wrapping.kind === "wrap" ? wrapping.wei : -wrapping.wei);
  }
  const out = [...outgoing].find((token) => (net.get(token) ?? 0n) < 0n);
  const came = [...incoming].findLast((token) => (net.get(token) ?? 0n) > 0n);
  return {
    given: out === undefined ? null : { asset: out, amount: -(net.get(out) ?? 0n) },
    got: came === undefined ? null : { asset: came, amount: net.get(came) ?? 0n },
  };
}

function netNative(actor: string | null, moves: readonly NativeMove[]): NetMoves {
  let net = 0n;
  for (const { from, to, wei } of moves) {
    if (from === actor) net -= wei;
    if (to === actor) net += wei;
  }
  return { given: legOf(-net), got: legOf(net) };
}

function legOf(amount: bigint): Leg | null {
  return amount > 0n ? { asset: null, amount } : null;
}

/**
 * Before Glamsterdam native currency leaves no log. The amounts that a router wraps and unwraps on the way show it, and the amounts of the first currency in
 * events of Uniswap v4, which needs no wrapping.
 */
function readNative({ value, logs }: Act, chainId: number): NetMoves {
  const wrapped = wrappedNativeOf(chainId);
  let unwrapped = 0n;
  for (const log of logs) {
    const wrapping = readWrapping(log, wrapped);
    if (wrapping) unwrapped += wrapping.kind === "unwrap" ? wrapping.wei : -wrapping.wei;
  }
  const pool = readPoolManager(logs, chainId);
  const spent = unwrapped < 0n ? -unwrapped : pool.paid > 0n ? pool.paid : value;
  return { given: legOf(spent < value ? spent : value), got: legOf(unwrapped > 0n ? unwrapped : pool.got) };
}

/**
 * What trades with Uniswap v4 paid and got of the pools' first currency, unless a token transfer of the PoolManager shows that it is a
 * token. In its events negative amounts are what the trader pays.
 */
function readPoolManager(logs: Act["logs"], chainId: number): { paid: bigint; got: bigint } {
  const manager = poolManagerOf(chainId);
  const moved = new Set<bigint>();
  const amounts: bigint[] = [];
  for (const log of logs) {
    const transfer = log.topics[0] === eventTopics.transfer ? readErc20Transfer(log) : null;
    if (transfer && (transfer.from === manager || transfer.to === manager)) moved.add(transfer.units);
    if (log.address !== manager || wordCount(log.data) !== 6 || !isTradeEvent(log)) continue;
    amounts.push(signedWord(log.data, 0) ?? 0n);
  }
  const paid = amounts.find((amount) => amount < 0n && !moved.has(-amount)) ?? 0n;
  return { paid: -paid, got: amounts.findLast((amount) => amount > 0n && !moved.has(amount)) ?? 0n };
}

/** Like {@link word}, as a signed number. */
function signedWord(data: string, position: number): bigint | null {
  const unsigned = word(data, position);
  return unsigned === null ? null : BigInt.asIntN(256, unsigned);
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

/**
 * Whether each call of an operation ran code; null for one without a method. Its gas is not known, so only logs show it: those of the
 * callee, or of other contracts if only one callee has no logs of its own and so must have called them.
 */
function callsThatRan(operation: Operation, baseTokens: ReadonlySet<string>): (boolean | null)[] {
  const calls = operation.calls ?? [];
  const emitters = new Set(operation.logs.map(({ address }) => address));
  emitters.delete(NATIVE_LOGS);
  const targets = new Set(calls.map(({ to }) => to));
  const silent = new Set(calls.flatMap((call) => (methodOfCall(call) && !emitters.has(call.to) ? [call.to] : [])));
  const isOther = (address: string) =>
    address !== operation.account && !targets.has(address) && !entryPoints.has(address) && !baseTokens.has(address);
  const hasCalled = silent.size === 1 && [...emitters].some(isOther);
  return calls.map((call) => (methodOfCall(call) ? emitters.has(call.to) || hasCalled : null));
}

/** Native currency that the account sent along in an operation, for its trades. */
function paidValue({ paid }: CheckedOperation): bigint {
  return paid.reduce((sum, wei) => sum + wei, 0n);
}
