import { randomBytes } from "node:crypto";
import { voucherTypes } from "../../chain/names-abi.ts";
import type { Address } from "../../core/chains.ts";
import type { Context } from "../../core/context.ts";
import type { Sql } from "../../core/db.ts";
import { ServiceError } from "../../core/errors.ts";
import { signingAccount } from "../../core/signing-account.ts";
import { requireNamesChain } from "./names-chain.ts";

const VOUCHER_SECONDS = 900;

/** A signed consent. It can be sent again until its deadline (unix seconds), but counts once. */
export interface SignedConsent {
  deadline: number;
}

interface WantedVoucher extends Pick<MintVoucher, "name" | "claimer" | "chainId" | "price"> {
  referralCode?: string | undefined;
  /** Present if the claimer signed. */
  consent?: SignedConsent | undefined;
  developerId?: string | null;
}

/** The newest voucher of a name. */
interface Stored {
  voucher: MintVoucher;
  isLive: boolean;
  referralCode: string | null;
  /** `deadline code` of used consents before their deadline. */
  consents: string[];
}

/**
 * Signs and stores a voucher in the caller's transaction; at most one is valid for each name. A claimer with a valid one on the same
 * chain gets it again at its old price, except that a free voucher does not replace a paid one or the reverse. The newest referral
 * code counts, but a consent that is sent again changes nothing. Null while another claimer or chain has a valid one.
 */
export async function issueVoucher(
  ctx: Pick<Context, "env" | "now">,
  sql: Sql,
  wanted: WantedVoucher,
): Promise<SignedVoucher | null> {
  const { name, claimer, chainId, price } = wanted;
  // A row lock would not serialise the first claims of a name.
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`voucher ${name}`]);
  const stored = await readStored(ctx, sql, name);
  const live = stored?.isLive ? stored.voucher : null;
  if (live && (live.claimer !== claimer || live.chainId !== chainId)) return null;
  const referral = referralOf(wanted, stored?.voucher.claimer === claimer ? stored : null);
  if (live && (live.price === 0n) === (price === 0n)) {
    await sql.query("update voucher set referral_code = coalesce($2, referral_code), consents = $3 where name = $1", [
      name,
      referral.code,
      referral.consents,
    ]);
    return signVoucher(ctx, live);
  }
  const seconds = BigInt(Math.floor(ctx.now.getTime() / 1000) + VOUCHER_SECONDS);
  const nonce = BigInt(`0x${randomBytes(16).toString("hex")}`);
  const signed = await signVoucher(ctx, { name, claimer, chainId, price, nonce, expiresAt: seconds });
  await storeVoucher(ctx, sql, signed, { ...referral, developerId: wanted.developerId ?? null });
  return signed;
}

/** The referral code that counts now, and all used consents. */
function referralOf(
  { referralCode, consent }: WantedVoucher,
  before: Stored | null,
): { code: string | null; consents: string[] } {
  const used = before?.consents ?? [];
  const shown = consent === undefined ? null : `${consent.deadline} ${referralCode ?? ""}`;
  if (shown !== null && used.includes(shown)) return { code: before?.referralCode ?? null, consents: used };
  return { code: referralCode ?? null, consents: shown === null ? used : [...used, shown] };
}

async function storeVoucher(
  ctx: Pick<Context, "now">,
  sql: Sql,
  { voucher, signature }: SignedVoucher,
  about: { code: string | null; consents: string[]; developerId: string | null },
): Promise<void> {
  await sql.query(
    `insert into voucher (name, chain_id, claimer, price, nonce, signature, created_at, expires_at, referral_code, consents,
       developer_id)
     values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8), $9, $10, $11)
     on conflict (name) do update set chain_id = excluded.chain_id, claimer = excluded.claimer, price = excluded.price,
       nonce = excluded.nonce, signature = excluded.signature, created_at = excluded.created_at,
       expires_at = excluded.expires_at, referral_code = excluded.referral_code, consents = excluded.consents,
       developer_id = excluded.developer_id`,
    [
      voucher.name,
      voucher.chainId,
      voucher.claimer,
      String(voucher.price),
      String(voucher.nonce),
      signature,
      ctx.now,
      Number(voucher.expiresAt),
      about.code,
      about.consents,
      about.developerId,
    ],
  );
}

async function readStored(ctx: Pick<Context, "now">, sql: Sql, name: string): Promise<Stored | null> {
  const { rows } = await sql.query<{
    claimer: Address;
    chainId: number;
    price: string;
    nonce: string;
    expires: number;
    isLive: boolean;
    referralCode: string | null;
    consents: string[];
  }>(
    `select claimer, chain_id as "chainId", price, nonce, extract(epoch from expires_at)::bigint as expires,
       expires_at >= $2 as "isLive", referral_code as "referralCode", consents
     from voucher where name = $1`,
    [name, ctx.now],
  );
  const [row] = rows;
  if (!row) return null;
  const { claimer, chainId, isLive, referralCode } = row;
  const [price, nonce, expiresAt] = [BigInt(row.price), BigInt(row.nonce), BigInt(row.expires)];
  const now = Math.floor(ctx.now.getTime() / 1000);
  const consents = row.consents.filter((one) => Number(one.split(" ")[0]) >= now);
  return { voucher: { name, claimer, chainId, price, nonce, expiresAt }, isLive, referralCode, consents };
}

/** Permission to mint a name once, as in the contract. */
interface MintVoucher {
  /** Without suffix; no subname. */
  name: string;
  /** The account that gets the token; lower-case hex. */
  claimer: Address;
  chainId: number;
  /** Wei. */
  price: bigint;
  nonce: bigint;
  /** Last valid second, unix time. */
  expiresAt: bigint;
}

export interface SignedVoucher {
  voucher: MintVoucher;
  /** 65 bytes, hex. */
  signature: `0x${string}`;
  /** IdentityNames on the voucher's chain; lower-case hex. */
  contract: Address;
}

/**
 * Signs a voucher in the domain of the chain's IdentityNames contract. The caller has checked that the name may be minted. Throws
 * UNSUPPORTED_CHAIN, also without a configured key.
 */
async function signVoucher(ctx: Pick<Context, "env">, voucher: MintVoucher): Promise<SignedVoucher> {
  const { contract } = requireNamesChain(ctx, voucher.chainId);
  const key = ctx.env.VOUCHER_SIGNER_KEY;
  if (!key)
    throw new ServiceError("UNSUPPORTED_CHAIN", "Vouchers are not available: no key to sign them is configured.");
  const signature = await signingAccount(key).signTypedData({
    domain: { name: "Credence Names", version: "1", chainId: voucher.chainId, verifyingContract: contract },
    types: voucherTypes,
    primaryType: "MintVoucher",
    message: { ...voucher, chainId: BigInt(voucher.chainId) },
  });
  return { voucher, signature, contract };
}
