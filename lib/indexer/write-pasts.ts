import type { Past, PastList } from "../chain/types.ts";
import { plainArray } from "../core/bulk-write.ts";
import type { ChainConfig } from "../core/chains.ts";
import type { Sql } from "../core/db.ts";
import { serializeQueries } from "../core/transaction.ts";
import { lockScores, openScoringSession, type ScoringSettings, type SourceStates } from "../domains/scores/index.ts";
import { type ClaimedBackfill, releaseClaim, rememberWallets } from "../domains/wallets/index.ts";
import { type Activity, type ActivityKind, emptyFacts, type Fold, openFold } from "../engine/index.ts";
import { insertActivity, readActivity } from "./activity-rows.ts";
import { type Cursor, lockCursor } from "./cursor.ts";
import { writeFacts } from "./facts-rows.ts";
import {
  type BackfillProgress,
  finishBackfills,
  lockClaims,
  moveStaged,
  progressOf,
  type RowsToMove,
  stageTurn,
} from "./staged-history.ts";

/** What activity each list gives; `internal` and `transactions` both tell of value received, with and without an index. */
const listKinds = {
  transactions: { kinds: ["sent", "failed", "received", "created", "vote", "delegate"], indexed: false },
  internal: { kinds: ["received"], indexed: true },
  tokens: { kinds: ["tokenOut", "tokenIn"], indexed: false },
  nfts: { kinds: ["nftOut", "nftIn"], indexed: false },
} as const satisfies Record<PastList, { kinds: readonly ActivityKind[]; indexed: boolean }>;
export const lists = Object.keys(listKinds) as PastList[]; // The table's keys are the lists.

/** What is known of a tracked wallet's past. */
export interface Tracked {
  address: string;
  state: string;
  sources: SourceStates;
  truncated: boolean;
  from_block: number | null;
  to_block: number | null;
}

/** What is known of these wallets' pasts, locked to the end of the transaction. Lock the chain's cursor before. */
export async function readTracked(sql: Sql, chainId: number, addresses: readonly string[]): Promise<Tracked[]> {
  const { rows } = await sql.query<Tracked>(
    `select address, state, sources, truncated, from_block, to_block from tracked_wallet
     where chain_id = $1 and address = any($2::text[]) order by address for update`,
    [chainId, plainArray(addresses)],
  );
  return rows;
}

/** Rows of one turn, by list. */
export type TurnRows = ReadonlyMap<PastList, readonly Activity[]>;

/** A past as it was fetched, not written yet. */
export interface FetchedPast {
  address: string;
  /** The turn that fetched it. */
  claimed: ClaimedBackfill;
  /** Null: not even the newest block could be asked for. */
  past: Past | null;
  fault: string | null;
  /** What the last turn fetched; `staged` says whether earlier ones staged rows. */
  rows: TurnRows;
  staged: BackfillProgress | null;
  /** Where it was read from; what came before stands. */
  fromBlock: number;
  wasTruncated: boolean;
}

export interface PastScope {
  chain: ChainConfig;
  settings: ScoringSettings;
}

/**
 * Write pasts of one chain, and all they cause, inside the caller's transaction: their rows take the place of the old
 * ones, the wallets are folded anew and scored. What was fetched of one that is not whole stays staged for the next try.
 * Returns by address what that may do better; a past whose turn another worker has taken over is left alone.
 */
export async function writePasts(
  sql: Sql,
  scope: PastScope,
  pasts: readonly FetchedPast[],
): Promise<Map<string, string>> {
  const { chain } = scope;
  const cursor = chain.rpcUrls.length > 0 ? await lockCursor(sql, chain.id) : null;
  const addresses = pasts.map((one) => one.address);
  const tracked = new Map((await readTracked(sql, chain.id, addresses)).map((one) => [one.address, one]));
  const held = await lockClaims(
    sql,
    pasts.map((one) => one.claimed),
  );
  const judged = pasts.flatMap((fetched) => {
    const now = tracked.get(fetched.address);
    return now && held.has(fetched.claimed.claim) ? [judgePast(fetched, now, cursor, chain)] : [];
  });
  await replaceRows(sql, chain.id, judged);
  await completePasts(
    sql,
    { ...scope, cursor },
    judged.map((one) => one.completion),
  );
  await endTurns(sql, judged);
  return new Map(judged.flatMap(({ completion: { address, error } }) => (error === null ? [] : [[address, error]])));
}

