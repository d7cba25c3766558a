import { asHex, hexArray } from "../../core/bulk-write.ts";
import type { Sql } from "../../core/db.ts";
import type { EvidenceSelector } from "../../engine/index.ts";

/** A transaction that shows something about a wallet. */
export interface Evidence {
  chainId: number;
  txHash: string;
  note: string;
}

/** Most transactions for one category or signal. */
const MOST = 3;

const orders = {
  oldest: "at, block_number, tx_index, log_index",
  newest: "at desc, block_number desc, tx_index desc, log_index desc",
  largest: "amount desc nulls last, at, block_number, tx_index, log_index",
} as const satisfies Record<EvidenceSelector["order"], string>;

interface EvidenceInput {
  selector: EvidenceSelector;
  wallets: readonly string[];
  chainIds: readonly number[];
  /** Only rows before this time, unix seconds; null: all. */
  before: number | null;
  /** Precedes the row's own note. */
  note?: string;
}

/** The first few distinct transactions of these wallets on these chains that match a selector. */
export async function readEvidence(sql: Sql, input: EvidenceInput): Promise<Evidence[]> {
  const { selector, before } = input;
  const until = before === null ? selector.until : Math.min(before, selector.until ?? before);
  const chainIds = input.chainIds.filter((one) => (selector.chainId ?? one) === one);
  const counterparties = selector.counterparties && hexArray(selector.counterparties);
  const { rows } = await sql.query<{ chain_id: number; tx_hash: string }>(
    `select chain_id, ${asHex("tx_hash")} as tx_hash from activity
     where wallet = any($1) and kind = any($2) and chain_id = any($3::bigint[])
       and ($4::bytea[] is null or counterparty = any($4)) and ($5::bigint is null or at >= $5)
       and ($6::bigint is null or at < $6)
     order by ${orders[selector.order]} limit ${MOST * 3}`,
    [input.wallets, selector.kinds, chainIds, counterparties, selector.from, until],
  );
  const note = input.note === undefined ? selector.note : `${input.note}: ${selector.note}`;
  const distinct = new Map(rows.map((row) => [`${row.chain_id} ${row.tx_hash}`, row]));
  return [...distinct.values()].slice(0, MOST).map((row) => ({ chainId: row.chain_id, txHash: row.tx_hash, note }));
}
