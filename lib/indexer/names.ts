import { decodeNameLogs } from "../chain/name-logs.ts";
import type { ChainBlock } from "../chain/types.ts";
import type { ChainConfig } from "../core/chains.ts";
import { applyNameEvents, finalizeNames, type NameEvent, revertNameEvents } from "../domains/identities/index.ts";
import { confirmReferrals, foldReservations, forgetSync } from "../domains/reservations/index.ts";
import { lockScores } from "../domains/scores/index.ts";
import type { ChainLeader } from "./chain-leader.ts";

/** Events of the names and reservations contracts in a block. */
export function readNameEvents(chain: ChainConfig, block: ChainBlock): NameEvent[] {
  if (chain.contracts.names === undefined) return [];
  const where = { chainId: chain.id, blockNumber: block.number, blockHash: block.hash, at: block.time };
  return block.transactions
    .filter((transaction) => transaction.success)
    .flatMap(({ hash, logs }) =>
      decodeNameLogs(chain.contracts, logs).map((log) => ({ ...log, ...where, txHash: hash })),
    );
}

/** Applies name events to identities and reservations, in the transaction that writes their blocks. */
export async function writeNames(
  leader: ChainLeader,
  blocks: readonly { number: number; hash: string; names?: readonly NameEvent[] }[],
): Promise<void> {
  const { sql, chain } = leader;
  if (chain.contracts.names === undefined) return;
  const now = leader.now();
  const events = blocks.flatMap((block) => block.names ?? []);
  const names = await applyNameEvents(sql, { settings: leader.settings, now }, { chainId: chain.id, blocks, events });
  if (names.length > 0) await foldReservations(sql, names, now);
}

/** Makes names of blocks that are final now final too. */
export async function settleNames(leader: ChainLeader, finalized: number): Promise<void> {
  const { sql, chain } = leader;
  if (chain.contracts.names === undefined) return;
  const now = leader.now();
  const { rowCount } = await sql.query(
    "select 1 from identity where chain_id = $1 and not final and block_number <= $2 limit 1",
    [chain.id, finalized],
  );
  if (!rowCount) return;
  await lockScores(sql);
  const final = await finalizeNames(sql, { chainId: chain.id, block: finalized, now });
  const names = final.map(({ name }) => name);
  if (names.length > 0) await confirmReferrals(sql, { names, now });
}

/** Reverts the name events above a block. */
export async function rollBackNames(leader: ChainLeader, block: number): Promise<void> {
  const { sql, chain } = leader;
  const now = leader.now();
  const names = await revertNameEvents(sql, { settings: leader.settings, now }, { chainId: chain.id, block });
  await forgetSync(sql, chain.id);
  if (names.length > 0) await foldReservations(sql, names, now);
}
