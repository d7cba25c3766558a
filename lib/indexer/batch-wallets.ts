import { groupBy } from "../core/group-by.ts";
import { type Activity, emptyFacts, foldActivity, type WalletFacts } from "../engine/index.ts";
import { readActivity } from "./activity-rows.ts";
import type { ChainLeader } from "./chain-leader.ts";
import type { DecodedBlock } from "./decode/decoded-block.ts";
import { readFacts } from "./facts-rows.ts";

/** The wallets that a batch of blocks touches. A wallet becomes known when it first sends a transaction. */
export interface BatchWallets {
  /** Facts of the known wallets, folded up to the newest block. */
  known: Map<string, WalletFacts>;
  /** Those of them that a block has changed. */
  changed: Set<WalletFacts>;
  /** The same of the wallets that become known in this batch, until they do. */
  joining: Map<string, WalletFacts>;
  /** The wallets that become known in this batch. */
  newWallets: readonly string[];
  /** Senders that had sent nothing before this batch. */
  firstTimeSenders: readonly string[];
}

/** Loads the wallets that the blocks touch, folded up to the block before. */
export async function loadBatchWallets(leader: ChainLeader, blocks: readonly DecodedBlock[]): Promise<BatchWallets> {
  const { sql, chain } = leader;
  const { touched, senders } = walletsOf(blocks);
  const known = new Map<string, WalletFacts>();
  for (const wallet of touched) {
    const facts = leader.facts.get(wallet);
    if (facts) known.set(wallet, facts);
  }
  const others = [...touched].filter((wallet) => !known.has(wallet));
  for (const [wallet, facts] of await readFacts(sql, chain.id, others)) known.set(wallet, facts);
  const firstTimeSenders = [...senders].filter((wallet) => !hasSent(known.get(wallet)));
  // A tracked wallet without facts waits for its backfill, which also folds the rows that are written here.
  const newWallets = chain.wallets === "all" ? [...senders].filter((wallet) => !known.has(wallet)) : [];
  const joining = new Map(newWallets.map((wallet) => [wallet, emptyFacts(wallet, chain.id)]));
  const before = { chainId: chain.id, wallets: newWallets, upTo: leader.cursor.newest?.number ?? -1 };
  await readActivity(sql, before, (wallet, rows) => {
    const facts = joining.get(wallet);
    if (facts) foldActivity(facts, rows);
  });
  return { known, changed: new Set(), joining, newWallets, firstTimeSenders };
}

/** Folds a block. Returns the known wallets it touched. */
export function foldBlock(leader: ChainLeader, wallets: BatchWallets, block: DecodedBlock): string[] {
  const touched: string[] = [];
  for (const [wallet, rows] of groupBy(block.rows, (row) => row.wallet)) {
    const known = wallets.known.get(wallet);
    const facts = known ?? wallets.joining.get(wallet);
    const isFirstSend = !hasSent(known) && rows.some(isSent);
    if (isFirstSend) leader.firstTimeSenders?.add(wallet);
    if (facts) foldActivity(facts, rows);
    if (!facts || !(known || isFirstSend)) continue;
    wallets.joining.delete(wallet);
    wallets.known.set(wallet, facts);
    wallets.changed.add(facts);
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

function hasSent(facts: WalletFacts | undefined): boolean {
  return facts !== undefined && facts.sent + facts.failed > 0;
}
