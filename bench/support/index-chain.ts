import pg from "pg";
import { openSource } from "../../lib/chain/sources/open-source.ts";
import type { ChainConfig } from "../../lib/core/chains.ts";
import { parseEnv } from "../../lib/core/env.ts";
import { loadFastChecksum } from "../../lib/core/keccak.ts";
import { createLogger } from "../../lib/core/log.ts";
import { scoringSettings } from "../../lib/domains/scores/index.ts";
import { runChainLeader } from "../../lib/indexer/run-chain-leader.ts";

// A program that reads or indexes a chain for each task message, and reports the time of each run.

/** Its input. */
export interface Task {
  chain: ChainConfig;
  blocks: number;
  /** Null: only read. */
  databaseUrl: string | null;
}

process.on("message", (task: Task) => {
  // A failure ends the process, which its parent notices.
  void perform(task);
});

async function perform({ chain, blocks, databaseUrl }: Task): Promise<void> {
  const start = performance.now();
  await (databaseUrl === null ? readBlocks(chain, blocks) : indexChain(chain, databaseUrl, blocks));
  process.send?.({ ms: performance.now() - start });
}

/** Read every block with its receipts, joined and checked. */
async function readBlocks(chain: ChainConfig, blocks: number): Promise<void> {
  const source = openSource(chain, "blocks");
  for (let from = 0; from <= blocks; from += 256) await source.blocks(from, Math.min(from + 255, blocks));
  await source.close();
}

/** Index a chain up to its head into an empty database, like the worker. */
async function indexChain(chain: ChainConfig, databaseUrl: string, blocks: number): Promise<void> {
  const env = parseEnv({
    DATABASE_URL: databaseUrl,
    CHAINS: JSON.stringify([chain]),
    RECEIPT_SIGNER_KEY: `0x${"11".repeat(32)}`,
    SESSION_SECRET: "22".repeat(32),
  });
  const log = createLogger("warn");
  await loadFastChecksum();
  const ending = new AbortController();
  const { signal } = ending;
  const leading = runChainLeader({
    databaseUrl,
    chain,
    settings: scoringSettings(env),
    log,
    now: () => new Date(),
    signal,
  });
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    for (;;) {
      const { rowCount } = await sql.query(
        "select from chain_cursor where block_number >= $1 and scored_block is null",
        [blocks],
      );
      if (rowCount) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    ending.abort();
    await leading;
    await sql.end();
  }
}
