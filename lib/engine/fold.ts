import { DAY } from "./numbers/days.ts";
import { addToDay } from "./sketch/day-histogram.ts";
import { addFlow, plusUnits, plusWei } from "./sketch/flow-sample.ts";
import { addRecipient } from "./sketch/recipients.ts";
import { entryOf, type Sample } from "./sketch/sample.ts";
import type { Activity } from "./types.ts";
import type { DayFlow, WalletFacts } from "./wallet-facts.ts";

/** The last day that facts tell apart, in the year 2149: later block times count as it. */
const LAST_DAY = 65_535;

/**
 * Fold rows into `facts`, which it changes and returns. Rows come block by block in ascending order, all rows of a block in one
 * call; rows of other wallets or chains are ignored. Throws RangeError for a block that is not newer than those folded
 * before. The result is the same for any batching and any order inside a block. Constant time per row.
 */
export function foldActivity(facts: WalletFacts, rows: readonly Activity[]): WalletFacts {
  for (let from = 0; from < rows.length; ) {
    let to = from;
    while (rows[to]?.blockNumber === rows[from]?.blockNumber && to < rows.length) to++;
    const block = rows.slice(from, to).filter((row) => row.wallet === facts.wallet && row.chainId === facts.chainId);
    foldBlock(facts, block);
    from = to;
  }
  return facts;
}

function foldBlock(facts: WalletFacts, rows: readonly Activity[]): void {
  const [first] = rows;
  if (!first) return;
  if (facts.block !== null && first.blockNumber <= facts.block) {
    throw new RangeError(`activity of block ${first.blockNumber} comes after block ${facts.block} was folded`);
  }
  facts.block = first.blockNumber;
  const block: Block = { facts, day: 0, own: new Set(), moves: new Map() };
  for (const row of rows) if (row.kind === "sent") block.own.add(row.txHash);
  for (const row of rows) {
    facts.firstSeenAt = Math.min(facts.firstSeenAt ?? row.at, row.at);
    facts.lastSeenAt = Math.max(facts.lastSeenAt ?? row.at, row.at);
    block.day = Math.min(Math.floor(row.at / DAY), LAST_DAY);
    folds[row.kind](block, row);
  }
  for (const moves of block.moves.values()) foldMoves(block, moves);
}

/** The block being folded. */
interface Block {
  facts: WalletFacts;
  /** Day number of the row being folded. */
  day: number;
  /** Hashes of the wallet's own successful transactions. */
  own: Set<string>;
  /** Moves of tokens, by transaction, token and whether the wallet caused them. */
  moves: Map<string, TokenMoves>;
}

/** What a row of each kind adds to the facts of its wallet. */
const folds: { readonly [kind in Activity["kind"]]: (block: Block, row: Activity) => void } = {
  sent: foldSent,
  failed({ facts }, row) {
    facts.failed++;
    foldFee(facts, row);
  },
  received: foldReceived,
  created({ facts }) {
    facts.created++;
  },
  tokenOut: foldToken,
  tokenIn: foldToken,
  nftOut({ facts }, { asset }) {
    if (asset !== null) count(facts.nftsOut, asset);
  },
  nftIn({ facts }, { asset }) {
    if (asset !== null) count(facts.nftsIn, asset);
  },
  swap({ facts }, { counterparty }) {
    facts.swaps++;
    if (counterparty !== null) count(facts.pools, counterparty);
  },
  vote({ facts }, { counterparty }) {
    facts.votes++;
    if (counterparty !== null) count(facts.governors, counterparty);
  },
  delegate({ facts }) {
    facts.delegations++;
  },
};

function foldToken(block: Block, row: Activity): void {
  noteMove(block.moves, row, isOwn(block, row), block.day);
}

function foldFee(facts: WalletFacts, { fee }: Activity): void {
  if (fee === undefined) facts.gasUnknown++;
  else facts.gasPaid = plusWei(facts.gasPaid, fee);
}

function foldSent(block: Block, row: Activity): void {
  const { facts, day } = block;
  facts.sent++;
  foldFee(facts, row);
  // What a wallet sends itself costs gas and is nothing else; the count says how many of its transactions these are.
  if (row.counterparty === facts.wallet) {
    addRecipient(facts.recipients, facts.wallet, day);
    return;
  }
  const amount = row.amount ?? 0n;
  facts.firstSentAt = Math.min(facts.firstSentAt ?? row.at, row.at);
  facts.lastSentAt = Math.max(facts.lastSentAt ?? row.at, row.at);
  addActiveDay(facts, day);
  addToDay(facts.sentDays, day, 1, (a, b) => a + b);
  if (amount > 0n) addToDay(facts.flowDays, day, { in: 0n, out: amount }, addFlows);
  // What moves no value and runs no code reaches nobody, whatever address it names.
  if (row.counterparty === null || (amount === 0n && row.ran === false)) return;
  addRecipient(facts.recipients, row.counterparty, day);
  if (row.method !== null && row.ran !== false) {
    facts.calls++;
    count(facts.contracts, row.counterparty);
  }
  if (amount === 0n) return;
  facts.out = plusWei(facts.out, amount);
  addFlow(facts.outflows, row.counterparty, amount);
}

