import { groupBy } from "../core/group-by.ts";
import { type Activity, emptyFacts, type Fold, openFold } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { readFacts } from "./facts-rows.ts";

/** The wallets that a batch of blocks touches. A wallet becomes known when it first sends a transaction. */
export interface BatchWallets {
  /** Folds of the known wallets. */
  known: Map<string, Fold>;
  /** Folds of the wallets that become known in this batch, until they do. */
  joining: Map<string, Fold>;
  /** The wallets that become known in this batch. */
  newWallets: readonly string[];
  /** Senders that had sent nothing before this batch. */
  firstTimeSenders: readonly string[];
}

/** Loads the wallets that the blocks touch, folded up to the block before. */
export async function loadBatchWallets(leader: ChainLeader, blocks: readonly DecodedBlock[]): Promise<BatchWallets> {
  const { sql, chain } = leader;
  const { touched, senders } = walletsOf(blocks);
  const known = new Map<string, Fold>();
  for (const wallet of touched) {
    const facts = leader.facts.get(wallet);
    if (facts) known.set(wallet, openFold(facts));
  }
  const others = [...touched].filter((wallet) => !known.has(wallet));
  for (const [wallet, facts] of await readFacts(sql, chain.id, others)) known.set(wallet, openFold(facts));
  const firstTimeSenders = [...senders].filter((wallet) => !hasSent(known.get(wallet)));
  // A tracked wallet without facts waits for its backfill, which also folds the rows that are written here.
  const newWallets = chain.wallets === "all" ? [...senders].filter((wallet) => !known.has(wallet)) : [];
  const joining = new Map(newWallets.map((wallet) => [wallet, openFold(emptyFacts(wallet, chain.id))]));
  const before = { chainId: chain.id, wallets: newWallets, upTo: leader.cursor.newest?.number ?? -1 };
  await readActivity(sql, before, (wallet, rows) => joining.get(wallet)?.add(rows));
  return { known, joining, newWallets, firstTimeSenders };
}

/** Adds a block to the folds. Returns the known wallets it touched. */
export function foldBlock(leader: ChainLeader, wallets: BatchWallets, block: DecodedBlock): string[] {
  const touched: string[] = [];
  for (const [wallet, rows] of groupBy(block.rows, (row) => row.wallet)) {
    const fold = wallets.known.get(wallet);
    const isFirstSend = !hasSent(fold) && rows.some(isSent);
    if (isFirstSend) leader.firstTimeSenders?.add(wallet);
    if (fold) {
      fold.add(rows);
    } else {
      const joining = wallets.joining.get(wallet);
      joining?.add(rows);
      if (!joining || !isFirstSend) continue;
      wallets.joining.delete(wallet);
      wallets.known.set(wallet, joining);
    }
    touched.push(wallet);
  }
  return touched;
}

function walletsOf(blocks: readonly DecodedBlock[]): { touched: Set<string>; senders: Set<string> } {
  const touched = new Set<string>();
  const senders = new Set<string>();
  for (const block of blocks) {
    for (const row of block.rows) {
      touched.add(row.wallet);
      if (isSent(row)) senders.add(row.wallet);
    }
  }
  return { touched, senders };
}

/** Whether the row is a transaction of its wallet, failed ones included. */
export function isSent({ kind }: Activity): boolean {
  return kind === "sent" || kind === "failed";
}

function hasSent(fold: Fold | undefined): boolean {
  return fold !== undefined && fold.facts.sent + fold.facts.failed > 0;
}
