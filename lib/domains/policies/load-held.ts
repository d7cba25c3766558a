import { encodeFunctionData, parseAbi } from "viem";
import { indexesEveryWallet } from "../../chain/capabilities.ts";
import { isChainError } from "../../chain/errors.ts";
import { isStateLost, lastBlockOfDay } from "../../chain/sources/asked-blocks.ts";
import {
  type AskedBlock,
  type ContractAnswer,
  type ContractCall,
  callKey,
  readContracts,
} from "../../chain/sources/contract-calls.ts";
import { bytesOf, plainArray } from "../../core/bulk-write.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import { chunks } from "../../core/chunks.ts";
import type { Context } from "../../core/context.ts";
import { groupBy } from "../../core/group-by.ts";
import { requireChain } from "../../core/require-chain.ts";
import { DAY } from "../../engine/index.ts";
import type { CompiledRule } from "./compile.ts";
import { type Condition, satisfies } from "./condition.ts";
import { type Asking, atBlock, type ChainQuestion, type JudgedBlock } from "./load-contracts.ts";
import { MOST_DAYS_HELD, type PolicyRule } from "./policy-schema.ts";

// For how many days wallets have held a token: by all transfers, where they are indexed and add up to the balance that the contract states,
// otherwise by balances at the end of each day. A token that was lent for an evening was not held on the days before.

/** Stored rows of any kind that are searched for transfers of the token, newest first: of one wallet, and for one evaluation. */
const MOST_ROWS = { wallet: 20_000, all: 200_000 };
/** How long one evaluation reads days. */
const PATIENCE_MS = 10_000;
const abi = parseAbi([
  "function balanceOf(address owner) view returns (uint256)",
  "function balanceOf(address owner, uint256 id) view returns (uint256)",
  "function ownerOf(uint256 id) view returns (address)",
]);

/** Whole days held. `more`: why it may be longer. */
type Held =
  | { value: number; more?: string | null; words: string; block: JudgedBlock }
  | { missing: string; block?: JudgedBlock };
type Loaded = [PolicyRule, (subject: Address) => Held];

export async function loadHeld(ctx: Context, rules: readonly CompiledRule[], asking: Asking): Promise<Loaded[]> {
  if (rules.length === 0) return [];
  const until = performance.now() + PATIENCE_MS;
  const loaded: Loaded[] = [];
  for (const compiled of rules) {
    ctx.signal?.().throwIfAborted();
    const wanted = wantedBy(compiled);
    const question = { chain: requireChain(ctx, wanted.chainId), until, ...asking };
    const held = isLate(question)
      ? `Chain ${wanted.chainId}: ${LATE}.`
      : await atBlock(ctx, question, (block) => readHeld(ctx, question, wanted, block));
    loaded.push([
      compiled.rule,
      (subject) => (typeof held === "string" ? { missing: held } : (held.get(subject) ?? { missing: NOT_KNOWN })),
    ]);
  }
  return loaded;
}

interface Question extends ChainQuestion {
  /** Until when days are read, by the clock of `performance`. */
  until: number;
}

const isLate = ({ until }: Question): boolean => performance.now() > until;

interface Wanted {
  chainId: number;
  token: Address;
  tokenId: bigint | null;
  minimum: bigint;
  /** Days after which nothing changes the rule's outcome. */
  most: number;
  condition: Condition;
  requirement: string;
}

function wantedBy({ rule, condition, requirement }: CompiledRule): Wanted {
  const { chainId, token, tokenId, minimum } = rule.params ?? {};
  if (chainId === undefined || token === undefined || minimum === undefined)
    throw new Error("a rule on held names its token");
  const days = condition.values.map((value) => (typeof value === "number" ? Math.ceil(value) + 1 : 0));
  const most = Math.min(MOST_DAYS_HELD + 1, Math.max(...days));
  return {
    ...{ chainId, token, most, condition, requirement },
    tokenId: tokenId === undefined ? null : BigInt(tokenId),
    minimum: BigInt(minimum),
  };
}

const NOT_KNOWN = "The token's contract states no balance.";
const LATE = "the chain did not answer in time";
const NO_STATE = "no node here keeps the balances of days before";
const TOO_MANY_ROWS = "The wallet has too many rows to add up its transfers.";
type Subjects = ReadonlyMap<Address, Held>;

