import { delegateSelectors, voteSelectors } from "../../chain/abi.ts";
import { EXEC_TRANSACTION } from "../../chain/call-data.ts";
import { hidesWhoPays } from "../../chain/families/rules.ts";
import type { HistoryRowLists, InternalRow, NftRow, TokenRow, TransactionRow } from "../../chain/wallet-history.ts";
import type { ChainConfig } from "../../core/chains.ts";
import { type Activity, type ActivityKind, compareActivity } from "../../engine/types.ts";
import { atMost } from "./words.ts";

type Part = Pick<Activity, "kind" | "counterparty"> &
  Partial<Pick<Activity, "logIndex" | "asset" | "amount" | "method" | "fee" | "ran">>;
type Row = Pick<TransactionRow, "hash" | "blockNumber" | "at" | "txIndex">;

/** What the rows of a chain are read by. */
export type HistoryChain = Pick<ChainConfig, "id" | "family"> & {
  contracts: Pick<ChainConfig["contracts"], "governors">;
};

/**
 * Rows of a wallet's history as its activity, sorted by compareActivity. Rows in which the wallet is neither sender nor
 * receiver give none. Pass complete blocks of a list: where rows have no log index, it is the row's position among those of
 * its transaction and kind. docs/decoding.md has the table of rules.
 */
export function historyRowsToActivity(
  chain: HistoryChain,
  wallet: string,
  lists: Partial<HistoryRowLists>,
): Activity[] {
  const governors = new Set<string>(chain.contracts.governors);
  const hidesPayer = hidesWhoPays(chain);
  const activities: Activity[] = [];
  const positions = new Map<string, number>();
  const position = (row: Row, kind: ActivityKind): number => {
    const key = `${row.hash}${kind}`;
    const next = positions.get(key) ?? 0;
    positions.set(key, next + 1);
    return next;
  };
  const emit = (row: Row, part: Part): Activity => {
    const activity: Activity = {
      chainId: chain.id,
      blockNumber: row.blockNumber,
      at: row.at,
      txHash: row.hash,
      txIndex: row.txIndex,
      logIndex: part.logIndex ?? -1,
      wallet,
      kind: part.kind,
      counterparty: part.counterparty,
      asset: part.asset ?? null,
      amount: part.amount ?? null,
      assetOut: null,
      amountOut: null,
      method: part.method ?? null,
      ...(part.fee !== undefined && !hidesPayer && { fee: part.fee }),
      ...(part.ran !== undefined && { ran: part.ran }),
    };
    activities.push(activity);
    return activity;
  };
  for (const row of lists.transactions ?? []) for (const part of ofTransaction(row, wallet, governors)) emit(row, part);
  for (const row of lists.internal ?? []) {
    const part = ofInternal(row, wallet);
    if (part) emit(row, { ...part, logIndex: position(row, part.kind) });
  }
  // One ERC-1155 log can give several rows, one for each token: their counts are added.
  const byLog = new Map<string, Activity>();
  for (const row of [...(lists.tokens ?? []), ...(lists.nfts ?? [])]) {
    for (const part of ofTransfer(row, wallet)) {
      const key = `${row.hash}/${row.logIndex}/${part.kind}`;
      const known = row.logIndex === null ? undefined : byLog.get(key);
      if (known) {
        known.amount = atMost((known.amount ?? 0n) + (part.amount ?? 0n));
        continue;
      }
      const made = emit(row, { ...part, logIndex: row.logIndex ?? position(row, part.kind) });
      if (row.logIndex !== null) byLog.set(key, made);
    }
  }
  return activities.sort(compareActivity);
}

/**
 * Whether rows of a wallet's history show that it has code, or delegates to some: then explorers' lists hold only part of its
 * acts. Value left it inside a transaction, or a call ran that only such a wallet gets.
 */
export function showsSmartAccount(wallet: string, lists: Partial<HistoryRowLists>): boolean {
  const isCalled = ({ from, to, method, failed, ran }: TransactionRow) =>
    to === wallet && !failed && ran !== false && method !== null && (from === wallet || method === EXEC_TRANSACTION);
  return (
    (lists.internal ?? []).some(({ from, failed }) => from === wallet && !failed) ||
    (lists.transactions ?? []).some(isCalled)
  );
}

function ofTransaction(row: TransactionRow, wallet: string, governors: ReadonlySet<string>): Part[] {
  const parts: Part[] = [];
  if (row.from === wallet) {
    const kind = row.failed ? "failed" : "sent";
    parts.push({
      ...{ kind, counterparty: row.to, amount: row.value, method: row.to === null ? null : row.method },
      ...(row.fee !== null && { fee: row.fee }),
      ...(row.to !== null && row.ran !== null && !row.failed && { ran: row.ran }),
    });
  }
  if (row.failed) return parts;
  const receiver = row.to ?? row.contractAddress;
  if (receiver === wallet && row.value > 0n) {
    parts.push({ kind: "received", counterparty: row.from, amount: row.value });
  }
  if (row.from !== wallet) return parts;
  if (row.to === null && row.contractAddress) parts.push({ kind: "created", counterparty: row.contractAddress });
  // Call data to any other address proves nothing: it may be to a wallet.
  if (row.to === null || !row.method || !governors.has(row.to)) return parts;
  if (voteSelectors.has(row.method)) parts.push({ kind: "vote", counterparty: row.to });
  if (delegateSelectors.has(row.method)) parts.push({ kind: "delegate", counterparty: row.to });
  return parts;
}

// Value that a contract sent. Value that leaves a wallet inside a transaction is not the wallet's own act.
function ofInternal(row: InternalRow, wallet: string): Part | null {
  if (row.failed || row.to !== wallet || row.value === 0n) return null;
  return { kind: "received", counterparty: row.from, amount: row.value };
}

function ofTransfer(row: TokenRow | NftRow, wallet: string): Part[] {
  const nft = "tokenId" in row;
  const shared = { asset: row.contractAddress, amount: nft ? row.count : row.value };
  const parts: Part[] = [];
  if (row.from === wallet) parts.push({ ...shared, kind: nft ? "nftOut" : "tokenOut", counterparty: row.to });
  if (row.to === wallet) parts.push({ ...shared, kind: nft ? "nftIn" : "tokenIn", counterparty: row.from });
  return parts;
}
