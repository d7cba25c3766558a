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

export interface EvidenceSearch {
  selector: EvidenceSelector;
  /** Precedes the selector's own note. */
  note?: string;
}

interface Scope {
  wallets: readonly string[];
  chainIds: readonly number[];
  /** Only rows before this time, unix seconds; null: all. */
  before: number | null;
}

/** For each search, the first few distinct transactions of these wallets on these chains. One statement. */
export async function readEvidence(sql: Sql, scope: Scope, searches: readonly EvidenceSearch[]): Promise<Evidence[][]> {
  if (searches.length === 0) return [];
  const values: unknown[] = [scope.wallets];
  const place = (value: unknown) => `$${values.push(value)}`;
  const columns = searches.map(({ selector }) => firstRows(selector, scope, place));
  const { rows } = await sql.query<string[][]>({
    text: `select ${columns.join(",\n")}`,
    values,
    rowMode: "array",
  });
  return searches.map(({ selector, note: prefix }, i) => {
    const note = prefix === undefined ? selector.note : `${prefix}: ${selector.note}`;
    return [...new Set(rows[0]?.[i])].slice(0, MOST).map((row) => {
      const [chainId = "", txHash = ""] = row.split(" ");
      return { chainId: Number(chainId), txHash, note };
    });
  });
}

/** An array of "chain transaction", in the selector's order. */
function firstRows(selector: EvidenceSelector, { chainIds, before }: Scope, place: (value: unknown) => string): string {
  const until = before === null ? selector.until : Math.min(before, selector.until ?? before);
  const conditions = [
    "wallet = any($1)",
    `kind = any(${place(selector.kinds)})`,
    `chain_id = any(${place(chainIds.filter((one) => (selector.chainId ?? one) === one))}::bigint[])`,
    ...(selector.counterparties ? [`counterparty = any(${place(hexArray(selector.counterparties))}::bytea[])`] : []),
    ...(selector.from === null ? [] : [`at >= ${place(selector.from)}`]),
    ...(until === null ? [] : [`at < ${place(until)}`]),
  ];
  return `array(select chain_id || ' ' || ${asHex("tx_hash")} from activity where ${conditions.join(" and ")}
    order by ${orders[selector.order]} limit ${MOST * 3})`;
}
