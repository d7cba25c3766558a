import pLimit from "p-limit";
import type { ChainConfig } from "../../core/chains.ts";
import { abortTogether } from "../abort-together.ts";
import type { SourceOptions } from "../capabilities.ts";
import { ChainError, isChainError } from "../errors.ts";
import type {
  FetchHistoryOptions,
  HistoryGap,
  HistoryList,
  HistoryListResult,
  HistoryRowLists,
  HistoryRows,
  WalletHistory,
} from "../wallet-history.ts";
import { askInOrder, createExplorer, type Explorer } from "./explorer.ts";
import { type BlockRows, type ListRequest, listPages, type PageStep } from "./list-pages.ts";
import { noteSigns, recheckEmptyLists, type Signs } from "./recheck-lists.ts";
import { isBlockTime } from "./responses.ts";
import { ERC1155_ACTION, erc1155List, type RowRules, walletList } from "./rows.ts";

type HistoryOptions = FetchHistoryOptions & SourceOptions;

/**
 * A wallet's history from the chain's explorers, tried in order: if one fails, the next continues at the first
 * incomplete block. See WalletHistoryReader.fetch.
 */
export async function fetchWalletHistory(
  chain: ChainConfig,
  wallet: string,
  options: HistoryOptions = {},
): Promise<WalletHistory> {
  const explorers = chain.explorers.map((config) => createExplorer(config, chain.id, options));
  // A list that fails with the caller's own error stops the others.
  return abortTogether(options.signal, (signal) => fetchLists({ chain, explorers, wallet, options, signal }));
}

async function fetchLists(
  given: Pick<Reading, "chain" | "explorers" | "wallet" | "options" | "signal">,
): Promise<WalletHistory> {
  const { chain, explorers, options, signal } = given;
  const now = options.now ?? new Date();
  const newest = options.head === undefined ? await findNewest(explorers, { ...options, now, signal }) : null;
  const target = newest?.head ?? options.head ?? 0;
  const late = newest?.behind ?? [];
  const reading: Reading = {
    ...given,
    explorers: [...explorers.filter((one) => !late.includes(one)), ...late],
    rules: { now, since: chain.glamsterdamTime },
    target,
    targetFrom: newest?.explorer ?? null,
    deliver: createDelivery(options.onRows),
    progress: createProgress(options),
    signs: { acted: false, valueLeft: false, sentTokens: false, sentNfts: false },
  };
  const [transactions, internal, tokens, nfts] = await Promise.all([
    readList("transactions", reading),
    readList("internal", reading),
    readList("tokens", reading),
    readList("nfts", reading),
  ]);
  const lists = await recheckEmptyLists({ transactions, internal, tokens, nfts }, reading, readList);
  const all = Object.values(lists);
  const complete = all.flatMap(({ state, toBlock }) => (state === "ok" || state === "pending" ? [toBlock] : []));
  return {
    head: Math.min(target, ...complete),
    target,
    newestAt: reading.progress.newestAt(),
    headAt: newest?.headAt,
    isBehind: newest?.behind.includes(newest.explorer) ?? false,
    source: newest?.explorer.host ?? all.find((list) => list.source !== null)?.source ?? null,
    lists,
  };
}

interface Newest {
  explorer: Explorer;
  head: number;
  headAt: number | null | undefined;
  /** Those whose newest block is old. */
  behind: readonly Explorer[];
}

/**
 * The first explorer that gives its newest block. Where no node shows how far the chain is, one whose newest block is old comes last, and is
 * reported as failing: it is behind, or the chain stands still.
 */
