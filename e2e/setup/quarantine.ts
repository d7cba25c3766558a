import { withClient } from "../../scripts/database/with-client.ts";
import { callChain } from "../../scripts/simulation/json-rpc.ts";

const HOUR_MS = 3_600_000;

/** Writes that no node gives the block of a paused chain, as its leader would; null: none is missing. */
export async function writeMissingBlock(chainId: number, block: number | null): Promise<void> {
  await withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    const since = block === null ? null : new Date();
    await client.query("update chain_cursor set missing_block = $2, missing_since = $3 where chain_id = $1", [
      chainId,
      block,
      since,
    ]);
  });
}

/**
 * Quarantines a transaction of the chain's newest block, to be read again in an hour. The block has none at this position, so that
 * reading it again changes no score.
 */
export async function quarantine(nodeUrl: string, chainId: number): Promise<{ block: number; reason: string }> {
  const newest = (await callChain(nodeUrl, "eth_getBlockByNumber", ["latest", false])) as {
    number: string;
    hash: string;
  };
  const block = Number(newest.number);
  const reason = "transaction.value is missing";
  const now = Date.now();
  await withClient({ connectionString: process.env.E2E_DATABASE_URL }, async (client) => {
    await client.query(
      `insert into quarantined_transaction (chain_id, block_number, block_hash, tx_index, tx_hash, reason, at, retry_at)
       values ($1, $2, $3, 9999, $4, $5, $6, $7)`,
      [chainId, block, newest.hash, `0x${"99".repeat(32)}`, reason, new Date(now), new Date(now + HOUR_MS)],
    );
  });
  return { block, reason };
}