async function readHeld(ctx: Context, question: Question, wanted: Wanted, block: AskedBlock): Promise<Subjects> {
  const wallets = [...question.people].map(([subject, { wallets }]): [Address, readonly Address[]] => [
    subject,
    wallets,
  ]);
  const now = await balancesAt(ctx, question, wanted, { block, people: wallets, isBefore: false });
  const held = new Map<Address, Held>();
  // Who has less now has held it for no day.
  const enough = wallets.filter(([, own]) => (totalOf(now, own) ?? -1n) >= wanted.minimum);
  const searched = new Set(enough.flatMap(([, own]) => own));
  const byRows = question.day === undefined ? await readTransfers(ctx, question, wanted, block, searched) : null;
  const left: [Address, readonly Address[]][] = [];
  for (const [subject, own] of wallets) {
    const total = totalOf(now, own);
    const transfers = byRows && transfersOf(byRows, now, own);
    const judged = { chainId: wanted.chainId, number: block.number, hash: block.hash, time: block.time };
    if (total === null) held.set(subject, { missing: NOT_KNOWN, block: judged });
    else if (total < wanted.minimum) held.set(subject, heldFor(wanted, judged, { days: 0, how: "" }));
    else if (transfers) {
      const since = heldSince(transfers, total, wanted.minimum);
      held.set(
        subject,
        heldFor(wanted, judged, { days: Math.floor((block.time - since) / DAY), how: ", by each transfer" }),
      );
    } else left.push([subject, own]);
  }
  await readDays(ctx, question, { wanted, block, left, held });
  for (const [subject, own] of left) {
    const one = held.get(subject);
    if (one && "more" in one && one.more && own.some((wallet) => byRows?.cut.has(wallet)))
      held.set(subject, { ...one, more: `${one.more} ${TOO_MANY_ROWS}` });
  }
  return held;
}

function heldFor(
  { requirement }: Wanted,
  block: JudgedBlock,
  { days, how, more = null }: { days: number; how: string; more?: string | null },
): Held {
  const words = `Held without a gap for ${days} whole ${days === 1 ? "day" : "days"}${how}; the policy requires ${requirement}.`;
  return { value: days, words, block, ...(more !== null && { more: `${words} It may be longer: ${more}.` }) };
}

type Balances = ReadonlyMap<string, bigint>;

/** Null where a wallet's balance is not known. */
function totalOf(balances: Balances, wallets: readonly Address[]): bigint | null {
  let total = 0n;
  for (const wallet of wallets) {
    const own = balances.get(wallet);
    if (own === undefined) return null;
    total += own;
  }
  return total;
}

/** Goes back by the days' last blocks while the balances suffice. */
async function readDays(
  ctx: Context,
  question: Question,
  {
    wanted,
    block,
    left,
    held,
  }: { wanted: Wanted; block: AskedBlock; left: [Address, readonly Address[]][]; held: Map<Address, Held> },
): Promise<void> {
  const judged = { chainId: wanted.chainId, number: block.number, hash: block.hash, time: block.time };
  const today = Math.floor(block.time / DAY) * DAY;
  const first = question.day === undefined ? today : question.day;
  const last = question.day === undefined ? block.time : first + DAY;
  let open = left;
  let known = last;
  const settle = (some: typeof left, why: string | null) => {
    const days = Math.floor((last - known) / DAY);
    const more = why ?? whyLonger(wanted, last - known);
    for (const [subject] of some) held.set(subject, heldFor(wanted, judged, { days, how: ", by day", more }));
  };
  for (let day = first - DAY; open.length > 0; day -= DAY) {
    ctx.signal?.().throwIfAborted();
    if (Math.floor((last - known) / DAY) >= wanted.most) return settle(open, "earlier days were not looked at");
    if (isLate(question)) return settle(open, LATE);
    const balances = await balancesOfDay(ctx, question, { wanted, day, wallets: open });
    if (typeof balances === "string") return settle(open, balances);
    const found = groupBy(open, ([, wallets]) =>
      stateOf(balances && totalOf(balances, wallets), balances === null, wanted.minimum),
    );
    settle(found.get("less") ?? [], null);
    settle(found.get("unknown") ?? [], "its balance on the day before is not known");
    open = found.get("enough") ?? [];
    known = day + DAY;
  }
}

