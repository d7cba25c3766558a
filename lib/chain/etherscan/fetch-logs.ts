import type { ChainConfig } from "../../core/chains.ts";
import type { SourceOptions } from "../capabilities.ts";
import { isChainError } from "../errors.ts";
import { malformed, readAddress, readBytes, readHash, readList, readRecord } from "../hex.ts";
import type { FetchLogsOptions, HistoryLog, LogFilter, WalletLogs } from "../wallet-history.ts";
import { askInOrder, createExplorer, type Explorer } from "./explorer.ts";
import { listPages } from "./list-pages.ts";
import { type KeyedRow, numberOf, type PagedList, requireTime } from "./rows.ts";

/** The most logs of a page on Etherscan and similar explorers. */
const LOGS_A_PAGE = 1_000;

/**
 * Reads logs from the first explorer that returns all of them. An empty list is believed unless another explorer has rows or, if other
 * lists of the wallet contradict that all are empty, the explorer has a second page. See WalletHistoryReader.logs.
 */
export async function fetchLogs(
  chain: ChainConfig,
  filters: readonly LogFilter[],
  options: FetchLogsOptions & SourceOptions,
): Promise<WalletLogs> {
  const explorers = chain.explorers.map((config) => createExplorer(config, chain.id, options));
  return askInOrder(explorers, async (explorer) => {
    const others = explorers.filter((other) => other !== explorer && !other.isResting());
    const lists: WalletLogs[] = [];
    let room = options.most;
    for (const filter of filters) {
      const reading = { filter, ...options, most: room };
      const found = await readFilter(explorer, reading);
      const sure = found.logs.length === 0 && found.isWhole ? await readElsewhere(others, reading, found) : found;
      lists.push(sure);
      room -= sure.logs.length;
      if (room <= 0) break;
    }
    const isRead = lists.length === filters.length;
    const logs = lists.flatMap((list) => list.logs);
    const isDoubtful = options.isDoubted && logs.length === 0 && (await hasSecondPage(explorer, filters, options));
    return {
      logs: logs.sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex),
      isWhole: isRead && room > 0 && !isDoubtful && lists.every(({ isWhole }) => isWhole),
      toBlock: isRead && !isDoubtful ? Math.min(...lists.map(({ toBlock }) => toBlock)) : options.from - 1,
    };
  });
}

type Reading = FetchLogsOptions & Pick<SourceOptions, "now"> & { filter: LogFilter };

/** The logs of a filter up to the explorer's newest block: `most` and the rest of a page at most. */
async function readFilter(explorer: Explorer, { filter, from, most, signal, ...given }: Reading): Promise<WalletLogs> {
  const to = Math.min(given.to, await explorer.head(signal));
  const found: WalletLogs = { logs: [], isWhole: true, toBlock: from - 1 };
  for await (const step of listPages({ explorer, list: logList(filter, given.now), to, signal }, from)) {
    const { blocks, completeTo } = step;
    for (const { rows } of blocks) for (const row of rows) found.logs.push(row);
    found.isWhole &&= !step.truncated && !step.pending && blocks.every(({ unread }) => unread === 0);
    if (found.isWhole) found.toBlock = Math.max(found.toBlock, completeTo);
    if (found.logs.length >= most && completeTo >= from && completeTo < to) return { ...found, isWhole: false };
  }
  return found;
}

/** What another explorer has of a list of which one has nothing. */
async function readElsewhere(others: readonly Explorer[], reading: Reading, empty: WalletLogs): Promise<WalletLogs> {
  for (const other of others) {
    try {
      const found = await readFilter(other, reading);
      if (found.logs.length > 0) return found;
    } catch (error) {
      if (!isChainError(error) || error.code === "ABORTED") throw error;
    }
  }
  return empty;
}

async function hasSecondPage(
  explorer: Explorer,
  filters: readonly LogFilter[],
  { from, to, signal }: FetchLogsOptions,
): Promise<boolean> {
  for (const filter of filters) {
    const { action, query } = logList(filter);
    const page = { ...query(from, to), page: 2, offset: Math.min(explorer.pageSize(action), LOGS_A_PAGE) };
    if ((await explorer.page(page, signal)).rows.length > 0) return true;
  }
  return false;
}

function logList({ address, topics }: LogFilter, now = new Date()): PagedList<HistoryLog> {
  const given = [...topics.entries()].flatMap(([at, topic]) => (topic === null ? [] : [{ at, topic }]));
  const query: Record<string, string> = { module: "logs", action: "getLogs", address };
  for (const { at, topic } of given) query[`topic${at}`] = topic;
  for (const { at } of given.slice(1)) query[`topic${given[0]?.at ?? 0}_${at}_opr`] = "and";
  return {
    action: "getLogs",
    mostRows: LOGS_A_PAGE,
    query: (from, to) => ({ ...query, fromBlock: from, toBlock: to }),
    read: (value) => {
      const row = readLog(value);
      // Some explorers ignore a topic.
      const fits = row.address === address && given.every(({ at, topic }) => row.topics[at] === topic);
      return requireTime({ ...keyOf(row), row: fits ? row : null }, now);
    },
  };
}

function keyOf({ blockNumber, logIndex }: HistoryLog): Omit<KeyedRow<never>, "row"> {
  return { blockNumber, key: `${blockNumber}/${logIndex}`, unique: true };
}

function readLog(value: unknown): HistoryLog {
  const raw = readRecord(value, "getLogs row");
  return {
    blockNumber: readQuantity(raw.blockNumber, "blockNumber"),
    at: readQuantity(raw.timeStamp, "timeStamp"),
    hash: readHash(raw.transactionHash, "transactionHash"),
    txIndex: readQuantity(raw.transactionIndex, "transactionIndex"),
    logIndex: readQuantity(raw.logIndex, "logIndex"),
    address: readAddress(raw.address, "address"),
    // Blockscout writes null for topics that a log lacks.
    topics: readList(raw.topics, "topics").flatMap((topic) => (topic === null ? [] : [readHash(topic, "topic")])),
    data: readBytes(raw.data, "data"),
  };
}

/** Etherscan writes 0 as `0x`. */
function readQuantity(value: unknown, field: string): number {
  const number = value === "0x" ? 0 : numberOf(value);
  if (number === null) throw malformed(field, value);
  return number;
}
