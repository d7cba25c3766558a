import { showsCode } from "../gas.ts";
import { malformed, readAddress, readHash, readRecord } from "../hex.ts";
import type { HistoryList, HistoryRows, InternalRow, NftRow, TokenRow, TransactionRow } from "../wallet-history.ts";
import type { Query } from "./explorer.ts";

/** A row, and what distinguishes it from others of its list. */
export interface KeyedRow<Row> {
  blockNumber: number;
  /** Null for a row that belongs to another list. */
  row: Row | null;
  key: string;
  /** Whether no two rows of the list have the key; otherwise equal rows of a transaction differ by their order. */
  unique: boolean;
}

/** A list that explorers return in pages, in the order of blocks. */
export interface PagedList<Row> {
  action: string;
  /** The most rows of a page, whatever the setting says. */
  mostRows?: number;
  /** The query for blocks `from` to `to`. */
  query: (from: number, to: number) => Query;
  read: (value: unknown) => KeyedRow<Row>;
}

/** How each list is requested, and how its rows are read. */
const historyLists: {
  [L in HistoryList]: { action: string; read: (value: unknown) => KeyedRow<HistoryRows[L]> };
} = {
  transactions: { action: "txlist", read: readTransaction },
  internal: { action: "txlistinternal", read: readInternal },
  tokens: { action: "tokentx", read: readToken },
  nfts: { action: "tokennfttx", read: readNft },
};

/** A list of a wallet's history. */
export function walletList<L extends HistoryList>(list: L, wallet: string): PagedList<HistoryRows[L]> {
  const { action, read } = historyLists[list];
  const query = { module: "account", action, sort: "asc", address: wallet };
  return { action, read, query: (from, to) => ({ ...query, startblock: from, endblock: to }) };
}

function readTransaction(value: unknown): KeyedRow<TransactionRow> {
  const raw = readRecord(value, "txlist row");
  const common = readCommon(raw);
  const row = {
    ...common,
    from: readAddress(raw.from, "from"),
    to: optionalAddress(raw, "to"),
    value: readUnits(raw, "value"),
    failed: readFailed(raw),
    contractAddress: optionalAddress(raw, "contractAddress"),
    method: readMethod(raw),
  };
  return { blockNumber: row.blockNumber, key: row.hash, unique: true, row: { ...row, ...readGas(raw, row) } };
}

/**
 * What the gas cost, and whether it shows that no code ran. Explorers name neither access lists nor authorizations, so it never shows
 * that code ran. No code ran if the gas is exactly what the call data costs; if that is absent, the method's four bytes.
 */
function readGas(
  raw: Record<string, unknown>,
  { method, failed }: Pick<TransactionRow, "method" | "failed">,
): Pick<TransactionRow, "fee" | "ran"> {
  const [used, price] = [tryUnits(raw, "gasUsed"), tryUnits(raw, "gasPrice")];
  const isPaidInToken = text(raw, "feeCurrency") !== null;
  const fee =
    used === null || price === null || isPaidInToken ? null : used * price + (tryUnits(raw, "L1FeesPaid") ?? 0n);
  if (used === null || failed) return { fee, ran: null };
  const input = text(raw, "input") ?? "";
  const data = /^0x[0-9a-f]{8,}$/i.test(input) ? input : (method ?? "0x");
  return { fee, ran: showsCode({ used: Number(used), input: data }) ? null : false };
}

function tryUnits(raw: Record<string, unknown>, field: string): bigint | null {
  const value = text(raw, field);
  return value !== null && /^\d{1,38}$/.test(value) ? BigInt(value) : null;
}

function readInternal(value: unknown): KeyedRow<InternalRow> {
  const raw = readRecord(value, "txlistinternal row");
  const common = readCommon(raw);
  const row = {
    ...common,
    from: readAddress(raw.from, "from"),
    to: optionalAddress(raw, "to") ?? optionalAddress(raw, "contractAddress"),
    value: readUnits(raw, "value"),
    failed: readFailed(raw),
  };
  const trace = text(raw, "traceId") ?? text(raw, "index");
  const key = trace ? `${row.hash}/${trace}` : `${row.hash}/${row.from}/${row.to}/${row.value}/${row.failed}`;
  return { blockNumber: row.blockNumber, key, unique: trace !== null, row };
}

