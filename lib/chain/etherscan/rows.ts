import { keccak256, stringToHex, zeroAddress } from "viem";
import { type CallGas, fitsNoCode, forkAt, showsCode } from "../gas.ts";
import { isRecord, malformed, readAddress, readHash, readRecord } from "../hex.ts";
import type { HistoryList, HistoryRows, InternalRow, NftRow, TokenRow, TransactionRow } from "../wallet-history.ts";
import { isBlockTime, type Query } from "./responses.ts";

/** A row, and what distinguishes it from others of its list. */
export interface KeyedRow<Row> {
  blockNumber: number;
  /** Null for a row that belongs to another list, `unread` for one that cannot be read. */
  row: Row | null | "unread";
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
  /** Throws MALFORMED for a row that cannot be read. */
  read: (value: unknown) => KeyedRow<Row>;
}

/** What rows are judged by. */
export interface RowRules {
  now: Date;
  /** When the chain had Glamsterdam, unix seconds, if that is known. */
  since?: number | undefined;
}

type Reader<L extends HistoryList> = (
  raw: Record<string, unknown>,
  wallet: string,
  since: number | undefined,
) => KeyedRow<HistoryRows[L]>;

/** How each list is requested, and how its rows are read. */
const historyLists: { [L in HistoryList]: { action: string; read: Reader<L> } } = {
  transactions: { action: "txlist", read: readTransaction },
  internal: { action: "txlistinternal", read: readInternal },
  tokens: { action: "tokentx", read: readToken },
  nfts: { action: "tokennfttx", read: (raw) => readNft(raw, false) },
};

/** A list of a wallet's history. */
export function walletList<L extends HistoryList>(list: L, wallet: string, rules: RowRules): PagedList<HistoryRows[L]> {
  const { action, read } = historyLists[list];
  return accountList(action, wallet, rules, (raw) => read(raw, wallet, rules.since));
}

/** The action that lists ERC-1155 transfers; not all explorers have it. */
export const ERC1155_ACTION = "token1155tx";

/**
 * A wallet's ERC-1155 transfers, which belong to the list `nfts`. Explorers without a list of their own may name some among those of
 * other tokens.
 */
export function erc1155List(wallet: string, from: "own list" | "token list", rules: RowRules): PagedList<NftRow> {
  if (from === "own list") return accountList(ERC1155_ACTION, wallet, rules, (raw) => readNft(raw, true));
  return accountList("tokentx", wallet, rules, (raw) => {
    const isToken = text(raw, "tokenID") !== null && (hasCount(raw) || text(raw, "logIndex") !== null);
    if (isToken || hasIds(raw)) return readNft(raw, true);
    return { blockNumber: readPlace(raw), key: "other token", unique: false, row: null };
  });
}

function accountList<Row extends { at: number }>(
  action: string,
  wallet: string,
  { now }: RowRules,
  read: (raw: Record<string, unknown>) => KeyedRow<Row>,
): PagedList<Row> {
  const query = { module: "account", action, sort: "asc", address: wallet };
  return {
    action,
    read: (value) => requireTime(read(readRecord(value, `${action} row`)), now),
    query: (from, to) => ({ ...query, startblock: from, endblock: to }),
  };
}

/** The block of a row; null if not even that can be read. */
export function placeOf(value: unknown): number | null {
  const number = isRecord(value) ? numberOf(value.blockNumber) : null;
  return number === null || number >= MOST_BLOCKS ? null : number;
}

function readTransaction(
  raw: Record<string, unknown>,
  wallet: string,
  since: number | undefined,
): KeyedRow<TransactionRow> {
  const common = readCommon(raw);
  const row = {
    ...common,
    from: readSender(raw),
    to: optionalAddress(raw, "to"),
    value: readUnits(raw, "value"),
    failed: readFailed(raw),
    contractAddress: optionalAddress(raw, "contractAddress"),
    method: readMethod(raw),
  };
  // Without a sender it is only known what was received.
  if (row.from === null && (row.to ?? row.contractAddress) !== wallet) throw malformed("from", raw.from);
  return { blockNumber: row.blockNumber, key: row.hash, unique: true, row: { ...row, ...readGas(raw, row, since) } };
}