/** By day it is known when a holding began to within a day. Why it may be a whole day longer, if that decides; null if not. */
function whyLonger({ condition }: Wanted, seconds: number): string | null {
  const days = Math.floor(seconds / DAY);
  const isExact = seconds % DAY === 0 || satisfies(condition, days) === satisfies(condition, days + 1);
  return isExact ? null : "at which hour of its first day it began is not known";
}

/** Before a chain's first block there is no balance. */
function stateOf(total: bigint | null, isBefore: boolean, minimum: bigint): "less" | "enough" | "unknown" {
  if (isBefore) return "less";
  return total === null ? "unknown" : total < minimum ? "less" : "enough";
}

/** Balances at the end of a day; null before the chain's first block; or why they are not known. */
async function balancesOfDay(
  ctx: Context,
  question: Question,
  { wanted, day, wallets }: { wanted: Wanted; day: number; wallets: readonly [Address, readonly Address[]][] },
): Promise<Balances | null | string> {
  const { chain, spend } = question;
  try {
    const block = await lastBlockOfDay(ctx, { chain, day, spend });
    if (block === "spent") return "the calls of nodes for a day (CHAIN_READS_PER_DAY) are used up";
    if (block === "open") return "the last block of the day before is not known yet";
    return block && (await balancesAt(ctx, question, wanted, { block, people: wallets, isBefore: true }));
  } catch (error) {
    if (!isChainError(error)) throw error;
    return isStateLost(error) ? NO_STATE : "the chain's node does not answer now";
  }
}

/**
 * The balances of wallets at a block, as far as the contract states them. `isBefore`: of a block before the judged one, when there may have been
 * no such token.
 */
async function balancesAt(
  ctx: Context,
  { chain, spend }: ChainQuestion,
  { token, tokenId }: Wanted,
  {
    block,
    people,
    isBefore,
  }: { block: AskedBlock; people: readonly [Address, readonly Address[]][]; isBefore: boolean },
): Promise<Balances> {
  const wallets = [...new Set(people.flatMap(([, own]) => own))];
  const balanceOf = (wallet: Address): ContractCall => {
    const args = tokenId === null ? ([wallet] as const) : ([wallet, tokenId] as const);
    return { to: token, data: encodeFunctionData({ abi, functionName: "balanceOf", args }) };
  };
  const ownerOf =
    tokenId === null
      ? null
      : { to: token, data: encodeFunctionData({ abi, functionName: "ownerOf", args: [tokenId] }) };
  const calls = [...wallets.map(balanceOf), ...(ownerOf ? [ownerOf] : [])];
  const answers = await readContracts(ctx, { chain, block, calls, spend });
  return new Map(
    wallets.flatMap((wallet): [string, bigint][] => {
      const own = answers.get(callKey(balanceOf(wallet)));
      const units = readUnits(wallet, own, ownerOf && answers.get(callKey(ownerOf)), isBefore);
      return units === null ? [] : [[wallet, units]];
    }),
  );
}

/** A wallet's units by what `balanceOf` and, of one token, `ownerOf` answer; null if they are not known. */
function readUnits(
  wallet: Address,
  balance: ContractAnswer | undefined,
  owner: ContractAnswer | undefined | null,
  isBefore: boolean,
): bigint | null {
  const units = readWord(balance);
  if (units !== null) return units;
  // One of ERC-721 is held whole or not at all.
  const holder = owner ? readWord(owner) : null;
  if (holder !== null) return holder === BigInt(wallet) ? 1n : 0n;
  const isUnborn = owner ? isNothing(balance, true) && isNothing(owner, true) : isNothing(balance, false);
  return isBefore && isUnborn ? 0n : null;
}

/** Whether an answer is that of an address without code, or of a contract that knows no such token. */
function isNothing(answer: ContractAnswer | undefined, orReverted: boolean): boolean {
  return (answer?.kind === "returned" && answer.data === "0x") || (orReverted && answer?.kind === "reverted");
}

function readWord(answer: ContractAnswer | undefined): bigint | null {
  return answer?.kind === "returned" && answer.data.length === 66 ? BigInt(answer.data) : null;
}

/** What a transaction changed of a wallet's balance. */
interface Transfer {
  wallet: string;
  block: number;
  index: number;
  at: number;
  change: bigint;
}