/** Whole pasts are done; of the others the next try goes on where this one came to. */
async function endTurns(sql: Sql, judged: readonly JudgedPast[]): Promise<void> {
  const whole = judged.filter((one) => one.completion.error === null);
  await finishBackfills(
    sql,
    whole.map((one) => one.fetched.claimed),
  );
  for (const { fetched, completion, isBehind } of judged) {
    if (completion.error === null) continue;
    const { claimed, past, fromBlock, rows } = fetched;
    if (past) {
      const progress = progressOf(past, fromBlock, isBehind);
      await stageTurn(sql, { claimed, progress, rows: [...rows.values()].flat() });
    }
    await releaseClaim(sql, claimed, "failed");
  }
}

/** What is to be done with a past: which lists take the place of which blocks, and how far it then reaches. */
interface JudgedPast {
  fetched: FetchedPast;
  /** Newest block that is taken from it. */
  until: number;
  read: PastList[];
  /** The explorer has not come to `until`. */
  isBehind: boolean;
  completion: CompletedPast;
}

function judgePast(fetched: FetchedPast, now: Tracked, cursor: Cursor | null, chain: ChainConfig): JudgedPast {
  const { past, fault, fromBlock, address } = fetched;
  // Blocks above this one are followed over RPC; the explorer's rows of them would count twice.
  const until = cursor ? (now.to_block ?? chain.startBlock - 1) : (past?.head ?? now.to_block ?? -1);
  const isBehind = past !== null && past.head < until;
  const faults = fault !== null ? [fault] : [];
  if (past && isBehind) faults.push(`The explorer is at block ${past.head}, behind block ${until}.`);
  const sources: SourceStates = { ...now.sources };
  let truncated = fromBlock > 0 && fetched.wasTruncated;
  const read: PastList[] = [];
  for (const list of lists) {
    const result = past?.lists[list];
    if (result?.state === "ok" && !isBehind) {
      read.push(list);
      sources[list] = "ok";
      truncated ||= result.truncated;
    } else {
      sources[list] = now.sources[list] === "ok" || now.sources[list] === "stale" ? "stale" : "unavailable";
      if (result?.error) faults.push(`${list}: ${result.error.message}`);
    }
  }
  const completion: CompletedPast = {
    address,
    sources,
    truncated,
    fromBlock: now.from_block ?? 0,
    toBlock: cursor || !past || faults.length > 0 ? now.to_block : until,
    error: faults.length > 0 ? faults.join("; ") : null,
    source: past?.source ?? null,
  };
  return { fetched, until, read, isBehind, completion };
}

/** Put the rows of the lists that were read in the place of those the wallets have from the same blocks. */
async function replaceRows(sql: Sql, chainId: number, judged: readonly JudgedPast[]): Promise<void> {
  const old = judged.flatMap(replacedRows);
  await sql.query(
    `delete from activity a using unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bool[])
       as o(wallet, from_block, until_block, kind, indexed)
     where a.wallet = o.wallet and a.chain_id = $1 and a.kind = o.kind
       and a.block_number between o.from_block and o.until_block
       and (a.kind <> 'received' or (a.log_index >= 0) = o.indexed)`,
    [
      chainId,
      plainArray(old.map((one) => one.wallet)),
      plainArray(old.map((one) => one.from)),
      plainArray(old.map((one) => one.until)),
      plainArray(old.map((one) => one.kind)),
      plainArray(old.map((one) => one.indexed)),
    ],
  );
  const fresh = judged.flatMap(({ fetched: { rows, fromBlock }, until, read }) =>
    read.flatMap((list) =>
      (rows.get(list) ?? []).filter((row) => row.blockNumber >= fromBlock && row.blockNumber <= until),
    ),
  );
  await insertActivity(serializeQueries(sql), fresh);
  const staged = judged.filter((one) => one.fetched.staged !== null);
  await moveStaged(sql, chainId, staged.flatMap(replacedRows));
}

/** The rows that lists which were read whole take the place of. */
function replacedRows({ fetched, until, read }: JudgedPast): RowsToMove[] {
  return read.flatMap((list) =>
    listKinds[list].kinds.map((kind) => ({
      wallet: fetched.address,
      from: fetched.fromBlock,
      until,
      kind,
      indexed: listKinds[list].indexed,
    })),
  );
}

