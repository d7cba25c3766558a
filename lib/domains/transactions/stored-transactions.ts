import type { Hex } from "viem";
import { isChainError } from "../../chain/errors.ts";
import {
  countMined,
  type SignedTransaction,
  sendTransaction,
  signReplacement,
  signTransaction,
} from "../../chain/interactive/send-transaction.ts";
import type { interactiveClient } from "../../chain/sources/open-source.ts";
import { underLockIfFree } from "../../core/advisory-lock.ts";
import type { Address, ChainConfig } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { lowerAscii } from "../../core/schemas.ts";
import { signingAccount } from "../../core/signing-account.ts";

// Transactions that the service pays for: stored before they are sent, and sent again with the same nonce for a higher price while they
// wait. One nonce is in one block at most once, so that no call is made twice.

/** How long a transaction waits for a block before it is sent for a higher price, milliseconds. */
const PATIENCE_MS = 60_000;
/** How often the price of a transaction is raised, each time to at most twice as much. */
const MOST_RAISES = 4;
/** How long transactions are stored, so that the hash of a replaced one still finds the mined one, milliseconds. */
const STORED_MS = 30 * 86_400_000;

interface Sender {
  chain: ChainConfig;
  key: Hex;
}

const addressOf = (key: Hex): Address => lowerAscii(signingAccount(key).address) as Address; // It is an address.

/** The name of the lock under which a sender signs and sends. */
export function senderLock({ chain, key }: Sender): string {
  return `transactions of ${addressOf(key)} on chain ${chain.id}`;
}

/**
 * Signs a call with the next nonce that no transaction has, also none that the node forgot, and stores it. Call it under
 * {@link senderLock}. `check` may throw before it is stored. Throws REVERTED if the contract refuses the call.
 */
export async function signAndStore(
  sql: Sql,
  sender: Sender,
  input: { to: Address; data: Hex; now: Date; check?: (signed: SignedTransaction) => Promise<void> },
): Promise<SignedTransaction> {
  const { chain, key } = sender;
  const { to, data, now, check } = input;
  const address = addressOf(key);
  const { rows } = await sql.query<{ nonce: number }>(
    "select nonce::int from sent_transaction where chain_id = $1 and sender = $2 and mined_at is null",
    [chain.id, address],
  );
  const signed = await signTransaction(chain, { key, to, data, skip: new Set(rows.map(({ nonce }) => nonce)) });
  await check?.(signed);
  await sql.query(
    `insert into sent_transaction (chain_id, sender, nonce, raw, hashes, raises, sent_at) values ($1, $2, $3, $4, $5, 0, $6)
     -- A chain that forgot blocks takes a nonce again.
     on conflict (chain_id, sender, nonce) do update set raw = excluded.raw, hashes = excluded.hashes, raises = 0,
       sent_at = excluded.sent_at, mined_at = null`,
    [chain.id, address, signed.nonce, signed.raw, [signed.hash], now],
  );
  return signed;
}

/** Sends a stored transaction. One that the node refuses is deleted, so that its nonce is free. */
export async function sendStored(sql: Sql, chain: ChainConfig, signed: SignedTransaction): Promise<void> {
  try {
    await sendTransaction(chain, signed);
  } catch (error) {
    if (isChainError(error) && error.code === "RPC_ERROR")
      await sql.query("delete from sent_transaction where chain_id = $1 and hashes @> array[$2::text]", [
        chain.id,
        signed.hash,
      ]);
    throw error;
  }
}

/** The receipt of a transaction, or of the one that replaced it for a higher price; null if neither is in a block. */
export async function findReceipt(
  sql: Sql,
  client: Pick<ReturnType<typeof interactiveClient>, "receipt">,
  { chainId, hash }: { chainId: number; hash: string },
) {
  const where = "chain_id = $1 and hashes @> array[$2::text]";
  const { rows } = await sql.query<{ hashes: string[] }>(`select hashes from sent_transaction where ${where}`, [
    chainId,
    hash,
  ]);
  for (const one of new Set([hash, ...(rows[0]?.hashes ?? [])])) {
    const receipt = await client.receipt(one);
    if (!receipt) continue;
    await sql.query(`update sent_transaction set mined_at = now() where ${where} and mined_at is null`, [
      chainId,
      hash,
    ]);
    return { hash: one, receipt };
  }
  return null;
}

/**
 * Sends the oldest waiting transaction of each sender for a higher price once it has waited a minute, at most {@link MOST_RAISES} times,
 * and the others again, which the node may have forgotten.
 */
export async function raiseFees({ env, pg, log, now }: Pick<Context, "env" | "pg" | "log" | "now">): Promise<void> {
  const { rows } = await pg.query<{ chainId: number; sender: string }>(
    `select distinct chain_id::int as "chainId", sender from sent_transaction where mined_at is null`,
  );
  const keys = [env.MINTER_KEY, env.ROOTS_PUBLISHER_KEY].flatMap((key) => (key ? [key as Hex] : [])); // Checked with the settings.
  for (const { chainId, sender } of rows) {
    const chain = env.CHAINS.find(({ id }) => id === chainId);
    const key = keys.find((one) => addressOf(one) === sender);
    if (!chain || !key) continue;
    await underLockIfFree(pg, senderLock({ chain, key }), () => sendAgain(pg, { chain, key }, now)).catch((err) =>
      log.warn({ err, chainId, sender }, "waiting transactions could not be sent again; the next run tries"),
    );
  }
  await pg.query("delete from sent_transaction where sent_at < $1", [new Date(now.getTime() - STORED_MS)]);
}

interface Waiting {
  nonce: number;
  raw: Hex;
  hashes: Hex[];
  raises: number;
  sentAt: Date;
}

async function sendAgain(sql: Sql, { chain, key }: Sender, now: Date): Promise<void> {
  const sender = addressOf(key);
  await sql.query(
    "update sent_transaction set mined_at = $4 where chain_id = $1 and sender = $2 and nonce < $3 and mined_at is null",
    [chain.id, sender, await countMined(chain, sender), now],
  );
  const { rows } = await sql.query<Waiting>(
    `select nonce::int, raw, hashes, raises, sent_at as "sentAt" from sent_transaction
     where chain_id = $1 and sender = $2 and mined_at is null order by nonce`,
    [chain.id, sender],
  );
  for (const [i, { nonce, raw, hashes, raises, sentAt }] of rows.entries()) {
    const isDue = i === 0 && raises < MOST_RAISES && now.getTime() - sentAt.getTime() >= PATIENCE_MS;
    const next = isDue ? await signReplacement(chain, { key, raw }) : { raw, hash: hashes[hashes.length - 1] ?? raw };
    if (isDue)
      await sql.query(
        `update sent_transaction set raw = $4, hashes = hashes || $5::text, raises = raises + 1, sent_at = $6
         where chain_id = $1 and sender = $2 and nonce = $3`,
        [chain.id, sender, nonce, next.raw, next.hash, now],
      );
    await sendTransaction(chain, next);
  }
}
