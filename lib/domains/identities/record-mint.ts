import { decodeNameLogs, type NameLog } from "../../chain/name-logs.ts";
import { interactiveClient, orChainUnavailable } from "../../chain/sources/open-source.ts";
import { LAST_TIME } from "../../core/chain-states.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { emitEvents } from "../../core/outbox.ts";
import { checksum } from "../../core/schemas.ts";
import { refreshBoards, scoreRequest, scoringSettings } from "../scores/index.ts";
import { findReceipt } from "../transactions/index.ts";
import { applyNameEvents } from "./fold-identities.ts";
import { viewIdentity } from "./get-identity.ts";
import { noteNameChanges, readIdentity } from "./identity-rows.ts";
import type { NameEvent } from "./name-events.ts";
import { requireNamesChain } from "./names-chain.ts";
import type { IdentityView } from "./schemas.ts";

export interface RecordedMint {
  identity: IdentityView;
  /** For a subname. */
  parent?: IdentityView;
  blockNumber: number;
  /** Blocks from the mint's to the newest, inclusive. */
  confirmations: number;
  final: boolean;
}

interface RecordMintInput {
  chainId: number;
  txHash: string;
  /** Either kind if absent. */
  kind?: "minted" | "subname";
  /** Called in the transaction with the names whose events were stored. */
  onStored?: (sql: Sql, names: readonly string[]) => Promise<void>;
  /** Called in the transaction with the names that became final. */
  onFinal?: (sql: Sql, names: readonly FinalName[]) => Promise<void>;
}

/**
 * Records a mint of a name or subname ahead of the indexer, from the configured contract's event in the transaction's receipt.
 * Repeating it is harmless. Throws TRANSACTION_NOT_CONFIRMED if the transaction is unknown, failed, lacks the event or is no longer on
 * the chain; NAME_UNAVAILABLE if a mint on another chain counts; UNSUPPORTED_CHAIN, CHAIN_UNAVAILABLE.
 */
export async function recordMint(ctx: Context, input: RecordMintInput): Promise<RecordedMint> {
  const { chain } = requireNamesChain(ctx, input.chainId);
  const mined = await orChainUnavailable(chain, () => readMint(ctx, chain, input));
  const work = async (sql: Sql) => {
    const dependencies = { settings: scoringSettings(ctx.env), now: ctx.now };
    const names = await applyNameEvents(sql, dependencies, { chainId: chain.id, blocks: [], events: mined.events });
    await input.onStored?.(sql, names);
    const final = await finalizeNames(sql, { chainId: chain.id, block: mined.finalized, names, now: ctx.now });
    await input.onFinal?.(sql, final);
    return viewMint(ctx, sql, mined);
  };
  // Lock the cursor before the scores, as everywhere. A shared lock prevents a rollback meanwhile.
  const recorded = await scoreRequest(ctx.pg, work, (sql) => requireOnChain(sql, mined));
  await refreshBoards(ctx);
  return recorded;
}

interface Mined {
  chainId: number;
  mint: NameLog & { name: string };
  /** All name events of the transaction. */
  events: NameEvent[];
  txHash: string;
  blockNumber: number;
  blockHash: string;
  head: number;
  finalized: number;
}

async function readMint({ pg }: Context, chain: ChainConfig, input: RecordMintInput): Promise<Mined> {
  const client = interactiveClient(chain);
  const given = input.txHash.toLowerCase();
  const found = await findReceipt(pg, client, { chainId: chain.id, hash: given });
  if (!found) throw notConfirmed(`Chain ${chain.id} has no mined transaction ${given}.`);
  const { hash: txHash, receipt } = found;
  if (!receipt.success) throw notConfirmed(`The transaction ${txHash} failed.`);
  const logs = decodeNameLogs(chain.contracts, receipt.logs);
  const mint = logs.find((log) => (input.kind ? log.kind === input.kind : ["minted", "subname"].includes(log.kind)));
  if (!mint?.name) {
    const what = input.kind === "subname" ? "subname" : "name";
    throw notConfirmed(`The transaction ${txHash} did not mint a ${what} of this service.`);
  }
  const head = await client.head();
  const [header, finalized] = await Promise.all([client.header(receipt.blockNumber), client.finalized(head.number)]);
  if (header?.hash !== receipt.blockHash) throw notConfirmed(`A reorg is replacing the block of ${txHash}.`);
  const { blockNumber, blockHash } = receipt;
  const where = { chainId: chain.id, txHash, blockNumber, blockHash };
  return {
    ...where,
    mint: { ...mint, name: mint.name },
    events: logs.map((log) => ({ ...log, ...where, at: Math.min(header.time, LAST_TIME) })),
    head: Math.max(head.number, blockNumber),
    finalized,
  };
}

function notConfirmed(message: string): ServiceError {
  return new ServiceError("TRANSACTION_NOT_CONFIRMED", message);
}

/** Throws if the indexer has another block at this height: the node has not seen the reorg yet. */
async function requireOnChain(sql: Sql, mined: Mined): Promise<void> {
  await sql.query("select 1 from chain_cursor where chain_id = $1 for share", [mined.chainId]);
  const { rows } = await sql.query<{ hash: string }>("select hash from block where chain_id = $1 and number = $2", [
    mined.chainId,
    mined.blockNumber,
  ]);
  if (rows[0] && rows[0].hash !== mined.blockHash) {
    throw notConfirmed(`A reorg replaced the block of ${mined.txHash}.`);
  }
}

async function viewMint(ctx: Context, sql: Sql, mined: Mined): Promise<RecordedMint> {
  const { name } = mined.mint;
  const row = await readIdentity(sql, name);
  if (!row) throw notConfirmed(`The parent of ${name} is not minted on chain ${mined.chainId} yet.`);
  if (row.chainId !== mined.chainId || row.txHash !== mined.txHash) {
    throw new ServiceError("NAME_UNAVAILABLE", `${name} was minted earlier, on chain ${row.chainId}.`);
  }
  const parent = row.parent === null ? null : await readIdentity(sql, row.parent);
  return {
    identity: await viewIdentity(ctx, sql, row),
    ...(parent && { parent: await viewIdentity(ctx, sql, parent) }),
    blockNumber: row.blockNumber,
    confirmations: mined.head - mined.blockNumber + 1,
    final: row.final,
  };
}

interface FinalName {
  name: string;
  /** Lower-case hex. */
  owner: Address;
}

/**
 * Marks mints up to a final block as final, for all names or the given ones, and emits identity.created once for each mint. Returns
 * the names that became final. The caller holds the score lock.
 */
export async function finalizeNames(
  sql: Sql,
  input: { chainId: number; block: number; names?: readonly string[]; now: Date },
): Promise<FinalName[]> {
  const { rows } = await sql.query<FinalName & { tx_hash: string; blocked: boolean }>(
    `update identity set final = true
     where chain_id = $1 and not final and block_number <= $2 and ($3::text[] is null or name = any($3))
     returning name, owner, tx_hash, blocked`,
    [input.chainId, input.block, input.names ?? null],
  );
  rows.sort((a, b) => (a.name < b.name ? -1 : 1));
  await emitEvents(
    sql,
    input.now,
    rows
      .filter(({ blocked }) => !blocked)
      .map(({ name, owner, tx_hash: txHash }) => ({
        event: "identity.created",
        data: { svcId: name, address: checksum(owner), chainId: input.chainId, txHash },
      })),
  );
  await noteNameChanges(
    sql,
    rows.map((row) => row.name),
  );
  return rows.map(({ name, owner }) => ({ name, owner }));
}
