import { createReadStream, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { showsCode } from "../../lib/chain/gas.ts";
import type { TokenRow, TransactionRow } from "../../lib/chain/wallet-history.ts";
import type { Activity } from "../../lib/engine/index.ts";
import { type HistoryChain, historyRowsToActivity } from "../../lib/indexer/decode/history-rows.ts";

/** The history of a recorded wallet. */
export interface History {
  address: string;
  /** Times of its first and last recorded transaction, either side, failed or not; unix seconds. */
  firstAt: number;
  lastAt: number;
  activity: Activity[];
}

/** A recorded wallet: its label and its history. */
export interface RecordedWallet extends History {
  cohort: string;
  fraud: boolean;
}

/** The recorded wallets' chain. No governor is configured: nobody of them voted. */
const mainnet: HistoryChain = { id: 1, family: "ethereum", contracts: { governors: [] } };

/** The one labelled split of a directory, from the name of its `wallets.SPLIT.csv`. Throws unless exactly one exists. */
export function findSplit(dir: string): string {
  const splits = readdirSync(dir).flatMap((file) => /^wallets\.(.+)\.csv$/.exec(file)?.[1] ?? []);
  const [split] = splits;
  if (split === undefined) throw new Error(`${dir} has no wallets.SPLIT.csv: there are no labels to measure with`);
  if (splits.length > 1)
    throw new Error(`${dir} has several labelled splits (${splits.join(", ")}): choose with --split`);
  for (const table of ["normal_tx", "erc20_tx"]) {
    const file = `${table}.${split}.csv.gz`;
    if (!existsSync(join(dir, file))) throw new Error(`${dir} has no ${file}`);
  }
  return split;
}

/** Read every labelled wallet with its history. Omits wallets without a recorded transaction. */
export async function readHistories(dir: string, split: string): Promise<RecordedWallet[]> {
  const histories = await readActivity(dir, split);
  const wallets: RecordedWallet[] = [];
  for await (const row of readTable(join(dir, `wallets.${split}.csv`))) {
    const history = histories.get(lower(row.address));
    if (history) wallets.push({ ...history, cohort: row.cohort ?? "", fraud: row.fraud === "1" });
  }
  return wallets;
}

/** The histories of all wallets with a recorded transaction, labelled or not, by address. */
export async function readActivity(dir: string, split: string): Promise<Map<string, History>> {
  const transactions = new Map<string, TransactionRow[]>();
  for await (const row of readTable(join(dir, `normal_tx.${split}.csv.gz`))) {
    push(transactions, lower(row.account), transactionOf(row));
  }
  const tokens = new Map<string, TokenRow[]>();
  for await (const row of readTable(join(dir, `erc20_tx.${split}.csv.gz`)))
    push(tokens, lower(row.account), tokenOf(row));
  return new Map(
    [...transactions].map(([address, own]) => [
      address,
      {
        address,
        firstAt: own.reduce((first, one) => Math.min(first, one.at), Number.POSITIVE_INFINITY),
        lastAt: own.reduce((last, one) => Math.max(last, one.at), 0),
        activity: historyRowsToActivity(mainnet, address, { transactions: own, tokens: tokens.get(address) ?? [] }),
      },
    ]),
  );
}

type Cells = Record<string, string | undefined>;

function readTable(file: string): AsyncIterable<Cells> {
  const bytes = createReadStream(file);
  const text = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  return text.pipe(parse({ columns: true, relax_quotes: true }));
}

function transactionOf(row: Cells): TransactionRow {
  return {
    blockNumber: Number(row.blockNumber),
    at: Number(row.timeStamp),
    hash: lower(row.hash),
    txIndex: 0,
    from: lower(row.from),
    to: row.to ? lower(row.to) : null,
    value: BigInt(row.value || "0"),
    failed: row.isError === "1",
    contractAddress: row.contractAddress ? lower(row.contractAddress) : null,
    ...gasOf(row),
  };
}

/** The tables hold no call data, so that no code ran shows only where the gas is that of the method's four bytes, or of none. */
function gasOf(row: Cells): Pick<TransactionRow, "method" | "fee" | "ran"> {
  const method = /^0x[0-9a-fA-F]{8}$/.test(row.methodId ?? "") ? lower(row.methodId) : null;
  const { gasUsed, gasPrice } = row;
  const fee = gasUsed && gasPrice ? BigInt(gasUsed) * BigInt(gasPrice) : null;
  if (!gasUsed || row.isError === "1") return { method, fee, ran: null };
  return { method, fee, ran: showsCode({ used: Number(gasUsed), input: method ?? "0x" }) === false ? false : null };
}

function tokenOf(row: Cells): TokenRow {
  return {
    blockNumber: Number(row.blockNumber),
    at: Number(row.timeStamp),
    hash: lower(row.hash),
    txIndex: 0,
    logIndex: null,
    from: lower(row.from),
    to: lower(row.to),
    contractAddress: lower(row.contractAddress),
    value: BigInt(row.value || "0"),
  };
}

function lower(text: string | undefined): string {
  return (text ?? "").toLowerCase();
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
