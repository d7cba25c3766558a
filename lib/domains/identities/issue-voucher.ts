import { randomBytes } from "node:crypto";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { type MintVoucher, type SignedVoucher, signVoucher } from "./sign-voucher.ts";

/** How long a voucher holds, seconds. */
const VOUCHER_SECONDS = 900;

/**
 * Sign and keep a voucher inside the caller's transaction: at most one is live for each name. Who has a live one on the same
 * chain gets it again, whatever it would cost now; only one that costs nothing does not stand for one that does, nor the
 * reverse. A referral code is kept with the first that has one. Null while one is live for somebody else or on another chain.
 */
export async function issueVoucher(
  ctx: Pick<Context, "env" | "now">,
  sql: Sql,
  wanted: Pick<MintVoucher, "name" | "claimer" | "chainId" | "price"> & { referralCode?: string },
): Promise<SignedVoucher | null> {
  const { name, claimer, chainId, price } = wanted;
  // Two claims of a name that has no row yet would not meet at a row lock.
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`voucher ${name}`]);
  const live = await readLive(ctx, sql, name);
  if (live && (live.claimer !== claimer || live.chainId !== chainId)) return null;
  if (live && (live.price === 0n) === (price === 0n)) {
    const code = wanted.referralCode ?? null;
    await sql.query("update voucher set referral_code = coalesce(referral_code, $2) where name = $1", [name, code]);
    return signVoucher(ctx, live);
  }
  const seconds = BigInt(Math.floor(ctx.now.getTime() / 1000) + VOUCHER_SECONDS);
  const nonce = BigInt(`0x${randomBytes(16).toString("hex")}`);
  const signed = await signVoucher(ctx, { name, claimer, chainId, price, nonce, expiresAt: seconds });
  await sql.query(
    `insert into voucher (name, chain_id, claimer, price, nonce, signature, created_at, expires_at, referral_code)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8), $9)
     on conflict (name) do update set chain_id = excluded.chain_id, claimer = excluded.claimer, price = excluded.price,
       nonce = excluded.nonce, signature = excluded.signature, created_at = excluded.created_at,
       expires_at = excluded.expires_at, referral_code = excluded.referral_code`,
    [
      name,
      chainId,
      claimer,
      String(price),
      String(nonce),
      signed.signature,
      ctx.now,
      Number(seconds),
      wanted.referralCode ?? null,
    ],
  );
  return signed;
}

async function readLive(ctx: Pick<Context, "now">, sql: Sql, name: string): Promise<MintVoucher | null> {
  const { rows } = await sql.query<{
    chain_id: number;
    claimer: Address;
    price: string;
    nonce: string;
    expires: number;
  }>(
    `select chain_id, claimer, price, nonce, extract(epoch from expires_at)::bigint as expires
     from voucher where name = $1 and expires_at >= $2`,
    [name, ctx.now],
  );
  const row = rows[0];
  if (!row) return null;
  return {
    name,
    claimer: row.claimer,
    chainId: row.chain_id,
    price: BigInt(row.price),
    nonce: BigInt(row.nonce),
    expiresAt: BigInt(row.expires),
  };
}
