import pg from "pg";
import { createChainClient } from "../../lib/chain/client.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { parseEnv } from "../../lib/core/env.ts";
import { createLogger } from "../../lib/core/log.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { leadChain } from "../../lib/indexer/lead-chain.ts";

/** Every block and its receipts, joined and checked. */
export async function readBlocks(chain: ChainConfig, blocks: number): Promise<void> {
  const client = createChainClient(chain);
  for (let from = 0; from <= blocks; from += 256) await client.blocks(from, Math.min(from + 255, blocks));
  await client.close();
}

/** Everything the worker does with a chain, on an empty database, up to its head. */
export async function indexChain(chain: ChainConfig, databaseUrl: string, blocks: number): Promise<void> {
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    CHAINS: JSON.stringify([chain]),
    RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
    SESSION_SECRET: "22".repeat(32),
  });
  const log = createLogger("warn");
  const ending = new AbortController();
  const { signal } = ending;
  const leading = leadChain({ databaseUrl, chain, settings: scoringSettings(env), log, now: () => new Date(), signal });
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    for (;;) {
      const { rows } = await sql.query<{ block_number: number | null }>("select block_number from chain_cursor");
      if ((rows[0]?.block_number ?? -1) >= blocks) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    ending.abort();
    await leading;
    await sql.end();
  }
}
