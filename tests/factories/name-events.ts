import { hashName, type NameEventKind } from "../../lib/chain/name-logs.ts";
import type { Sql } from "../../lib/core/db.ts";

interface EventFields {
  kind: NameEventKind;
  name: string;
  /** Lower-case hex. */
  account: string;
  block: number;
  chainId?: number;
  /** Block time; a second for each block from T0 on if absent. */
  at?: Date;
  logIndex?: number;
  data?: Record<string, string>;
}

/** Time of block 0 in these tests. */
export const T0 = new Date("2026-01-01T00:00:00Z");
/** How long reservations hold here, seconds. */
export const PERIOD_SECONDS = 7 * 86_400;

/** What the contracts of names said, as the indexer would have stored it. */
export async function writeNameEvents(sql: Sql, events: readonly EventFields[]): Promise<void> {
  for (const { kind, name, account, block, chainId = 1, logIndex = 0, data, ...rest } of events) {
    const at = Math.floor((rest.at ?? new Date(T0.getTime() + block * 1_000)).getTime() / 1_000);
    const reserved = { deposit: "1000", expiresAt: String(at + PERIOD_SECONDS) };
    await sql.query(
      `insert into name_event
         (chain_id, tx_hash, log_index, block_number, block_hash, at, kind, name, name_hash, account, data)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        chainId,
        hashName(`transaction ${chainId} ${block} ${name}`),
        logIndex,
        block,
        hashName(`block ${chainId} ${block}`),
        at,
        kind,
        name,
        hashName(name),
        account,
        data ?? (kind === "reserved" ? reserved : {}),
      ],
    );
  }
}
