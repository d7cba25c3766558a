import { toFunctionSelector } from "viem";
import { EXEC_TRANSACTION } from "../../chain/call-data.ts";
import { familyRules, hidesWhoPays } from "../../chain/families/rules.ts";
import { atMost } from "../../chain/log-words.ts";
import type { HistoryRowLists, InternalRow, NftRow, TokenRow, TransactionRow } from "../../chain/wallet-history.ts";
import type { ChainConfig } from "../../core/chains.ts";
import { addToCount } from "../../core/counts.ts";
import { type Activity, type ActivityKind, compareActivity } from "../../engine/types.ts";

type Part = Pick<Activity, "kind" | "counterparty"> &
  Partial<Pick<Activity, "logIndex" | "asset" | "amount" | "method" | "fee" | "ran">>;
type Row = Pick<TransactionRow, "hash" | "blockNumber" | "at" | "txIndex">;

/** What rows of a chain's histories depend on. */
export type HistoryChain = Pick<ChainConfig, "id" | "family"> & {
  contracts: Pick<ChainConfig["contracts"], "governors">;
};

/**
 * Rows of a wallet's history as its activity, sorted by compareActivity. Rows in which the wallet is neither sender nor receiver are
 * omitted. Pass complete blocks of a list: a row without a log index gets its position among those of its transaction and kind.
 * docs/decoding.md has the table of rules.
 */
export function historyRowsToActivity(
  chain: HistoryChain,
  wallet: string,
  lists: Partial<HistoryRowLists>,
): Activity[] {
  const rules = { governors: new Set<string>(chain.contracts.governors), hidesPayer: hidesWhoPays(chain) };
  const counts = new Map<string, number>();
  const position = (row: Row, kind: ActivityKind) => addToCount(counts, `${row.hash}${kind}`, 1) - 1;
  const make = (row: Row, part: Part) => toActivity(chain.id, wallet, row, part);
  const transactions = (lists.transactions ?? []).flatMap((row) =>
    ofTransaction(row, wallet, rules).map((part) => make(row, part)),
  );
  const internal = (lists.internal ?? []).flatMap((row) =>
    ofInternal(row, wallet).map((part) => make(row, { ...part, logIndex: position(row, part.kind) })),
  );
  const { baseTokens } = familyRules(chain);
  const transfers = [...(lists.tokens ?? []), ...(lists.nfts ?? [])].filter(
    (row) => !baseTokens.has(row.contractAddress),
  );
  return [...transactions, ...internal, ...ofTransfers(transfers, wallet, make, position)].sort(compareActivity);
}

/**
 * One ERC-1155 log can have several rows, one for each token, whose counts are added. Without its index, all that a collection moved from
 * one address to another in a transaction is taken for one log, so that no batch counts more than it does in blocks. Of other rows with
 * one index the first counts, as in blocks; those with an index come first, so that no other gets the same.
 */
function ofTransfers(
  transfers: readonly (TokenRow | NftRow)[],
  wallet: string,
  make: (row: Row, part: Part) => Activity,
  position: (row: Row, kind: ActivityKind) => number,
): Activity[] {
  const activities: Activity[] = [];
  const byLog = new Map<string, Activity>();
  const isPlaced = ({ logIndex }: TokenRow | NftRow) => logIndex !== null;
  for (const row of [...transfers.filter(isPlaced), ...transfers.filter((one) => !isPlaced(one))]) {
    for (const part of ofTransfer(row, wallet)) {
      const keyOf = (log: string | number) => `${row.hash}/${log}/${part.kind}`;
      const log = row.logIndex ?? ("isErc1155" in row ? `${row.contractAddress}/${row.from}/${row.to}` : null);
      const known = log === null ? undefined : byLog.get(keyOf(log));
      if (known) {
        const isSameLog = known.asset === row.contractAddress && known.counterparty === part.counterparty;
        if (isSameLog && "tokenId" in row) known.amount = atMost((known.amount ?? 0n) + (part.amount ?? 0n));
        continue;
      }
      let logIndex = row.logIndex ?? position(row, part.kind);
      const isGuess = row.logIndex === null && byLog.size > 0;
      while (isGuess && byLog.has(keyOf(logIndex))) logIndex = position(row, part.kind);
      const activity = make(row, { ...part, logIndex });
      activities.push(activity);
      if (log !== null) byLog.set(keyOf(log), activity);
    }
  }
  return activities;
}

function toActivity(chainId: number, wallet: string, row: Row, part: Part): Activity {
  return {
    chainId,
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
    ...(part.fee !== undefined && { fee: part.fee }),
    ...(part.ran !== undefined && { ran: part.ran }),
  };
}

/**
 * Whether rows of a wallet's history show that it has code, or delegates to some, so that explorers' lists have only part of its acts:
 * value left it inside a transaction, or a call ran that only such a wallet receives.
 */
export function showsSmartAccount(wallet: string, lists: Partial<HistoryRowLists>): boolean {
  const runsCode = ({ failed, ran, mayBeCodeless }: TransactionRow) => !failed && ran !== false && !mayBeCodeless;
  const isCalled = (row: TransactionRow) =>
    row.to === wallet &&
    runsCode(row) &&
    row.method !== null &&
    (row.from === wallet || row.method === EXEC_TRANSACTION);
  return (
    (lists.internal ?? []).some(({ from, failed }) => from === wallet && !failed) ||
    (lists.transactions ?? []).some(isCalled)
  );
}

/**
 * First four bytes of calls with which the sender votes or delegates; not of the `…BySig` forms, with which the sender submits
 * somebody else's signature.
 */
const voteSelectors: ReadonlySet<string> = new Set([
  selector("function castVote(uint256 proposalId, uint8 support)"),
  selector("function castVote(uint256 proposalId, bool support)"),
  selector("function castVoteWithReason(uint256 proposalId, uint8 support, string reason)"),
  selector("function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)"),
]);

const delegateSelectors: ReadonlySet<string> = new Set([
  selector("function delegate(address delegatee)"),
  selector("function delegateByType(address delegatee, uint8 delegationType)"),
]);

function ofTransaction(
  row: TransactionRow,
  wallet: string,
  { governors, hidesPayer }: { governors: ReadonlySet<string>; hidesPayer: boolean },
): Part[] {
  const parts: Part[] = [];
  if (row.from === wallet) {
    const kind = row.failed ? "failed" : "sent";
    parts.push({
      ...{ kind, counterparty: row.to, amount: row.value, method: row.to === null ? null : row.method },
      ...(row.fee !== null && !hidesPayer && { fee: row.fee }),
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

/** Value that a contract sent. Value that leaves a wallet inside a transaction is not the wallet's own act. */
function ofInternal(row: InternalRow, wallet: string): Part[] {
  if (row.failed || row.to !== wallet || row.value === 0n) return [];
  return [{ kind: "received", counterparty: row.from, amount: row.value }];
}

function ofTransfer(row: TokenRow | NftRow, wallet: string): Part[] {
  const nft = "tokenId" in row;
  const shared = { asset: row.contractAddress, amount: nft ? atMost(row.count) : row.value };
  const parts: Part[] = [];
  if (row.from === wallet) parts.push({ ...shared, kind: nft ? "nftOut" : "tokenOut", counterparty: row.to });
  if (row.to === wallet) parts.push({ ...shared, kind: nft ? "nftIn" : "tokenIn", counterparty: row.from });
  return parts;
}

function selector(signature: string): string {
  return toFunctionSelector(signature);
}