/** By wallet, what its rows say, newest first. */
interface Transfers {
  known: ReadonlyMap<string, readonly Transfer[]>;
  /** The wallets with older rows that were not searched. */
  cut: ReadonlySet<string>;
}

/** The indexed transfers of the token by these wallets up to a block; null where they are not indexed. */
async function readTransfers(
  ctx: Context,
  { chain }: ChainQuestion,
  { token, tokenId }: Wanted,
  block: AskedBlock,
  wallets: ReadonlySet<Address>,
): Promise<Transfers | null> {
  // Rows of collections do not say which token.
  if (tokenId !== null || !indexesEveryWallet(chain)) return null;
  const known = new Map<string, Transfer[]>();
  const cut = new Set<string>();
  let room = MOST_ROWS.all;
  for (const part of chunks([...wallets], WALLETS_AT_ONCE)) {
    ctx.signal?.().throwIfAborted();
    const found = room > 0 ? await searchRows(ctx, { chain, token, block, wallets: part }) : [];
    if (room <= 0) for (const wallet of part) cut.add(wallet);
    for (const { wallet, rows, transfers } of found) {
      room -= rows;
      if (rows > MOST_ROWS.wallet) cut.add(wallet);
      else
        known.set(wallet, transfers?.map(({ change, ...row }) => ({ ...row, wallet, change: BigInt(change) })) ?? []);
    }
  }
  return { known, cut };
}

/** Wallets whose rows one statement searches. */
const WALLETS_AT_ONCE = 10;

interface SearchedWallet {
  wallet: Address;
  rows: number;
  transfers: (Pick<Transfer, "block" | "index" | "at"> & { change: string })[] | null;
}

async function searchRows(
  { pg }: Context,
  asked: { chain: ChainConfig; token: Address; block: AskedBlock; wallets: readonly Address[] },
): Promise<SearchedWallet[]> {
  const { chain, token, block, wallets } = asked;
  const { rows } = await pg.query<SearchedWallet>({
    name: "held-transfers",
    text: `select w.wallet, coalesce(sum(t.rows), 0)::int as rows,
        jsonb_agg(jsonb_build_object('block', t.block, 'index', t.index, 'at', t.at, 'change', t.change::text)
          order by t.block desc, t.index desc) filter (where t.change is not null) as transfers
      from unnest($1::text[]) as w(wallet) left join lateral (
        select block_number as block, tx_index as index, max(at) as at, count(*) as rows,
          sum(case when kind in ('tokenIn', 'nftIn') then amount else -amount end)
            filter (where asset = $3 and kind in ('tokenIn', 'tokenOut', 'nftIn', 'nftOut')) as change
        from (select * from activity a where a.wallet = w.wallet and a.chain_id = $2 and a.block_number <= $4
          order by a.block_number desc limit ${MOST_ROWS.wallet + 1}) newest
        group by 1, 2) t on true
      where exists (select from chain_cursor c where c.chain_id = $2 and c.block_number >= $4)
      group by w.wallet`,
    values: [plainArray([...wallets]), chain.id, bytesOf(token), block.number],
  });
  return rows;
}

/** The transfers of wallets, newest first; null where they do not add up to the balance of each: the token is not made of its transfers, or some are missing. */
function transfersOf({ known }: Transfers, balances: Balances, wallets: readonly Address[]): Transfer[] | null {
  const own = wallets.flatMap((wallet) => known.get(wallet) ?? []);
  const isWhole = wallets.every((wallet) => {
    const sum = known.get(wallet)?.reduce((total, { change }) => total + change, 0n);
    return sum === balances.get(wallet);
  });
  return isWhole ? own.sort((a, b) => b.block - a.block || b.index - a.index) : null;
}

/** Since when a balance was never below the minimum, unix seconds. What wallets of one identity move among each other in a transaction changes nothing. */
function heldSince(transfers: readonly Transfer[], total: bigint, minimum: bigint): number {
  let balance = total;
  for (const [place, { block, index, at, change }] of transfers.entries()) {
    balance -= change;
    const next = transfers[place + 1];
    const isWhole = next === undefined || next.block !== block || next.index !== index;
    if (isWhole && balance < minimum) return at;
  }
  throw new Error("transfers that add up to a balance begin with none");
}
