import type { Sql } from "../../core/db.ts";
import type { ScoreTrigger } from "./score-change.ts";
import type { ScoringSession } from "./scoring-session.ts";

/** Wallets a step of the job reads at once, and the changes it holds before it writes them. */
const PAGE = 1_000;
const MOST_PENDING = 20_000;

/** The written wallets of a chain in order; null where they do not fit in one page. They hold for one transaction. */
export type ChainWallets = readonly string[] | null;

/** Read the roster of a chain. */
export async function readChainWallets(sql: Sql, chainId: number): Promise<ChainWallets> {
  const wallets = await readPage(sql, chainId, "");
  return wallets.length < PAGE ? wallets : null;
}

/**
 * Score every subject with facts on a chain again, in the order of their wallets' addresses: what a new chain day does
 * (cause `time`), and a reorg that goes back over one. `unwritten` are wallets whose facts the caller has not written
 * yet.
 */
export async function rescoreChain(
  sql: Sql,
  book: ScoringSession,
  input: { chainId: number; step: ScoreTrigger; unwritten: readonly string[]; roster?: ChainWallets; now: Date },
): Promise<void> {
  const { chainId, step, now } = input;
  const extra = [...input.unwritten].sort();
  for (let after = "", last = false; !last; ) {
    const wallets = input.roster ?? (await readPage(sql, chainId, after));
    last = wallets.length < PAGE;
    const until = last ? "~" : (wallets.at(-1) ?? "~");
    const page = new Set(wallets);
    for (const wallet of extra) if (wallet > after && wallet <= until) page.add(wallet);
    after = until;
    if (page.size === 0) continue;
    for (const subject of await book.load([...page])) book.score(subject, chainId, step);
    if (book.pending > MOST_PENDING) await book.flush({ now });
  }
}

async function readPage(sql: Sql, chainId: number, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    "select wallet from facts where chain_id = $1 and wallet > $2 order by wallet limit $3",
    [chainId, after, PAGE],
  );
  return rows.map((row) => row.wallet);
}