/**
 * What the gas cost, and whether it shows that no code ran. Explorers name neither access lists nor authorizations, so it never shows
 * that code ran. No code ran if the gas is exactly what the call costs on the fork of its time; if the call data is absent, that of the
 * method's four bytes.
 */
function readGas(
  raw: Record<string, unknown>,
  { at, from, to, value, method, failed }: Omit<TransactionRow, "fee" | "ran">,
  since: number | undefined,
): Pick<TransactionRow, "fee" | "ran" | "mayBeCodeless"> {
  const [used, price] = [unitsOf(raw.gasUsed), unitsOf(raw.gasPrice)];
  const isPaidInToken = text(raw, "feeCurrency") !== null;
  const cost = used === null || price === null ? null : used * price + (unitsOf(raw.L1FeesPaid) ?? 0n);
  const fee = isPaidInToken || cost === null || cost > MOST_UNITS ? null : cost;
  if (used === null || failed) return { fee, ran: null };
  const input = text(raw, "input") ?? "";
  const data = /^0x[0-9a-f]{8,}$/i.test(input) ? input : (method ?? "0x");
  const gas: CallGas = { used: Number(used), input: data, isSelf: from === to, hasValue: value > 0n };
  const fork = forkAt(at, since);
  const mayBeCodeless = fork === null && fitsNoCode(gas);
  return { fee, ran: showsCode(gas, fork) === false ? false : null, ...(mayBeCodeless && { mayBeCodeless }) };
}

/** Calls that have the value of the call around them, and move none. */
const valuelessCalls = /^(delegatecall|staticcall|callcode)$/i;

function readInternal(raw: Record<string, unknown>, wallet: string): KeyedRow<InternalRow> {
  const common = readCommon(raw);
  const row = {
    ...common,
    from: readSender(raw),
    to: optionalAddress(raw, "to") ?? optionalAddress(raw, "contractAddress"),
    value: readUnits(raw, "value"),
    failed: readFailed(raw),
  };
  if (row.from === null && row.to !== wallet) throw malformed("from", raw.from);
  const trace = text(raw, "traceId") ?? text(raw, "index");
  const key = trace ? `${row.hash}/${trace}` : `${row.hash}/${row.from}/${row.to}/${row.value}/${row.failed}`;
  const isMove = !valuelessCalls.test(text(raw, "callType") ?? text(raw, "type") ?? "");
  return { blockNumber: row.blockNumber, key, unique: trace !== null, row: isMove ? row : null };
}

function readToken(raw: Record<string, unknown>): KeyedRow<TokenRow> {
  const transfer = readTransfer(raw);
  // Some explorers list NFT transfers here too.
  const tokenId = text(raw, "tokenID");
  if (tokenId !== null || hasIds(raw)) {
    return { ...transferKey(transfer, `nft ${tokenId ?? JSON.stringify(raw.tokenIDs)}`), row: null };
  }
  const row = { ...transfer, value: readUnits(raw, "value") };
  return { ...transferKey(transfer, String(row.value)), row };
}

/** A row of one token; of a batch, one for all its tokens. */
function readNft(raw: Record<string, unknown>, isErc1155: boolean): KeyedRow<NftRow> {
  const transfer = readTransfer(raw);
  const isBatch = text(raw, "tokenID") === null;
  const ids = isBatch ? readUnitList(raw, "tokenIDs") : [readUnits(raw, "tokenID")];
  const counts = isBatch ? readUnitList(raw, "values") : [hasCount(raw) ? readUnits(raw, "tokenValue") : 1n];
  if (ids.length !== counts.length) throw malformed("values", raw.values);
  const row = { ...transfer, tokenId: ids.join(","), count: counts.reduce((sum, count) => sum + count, 0n) };
  const kind = isErc1155 || isBatch || hasCount(raw) ? ({ isErc1155: true } as const) : {};
  return { ...transferKey(transfer, row.tokenId), row: { ...row, ...kind } };
}

/** Whether the row is of a batch, also of one without tokens. */
function hasIds({ tokenIDs: ids, ...raw }: Record<string, unknown>): boolean {
  return Array.isArray(ids) ? ids.length > 0 || text(raw, "value") === null : Boolean(ids);
}

const hasCount = (raw: Record<string, unknown>) => text(raw, "tokenValue") !== null;
type Transfer = Omit<TokenRow, "value">;