function foldReceived(block: Block, row: Activity): void {
  const { facts, day } = block;
  if (!row.amount || row.counterparty === facts.wallet) return;
  addToDay(facts.flowDays, day, { in: row.amount, out: 0n }, addFlows);
  if (row.counterparty === null) return;
  facts.received++;
  facts.in = plusWei(facts.in, row.amount);
  addFlow(facts.inflows, row.counterparty, row.amount);
  const { funder } = facts;
  if (!funder || (funder.block === row.blockNumber && row.counterparty < funder.address)) {
    facts.funder = { address: row.counterparty, block: row.blockNumber, at: row.at };
  }
}

/** Whether the wallet itself caused a token transfer. */
function isOwn({ own }: Block, row: Activity): boolean {
  return row.own ?? own.has(row.txHash);
}

/**
 * Counts what remains of a token's moves. Of own transactions what went out counts, of others' what came in: any contract can
 * emit a transfer "from" any address, and what comes in during an own transaction the wallet took.
 */
function foldMoves(block: Block, moves: TokenMoves): void {
  const { facts } = block;
  const { token, isOwn: own } = moves;
  const remaining = netOf(moves);
  if (!remaining) return;
  block.day = moves.day;
  const held = own ? entryOf(facts.tokens, token, () => ({ out: 0, units: 0n })) : undefined;
  if (held) {
    held.out += moves.count;
    held.units = plusUnits(held.units, remaining.units);
  }
  for (const [other, units] of remaining.byOther) {
    addUnits(own ? facts.tokenPaid : facts.tokenSenders, token, other, units);
  }
}

function addUnits(units: Sample<string, bigint>, token: string, other: string, amount: bigint): void {
  const key = pairOf(token, other);
  const known = entryOf(units, key, () => 0n);
  if (known !== undefined) units.entries.set(key, plusUnits(known, amount));
}

/** The key of a token and an address. */
export function pairOf(token: string, address: string): string {
  return `${token} ${address}`;
}

/** The token and the address of a key. */
export function splitPair(key: string): [token: string, address: string] {
  const space = key.indexOf(" ");
  return [key.slice(0, space), key.slice(space + 1)];
}

function addActiveDay({ activeMonths }: WalletFacts, day: number): void {
  const { month, bit } = dateOf(day);
  const days = entryOf(activeMonths, month, () => 0);
  if (days !== undefined) activeMonths.entries.set(month, (days | bit) >>> 0);
}

/** The date found last: most rows are of the same day as the one before. */
let knownDate = { day: -1, month: 0, bit: 0 };

function dateOf(day: number): typeof knownDate {
  if (knownDate.day === day) return knownDate;
  const date = new Date(day * DAY * 1000);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  knownDate = { day, month, bit: 1 << (date.getUTCDate() - 1) };
  return knownDate;
}

function addFlows(a: DayFlow, b: DayFlow): DayFlow {
  return { in: plusWei(a.in, b.in), out: plusWei(a.out, b.out) };
}

function count(sample: Sample<string, number>, key: string): void {
  const known = entryOf(sample, key, () => 0);
  if (known !== undefined) sample.entries.set(key, known + 1);
}

/** What one transaction moved of one token. */
interface TokenMoves {
  readonly token: string;
  /** Whether the wallet caused it. */
  readonly isOwn: boolean;
  /** UTC day. */
  readonly day: number;
  /** Transfers in the direction that counts: out where the wallet caused them, else in. */
  count: number;
  /** Units in that direction less units in the other, by the other side. */
  readonly units: Map<string, bigint>;
}

/** Adds a token transfer to those of its transaction and token. */
function noteMove(all: Map<string, TokenMoves>, row: Activity, isOwn: boolean, day: number): void {
  const { asset, counterparty, amount } = row;
  if (asset === null || counterparty === null || counterparty === row.wallet || !amount) return;
  const key = `${row.txHash} ${asset} ${isOwn}`;
  let moves = all.get(key);
  if (!moves) {
    moves = { token: asset, isOwn, day, count: 0, units: new Map() };
    all.set(key, moves);
  }
  const counts = isOwn === (row.kind === "tokenOut");
  if (counts) moves.count++;
  const known = moves.units.get(counterparty) ?? 0n;
  moves.units.set(counterparty, counts ? known + amount : known - amount);
}

/**
 * What remains of moves in and out, divided among the other sides in proportion to what is left of each: null for a flash
 * loan or a round trip, of which nothing remains.
 */
function netOf({ units }: TokenMoves): { units: bigint; byOther: [other: string, units: bigint][] } | null {
  const left = [...units].filter(([, one]) => one > 0n);
  const positive = left.reduce((sum, [, one]) => sum + one, 0n);
  const net = [...units.values()].reduce((sum, one) => sum + one, 0n);
  if (net <= 0n) return null;
  return { units: net, byOther: left.map(([other, one]) => [other, (one * net) / positive]) };
}
