import { randomUUID } from "node:crypto";
import type { Context } from "../../lib/core/context.ts";
import { enqueueBackfills } from "../../lib/domains/wallets/index.ts";
import { type BackfillOptions, backfillTurn } from "../../lib/indexer/backfill/backfill-turn.ts";
import { beginTurns } from "../../lib/indexer/backfill/turn.ts";

interface WalletOnChain {
  address: string;
  chainId: number;
}

/** Runs one turn of a wallet's backfill, ahead of the queue; queues it first where necessary. */
export async function runTurn(
  ctx: Context,
  wallet: WalletOnChain,
  options: BackfillOptions,
): Promise<"done" | "continues"> {
  const { address, chainId } = wallet;
  await enqueueBackfills(ctx.pg, "refresh", [wallet]);
  const claim = randomUUID();
  await ctx.pg.query(
    `update backfill set claim = $3, due_at = now() + interval '1 hour' where address = $1 and chain_id = $2`,
    [address, chainId, claim],
  );
  const claimed = { address, chainId, claim, isFirst: true, party: "dev_test" };
  return backfillTurn(ctx, claimed, (await beginTurns(ctx, [claimed])).get(claim), options);
}

/** Runs all turns of a wallet's backfill. Returns how many there were. */
export async function backfillWallet(ctx: Context, wallet: WalletOnChain, options: BackfillOptions): Promise<number> {
  for (let turns = 1; ; turns++) {
    if ((await runTurn(ctx, wallet, options)) === "done") return turns;
  }
}