function readTransfer(raw: Record<string, unknown>): Transfer {
  return {
    ...readCommon(raw),
    logIndex: optionalNumber(raw, "logIndex"),
    // Some explorers leave the zero address out.
    from: optionalAddress(raw, "from") ?? zeroAddress,
    to: optionalAddress(raw, "to") ?? zeroAddress,
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
    blockNumber: readPlace(raw),
    at: readTime(raw),
    hash: readTransactionHash(raw),
    txIndex: optionalNumber(raw, "transactionIndex") ?? 0,
  };
}

function readTime(raw: Record<string, unknown>): number {
  const time = numberOf(raw.timeStamp);
  if (time === null) throw malformed("timeStamp", raw.timeStamp);
  return time;
}

/** Blocks are numbered below this; the columns for them hold more. */
const MOST_BLOCKS = 2 ** 32;

function readPlace(raw: Record<string, unknown>): number {
  const number = placeOf(raw);
  if (number === null) throw malformed("blockNumber", raw.blockNumber);
  return number;
}

/** Throws MALFORMED for a row of a time that no block has. */
export function requireTime<Row extends { at: number }>(keyed: KeyedRow<Row>, now: Date): KeyedRow<Row> {
  const { row } = keyed;
  if (row === null || row === "unread" || isBlockTime(row.at, now)) return keyed;
  throw malformed("timeStamp", row.at);
}

const GENESIS = "GENESIS";

/** What a wallet had at genesis has a name instead of a hash. Each wallet has one such row. */
function readTransactionHash(raw: Record<string, unknown>): string {
  const hash = raw.hash ?? raw.transactionHash;
  if (typeof hash === "string" && hash.startsWith(`${GENESIS}_`)) return keccak256(stringToHex(hash.slice(0, 100)));
  return readHash(hash, "hash");
}

/** Null for a row of genesis, and if the explorer does not say who it was. */
function readSender(raw: Record<string, unknown>): string | null {
  return raw.from === GENESIS ? null : optionalAddress(raw, "from");
}

/** An absent result is known of what cannot run code: of a transaction without call data that used just the gas of one. */
function readFailed(raw: Record<string, unknown>): boolean {
  const isError = text(raw, "isError");
  const status = text(raw, "txreceipt_status");
  if (isError === "1" || status === "0") return true;
  if (isError === "0" || status === "1" || raw.from === GENESIS) return false;
  if (isError === null && status === null && unitsOf(raw.gasUsed) === 21_000n) return false;
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
  if (Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" && value !== "" && value !== "0x" ? value : null;
}

const MOST_UNITS = 2n ** 256n - 1n;
/** Decimal or hex, of at most 256 bits. */
const UNITS = /^(\d{1,78}|0x[0-9a-f]{1,64})$/i;

function unitsOf(value: unknown): bigint | null {
  if (typeof value !== "string") {
    const number = numberOf(value);
    return number === null ? null : BigInt(number);
  }
  const units = UNITS.test(value) ? BigInt(value) : null;
  return units !== null && units <= MOST_UNITS ? units : null;
}

/** A number below 2^53, written as {@link UNITS} or as a JSON number; null for anything else. Most fields are, and this costs least. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && UNITS.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

function readUnits(raw: Record<string, unknown>, field: string): bigint {
  const units = unitsOf(raw[field]);
  if (units === null) throw malformed(field, raw[field]);
  return units;
}

function readUnitList(raw: Record<string, unknown>, field: string): bigint[] {
  const values = raw[field];
  if (!Array.isArray(values)) throw malformed(field, values);
  return values.map((value) => {
    const units = unitsOf(value);
    if (units === null) throw malformed(field, values);
    return units;
  });
}

/** Null if it is absent; one that is given must be a number, because a made-up position could be another row's. */
function optionalNumber(raw: Record<string, unknown>, field: string): number | null {
  if (text(raw, field) === null && !isObject(raw[field])) return null;
  const number = numberOf(raw[field]);
  if (number === null || number >= 2 ** 31) throw malformed(field, raw[field]);
  return number;
}

function optionalAddress(raw: Record<string, unknown>, field: string): string | null {
  return text(raw, field) === null && !isObject(raw[field]) ? null : readAddress(raw[field], field);
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