/** How many rows of each list a wallet has below a block. */
export async function countRows(
  sql: Sql,
  wallet: { address: string; chainId: number; below: number },
): Promise<Map<PastList, number>> {
  const { rows } = await sql.query<{ kind: string; indexed: boolean; n: number }>(
    `select kind, kind = 'received' and log_index >= 0 as indexed, count(*) as n from activity
     where wallet = $1 and chain_id = $2 and block_number < $3 group by 1, 2`,
    [wallet.address, wallet.chainId, wallet.below],
  );
  const countOf = (list: PastList) =>
    rows
      .filter(
        (row) => listKinds[list].indexed === row.indexed && listKinds[list].kinds.some((kind) => kind === row.kind),
      )
      .reduce((sum, row) => sum + row.n, 0);
  return new Map(lists.map((list) => [list, countOf(list)]));
}

/** How far a wallet's past reaches once it is written. */
export interface CompletedPast {
  address: string;
  sources: SourceStates;
  truncated: boolean;
  fromBlock: number;
  toBlock: number | null;
  error: string | null;
  source: string | null;
}

/**
 * Fold what is there of these wallets, score them, and say how far it reaches. `cursor` is locked where the chain has
 * one; null on chains that are read through explorers alone.
 */
export async function completePasts(
  sql: Sql,
  { chain, cursor, settings }: PastScope & { cursor: Cursor | null },
  pasts: readonly CompletedPast[],
): Promise<void> {
  const now = new Date();
  const addresses = pasts.map((past) => past.address).sort();
  const { folds, oldest } = await foldWallets(sql, chain.id, addresses);
  await rememberWallets(sql, addresses, now);
  await writeFacts(
    sql,
    chain.id,
    [...folds.values()].map((fold) => fold.close()),
    oldest,
  );
  await writeTracked(sql, chain.id, pasts, folds, now);
  await lockScores(sql);
  const book = openScoringSession(sql, settings);
  // While something is still to be fetched the score is told to nobody.
  for (const whole of [true, false]) {
    const part = pasts.filter((past) => Object.values(past.sources).every((state) => state === "ok") === whole);
    await book.load(part.map((past) => past.address));
    for (const { address, toBlock } of part) {
      const facts = folds.get(address)?.facts;
      const time = facts?.lastSeenAt ?? cursor?.newest?.time ?? 0;
      const source = { chainId: chain.id, number: facts?.block ?? toBlock ?? 0, hash: null, time };
      for (const subject of await book.load([address])) {
        book.score(subject, chain.id, { cause: "transactions", source });
      }
    }
    await book.flush({ now, silent: !whole });
  }
}

async function foldWallets(sql: Sql, chainId: number, addresses: readonly string[]) {
  const folds = new Map<string, Fold>(addresses.map((wallet) => [wallet, openFold(emptyFacts(wallet, chainId))]));
  const oldest = new Map(addresses.map((wallet) => [wallet, -1]));
  await readActivity(sql, { chainId, wallets: addresses }, (rows) => {
    for (let from = 0; from < rows.length; ) {
      const wallet = rows[from]?.wallet ?? "";
      let to = from;
      while (rows[to]?.wallet === wallet) to++;
      if (oldest.get(wallet) === -1) oldest.set(wallet, rows[from]?.blockNumber ?? -1);
      folds.get(wallet)?.add(rows.slice(from, to));
      from = to;
    }
  });
  return { folds, oldest };
}

async function writeTracked(
  sql: Sql,
  chainId: number,
  pasts: readonly CompletedPast[],
  folds: ReadonlyMap<string, Fold>,
  now: Date,
): Promise<void> {
  const rows = pasts.map((past) => {
    const facts = folds.get(past.address)?.facts;
    const state = past.sources.transactions !== "unavailable" ? "ready" : "failed";
    return { ...past, state, transactions: (facts?.sent ?? 0) + (facts?.failed ?? 0) };
  });
  await sql.query(
    `update tracked_wallet t set state = d.state, transactions = d.transactions, truncated = d.truncated,
       error = d.error, source = coalesce(d.source, t.source), from_block = d."fromBlock", to_block = d."toBlock",
       sources = d.sources, checked_at = $3,
       ready_at = case when d.state = 'ready' then coalesce(t.ready_at, $3) else t.ready_at end
     from jsonb_to_recordset($2::jsonb) as d(address text, state text, transactions int, truncated bool, error text,
       source text, "fromBlock" bigint, "toBlock" bigint, sources jsonb)
     where t.address = d.address and t.chain_id = $1`,
    [chainId, JSON.stringify(rows), now],
  );
}