async function findNewest(
  explorers: readonly Explorer[],
  { withHeadTime, onExplorer, now, signal }: FetchHistoryOptions & SourceOptions & { now: Date; signal: AbortSignal },
): Promise<Newest> {
  const old: Newest[] = [];
  const behind: Explorer[] = [];
  const read = async (explorer: Explorer): Promise<Newest> => {
    const head = await explorer.head(signal);
    const time = withHeadTime ? await explorer.headTime(head, signal) : undefined;
    // A time that no block has says nothing.
    const headAt = time != null && !isBlockTime(time, now) ? null : time;
    const newest = { explorer, head, headAt, behind };
    // Without a time its number tells, while it stays the same.
    const age = headAt == null ? explorer.stoodFor() : now.getTime() / 1_000 - headAt;
    if (!withHeadTime || age <= explorer.maxAge) return newest;
    old.push(newest);
    behind.push(explorer);
    const since =
      headAt == null
        ? `has been the same for ${Math.floor(age / 60)} minutes`
        : `is of ${new Date(headAt * 1_000).toISOString()}`;
    const error = new ChainError(
      "BLOCK_NOT_FOUND",
      `The newest block of ${explorer.host}, ${head}, ${since}: what followed is not known`,
    );
    onExplorer?.(explorer.host, error);
    throw error;
  };
  try {
    return await askInOrder(explorers, read);
  } catch (error) {
    const [newest] = old.sort((a, b) => b.head - a.head);
    if (!newest || !isChainError(error) || error.code === "ABORTED") throw error;
    return newest;
  }
}

interface Reading {
  chain: ChainConfig;
  explorers: readonly Explorer[];
  wallet: string;
  options: HistoryOptions;
  signal: AbortSignal;
  rules: RowRules;
  /** Newest block to read. */
  target: number;
  /** The explorer that returned it; null if the caller passed it. */
  targetFrom: Explorer | null;
  deliver: ReturnType<typeof createDelivery>;
  progress: ReturnType<typeof createProgress>;
  signs: Signs;
}

/** Where ERC-1155 transfers are looked for. */
type Erc1155Source = "own list" | "token list";

/** Reads one list to the target, to its maximum of rows, or to the end of the turn. */
async function readList<L extends HistoryList>(
  list: L,
  reading: Reading,
  source: Erc1155Source = "own list",
): Promise<HistoryListResult<HistoryRows[L]>> {
  const { options, target } = reading;
  const start = { toBlock: (options.fromBlock ?? 0) - 1, count: 0, truncated: false, source: null };
  const result: HistoryListResult<HistoryRows[L]> = {
    state: "failed",
    rows: [],
    ...start,
    ...options.progress?.[list],
  };
  const maxRows = options.maxRows?.(list) ?? Number.POSITIVE_INFINITY;
  if (result.toBlock >= target) return { ...result, state: "ok" };
  if (maxRows <= 0) return { ...result, state: "ok", truncated: true, toBlock: target };
  try {
    const state = await readWherePossible(list, reading, { maxRows, result, source });
    return { ...result, state };
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    const { code, message } = error;
    return { ...result, error: { code, message } };
  }
}

interface ListReading<Row> {
  maxRows: number;
  result: HistoryListResult<Row>;
  source: Erc1155Source;
}

/** Of NFTs, an explorer with a list of ERC-1155 transfers comes first; without one, what others know of them is all that can be read. */
async function readWherePossible<L extends HistoryList>(
  list: L,
  reading: Reading,
  work: ListReading<HistoryRows[L]>,
): Promise<"ok" | "open" | "pending"> {
  const { explorers, signal, target, targetFrom } = reading;
  const readFrom = (those: readonly Explorer[], source: Erc1155Source) =>
    askInOrder(those, async (explorer) => {
      const to = explorer === targetFrom ? target : Math.min(target, await explorer.head(signal));
      return readListFrom(explorer, list, reading, { ...work, to, source });
    });
  if (work.source === "token list") {
    addGap(work.result, "erc1155");
    return readFrom(explorers, "token list");
  }
  try {
    return await readFrom(explorers, "own list");
  } catch (error) {
    const others = explorers.filter((explorer) => !explorer.serves(ERC1155_ACTION));
    if (list !== "nfts" || others.length === 0 || (isChainError(error) && error.code === "ABORTED")) throw error;
    const state = await readFrom(others, "token list");
    addGap(work.result, "erc1155");
    return state;
  }
}

