import { plainArray } from "../core/bulk-write.ts";
import type { Sql } from "../core/db.ts";
import type { WalletFacts } from "../engine/index.ts";

const CHUNK = 500;
/** The block range of facts without a row. */
const NONE = -1;

/** The facts of these wallets on a chain; wallets without facts are left out. */
export async function readFacts(
  sql: Sql,
  chainId: number,
  wallets: readonly string[],
): Promise<Map<string, WalletFacts>> {
  if (wallets.length === 0) return new Map();
  const { rows } = await sql.query<{ wallet: string; facts: WalletFacts }>(
    "select wallet, facts from facts where chain_id = $1 and wallet = any($2::text[])",
    [chainId, wallets],
  );
  return new Map(rows.map((row) => [row.wallet, row.facts]));
}

/**
 * Writes facts, and the transaction counts of tracked wallets among them. `fromBlock` has the oldest block of new wallets;
 * the others keep theirs.
 */
export async function writeFacts(
  sql: Sql,
  chainId: number,
  facts: readonly WalletFacts[],
  fromBlock: ReadonlyMap<string, number>,
): Promise<void> {
  for (let at = 0; at < facts.length; at += CHUNK) {
    const chunk = facts.slice(at, at + CHUNK);
    await sql.query(
      `insert into facts (wallet, chain_id, facts, from_block, to_block)
       select facts->>'wallet', $1, facts, from_block, to_block
       from rows from (jsonb_array_elements($2::jsonb), unnest($3::bigint[]), unnest($4::bigint[]))
         as f(facts, from_block, to_block)
       on conflict (wallet, chain_id) do update set facts = excluded.facts, to_block = excluded.to_block,
         from_block = case when excluded.from_block = ${NONE} then facts.from_block else excluded.from_block end`,
      [
        chainId,
        JSON.stringify(chunk),
        plainArray(chunk.map((one) => fromBlock.get(one.wallet) ?? NONE)),
        plainArray(chunk.map((one) => one.block ?? NONE)),
      ],
    );
    await sql.query(
      `update tracked_wallet t set transactions = f.transactions
       from unnest($2::text[], $3::int[]) as f(wallet, transactions)
       where t.address = f.wallet and t.chain_id = $1 and t.state = 'ready' and t.transactions <> f.transactions`,
      [chainId, plainArray(chunk.map((one) => one.wallet)), plainArray(chunk.map((one) => one.sent + one.failed))],
    );
  }
}
