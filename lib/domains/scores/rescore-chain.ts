import type { Sql } from "../../core/db.ts";
import type { ScoreTrigger } from "./score-change.ts";
import type { ScoringSession } from "./scoring-session.ts";

/** Wallets read at once. */
const PAGE = 1_000;
/** Changes held before they are written. */
const MAX_PENDING = 20_000;

/** The stored wallets of a chain in order; null if they exceed one page. Valid for one transaction. */
export type ChainWallets = readonly string[] | null;

/** Read the wallets of a chain. */
export async function readChainWallets(sql: Sql, chainId: number): Promise<ChainWallets> {
  const wallets = await readPage(sql, chainId, "");
  return wallets.length < PAGE ? wallets : null;
}

/**
 * Score every subject with facts on a chain again, in the order of their wallets' addresses: at a new chain day (cause
 * `time`), and after a reorg across one. `unwritten` are wallets whose facts the caller has not written yet.
 */
export async function rescoreChain(
  sql: Sql,
  session: ScoringSession,
  input: { chainId: number; trigger: ScoreTrigger; unwritten: readonly string[]; wallets?: ChainWallets; now: Date },
): Promise<void> {
  const { chainId, trigger, now } = input;
  const extra = [...input.unwritten].sort();
  for (let after = "", last = false; !last; ) {
    const wallets = input.wallets ?? (await readPage(sql, chainId, after));
    last = wallets.length < PAGE;
    const until = last ? "~" : (wallets.at(-1) ?? "~");
    const page = new Set(wallets);
    for (const wallet of extra) if (wallet > after && wallet <= until) page.add(wallet);
    after = until;
    if (page.size === 0) continue;
    for (const subject of await session.load([...page])) session.score(subject, chainId, trigger);
    if (session.pending > MAX_PENDING) await session.flush({ now });
  }
}

async function readPage(sql: Sql, chainId: number, after: string): Promise<string[]> {
  const { rows } = await sql.query<{ wallet: string }>(
    "select wallet from facts where chain_id = $1 and wallet > $2 order by wallet limit $3",
    [chainId, after, PAGE],
  );
  return rows.map((row) => row.wallet);
}