function readToken(value: unknown): KeyedRow<TokenRow> {
  const raw = readRecord(value, "tokentx row");
  const transfer = readTransfer(raw);
  // Some explorers list NFT transfers here too; those are in tokennfttx.
  const tokenId = text(raw, "tokenID");
  if (tokenId !== null) return { ...transferKey(transfer, `nft ${tokenId}`), row: null };
  const row = { ...transfer, value: readUnits(raw, "value") };
  return { ...transferKey(transfer, String(row.value)), row };
}

function readNft(value: unknown): KeyedRow<NftRow> {
  const raw = readRecord(value, "tokennfttx row");
  const transfer = readTransfer(raw);
  const tokenId = text(raw, "tokenID");
  if (tokenId === null || !/^\d{1,78}$/.test(tokenId)) throw malformed("tokenID", raw.tokenID);
  const row = { ...transfer, tokenId, count: text(raw, "tokenValue") === null ? 1n : readUnits(raw, "tokenValue") };
  return { ...transferKey(transfer, tokenId), row };
}

type Transfer = Omit<TokenRow, "value">;

function readTransfer(raw: Record<string, unknown>): Transfer {
  return {
    ...readCommon(raw),
    logIndex: optionalNumber(raw, "logIndex"),
    from: readAddress(raw.from, "from"),
    to: readAddress(raw.to, "to"),
    contractAddress: readAddress(raw.contractAddress, "contractAddress"),
  };
}

// The id or amount distinguishes the parts of one ERC-1155 log; without a log index equal transfers remain equal.
function transferKey(row: Transfer, what: string): Omit<KeyedRow<never>, "row"> {
  const place = row.logIndex === null ? `${row.contractAddress}/${row.from}/${row.to}` : String(row.logIndex);
  return { blockNumber: row.blockNumber, key: `${row.hash}/${place}/${what}`, unique: row.logIndex !== null };
}

function readCommon(raw: Record<string, unknown>): Pick<TransactionRow, "blockNumber" | "at" | "hash" | "txIndex"> {
  return {
    blockNumber: requiredNumber(raw, "blockNumber"),
    at: requiredNumber(raw, "timeStamp"),
    hash: readHash(raw.hash ?? raw.transactionHash, "hash"),
    txIndex: optionalNumber(raw, "transactionIndex") ?? 0,
  };
}

function readFailed(raw: Record<string, unknown>): boolean {
  const isError = text(raw, "isError");
  const status = text(raw, "txreceipt_status");
  if (isError === "1" || status === "0") return true;
  if (isError === "0" || status === "1") return false;
  throw malformed("isError", raw.isError);
}

function readMethod(raw: Record<string, unknown>): string | null {
  const method = text(raw, "methodId") ?? "";
  const input = text(raw, "input") ?? "";
  const found = /^0x[0-9a-f]{8}/i.exec(method.length === 10 ? method : input);
  return found ? found[0].toLowerCase() : null;
}

/** A field's text; null if it is absent or empty. */
function text(raw: Record<string, unknown>, field: string): string | null {
  const value = raw[field];
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : null;
}

function readUnits(raw: Record<string, unknown>, field: string): bigint {
  const value = text(raw, field);
  if (value === null || !/^\d{1,78}$/.test(value)) throw malformed(field, raw[field]);
  return BigInt(value);
}

const LARGEST = 2 ** 31 - 1;

function requiredNumber(raw: Record<string, unknown>, field: string): number {
  const value = text(raw, field);
  if (value === null || !/^\d{1,10}$/.test(value) || Number(value) > LARGEST * 2) throw malformed(field, raw[field]);
  return Number(value);
}

function optionalNumber(raw: Record<string, unknown>, field: string): number | null {
  const value = text(raw, field);
  if (value === null) return null;
  const number = /^0x/i.test(value) ? Number(value) : /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number) || number > LARGEST) throw malformed(field, raw[field]);
  return number;
}

function optionalAddress(raw: Record<string, unknown>, field: string): string | null {
  return text(raw, field) === null ? null : readAddress(raw[field], field);
}
