import { eventTopics } from "../../chain/abi.ts";
import { signedWord, wordCount } from "../../chain/log-words.ts";
import type { ChainLog } from "../../chain/types.ts";
import { readErc20Transfer, readWrapping } from "./events.ts";
import { poolManagerOf, wrappedNativeOf } from "./swap-contracts.ts";
import { isTradeEvent } from "./trade-events.ts";
import type { Act, DecodeContext, DecoderInput, NativeMove } from "./types.ts";

/**
 * One swap for all trade events of an act, with what the actor gave and got in total. Anyone can emit such an event, so only assets that
 * moved from and to the actor count; with a trusted pool one side may be invisible.
 */
export function decodeTrade(input: DecoderInput, tradeLogs: readonly ChainLog[]): void {
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
