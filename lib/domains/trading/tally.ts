import type { ChainConfig } from "../../core/chains.ts";

/** `token` and `units` went to the pool, `tokenGot` and `unitsGot` came from it. */
export interface Swap {
  chainId: number;
  /** Block time, unix seconds. */
  at: number;
  pool: string | null;
  token: string | null;
  units: bigint | null;
  tokenGot: string | null;
  unitsGot: bigint | null;
}

interface TokenVolume {
  chainId: number;
  token: string;
  /** Units given and received in swaps. */
  given: bigint;
  got: bigint;
  /** Value of both in wei; null for a token without a price. */
  volume: bigint | null;
}

interface Tally {
  trades: number;
  /** Wei of the chains' native currencies. */
  volume: bigint;
  volumeByToken: TokenVolume[];
  pools: number;
  /** Wei. */
  profit: bigint;
  firstAt: number | null;
  lastAt: number | null;
}

/** Prices by chain and lower-case token: wei of native currency for 10^decimals units. */
export type Prices = ReadonlyMap<string, { decimals: number; wei: bigint }>;

/**
 * Sums the swaps of one subject, in order of time. Only swaps from `since` on count, but earlier ones determine costs. See
 * {@link valueSwap} for volume and profit.
 */
export function openTally(prices: Prices, since: number): { add(swaps: readonly Swap[]): void; close(): Tally } {
  const holdings: Holdings = new Map();
  const tokens = new Map<string, TokenVolume>();
  const pools = new Set<string>();
  const tally = { trades: 0, volume: 0n, profit: 0n, firstAt: null as number | null, lastAt: null as number | null };
  return {
    add(swaps) {
      for (const swap of swaps) {
        const { given, got, worth, profit } = valueSwap(holdings, swap, prices);
        if (swap.at < since) continue;
        tally.trades++;
        tally.volume += worth;
        tally.profit += profit;
        tally.firstAt ??= swap.at;
        tally.lastAt = swap.at;
        if (swap.pool !== null) pools.add(`${swap.chainId} ${swap.pool}`);
        addToken(tokens, swap.chainId, swap.token, "given", swap.units, given);
        addToken(tokens, swap.chainId, swap.tokenGot, "got", swap.unitsGot, got);
      }
    },
    close() {
      const volumeByToken = [...tokens.values()].sort((a, b) => a.chainId - b.chainId || (a.token < b.token ? -1 : 1));
      return { ...tally, volumeByToken, pools: pools.size };
    },
  };
}

export function tallySwaps(swaps: readonly Swap[], prices: Prices, since: number): Tally {
  const tally = openTally(prices, since);
  tally.add(swaps);
  return tally.close();
}

/** A subject's tokens without a price, by {@link holdingKey}, with their cost in wei. */
export type Holdings = Map<string, { units: bigint; cost: bigint }>;

export const holdingKey = (chainId: number, token: string | null) => `${chainId} ${token}`;

/**
 * The value and realised profit of a swap, in wei; updates `holdings`. `given` and `got`: the values of both sides, null without a
 * price.
 *
 * - A swap's value is that of its given side at the configured price, otherwise of its received side; without either it adds no
 *   volume.
 * - A token without a price is a holding. Units received for a known value are held at that value (average cost); giving them away
 *   for a known value realises the difference. Units that came otherwise have no cost, realise nothing and are given away last.
 */
export function valueSwap(
  holdings: Holdings,
  swap: Swap,
  prices: Prices,
): { given: bigint | null; got: bigint | null; worth: bigint; profit: bigint } {
  const given = worthOf(prices, swap.chainId, swap.token, swap.units);
  const got = worthOf(prices, swap.chainId, swap.tokenGot, swap.unitsGot);
  const worth = given ?? got;
  const profit = given === null ? giveAway(holdings, swap, got) : 0n;
  if (got === null && worth !== null) takeIn(holdings, swap, worth);
  return { given, got, worth: worth ?? 0n, profit };
}

export const priceKey = (chainId: number, token: string) => `${chainId} ${token}`;

/** The value of a token's units in wei, rounded down; null without a price. */
function worthOf(prices: Prices, chainId: number, token: string | null, units: bigint | null): bigint | null {
  if (token === null || units === null) return null;
  const price = prices.get(priceKey(chainId, token));
  return price ? (units * price.wei) / 10n ** BigInt(price.decimals) : null;
}

/** Removes units from a holding. Returns the profit of those with a known cost, if the proceeds are known. */
function giveAway(holdings: Holdings, swap: Swap, proceeds: bigint | null): bigint {
  const holding = holdings.get(holdingKey(swap.chainId, swap.token));
  if (!holding || !swap.units || holding.units === 0n) return 0n;
  const units = lesser(swap.units, holding.units);
  const cost = (holding.cost * units) / holding.units;
  holding.units -= units;
  holding.cost -= cost;
  return proceeds === null ? 0n : (proceeds * units) / swap.units - cost;
}

function lesser(a: bigint, b: bigint): bigint {
  if (a < b) return a;
  return b;
}

function takeIn(holdings: Holdings, swap: Swap, worth: bigint): void {
  if (swap.tokenGot === null || !swap.unitsGot) return;
  const key = holdingKey(swap.chainId, swap.tokenGot);
  const holding = holdings.get(key) ?? { units: 0n, cost: 0n };
  holding.units += swap.unitsGot;
  holding.cost += worth;
  holdings.set(key, holding);
}

function addToken(
  tokens: Map<string, TokenVolume>,
  chainId: number,
  token: string | null,
  side: "given" | "got",
  units: bigint | null,
  worth: bigint | null,
): void {
  if (token === null) return;
  const key = `${chainId} ${token}`;
  const one = tokens.get(key) ?? { chainId, token, given: 0n, got: 0n, volume: null };
  one[side] += units ?? 0n;
  if (worth !== null) one.volume = (one.volume ?? 0n) + worth;
  tokens.set(key, one);
}

export function pricesOf(chains: readonly Pick<ChainConfig, "id" | "prices">[]): Prices {
  return new Map(
    chains.flatMap(({ id, prices }) =>
      Object.entries(prices).map(([token, { decimals, wei }]) => [
        priceKey(id, token.toLowerCase()),
        { decimals, wei: BigInt(wei) },
      ]),
    ),
  );
}
