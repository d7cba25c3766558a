import type { ChainConfig } from "../../core/chains.ts";
import { malformed, readAddress, readBytes, readHash, readList, readRecord } from "../hex.ts";
import type { SourceOptions } from "../sources/source.ts";
import type { FetchLogsOptions, HistoryLog, LogFilter, WalletLogs } from "../wallet-history.ts";
import { askInOrder, createExplorer, type Explorer } from "./explorer.ts";
import { listPages } from "./list-pages.ts";
import type { KeyedRow, PagedList } from "./rows.ts";

/** The most logs of a page on Etherscan and similar explorers. */
const LOGS_A_PAGE = 1_000;

/** Reads logs from the first explorer that returns all of them. See WalletHistoryReader.logs. */
export function fetchLogs(
  chain: ChainConfig,
  filters: readonly LogFilter[],
  options: FetchLogsOptions & SourceOptions,
): Promise<WalletLogs> {
  const explorers = chain.explorers.map((config) => createExplorer(config, chain.id, options));
  return askInOrder(explorers, (explorer) => fetchFrom(explorer, filters, options));
}

async function fetchFrom(
  explorer: Explorer,
  filters: readonly LogFilter[],
  { from, to, most, signal }: FetchLogsOptions,
): Promise<WalletLogs> {
  const logs: HistoryLog[] = [];
  let isWhole = true;
  for (const filter of filters) {
    for await (const step of listPages({ explorer, list: logList(filter), to, signal }, from)) {
      for (const { rows } of step.blocks) for (const row of rows) if (logs.length < most) logs.push(row);
      const isRead = !step.truncated && !step.pending && step.blocks.every(({ unread }) => unread === 0);
      isWhole &&= isRead && logs.length < most;
      if (logs.length >= most) break;
    }
  }
  return { logs: logs.sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex), isWhole };
}

function logList({ address, topics }: LogFilter): PagedList<HistoryLog> {
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
      return { ...keyOf(row), row: fits ? row : null };
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

/** Hex or decimal. Etherscan writes 0 as `0x`. */
function readQuantity(value: unknown, field: string): number {
  const written = value === "0x" ? "0x0" : value;
  if (typeof written !== "string" || !/^(0x[0-9a-f]{1,13}|\d{1,15})$/i.test(written)) throw malformed(field, value);
  return Number(written);
}
