import { isChainError } from "../errors.ts";
import type {
  FetchHistoryOptions,
  HistoryList,
  HistoryListResult,
  HistoryRows,
  WalletHistory,
} from "../wallet-history.ts";
import type { Explorer } from "./explorer.ts";
import { type RowRules, walletList } from "./rows.ts";

/** What the rows of one list say about the others. */
export interface Signs {
  /** Tokens or value left the wallet, so that it may have sent transactions. */
  acted: boolean;
  /** Value left it inside a transaction: it has code, and others may have sent its transactions. */
  valueLeft: boolean;
  /** It called methods that move its tokens. */
  sentTokens: boolean;
  sentNfts: boolean;
}

/** `transfer` of ERC-20. */
const TOKEN_METHODS: ReadonlySet<string> = new Set(["0xa9059cbb"]);
/** `safeTransferFrom` of ERC-721, twice, `safeTransferFrom` and `safeBatchTransferFrom` of ERC-1155. */
const NFT_METHODS: ReadonlySet<string> = new Set(["0x42842e0e", "0xb88d4fde", "0xf242432a", "0x2eb2c2d6"]);

export function noteSigns<L extends HistoryList>(
  signs: Signs,
  wallet: string,
  list: L,
  rows: readonly HistoryRows[L][],
): void {
  for (const row of rows) {
    if (row.from !== wallet || ("failed" in row && row.failed)) continue;
    if ("method" in row) {
      const method = row.ran === false ? null : row.method;
      signs.sentTokens ||= method !== null && TOKEN_METHODS.has(method);
      signs.sentNfts ||= method !== null && NFT_METHODS.has(method);
    } else {
      signs.acted = true;
      signs.valueLeft ||= list === "internal";
    }
  }
}

type Lists = WalletHistory["lists"];

interface Reading {
  explorers: readonly Explorer[];
  wallet: string;
  options: FetchHistoryOptions;
  signal: AbortSignal;
  /** Newest block to read. */
  target: number;
  rules: RowRules;
  signs: Signs;
}

type ReadList<R> = <L extends HistoryList>(
  list: L,
  reading: R,
  source?: "own list" | "token list",
) => Promise<HistoryListResult<HistoryRows[L]>>;

/**
 * An empty list is believed unless it contradicts the wallet's other lists or its nonce. Then a further page and the other explorers are
 * asked. A list that stays empty although the wallet has sent transactions is marked.
 */
export async function recheckEmptyLists<R extends Reading>(
  lists: Lists,
  reading: R,
  readList: ReadList<R>,
): Promise<Lists> {
  const { signs } = reading;
  let { transactions, tokens, nfts } = lists;
  if (isNewlyEmpty("transactions", transactions, reading)) {
    const nonce = await nonceOf(transactions, reading);
    if (signs.acted || nonce > 0) transactions = await readAgain("transactions", transactions, reading, readList);
    if (transactions.state === "ok" && transactions.count === 0 && nonce > 0 && !signs.valueLeft) {
      transactions = { ...transactions, truncated: true, gaps: ["contradiction"] };
    }
  }
  if (signs.sentTokens && isNewlyEmpty("tokens", tokens, reading)) {
    tokens = await readAgain("tokens", tokens, reading, readList);
  }
  if (signs.sentNfts && isNewlyEmpty("nfts", nfts, reading)) nfts = await readAgain("nfts", nfts, reading, readList);
  // The explorer names NFTs among tokens that its lists of NFTs do not have.
  const isHidden = tokens.state === "ok" && tokens.foreign !== undefined && !nfts.gaps?.includes("erc1155");
  if (isHidden && nfts.state === "ok" && nfts.count === 0) {
    const { progress: { nfts: _, ...progress } = {}, mayContinue: __, ...options } = reading.options;
    nfts = await readList("nfts", { ...reading, options: { ...options, progress } }, "token list");
  }
  return { ...lists, transactions, tokens, nfts };
}

/** Whether a list was read in this turn and is empty. */
function isNewlyEmpty(list: HistoryList, result: HistoryListResult<unknown>, { options }: Reading): boolean {
  return result.state === "ok" && result.count === 0 && options.progress?.[list] === undefined;
}

/** How many transactions the wallet sent; 0 if it is not known, or if older ones were read before. */
async function nonceOf({ source }: HistoryListResult<unknown>, reading: Reading): Promise<number> {
  const explorer = answered(source, reading);
  if (!explorer || (reading.options.fromBlock ?? 0) > 0) return 0;
  return (await explorer.nonce(reading.wallet, reading.signal)) ?? 0;
}

function answered(source: string | null, { explorers }: Reading): Explorer | undefined {
  return explorers.find(({ host }) => host === source);
}

/** Asks the explorer for a further page, and the others for the list; the same one again if it has a further page. */
async function readAgain<L extends HistoryList, R extends Reading>(
  list: L,
  empty: HistoryListResult<HistoryRows[L]>,
  reading: R,
  readList: ReadList<R>,
): Promise<HistoryListResult<HistoryRows[L]>> {
  const explorer = answered(empty.source, reading);
  const hasMore = explorer !== undefined && (await hasSecondPage(explorer, list, reading));
  const others = reading.explorers.filter((one) => one !== explorer);
  for (const other of hasMore ? [...others, explorer] : others) {
    const found = await readList(list, { ...reading, explorers: [other] });
    if (found.count > 0) return found;
  }
  if (!hasMore) return empty;
  const message = `${empty.source} has a second page of ${list}, but nothing on the first`;
  const toBlock = (reading.options.fromBlock ?? 0) - 1;
  return { ...empty, state: "failed", toBlock, error: { code: "MALFORMED", message } };
}

async function hasSecondPage(explorer: Explorer, list: HistoryList, reading: Reading): Promise<boolean> {
  const { action, query } = walletList(list, reading.wallet, reading.rules);
  const range = query(reading.options.fromBlock ?? 0, reading.target);
  try {
    const page = { ...range, page: 2, offset: explorer.pageSize(action) };
    return (await explorer.page(page, reading.signal)).rows.length > 0;
  } catch (error) {
    if (!isChainError(error) || error.code === "ABORTED") throw error;
    return false;
  }
}