/** Reads a list from one explorer and adds it to the result, which stays valid if the explorer fails midway. */
async function readListFrom<L extends HistoryList>(
  explorer: Explorer,
  list: L,
  { rules, wallet, options, signal, target, deliver, progress, signs }: Reading,
  { to, maxRows, result, source }: ListReading<HistoryRows[L]> & { to: number },
): Promise<"ok" | "open" | "pending"> {
  const firstBlock = (options.progress?.[list]?.toBlock ?? (options.fromBlock ?? 0) - 1) + 1;
  for await (const step of stepsOf(list, wallet, { rules, explorer, to, signal, source }, result.toBlock + 1)) {
    const fitting = fittingBlocks(step.blocks, maxRows - result.count);
    if (list === "transactions" && result.count === 0) requireReadable(explorer, fitting);
    const rows = fitting.flatMap((block) => block.rows);
    await deliver(list, rows, result);
    countRows(result, fitting, options.knownTo ?? -1);
    result.source = explorer.host;
    result.truncated ||= step.truncated;
    if (step.pending) addGap(result, "pending");
    noteSigns(signs, wallet, list, rows);
    progress.add(list, rows);
    if (fitting.length < step.blocks.length) {
      result.truncated = true;
      result.toBlock = target;
      return "ok";
    }
    result.toBlock = Math.max(result.toBlock, step.completeTo);
    if (result.toBlock < to && result.toBlock >= firstBlock && options.mayContinue?.() === false) return "open";
  }
  result.source ??= explorer.host;
  result.toBlock = Math.max(result.toBlock, to);
  return result.gaps?.includes("pending") ? "pending" : "ok";
}

/** The pages of a list. ERC-1155 transfers belong to the list `nfts`, and explorers have them in another one. */
function stepsOf<L extends HistoryList>(
  list: L,
  wallet: string,
  given: Pick<Reading, "rules" | "signal"> & { explorer: Explorer; to: number; source: Erc1155Source },
  from: number,
): AsyncGenerator<PageStep<HistoryRows[L]>, void> {
  const { rules, explorer, to, signal, source } = given;
  const request = { explorer, to, signal, list: walletList(list, wallet, rules) };
  if (list !== "nfts") return listPages(request, from);
  if (source === "own list" && !explorer.serves(ERC1155_ACTION)) {
    throw new ChainError("UNSUPPORTED", `${explorer.host} has no list of ERC-1155 transfers`);
  }
  const erc1155 = { ...request, list: erc1155List(wallet, source, rules) };
  const both = [request, erc1155] as [ListRequest<HistoryRows[L]>, ListRequest<HistoryRows[L]>]; // L is `nfts`.
  return mergePages(both, from, nftName);
}

/**
 * Two lists that are read at the same time as one: of each step, the blocks that both have completed. A row of the second list
 * is dropped if the first has one of the same name.
 */
async function* mergePages<Row>(
  requests: readonly [ListRequest<Row>, ListRequest<Row>],
  from: number,
  nameOf: (row: Row) => string | null,
): AsyncGenerator<PageStep<Row>, void> {
  const [first, second] = requests.map((request) => createReader(request, from)) as [Reader<Row>, Reader<Row>]; // One each.
  const { to } = requests[0];
  for (let done = from - 1; done < to; ) {
    await Promise.all([first, second].filter((reader) => reader.completeTo === done).map((reader) => reader.advance()));
    done = Math.min(first.completeTo, second.completeTo);
    const parts = [first.take(done), second.take(done)] as const;
    yield {
      blocks: joinBlocks(parts[0].blocks, parts[1].blocks, nameOf),
      completeTo: done,
      truncated: parts.some(({ truncated }) => truncated),
      pending: parts.some(({ pending }) => pending),
    };
  }
}

interface Reader<Row> {
  readonly completeTo: number;
  advance: () => Promise<void>;
  /** What was read and not taken, up to a block. */
  take: (upTo: number) => Omit<PageStep<Row>, "completeTo">;
}

function createReader<Row>(request: ListRequest<Row>, from: number): Reader<Row> {
  const steps = listPages(request, from);
  let blocks: BlockRows<Row>[] = [];
  let completeTo = from - 1;
  let marks = { truncated: false, pending: false };
  return {
    get completeTo() {
      return completeTo;
    },
    async advance() {
      const before = completeTo;
      while (completeTo === before) {
        const { value: step } = await steps.next();
        if (!step) {
          completeTo = request.to;
          return;
        }
        for (const block of step.blocks) blocks.push(block);
        marks = { truncated: marks.truncated || step.truncated, pending: marks.pending || step.pending };
        completeTo = Math.max(completeTo, step.completeTo);
      }
    },
    take(upTo) {
      const taken = { ...marks, blocks: blocks.filter(({ number }) => number <= upTo) };
      blocks = blocks.filter(({ number }) => number > upTo);
      marks = { truncated: false, pending: false };
      return taken;
    },
  };
}

