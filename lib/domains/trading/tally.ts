import { hasCapability } from "../../chain/capabilities.ts";
import { asHex } from "../../core/bulk-write.ts";
import type { ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { DAY } from "../../engine/index.ts";
import { type Timeframe, timeframes } from "../scores/schemas.ts";

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

export interface PlacedSwap extends Swap {
  subject: string;
  wallet: string;
  blockNumber: number;
  txIndex: number;
  logIndex: number;
}

/** Amounts arrive as decimal strings. */
type SwapRow = Omit<PlacedSwap, "units" | "unitsGot"> & Record<"units" | "unitsGot", string | null>;

const columns = `w.subject, a.wallet, a.chain_id as "chainId", a.block_number as "blockNumber", a.tx_index as "txIndex",
  a.log_index as "logIndex", a.at, ${asHex("a.counterparty")} as pool, ${asHex("a.asset")} as token, a.amount as units,
  ${asHex("a.asset_out")} as "tokenGot", a.amount_out as "unitsGot"`;
const order = `at, "chainId", "blockNumber", "txIndex", "logIndex", wallet`;
const PAGE = 5_000;

/** Passes swaps until a time (unix seconds) to `take` in pages, by subject and then time. Runs in a transaction. */
export async function readSwaps(
  sql: Sql,
  input: { subjects: readonly string[]; chainIds: readonly number[]; until: number },
  take: (swaps: PlacedSwap[]) => void | Promise<void>,
): Promise<void> {
  await sql.query(
    `declare swaps no scroll cursor for
     select ${columns} from wallet w join activity a on a.wallet = w.address
     where w.subject = any($1::text[]) and a.kind = 'swap' and a.chain_id = any($2::bigint[]) and a.at <= $3
     order by subject, ${order}`,
    [input.subjects, input.chainIds, input.until],
  );
  for (let more = true; more; ) {
    const { rows } = await sql.query<SwapRow>(`fetch ${PAGE} from swaps`);
    more = rows.length === PAGE;
    if (rows.length > 0) await take(rows.map(toSwap));
  }
  await sql.query("close swaps");
}

/** The next swaps of a chain after a block, about `limit` in whole blocks, in order of time. */
export async function readNextSwaps(
  sql: Sql,
  input: { chainId: number; after: { block: number; at: number }; until: number; limit: number },
): Promise<PlacedSwap[]> {
  const { rows } = await sql.query<SwapRow>(
    `select * from (
       select ${columns} from activity a join wallet w on w.address = a.wallet
       where a.kind = 'swap' and a.chain_id = $1 and a.block_number > $2 and a.at >= $3 and a.at <= $4
       order by a.at, a.block_number fetch first ${input.limit} rows with ties) s
     order by ${order}`,
    [input.chainId, input.after.block, input.after.at, input.until],
  );
  return rows.map(toSwap);
}

function toSwap(row: SwapRow): PlacedSwap {
  const { units, unitsGot } = row;
  return {
    ...row,
    units: units === null ? null : BigInt(units),
    unitsGot: unitsGot === null ? null : BigInt(unitsGot),
  };
}

/** The first second of a period that ends now, unix seconds. */
export function sinceOf(ctx: Pick<Context, "now">, timeframe: Timeframe): number {
  const length = timeframes[timeframe];
  return length === null ? 0 : Math.ceil(ctx.now.getTime() / 1000 - length * DAY);
}

/** Followed chains, the only ones with swaps. With `chainId`, that one or none. */
export function chainsWithSwaps(ctx: Pick<Context, "env">, chainId?: number): number[] {
  return ctx.env.CHAINS.filter(
    (chain) => hasCapability(chain, "blocks") && (chainId === undefined || chain.id === chainId),
  ).map((chain) => chain.id);
}