function joinBlocks<Row>(
  first: readonly BlockRows<Row>[],
  second: readonly BlockRows<Row>[],
  nameOf: (row: Row) => string | null,
): BlockRows<Row>[] {
  const joined = new Map(first.map((block) => [block.number, block]));
  for (const block of second) {
    const known = joined.get(block.number);
    if (!known) {
      joined.set(block.number, block);
      continue;
    }
    const names = new Set(known.rows.map(nameOf));
    const fresh = block.rows.filter((row) => nameOf(row) === null || !names.has(nameOf(row)));
    joined.set(block.number, {
      number: block.number,
      rows: [...known.rows, ...fresh],
      count: known.count + block.count - (block.rows.length - fresh.length),
      unread: known.unread + block.unread,
      foreign: known.foreign + block.foreign,
    });
  }
  return [...joined.values()].sort((a, b) => a.number - b.number);
}

/** What distinguishes an NFT's transfer from all others; null if the explorer does not say. */
function nftName(row: HistoryRows[HistoryList]): string | null {
  return "tokenId" in row && row.logIndex !== null ? `${row.hash}/${row.logIndex}/${row.tokenId}` : null;
}

/** Counts the rows of blocks. Blocks that were read before have been counted. */
function countRows(result: HistoryListResult<unknown>, blocks: readonly BlockRows<unknown>[], knownTo: number): void {
  for (const { number, count, unread, foreign } of blocks) {
    result.count += count;
    if (foreign > 0) result.foreign = (result.foreign ?? 0) + foreign;
    if (unread === 0) continue;
    result.truncated = true;
    if (number > knownTo) result.unread = (result.unread ?? 0) + unread;
  }
}

function addGap(result: HistoryListResult<unknown>, gap: HistoryGap): void {
  if (!result.gaps?.includes(gap)) result.gaps = [...(result.gaps ?? []), gap];
}

/** A list of which nothing at all can be read is the explorer's fault. Transactions come from nobody but those who pay for them. */
function requireReadable({ host }: Explorer, blocks: readonly BlockRows<unknown>[]): void {
  if (blocks.length > 0 && blocks.every(({ count, unread }) => count === unread)) {
    throw new ChainError("MALFORMED", `No transaction that ${host} lists can be read`);
  }
}

/** The first blocks that together have at most `room` rows. */
function fittingBlocks<Row>(blocks: readonly BlockRows<Row>[], room: number): readonly BlockRows<Row>[] {
  let left = room;
  const over = blocks.findIndex((block) => {
    left -= block.count;
    return left < 0;
  });
  return over < 0 ? blocks : blocks.slice(0, over);
}

/** Follows the newest time of all lists, and counts transactions, those of earlier turns included. */
function createProgress({ progress: before = {}, onProgress }: FetchHistoryOptions) {
  let transactions = before.transactions?.count ?? 0;
  let newestAt: number | null = null;
  return {
    newestAt: () => newestAt,
    add(list: HistoryList, rows: readonly { at: number }[]) {
      const last = rows.at(-1);
      if (last) newestAt = Math.max(newestAt ?? last.at, last.at);
      if (list === "transactions") transactions += rows.length;
      onProgress?.({ transactions });
    },
  };
}

/** Passes rows to `onRows`, one call at a time; without `onRows` they are added to the result. */
function createDelivery(onRows: FetchHistoryOptions["onRows"]) {
  const serialize = pLimit(1);
  return async <L extends HistoryList>(list: L, rows: HistoryRows[L][], result: HistoryListResult<HistoryRows[L]>) => {
    if (rows.length === 0) return;
    if (!onRows) {
      for (const row of rows) result.rows.push(row);
      return;
    }
    const lists = { [list]: rows } as Partial<HistoryRowLists>; // TypeScript widens a computed key.
    await serialize(async () => onRows(lists));
  };
}
